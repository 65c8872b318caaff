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

/** A bonus space in play: its terms, and where it is. */
export interface BonusSpace {
  readonly id: BonusSpaceId;
  readonly terms: SpaceTerms;
  /** A space of the board (BON-5), … */
  readonly board?: BoardSpace;
  /** … or of a company track (TRACK-12), … */
  readonly track?: { readonly company: Company; readonly level: TrackLevel };
  /** … or somebody's own (MISSION-9, MISSION-10). */
  readonly owner?: Seat;
  /** The rule that says what it asks and gives. */
  readonly rule: CitedRule;
  /** The rule its price is paid by. */
  readonly priceRule: RuleId;
}

const TRACK_SPACES_BY_ID: ReadonlyMap<string, (typeof TRACK_SPACES)[number]> = new Map(
  TRACK_SPACES.map((space) => [space.id, space]),
);

/** BON-5, TRACK-10: the bonus space of an id, or `undefined` where this game has none. */
export function bonusSpace(game: Game, id: BonusSpaceId): BonusSpace | undefined {
  const board = game.box.find.space(id);
  if (board !== undefined) return { id, terms: board.terms, board, rule: ruleOfBoardSpace(board), priceRule: 'BON-2' };
  const track = TRACK_SPACES_BY_ID.get(id);
  if (track === undefined) return personalSpace(game, id, ownerOf(id));
  const bonus = trackBonus(game, track.company, track.level);
  if (bonus.kind !== 'space') return undefined;
  return { id, terms: bonus, track, rule: ruleOfTrackSpace(bonus, track.level), priceRule: 'TRACK-12' };
}

/** MISSION-9, MISSION-10: it is there once the last marker has left the status card. */
function personalSpace({ box, state }: Game, id: BonusSpaceId, owner: Seat): BonusSpace | undefined {
  const isComplete = state.missions?.status[owner]?.columns.every((hasMarker) => !hasMarker) ?? false;
  if (!isComplete) return undefined;
  return { id, terms: box.content.figures.personalSpace, owner, rule: 'MISSION-10', priceRule: 'MISSION-10' };
}

/** MISSION-9: whether a space that is not there is the personal one of somebody who has not completed a mission yet. */
export function opensLater({ state }: Game, id: BonusSpaceId): boolean {
  return state.missions?.status[ownerOf(id)] !== undefined;
}

/** The seat whose personal space an id names, or -1. */
function ownerOf(id: BonusSpaceId): Seat {
  return (PERSONAL_SPACES as readonly string[]).indexOf(id);
}

/** BON-4: whose marker lies on a space. AMB-TRACK-2: track spaces are shared by all who have unlocked them. */
export function occupant(game: Game, id: BonusSpaceId): Seat | undefined {
  for (const { space, seat } of game.state.placed) if (space === id) return seat;
  return undefined;
}

/**
 * BON-2, LACT-25: a marker leaves its owner for a bonus space. MISSION-15: a one-time marker is placed like any other.
 * MAJ-12: the tier taken there is told, not kept.
 */
export function layMarker(work: Work, marker: PlacedMarker, tier?: number): void {
  const player = writePlayer(work, marker.seat);
  if (marker.oneTime) player.oneTimeMarkers -= 1;
  else player.markers -= 1;
  work.state.placed.push(marker);
  work.emit({ type: 'markerPlaced', ...marker, ...(tier !== undefined && { tier }) });
}
