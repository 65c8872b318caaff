import type { Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';
import type { Heading } from '../text/headings.ts';
import type { Pen, PictureSize, SizedOptions } from './pen.ts';
import { areaPanel } from './player/area.ts';
import { handPanel } from './player/hand.ts';
import { researchPanel } from './player/researchPanel.ts';
import { stripPanel } from './player/strip.ts';
import { summaryPanel } from './player/summary.ts';
import { sizedPicture } from './sized.ts';

type SeatPanel = (pen: Pen, game: Game, seat: Seat, size: PictureSize) => string;

/** What a picture of a seat is called: its name, and behind it which part of its things. */
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
    const what = part === 'research' ? pen.text.category(part) : part === null ? null : pen.text.heading(part);
    const title = what === null ? name : `${name}: ${what}`;
    return { id: `${id}-${seat}`, title, description: title, markup: panel(pen, game, seat, size) };
  });
}

/**
 * Draws the hand of a seat with the bonus tiles that lie on no card, or the starting tokens that it may choose from (SETUP-39).
 * On the view of somebody else the cards are backs. Where the cards have too little room beside each other they overlap, and
 * each shows at its left side what it is for; one that is highlighted as `chosen` or `hover` stands out.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a bad size.
 */
export function drawHand(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'hand', part: 'hand', panel: handPanel, needs: { width: 200, height: 72 } });
}

/**
 * Draws the resting decks of a seat, and below each of them its action slot (PLAN-4). A closed slot names what opens it. A
 * picture lower than 112 has no room for the resting decks and shows the action slots alone.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a bad size.
 */
export function drawArea(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'area', part: 'area', panel: areaPanel, needs: { width: 120, height: 48 } });
}

/**
 * Draws the research track of a seat with its plans and values, and below it its helium-3 tank.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a bad size.
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
 * Draws what a seat owns: the points if the game ended now, its coins, bonus markers and shares, and whether it has passed.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a bad size.
 */
export function drawSeat(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'own', part: null, panel: summaryPanel, needs: { width: 64, height: 64 } });
}

/**
 * Draws a seat as a strip, as the others see it: points, coins, bonus markers, cards in hand, shares and action area. That of
 * Luna shows her action slots and what her majority cards count (LUNA-23); give it about 30 pixels more.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a bad size.
 */
export function drawRival(state: GameState, seat: Seat, options: SizedOptions): string {
  return drawn(state, seat, options, { id: 'rival', part: null, panel: stripPanel, needs: { width: 64, height: 48 } });
}
