import type { Content, Plan } from '../content.ts';
import { PLAN_LETTERS } from '../ids.ts';
import { counted, expectThat, type Problems } from './expectations.ts';

export function planProblems({ plans, specialPlans, researchDisplay }: Content): Problems {
  const supplements = researchDisplay.filter(({ supplement }) => supplement).length;
  return [
    ...PLAN_LETTERS.flatMap((letter) => [
      ...counted('$.plans', plans.filter((plan) => plan.letter === letter).length, 24, `${letter} plans`, 'SETUP-21'),
      ...counted(
        '$.researchDisplay',
        researchDisplay.filter((space) => space.letter === letter).length,
        4,
        `${letter} spaces`,
        'SETUP-22',
      ),
    ]),
    ...counted('$.researchDisplay', supplements, 3, 'spaces linked to the supplement space', 'RP-11'),
    ...plans.flatMap((plan, index) => [
      ...expectThat(plan.letter !== null, `$.plans[${index}].letter`, 'A, B or C, not null', 'SETUP-21'),
      ...printedPlan(plan, `$.plans[${index}]`),
    ]),
    ...counted('$.specialPlans', specialPlans.length, 6, 'special plans', 'SETUP-20'),
    // `counted` has already reported any plans after the sixth.
    ...specialPlans
      .slice(0, 6)
      .flatMap(({ round }, index) =>
        expectThat(
          round === index + 2,
          `$.specialPlans[${index}].round`,
          `${index + 2}, in order, not ${round}`,
          'SETUP-20',
        ),
      ),
  ];
}

/** SCI-6, SCI-12: a plan, even one on a token, has one or two requirements and a reward. */
export function printedPlan({ requirements, reward }: Pick<Plan, 'requirements' | 'reward'>, path: string): Problems {
  const { length } = requirements;
  return [
    ...expectThat(length === 1 || length === 2, `${path}.requirements`, `1 or 2 requirements, not ${length}`, 'SCI-6'),
    ...expectThat(reward.length > 0, `${path}.reward`, 'a reward', 'SCI-12'),
  ];
}
