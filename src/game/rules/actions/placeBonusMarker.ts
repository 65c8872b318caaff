import type { SpaceTerms } from '../../../components/content.ts';
import type { BonusSpaceId, CardId, MajorityItem, Seat } from '../../../components/ids.ts';
import { BOARD_SPACES, PERSONAL_SPACES, TRACK_SPACES } from '../../../components/ids.ts';
import type { PlaceBonusMarker } from '../../model/actions.ts';
import type { TurnFrame } from '../../model/frames.ts';
import { type FaceUpTotals, resourceOf, type TotalsBySeat, totalsBySeat } from '../area/area.ts';
import { grant } from '../bonus/grant.ts';
import { amountAgainstLuna, leadsMajority, lunaAmount, reachedTier, rivalWithMore } from '../bonus/majority.ts';
import { type BonusSpace, bonusSpace, occupant, opensLater, putMarker } from '../bonus/spaces.ts';
import { type Faults, fault, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game } from '../game.ts';
import type { Move } from '../move.ts';
import { destroyHandCard, payCoins, playerAt } from '../players.ts';

/** Action 5 (BON-1): places one bonus marker. */
export const placeBonusMarker: Move<PlaceBonusMarker, TurnFrame> = {
  type: 'placeBonusMarker',

  options(game, { seat }) {
    const { markers, oneTimeMarkers } = playerAt(game, seat);
    if (markers + oneTimeMarkers === 0) return [];
    const totals = totalsBySeat(game);
    const placements: PlaceBonusMarker[] = [];
    for (const id of spacesFor(game, seat)) {
      if (occupant(game, id) !== undefined) continue;
      const space = bonusSpace(game, id);
      if (space === undefined || checkSpace(game, seat, space, totals).length > 0) continue;
      placements.push(...placementsOn(game, seat, space, totals));
    }
    const oneTime =
      oneTimeMarkers === 0 ? [] : placements.map((each): PlaceBonusMarker => ({ ...each, oneTime: true }));
    return markers === 0 ? oneTime : [...placements, ...oneTime];
  },

  /** BON-2, NOTE-5: all requirements of the space must be met when the marker is placed. */
  check(game, { seat }, { space: id, destroy, tier, oneTime }) {
    const space = bonusSpace(game, id);
    if (space === undefined) return fault(opensLater(game, id) ? 'personalSpaceClosed' : 'noSuchSpace', { space: id });
    const { markers, oneTimeMarkers } = playerAt(game, seat);
    if (oneTime && oneTimeMarkers === 0) return fault('noOneTimeMarker'); // MISSION-15
    if (!oneTime && markers === 0) return fault('noMarker');
    const totals = totalsBySeat(game);
    const faults = checkSpace(game, seat, space, totals);
    if (faults.length > 0) return faults;
    const destroyFaults = checkDestroyed(game, seat, space, destroy);
    return destroyFaults.length > 0 ? destroyFaults : checkTier(totals(seat), space, tier);
  },

  /** BON-1 to BON-3, MAJ-13: places the marker, pays the price and gives the reward. Cards stay face up. */
  apply(work, { seat }, { space: id, destroy, tier, oneTime }) {
    push(work, { kind: 'endTurn', seat, used: [] });
    const space = bonusSpace(work, id);
    if (space === undefined) return;
    putMarker(work, { space: id, seat, ...(oneTime && { oneTime }) }, tier);
    payCoins(work, seat, space.terms.cost, space.priceRule);
    if (destroy !== undefined) destroyHandCard(work, seat, destroy);
    const tierReward = tier === undefined ? undefined : space.board?.majority?.tiers[tier - 1]?.reward;
    grant(work, seat, tierReward ?? space.terms.reward, {
      rule: space.rule,
      ...(space.track && { company: space.track.company }),
      ...(destroy !== undefined && { destroyed: destroy }),
    });
  },
};

/** An optimization: skips spaces that are never legal for this seat. `checkSpace` checks the others. */
function spacesFor(game: Game, seat: Seat): BonusSpaceId[] {
  const spaces: BonusSpaceId[] = [...BOARD_SPACES];
  for (const track of TRACK_SPACES) if (isUnlocked(game, seat, track)) spaces.push(track.id);
  const own = game.state.missions === null ? undefined : PERSONAL_SPACES[seat];
  if (own !== undefined) spaces.push(own);
  return spaces;
}

/** One placement for each card in hand that can be destroyed, or one for each reward tier. */
function placementsOn(game: Game, seat: Seat, bonus: BonusSpace, totals: TotalsBySeat): PlaceBonusMarker[] {
  const { id: space, terms, board } = bonus;
  if (terms.destroys !== null) {
    const cards = playerAt(game, seat).hand.filter(
      (card) => matchesSpace(game, terms, card) && !mustBeKept(game, card),
    );
    return cards.map((destroy) => ({ type: 'placeBonusMarker', seat, space, destroy }));
  }
  const placements: PlaceBonusMarker[] = [];
  const reached = board?.majority ? reachedTier(totals(seat), board.majority) : 0;
  for (let tier = 1; tier <= reached; tier += 1) placements.push({ type: 'placeBonusMarker', seat, space, tier });
  if (reached === 0) placements.push({ type: 'placeBonusMarker', seat, space }); // AMB-BON-1
  return placements;
}

/** BON-4, BON-7, BON-11, MAJ-1 */
export function checkSpace(game: Game, seat: Seat, space: BonusSpace, totals: TotalsBySeat): Faults {
  const { id, terms, board, track, owner } = space;
  if (owner !== undefined && owner !== seat) return fault('notPersonal', { space: id });
  const holder = occupant(game, id);
  if (holder !== undefined) return fault('spaceOccupied', { space: id, holder });
  // AMB-BON-8: the first player may not use this space in the first turn of the action phase.
  const isFirstTurn = seat === game.state.firstPlayer && game.state.turns === 0;
  if (isFirstTurn && terms.reward.some(({ kind }) => kind === 'firstPlayer')) {
    return fault('firstPlayerFirstTurn', { space: id });
  }
  const { coins } = playerAt(game, seat);
  if (coins < terms.cost) return fault('spaceTooExpensive', { space: id, cost: terms.cost, coins });
  if (track !== undefined) return checkTrackSpace(game, seat, id, track);
  return board?.majority ? checkMajority(game, seat, id, board.majority.item, totals) : NO_FAULTS;
}

/** MAJ-1, LUNA-24 */
function checkMajority(game: Game, seat: Seat, space: BonusSpaceId, item: MajorityItem, totals: TotalsBySeat): Faults {
  if (leadsMajority(game, totals, seat, item)) return NO_FAULTS;
  const lead = rivalWithMore(game, totals, seat, item);
  if (lead !== undefined) return fault('noMajority', { space, item, ...lead });
  const own = amountAgainstLuna(totals(seat), item);
  return fault('lunaBlocks', { space, amount: lunaAmount(game, item), shownItem: item, own });
}

type TrackSpace = NonNullable<BonusSpace['track']>;

/** TRACK-12, TRACK-14, TRACK-15: a seat may not have markers on both spaces of a track. */
function checkTrackSpace(game: Game, seat: Seat, id: BonusSpaceId, { company, level }: TrackSpace): Faults {
  if (!isUnlocked(game, seat, { company, level })) return fault('spaceLocked', { space: id });
  const sibling: BonusSpaceId = `${company}${level === 1 ? 2 : 1}`;
  return occupant(game, sibling) === seat ? fault('siblingOccupied', { sibling }) : NO_FAULTS;
}

/** TRACK-12: a track space is unlocked by the seat's own track marker. */
function isUnlocked(game: Game, seat: Seat, { company, level }: TrackSpace): boolean {
  return playerAt(game, seat).bonuses[company] >= level;
}

/** BON-10, BSP-5, BSP-6: share cards cannot be destroyed (PREP-12, AMB-BON-4). */
function checkDestroyed(game: Game, seat: Seat, { id, terms, rule }: BonusSpace, card?: CardId): Faults {
  if (terms.destroys === null) return card === undefined ? NO_FAULTS : fault('nothingToDestroy', { space: id });
  if (card === undefined) return faultBy(rule, 'cardToDestroyMissing', { space: id });
  if (!playerAt(game, seat).hand.includes(card)) return faultBy(rule, 'destroyedCardNotInHand', { space: id, card });
  if (!matchesSpace(game, terms, card)) return faultBy(rule, 'notACarbonCard', { space: id, card });
  return mustBeKept(game, card) ? fault('shareCardKept', { card }) : NO_FAULTS;
}

function matchesSpace(game: Game, { destroys }: SpaceTerms, card: CardId): boolean {
  return destroys === 'any' || resourceOf(game, card) === destroys;
}

/** PREP-12: share cards stay in the hand until the final scoring. A rules switch can change this (AMB-BON-4). */
function mustBeKept({ box, state }: Game, card: CardId): boolean {
  return box.card(card).action.kind === 'share' && !state.options.switches.shareCardsMayBeDestroyed;
}

/** MAJ-12: the player takes exactly one of the tiers reached, or none if no tier is reached (AMB-BON-1). */
function checkTier(totals: FaceUpTotals, { id, board }: BonusSpace, tier?: number): Faults {
  const majority = board?.majority ?? null;
  if (majority === null) return tier === undefined ? NO_FAULTS : fault('noTiers', { space: id });
  const last = majority.tiers.length;
  if (tier !== undefined && (tier < 1 || tier > last)) return fault('noSuchTier', { space: id, tier, last });
  const reached = reachedTier(totals, majority);
  if (tier === undefined) return reached === 0 ? NO_FAULTS : fault('tierMissing', { space: id, reached });
  return tier <= reached ? NO_FAULTS : fault('tierNotReached', { space: id, tier, reached });
}
