import { sum } from '../../engine/lists.ts';
import type { Content, SpaceTerms } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import type { Effect } from '../effects.ts';
import { type BoardSpaceId, COMPANIES, TILE_IDS } from '../ids.ts';
import type { Place } from './place.ts';

/** Sources of a reward: its bonus space, a company's expansion, a card's destruction, or a company track. */
type Giver = readonly (BoardSpaceId | 'expansion' | 'destruction' | 'track')[];

/** Properties that allow an effect, their description within a sentence, and the rule that states them. */
type Limit = readonly [allowed: Giver, where: string, rule: ContentRule];

/** Effects that only certain components may have. */
const LIMITED: Readonly<Partial<Record<Effect['kind'], Limit>>> = {
  expandedTrack: [['expansion'], 'on sectors and asteroids', 'ICON-6'],
  destroyedCost: [['destruction'], 'where a card is destroyed', 'BON-10'],
  salvage: [['destruction'], 'where a card is destroyed', 'BSP-9'],
  firstPlayer: [['firstPlayer'], 'on the first player space', 'BON-7'],
  reserveTile: [TILE_IDS, 'on bonus tile spaces', 'BON-11'],
};

/** Checks all rewards. `checkTokens` checks the bonus of a token. */
export function checkEffects(content: Content, set: Place): void {
  const { moon, belt, menaces, plans, tokens, figures, spaces, tracks } = content;
  set.at('moon').each('sectors', moon.sectors, (place, { structures }) => {
    checkReward(place.at('structures'), structures, ['expansion']);
  });
  set.at('belt').each('asteroids', belt.asteroids, (place, { reward }) => {
    checkReward(place.at('reward'), reward, ['expansion']);
  });
  set.each('menaces', menaces, (place, { reward }) => checkReward(place.at('reward'), reward));
  set.each('plans', plans, (place, { reward }) => checkReward(place.at('reward'), reward));
  set.each('tokens', tokens, (place, { plan }) => checkReward(place.at('plan', 'reward'), plan.reward));
  checkTerms(set.at('figures', 'personalSpace'), figures.personalSpace);
  set.each('spaces', spaces, (place, { id, terms, majority }) => {
    checkTerms(place.at('terms'), terms, [id]);
    place.at('majority').each('tiers', majority?.tiers ?? [], (tier, { reward }) => {
      checkReward(tier.at('reward'), reward);
    });
  });
  set.each('tracks', tracks, (track, { thresholds }) => {
    track.each('thresholds', thresholds, (place, { bonus }) => {
      if (bonus.kind === 'space') checkTerms(place.at('bonus'), bonus, ['track']);
    });
  });
  checkPoints(content, set);
}

function checkTerms(place: Place, { reward, destroys }: SpaceTerms, giver: Giver = []): void {
  checkReward(place.at('reward'), reward, destroys === null ? giver : [...giver, 'destruction']);
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

function checkReward(place: Place, effects: readonly Effect[], giver: Giver = []): void {
  effects.forEach((effect, index) => {
    checkEffect(place.at(index), effect, giver);
  });
}

function checkEffect(place: Place, effect: Effect, giver: Giver): void {
  const limit = LIMITED[effect.kind];
  if (limit !== undefined) {
    const [allowed, where, rule] = limit;
    const isAllowed = giver.some((each) => allowed.includes(each));
    place.at('kind').expect(isAllowed, `this kind only ${where}`, rule);
  }
  if (effect.kind === 'chosenTracks') chosenTracks(place, effect, giver);
  if (effect.kind === 'oneOf') oneOf(place, effect, giver);
}

/** ICON-8, BSP-7, BSP-8: every step count needs its own track. */
function chosenTracks(place: Place, { among, steps }: Extract<Effect, { kind: 'chosenTracks' }>, giver: Giver): void {
  const { length } = steps;
  const max = among === 'all' ? COMPANIES.length : COMPANIES.length - 1;
  place
    .at('among')
    .expect(among === 'all' || giver.includes('track'), '"all", because this is not a company track space', 'BSP-7');
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
