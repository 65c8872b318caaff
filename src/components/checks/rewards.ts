import type { Content, SpaceTerms } from '../content.ts';
import type { Effect } from '../effects.ts';
import type { BoardSpaceId } from '../ids.ts';

export interface Reward {
  readonly path: string;
  readonly effects: readonly Effect[];
  /** True if the reward follows the expansion of a company. */
  readonly expanded?: boolean;
  /** True if the reward follows the destruction of a card. */
  readonly destroyed?: boolean;
  /** True if the reward belongs to a company track. */
  readonly track?: boolean;
  /** Bonus space on the board that gives the reward. */
  readonly space?: BoardSpaceId;
}

export function rewardsOf(content: Content): readonly Reward[] {
  const { moon, belt, menaces, plans, tokens, figures } = content;
  return [
    ...moon.sectors.map(({ structures }, index) => ({
      path: `$.moon.sectors[${index}].structures`,
      effects: structures,
      expanded: true,
    })),
    ...belt.asteroids.map(({ reward }, index) => ({
      path: `$.belt.asteroids[${index}].reward`,
      effects: reward,
      expanded: true,
    })),
    ...menaces.map(({ reward }, index) => ({ path: `$.menaces[${index}].reward`, effects: reward })),
    ...plans.map(({ reward }, index) => ({ path: `$.plans[${index}].reward`, effects: reward })),
    ...tokens.map(({ plan }, index) => ({ path: `$.tokens[${index}].plan.reward`, effects: plan.reward })),
    ofTerms(figures.personalSpace, '$.figures.personalSpace'),
    ...boardRewards(content),
    ...trackRewards(content),
  ];
}

const ofTerms = ({ reward, destroys }: SpaceTerms, path: string): Reward => ({
  path: `${path}.reward`,
  effects: reward,
  destroyed: destroys !== null,
});

function boardRewards({ spaces }: Content): readonly Reward[] {
  return spaces.flatMap(({ id, terms, majority }, index) => {
    const path = `$.spaces[${index}]`;
    const tiers = majority?.tiers ?? [];
    return [
      { ...ofTerms(terms, `${path}.terms`), space: id },
      ...tiers.map(({ reward }, tier) => ({ path: `${path}.majority.tiers[${tier}].reward`, effects: reward })),
    ];
  });
}

function trackRewards({ tracks }: Content): readonly Reward[] {
  return tracks.flatMap(({ thresholds }, index) =>
    thresholds.flatMap(({ bonus }, level) =>
      bonus.kind === 'space'
        ? [{ ...ofTerms(bonus, `$.tracks[${index}].thresholds[${level}].bonus`), track: true }]
        : [],
    ),
  );
}
