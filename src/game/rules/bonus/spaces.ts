import type { BoardSpace, SpaceTerms } from '../../../components/content.ts';
import type { BonusSpaceId, Company, Seat, TrackLevel } from '../../../components/ids.ts';
import { PERSONAL_SPACES, TRACK_SPACES } from '../../../components/ids.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { PlacedMarker } from '../../model/state.ts';
import type { Game, Work } from '../game.ts';
import { writePlayer } from '../players.ts';
import { trackBonus } from '../tracks/trackBonuses.ts';
import { ruleOfBoardSpace, ruleOfTrackSpace } from './spaceRules.ts';

/** A bonus space in the game: its terms and its location, which is `board`, `track` or `owner`. */
export interface BonusSpace {
  readonly id: BonusSpaceId;
  readonly terms: SpaceTerms;
  /** The space on the board (BON-5). */
  readonly board?: BoardSpace;
  /** The company track and level of the space (TRACK-12). */
  readonly track?: { readonly company: Company; readonly level: TrackLevel };
  /** The owner of a personal space (MISSION-9, MISSION-10). */
  readonly owner?: Seat;
  /** The rule for its requirements and reward. */
  readonly rule: CitedRule;
  /** The rule for its price. */
  readonly priceRule: RuleId;
}

const TRACK_SPACES_BY_ID: ReadonlyMap<string, (typeof TRACK_SPACES)[number]> = new Map(
  TRACK_SPACES.map((space) => [space.id, space]),
);

/** BON-5, TRACK-10: returns the bonus space with the given id, or `undefined` if this game has none. */
export function bonusSpace(game: Game, id: BonusSpaceId): BonusSpace | undefined {
  const board = game.box.find.space(id);
  if (board !== undefined) return { id, terms: board.terms, board, rule: ruleOfBoardSpace(board), priceRule: 'BON-2' };
  const track = TRACK_SPACES_BY_ID.get(id);
  if (track === undefined) return personalSpace(game, id, ownerOf(id));
  const bonus = trackBonus(game, track.company, track.level);
  if (bonus.kind !== 'space') return undefined;
  return { id, terms: bonus, track, rule: ruleOfTrackSpace(bonus, track.level), priceRule: 'TRACK-12' };
}

/** MISSION-9, MISSION-10: returns a seat's personal space once its status card has no markers left. */
function personalSpace({ box, state }: Game, id: BonusSpaceId, owner: Seat): BonusSpace | undefined {
  const isComplete = state.missions?.status[owner]?.columns.every((hasMarker) => !hasMarker) ?? false;
  if (!isComplete) return undefined;
  return { id, terms: box.content.figures.personalSpace, owner, rule: 'MISSION-10', priceRule: 'MISSION-10' };
}

/** MISSION-9: checks whether an unavailable space is a personal space that its owner can still open. */
export function opensLater({ state }: Game, id: BonusSpaceId): boolean {
  return state.missions?.status[ownerOf(id)] !== undefined;
}

/** Returns -1 for spaces that are not personal. */
function ownerOf(id: BonusSpaceId): Seat {
  return (PERSONAL_SPACES as readonly string[]).indexOf(id);
}

/** BON-4: returns the seat with a marker on a space. AMB-TRACK-2: seats that have unlocked a track space share it. */
export function occupant(game: Game, id: BonusSpaceId): Seat | undefined {
  for (const { space, seat } of game.state.placed) if (space === id) return seat;
  return undefined;
}

/**
 * BON-2, LACT-25: moves a marker from its owner's reserve to a bonus space. MISSION-15: one-time markers are placed
 * like ordinary markers. MAJ-12: the event contains the chosen tier, but the state does not.
 */
export function putMarker(work: Work, marker: PlacedMarker, tier?: number): void {
  const player = writePlayer(work, marker.seat);
  if (marker.oneTime) player.oneTimeMarkers -= 1;
  else player.markers -= 1;
  work.state.placed.push(marker);
  work.emit({ type: 'markerPlaced', ...marker, ...(tier !== undefined && { tier }) });
}
