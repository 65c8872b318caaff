import { sum } from '../../engine/lists.ts';
import type { Content, SpaceTerms } from '../content.ts';
import type { Effect } from '../effects.ts';
import { type BoardSpaceId, COMPANIES, TILE_IDS } from '../ids.ts';
import { expectThat, type Problems } from './expectations.ts';

interface Reward {
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

function rewardsOf(content: Content): readonly Reward[] {
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

const MAX_POINTS = 900;

/** Checks effects that only certain components may have. `tokenProblems` checks the bonus of a token. */
export function effectProblems(content: Content): Problems {
  return [...rewardsOf(content).flatMap(inReward), ...pointsOnBoard(content)];
}

/** RP-3, EXP-24: adds up all research points that one expansion can collect. */
function pointsOnBoard({ moon, belt }: Content): Problems {
  const points = (rewards: readonly (readonly Effect[])[]): number =>
    sum(rewards.flat(), (effect) => (effect.kind === 'research' ? effect.points : 0));
  const expected = `at most ${MAX_POINTS} research points in total`;
  const sectors = points(moon.sectors.map(({ structures }) => structures));
  const asteroids = points(belt.asteroids.map(({ reward }) => reward));
  return [
    ...expectThat(sectors <= MAX_POINTS, '$.moon.sectors', expected, 'EXP-24'),
    ...expectThat(asteroids <= MAX_POINTS, '$.belt.asteroids', expected, 'EXP-24'),
  ];
}

function inReward(reward: Reward): Problems {
  return reward.effects.flatMap((effect, index) => inPlace(effect, reward, `${reward.path}[${index}]`));
}

function inPlace(effect: Effect, reward: Reward, path: string): Problems {
  const { expanded = false, destroyed = false, track = false, space } = reward;
  switch (effect.kind) {
    case 'expandedTrack':
      return expectThat(expanded, `${path}.kind`, 'this kind only on sectors and asteroids', 'ICON-6');
    case 'destroyedCost':
      return expectThat(destroyed, `${path}.kind`, 'this kind only where a card is destroyed', 'BON-10');
    case 'salvage':
      return expectThat(destroyed, `${path}.kind`, 'this kind only where a card is destroyed', 'BSP-9');
    case 'firstPlayer':
      return expectThat(space === 'firstPlayer', `${path}.kind`, 'this kind only on the first player space', 'BON-7');
    case 'reserveTile': {
      const onTile = TILE_IDS.some((tile) => tile === space);
      return expectThat(onTile, `${path}.kind`, 'this kind only on bonus tile spaces', 'BON-11');
    }
    case 'chosenTracks':
      return chosenTracks(effect, track, path);
    case 'oneOf':
      return oneOf(effect, reward, path);
    default:
      return [];
  }
}

/** ICON-8, BSP-7, BSP-8: every step count needs its own track. */
function chosenTracks(
  { steps, among }: Extract<Effect, { kind: 'chosenTracks' }>,
  track: boolean,
  path: string,
): Problems {
  const max = among === 'all' ? COMPANIES.length : COMPANIES.length - 1;
  const holds = steps.length >= 1 && steps.length <= max;
  return [
    ...expectThat(
      among === 'all' || track,
      `${path}.among`,
      '"all", because this is not a company track space',
      'BSP-7',
    ),
    ...expectThat(holds, `${path}.steps`, `1 to ${max} numbers of steps, not ${steps.length}`, 'ICON-8'),
  ];
}

/** BSP-1: offers at least two rewards, none of them empty. */
function oneOf({ rewards }: Extract<Effect, { kind: 'oneOf' }>, reward: Reward, path: string): Problems {
  return [
    ...expectThat(rewards.length >= 2, `${path}.rewards`, 'at least two rewards to choose from', 'BSP-1'),
    ...rewards.flatMap((effects, index) => {
      const at = `${path}.rewards[${index}]`;
      return [
        ...expectThat(effects.length > 0, at, 'a reward', 'BSP-1'),
        ...inReward({ ...reward, path: at, effects }),
      ];
    }),
  ];
}
