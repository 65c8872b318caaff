import type { BoardSpace, SpaceTerms } from '../../../components/content.ts';
import type { Effect } from '../../../components/effects.ts';
import {
  type BonusSpaceId,
  type Company,
  PERSONAL_SPACES,
  type Seat,
  TRACK_SPACES,
  type TrackLevel,
} from '../../../components/ids.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { PlacedMarker } from '../../model/state.ts';
import type { Game, Work } from '../game.ts';
import { writePlayer } from '../players.ts';
import { trackBonus } from '../tracks/trackBonuses.ts';

/** BSP-1 to BSP-10: the rules of each pair of track bonus spaces, by the kind of their first effect. */
const PAIRS: Readonly<Partial<Record<Effect['kind'], readonly [CitedRule, CitedRule]>>> = {
  oneOf: ['BSP-1', 'BSP-2'],
  research: ['BSP-1', 'BSP-2'],
  purchase: ['BSP-3', 'BSP-4'],
  destroyedCost: ['BSP-5', 'BSP-6'],
  chosenTracks: ['BSP-7', 'BSP-8'],
  salvage: ['BSP-9', 'BSP-10'],
};

/** The rules of bonus spaces on the board, by the kind of their first effect. */
const BOARD: Readonly<Partial<Record<Effect['kind'], CitedRule>>> = {
  firstPlayer: 'BON-7',
  purchase: 'BON-8',
  destroyedCost: 'BON-10',
  reserveTile: 'BON-11',
};

export function ruleOfBoardSpace({ majority, terms }: BoardSpace): CitedRule {
  if (majority !== null) return 'MAJ-1';
  return BOARD[terms.reward[0]?.kind ?? 'coins'] ?? 'BON-2';
}

/** Returns the rule of a bonus space on a company track. A space of a custom component set may have none. */
export function ruleOfTrackSpace({ reward }: SpaceTerms, level: TrackLevel): CitedRule {
  return PAIRS[reward[0]?.kind ?? 'coins']?.[level - 1] ?? 'TRACK-12';
}

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
