import { allScientistsOf, cardOf, majorityValue, scientistsOf } from './cards.ts';
import type { Game, Steps } from './game.ts';
import { at, humans, need, playerOf, remove } from './game.ts';
import { lunaBlocks } from './luna.ts';
import { hasPersonalSpace } from './missions.ts';
import { takeRewards } from './rewards.ts';
import { companyTrack, payCoins } from './tracks.ts';
import type {
  BonusSpaceId,
  CardId,
  Company,
  Effect,
  Majority,
  PersonalSpaceId,
  PlaceBonusMarker,
  Seat,
  SpaceTerms,
} from './types.ts';
import { TRACK_SPACES } from './types.ts';

/** A bonus space that a seat may know of: its price and reward, and the company of a track space. */
interface Space {
  readonly id: BonusSpaceId;
  readonly terms: SpaceTerms;
  readonly majority: Majority | null;
  readonly company?: Company;
}

/** BON-5, TRACK-12, MISSION-9: the spaces of the board, those unlocked on the tracks, and the personal space. */
function spacesFor(game: Game, seat: Seat): Space[] {
  const board = game.content.spaces.map(({ id, terms, majority }): Space => ({ id, terms, majority }));
  return [...board, ...trackSpaces(game, seat), ...personalSpace(game, seat)];
}

/** TRACK-9, TRACK-12: bonus spaces of thresholds whose bonus has taken effect; either of two may be used (TRACK-14). */
function trackSpaces(game: Game, seat: Seat): Space[] {
  return TRACK_SPACES.flatMap(({ id, company, level }): Space[] => {
    const bonus = companyTrack(game, company).thresholds[level - 1]?.bonus;
    if (bonus?.kind !== 'space' || playerOf(game, seat).bonuses[company] < level) return [];
    return [{ id, terms: bonus, majority: null, company }];
  });
}

/** MISSION-10: the personal space, for its owner alone (MISSION-9). Its price and its steps are data. */
function personalSpace(game: Game, seat: Seat): Space[] {
  if (!hasPersonalSpace(game, seat)) return [];
  const id: PersonalSpaceId = `personal${seat as 0 | 1 | 2 | 3}`;
  return [{ id, terms: game.content.figures.personalSpace, majority: null }];
}

/** BON-1, BON-2: every free space whose requirement is met, with every way to place a marker there. */
export function bonusAnswers(game: Game, seat: Seat): PlaceBonusMarker[] {
  const { markers, oneTimeMarkers } = playerOf(game, seat);
  if (markers + oneTimeMarkers === 0) return [];
  const placements = spacesFor(game, seat)
    .filter((space) => mayPlaceOn(game, seat, space))
    .flatMap((space) => placementsOn(game, seat, space));
  return [
    ...(markers > 0 ? placements : []),
    // MISSION-15
    ...(oneTimeMarkers > 0 ? placements.map((placement) => ({ ...placement, oneTime: true as const })) : []),
  ];
}

function mayPlaceOn(game: Game, seat: Seat, { id, terms, majority, company }: Space): boolean {
  if (game.table.placed.some(({ space }) => space === id)) return false; // BON-4, AMB-TRACK-2
  if (playerOf(game, seat).coins < terms.cost) return false; // BON-2, BON-8, BON-11
  if (id === 'firstPlayer' && isFirstTurnOfFirstPlayer(game, seat)) return false; // BON-7
  if (company !== undefined && usesTrackSpace(game, seat, company)) return false; // TRACK-15
  return majority === null || holdsMajority(game, seat, majority);
}

/** BON-7, AMB-BON-8: the first player has not finished a turn of this action phase yet. */
function isFirstTurnOfFirstPlayer(game: Game, seat: Seat): boolean {
  return game.table.firstPlayer === seat && game.turns === 0;
}

/** TRACK-15: true if the seat has a marker on one of the two bonus spaces of a track. */
function usesTrackSpace(game: Game, seat: Seat, company: Company): boolean {
  const ids: BonusSpaceId[] = TRACK_SPACES.filter((space) => space.company === company).map(({ id }) => id);
  return game.table.placed.some((marker) => marker.seat === seat && ids.includes(marker.space));
}

/** MAJ-1 to MAJ-3: no other player has strictly more face up; a tie is enough. For Luna, see LUNA-24. */
function holdsMajority(game: Game, seat: Seat, { item }: Majority): boolean {
  if (game.options.luna !== null && lunaBlocks(game, seat, item)) return false;
  const own = majorityValue(game, seat, item);
  return humans(game).every((other) => other === seat || majorityValue(game, other, item) <= own);
}

/** Every combination of a card to destroy and a reward tier on a space. */
function placementsOn(game: Game, seat: Seat, { id, terms, majority }: Space): PlaceBonusMarker[] {
  const tiers = majority === null ? [undefined] : tierChoices(game, seat, majority);
  const cards = terms.destroys === null ? [undefined] : destroyable(game, seat, terms.destroys);
  return cards.flatMap((destroy) =>
    tiers.map((tier) => ({
      type: 'placeBonusMarker',
      seat,
      space: id,
      ...(destroy !== undefined && { destroy }),
      ...(tier !== undefined && { tier }),
    })),
  );
}

/** BON-10, BSP-5, BSP-6, BSP-9: cards of the hand. Share cards are among them only with a switch (AMB-BON-4). */
function destroyable(game: Game, seat: Seat, destroys: 'any' | 'carbon'): CardId[] {
  return playerOf(game, seat).hand.filter((id) => {
    const { action } = cardOf(game.content, id);
    if (destroys === 'carbon') return action.kind === 'resource' && action.resource === 'carbon';
    return action.kind !== 'share' || game.options.switches.shareCardsMayBeDestroyed;
  });
}

/** MAJ-12: the tier reached or any lower one. Without any, the marker earns nothing (AMB-BON-1). */
function tierChoices(game: Game, seat: Seat, { item, tiers }: Majority): (number | undefined)[] {
  const total = tierTotal(game, seat, item);
  const reached = tiers.flatMap(({ atLeast }, index) => (total >= atLeast ? [index + 1] : []));
  return reached.length > 0 ? reached : [undefined];
}

/** MAJ-4 to MAJ-7: one scientist with further scientists, field scientists and the icon. MAJ-8 to MAJ-11: a total. */
function tierTotal(game: Game, seat: Seat, item: Majority['item']): number {
  if (item !== 'scientists') return majorityValue(game, seat, item);
  return scientistsOf(game, seat) > 0 ? allScientistsOf(game, seat) : 0;
}

/** Action 5: one marker goes to the space (BON-1, BON-6), the price is paid (BON-2), and the reward taken (BON-3). */
export function* placeBonusMarker(game: Game, action: PlaceBonusMarker): Steps {
  const { seat, destroy, tier, oneTime } = action;
  const space = need(
    spacesFor(game, seat).find(({ id }) => id === action.space),
    action.space,
  );
  const player = playerOf(game, seat);
  if (oneTime === true) player.oneTimeMarkers -= 1;
  else player.markers -= 1;
  game.table.placed.push({ space: space.id, seat, ...(oneTime === true && { oneTime }) });
  payCoins(game, seat, space.terms.cost);
  if (destroy !== undefined) {
    remove(player.hand, destroy);
    game.table.destroyed.push(destroy);
  }
  yield* takeRewards(game, seat, rewardOf(space, tier), {
    ...(space.company !== undefined && { company: space.company }),
    ...(destroy !== undefined && { destroyed: destroy }),
  }); // No card is turned face down (MAJ-13).
}

/** The reward of the space, and of the chosen tier of a majority space. Exactly one tier is taken (MAJ-12). */
function rewardOf({ terms, majority }: Space, tier: number | undefined): readonly Effect[] {
  const chosen = majority === null || tier === undefined ? [] : at(majority.tiers, tier - 1).reward;
  return [...terms.reward, ...chosen];
}
