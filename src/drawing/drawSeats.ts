import type { Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import type { Game } from '../game/rules/module.ts';
import { requireSeat } from '../game/rules/players.ts';
import type { Heading } from '../text/headings.ts';
import type { Pen, PictureSize, SizedOptions } from './pen.ts';
import { areaPanel } from './player/area.ts';
import { handPanel } from './player/hand.ts';
import { researchPanel } from './player/research.ts';
import { stripPanel } from './player/strip.ts';
import { summaryPanel } from './player/summary.ts';
import { sizedPicture } from './sized.ts';

type SeatPanel = (pen: Pen, game: Game, seat: Seat, size: PictureSize) => string;

interface SeatPicture {
  readonly id: string;
  readonly part: Heading | 'research' | null;
  readonly panel: SeatPanel;
  readonly needs: PictureSize;
}

function drawn(state: GameState, seat: Seat, options: SizedOptions, picture: SeatPicture): string {
  const { id, part, panel, needs } = picture;
  requireSeat(anyState(state), seat);
  return sizedPicture(state, options, needs, (pen, game, size) => {
    const name = pen.name({ kind: 'seat', seat }, 'full');
    const label = part === 'research' ? pen.text.category(part) : part === null ? null : pen.text.heading(part);
    const title = label === null ? name : `${name}: ${label}`;
    return { id: `${id}-${seat}`, title, description: title, markup: panel(pen, game, seat, size) };
  });
}

/**
 * Draws a seat's hand with its unplaced bonus tiles, or the starting tokens it can choose from (SETUP-39). In another
 * seat's view, the cards are face down. Cards that do not fit side by side overlap, but the use at the left edge of
 * each card remains visible. A card highlighted as `chosen` or `hover` is raised.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 * @example
 * ```ts
 * const svg = drawHand(view, 0, { text, size: { width: 480, height: 130 } });
 * ```
 */
export function drawHand(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'hand', part: 'hand', panel: handPanel, needs: { width: 200, height: 72 } });
}

/**
 * Draws a seat's resting decks, with the matching action slot below each one (PLAN-4). A closed slot shows the space
 * that opens it. Drawings less than 112 pixels high show only the action slots.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawArea(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'area', part: 'area', panel: areaPanel, needs: { width: 120, height: 48 } });
}

/**
 * Draws a seat's research track with its plans and values, and the helium-3 tank below it.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawResearch(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, {
    id: 'track',
    part: 'research',
    panel: researchPanel,
    needs: { width: 200, height: 104 },
  });
}

/**
 * Draws a summary of a seat: its points if the game ended now, its coins, bonus markers and shares, and whether it has
 * passed.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawSeat(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'own', part: null, panel: summaryPanel, needs: { width: 64, height: 64 } });
}

/**
 * Draws a strip with a seat's public information: points, coins, bonus markers, cards in hand, shares and action area.
 * Luna's strip shows her action slots and her majority cards' totals (LUNA-23), so it needs about 30 pixels more.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawRival(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'rival', part: null, panel: stripPanel, needs: { width: 64, height: 48 } });
}
