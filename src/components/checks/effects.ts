import { sum } from '../../engine/lists.ts';
import type { Content, SpaceTerms } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import type { Effect } from '../effects.ts';
import { COMPANIES, TILE_IDS } from '../ids.ts';
import type { Place } from './place.ts';

/** The component that gives a reward. */
interface Giver {
  /** True if the reward follows the expansion of a company. */
  readonly expanded?: boolean;
  /** True if the reward follows the destruction of a card. */
  readonly destroyed?: boolean;
  /** True if the reward belongs to a company track. */
  readonly track?: boolean;
  /** Bonus space on the board that gives the reward. */
  readonly space?: string;
}

/** Place where an effect may occur: its name within a sentence, and the rule that states it. */
type Limit = readonly [isAllowed: (giver: Giver) => boolean, where: string, rule: ContentRule];

/** Effects that only certain components may have. */
const LIMITED: Readonly<Partial<Record<Effect['kind'], Limit>>> = {
  expandedTrack: [({ expanded }) => expanded === true, 'on sectors and asteroids', 'ICON-6'],
  destroyedCost: [({ destroyed }) => destroyed === true, 'where a card is destroyed', 'BON-10'],
  salvage: [({ destroyed }) => destroyed === true, 'where a card is destroyed', 'BSP-9'],
  firstPlayer: [({ space }) => space === 'firstPlayer', 'on the first player space', 'BON-7'],
  reserveTile: [({ space }) => TILE_IDS.some((tile) => tile === space), 'on bonus tile spaces', 'BON-11'],
};

/** Checks all rewards. `checkTokens` checks the bonus of a token. */
export function checkEffects(content: Content, set: Place): void {
  const { moon, belt, menaces, plans, tokens, figures, spaces, tracks } = content;
  set.at('moon').each('sectors', moon.sectors, (place, { structures }) => {
    checkReward(place.at('structures'), structures, { expanded: true });
  });
  set.at('belt').each('asteroids', belt.asteroids, (place, { reward }) => {
    checkReward(place.at('reward'), reward, { expanded: true });
  });
  set.each('menaces', menaces, (place, { reward }) => checkReward(place.at('reward'), reward));
  set.each('plans', plans, (place, { reward }) => checkReward(place.at('reward'), reward));
  set.each('tokens', tokens, (place, { plan }) => checkReward(place.at('plan', 'reward'), plan.reward));
  checkTerms(set.at('figures', 'personalSpace'), figures.personalSpace);
  set.each('spaces', spaces, (place, { id, terms, majority }) => {
    checkTerms(place.at('terms'), terms, { space: id });
    place.at('majority').each('tiers', majority?.tiers ?? [], (tier, { reward }) => {
      checkReward(tier.at('reward'), reward);
    });
  });
  set.each('tracks', tracks, (track, { thresholds }) => {
    track.each('thresholds', thresholds, (place, { bonus }) => {
      if (bonus.kind === 'space') checkTerms(place.at('bonus'), bonus, { track: true });
    });
  });
  checkPoints(content, set);
}

function checkTerms(place: Place, { reward, destroys }: SpaceTerms, giver: Giver = {}): void {
  checkReward(place.at('reward'), reward, { ...giver, destroyed: destroys !== null });
}

const MAX_POINTS = 900;

/** RP-3, EXP-24: adds up all research points that one expansion can collect. */
function checkPoints({ moon, belt }: Content, set: Place): void {
  const check = (place: Place, effects: readonly Effect[]): void => {
    const points = sum(effects, (effect) => (effect.kind === 'research' ? effect.points : 0));
    place.expect(points <= MAX_POINTS, `at most ${MAX_POINTS} research points in total`, 'EXP-24');
  };
  const structures = moon.sectors.flatMap((sector) => sector.structures);
  const rewards = belt.asteroids.flatMap(({ reward }) => reward);
  check(set.at('moon', 'sectors'), structures);
  check(set.at('belt', 'asteroids'), rewards);
}

function checkReward(place: Place, effects: readonly Effect[], giver: Giver = {}): void {
  effects.forEach((effect, index) => {
    checkEffect(place.at(index), effect, giver);
  });
}

function checkEffect(place: Place, effect: Effect, giver: Giver): void {
  const limit = LIMITED[effect.kind];
  if (limit !== undefined) {
    const [isAllowed, where, rule] = limit;
    place.at('kind').expect(isAllowed(giver), `this kind only ${where}`, rule);
  }
  if (effect.kind === 'chosenTracks') chosenTracks(place, effect, giver);
  if (effect.kind === 'oneOf') oneOf(place, effect, giver);
}

/** ICON-8, BSP-7, BSP-8: every step count needs its own track. */
function chosenTracks(place: Place, effect: Extract<Effect, { kind: 'chosenTracks' }>, { track }: Giver): void {
  const { among, steps } = effect;
  const { length } = steps;
  const max = among === 'all' ? COMPANIES.length : COMPANIES.length - 1;
  place
    .at('among')
    .expect(among === 'all' || track === true, '"all", because this is not a company track space', 'BSP-7');
  place.at('steps').expect(length >= 1 && length <= max, `1 to ${max} numbers of steps, not ${length}`, 'ICON-8');
}

/** BSP-1: offers at least two rewards, none of them empty. */
function oneOf(place: Place, { rewards }: Extract<Effect, { kind: 'oneOf' }>, giver: Giver): void {
  place.at('rewards').expect(rewards.length >= 2, 'at least two rewards to choose from', 'BSP-1');
  place.each('rewards', rewards, (at, effects) => {
    at.expect(effects.length > 0, 'a reward', 'BSP-1');
    checkReward(at, effects, giver);
  });
}
