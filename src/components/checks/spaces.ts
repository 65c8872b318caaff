import { sortedJson } from '../../engine/fingerprint.ts';
import type { BoardSpace, CardAction, Content, Majority, StartingToken, Tile } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { BOARD_SPACES, COMPANIES, MAJORITY_ITEMS, type MajorityItem, TILE_IDS, type TileId } from '../ids.ts';
import { MAX_PLAYERS } from '../printed.ts';
import { removed, startingNine } from './cards.ts';
import type { Place } from './place.ts';
import { checkPrintedPlan } from './plans.ts';

export function checkSpaces({ spaces }: Content, set: Place): void {
  set.at('spaces').onceEach(spaces, BOARD_SPACES, 'BON-5');
  set.each('spaces', spaces, checkSpace);
}

function checkSpace(place: Place, { id, group, majority, terms: { cost, reward } }: BoardSpace): void {
  // MAJ-2, MAJ-3
  const item = MAJORITY_ITEMS.find((each) => id === (each === 'scientists' ? 'scientistMajority' : `${each}Majority`));
  const isTile = TILE_IDS.some((tile) => tile === id);
  const [expected] = [...(item ? ['majority'] : []), ...(isTile ? ['tile'] : []), 'standard'];
  place.at('group').expect(group === expected, `${expected} for ${id}, not ${group}`, 'BON-5');
  if (item === undefined) {
    place.at('majority').expect(majority === null, 'null, because this is not a majority space', 'MAJ-1');
  } else {
    place.at('majority').expect(majority !== null, 'an object with item and tiers', 'MAJ-1');
    if (majority !== null) checkMajority(place.at('majority'), majority, item);
  }
  if (isTile) {
    // BON-11: the space reserves its tile for 1 or 2 coins. `checkEffects` checks that no other space does.
    const [only, ...more] = reward;
    const isOwn = only?.kind === 'reserveTile' && only.tile === id && more.length === 0;
    place.at('terms', 'cost').within(cost, 1, 2, 'BON-11');
    place.at('terms', 'reward').expect(isOwn, `reserveTile of ${id} and nothing else`, 'BON-11');
  }
  if (id === 'firstPlayer') {
    // BON-7: the space must make its user the first player.
    const isGiven = reward.some(({ kind }) => kind === 'firstPlayer');
    place.at('terms', 'reward').expect(isGiven, 'a reward that includes firstPlayer', 'BON-7');
  }
}

/** MAJ-4 to MAJ-11: tiers must be in ascending order. */
function checkMajority(place: Place, majority: Majority, item: MajorityItem): void {
  const totals = majority.tiers.map(({ atLeast }) => atLeast);
  const rule = item === 'scientists' ? 'MAJ-2' : 'MAJ-3';
  place.at('item').expect(majority.item === item, `${item}, not ${majority.item}`, rule);
  place.at('tiers').expect(totals.length > 0, 'at least one tier', 'MAJ-11');
  place.at('tiers').ascending(totals, 'MAJ-11', 'atLeast');
}

export function checkTokens(content: Content, set: Place): void {
  const { tokens } = content;
  const nine = startingNine(content).map(({ action }) => sortedJson(action));
  set.at('tokens').count(tokens.length, 10, 'starting tokens', 'SETUP-39');
  set.each('tokens', tokens, (place, token) => {
    // If there are fewer than nine cards, `checkStartingCards` has already reported it.
    if (nine.length === 9) checkRestingCards(place, token, [...nine]);
    // SETUP-43: the bonus may contain only steps that Luna can take too (LUNA-9).
    place.each('bonus', token.bonus, (at, { kind }) => {
      at.at('kind').expect(kind === 'track' || kind === 'helium', `track or helium, not ${kind}`, 'SETUP-43');
    });
    checkPrintedPlan(place.at('plan'), token.plan);
  });
  checkRecommended(content, set.at('recommended'));
}

/** SETUP-42: the three cards must be among a player's nine starting cards. */
function checkRestingCards(place: Place, { cards }: StartingToken, left: string[]): void {
  place.at('cards').count(cards.length, 3, 'cards', 'SETUP-42');
  place.each('cards', cards, (at, action) => {
    at.expect(removed(left, sortedJson(action)), 'each of the nine starting cards at most once', 'SETUP-42');
  });
}

/** SETUP-6, SETUP-9: each company has its own board. SETUP-38: there is a token for each of four players. */
function checkRecommended({ tokens, recommended }: Content, place: Place): void {
  const boards = new Set<string>();
  for (const company of COMPANIES) {
    place.at('tracks', company).unique(recommended.tracks[company].slice(0, 1), boards, 'SETUP-6');
  }
  const known = new Set(tokens.map(({ id }) => id));
  place.at('tokens').count(recommended.tokens.length, MAX_PLAYERS, 'tokens', 'SETUP-38');
  place.each('tokens', recommended.tokens, (at, id) => {
    at.expect(known.has(id), `the id of a token, not ${id}`, 'SETUP-38');
  });
  place.at('tokens').distinct(recommended.tokens, 'SETUP-38');
}

/** Kind of action that each tile allows; the +1 resource tile allows none. */
const ACTS_AS: Readonly<Record<TileId, readonly [kind: CardAction['kind'] | null, rule: ContentRule]>> = {
  plusOneResourceTile: [null, 'TILE-4'],
  fieldScientistTile: ['fieldScientist', 'TILE-9'],
  scientistTile: ['scientist', 'TILE-10'],
  energyTile: ['energy', 'TILE-11'],
};

/** TILE-2. */
export function checkTiles({ tiles }: Content, set: Place): void {
  set.at('tiles').onceEach(tiles, TILE_IDS, 'TILE-2');
  set.each('tiles', tiles, checkTile);
}

function checkTile(place: Place, { id, action, plus }: Tile): void {
  const [kind, rule] = ACTS_AS[id];
  const isNeutral = action?.kind !== 'fieldScientist' || action.company === null;
  place.at('action').expect((action?.kind ?? null) === kind, `${kind ?? 'null'} for ${id}`, rule);
  place.at('action', 'company').expect(isNeutral, 'null, because the tile has no company', 'TILE-9');
  place.at('plus').expect(kind !== null || plus > 0, 'at least 1 unit', 'TILE-4');
}
