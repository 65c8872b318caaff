import type { BoardSpace, SpaceTerms } from '../../model/content.ts';
import type { BonusSpaceId, Company, Seat, TrackLevel } from '../../model/ids.ts';
import { BOARD_SPACES, COMPANIES } from '../../model/ids.ts';
import type { Game } from '../kit.ts';
import { trackBonus } from '../tracks/trackBonuses.ts';

/** A bonus space in play: its terms, and where it is. */
export interface BonusSpace {
  readonly id: BonusSpaceId;
  readonly terms: SpaceTerms;
  /** A space of the board (BON-5), … */
  readonly board?: BoardSpace;
  /** … or of a company track (TRACK-12). */
  readonly track?: { readonly company: Company; readonly level: TrackLevel };
}

const TRACK_SPACES = COMPANIES.flatMap((company) => [
  { id: `${company}1`, company, level: 1 } as const,
  { id: `${company}2`, company, level: 2 } as const,
]);

/** BON-5, TRACK-10: the bonus space of an id, or `undefined` where this game has none. */
export function bonusSpace(game: Game, id: BonusSpaceId): BonusSpace | undefined {
  const board = game.box.boardSpace(id);
  if (board !== undefined) return { id, terms: board.terms, board };
  const track = TRACK_SPACES.find((space) => space.id === id);
  if (track === undefined) return undefined;
  const bonus = trackBonus(game, track.company, track.level);
  return bonus.kind === 'space' ? { id, terms: bonus, track } : undefined;
}

/** Ids of all bonus spaces, those of the board first. */
export const ALL_SPACES: readonly BonusSpaceId[] = [...BOARD_SPACES, ...TRACK_SPACES.map(({ id }) => id)];

/** BON-4: whose marker lies on a space. AMB-TRACK-2: track spaces are shared by all who have unlocked them. */
export function occupant(game: Game, id: BonusSpaceId): Seat | undefined {
  return game.state.placed.find(({ space }) => space === id)?.seat;
}
