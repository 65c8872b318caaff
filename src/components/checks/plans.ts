import type { Content, Plan, Station } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, type Company, PLAN_LETTERS } from '../ids.ts';
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

interface Side {
  readonly path: string;
  /** Each column's home spaces, with the rule that determines their number. */
  readonly columns: readonly (readonly [spaces: number, rule: ContentRule])[];
  /** Columns whose last space is crossed out and has 2 coin icons. */
  readonly crossed: readonly number[];
  readonly crossedRule: ContentRule;
}

/** STATION-1: 15 outposts fill the columns. STATION-2: the last space of each column has 2 coin icons. */
const MOON: Side = {
  path: '$.moon.stations',
  columns: [
    [5, 'STATION-1'],
    [5, 'STATION-1'],
    [5, 'STATION-1'],
  ],
  crossed: [0, 1, 2],
  crossedRule: 'STATION-2',
};

/** 12 outposts fill the outer columns (BELT-2), and 5 shuttles fill the middle one (BELT-3). */
const BELT: Side = {
  path: '$.belt.stations',
  columns: [
    [6, 'BELT-2'],
    [5, 'BELT-3'],
    [6, 'BELT-2'],
  ],
  crossed: [0, 2],
  crossedRule: 'BELT-21',
};

export function stationProblems({ moon, belt }: Content): Problems {
  return COMPANIES.flatMap((company) => [
    ...station(moon.stations[company], company, MOON),
    ...station(belt.stations[company], company, BELT),
  ]);
}

function station({ company, columns, crossedOut }: Station, key: Company, side: Side): Problems {
  const path = `${side.path}.${key}`;
  const spaces = side.columns.flatMap(([expected, rule], index) => {
    const column = columns[index];
    return column === undefined
      ? []
      : counted(`${path}.columns[${index}]`, column.length, expected, 'home spaces', rule);
  });
  const crossed = side.crossed.flatMap((index) => {
    const last = (side.columns[index]?.[0] ?? 0) - 1;
    const icons = columns[index]?.[last];
    const holds = icons === undefined || icons === 2;
    return expectThat(holds, `${path}.columns[${index}][${last}]`, `2 coin icons, not ${icons}`, side.crossedRule);
  });
  return [
    ...expectThat(company === key, `${path}.company`, `${key}, as in the key, not ${company}`, 'SETUP-11'),
    ...counted(`${path}.columns`, columns.length, 3, 'columns', side === MOON ? 'STATION-1' : 'BELT-2'),
    ...counted(`${path}.crossedOut`, crossedOut.length, side.columns.length, 'columns', side.crossedRule),
    ...spaces,
    ...crossed,
  ];
}
