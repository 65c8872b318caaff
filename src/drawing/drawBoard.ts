import type { Seat } from '../components/ids.ts';
import { type GameState, isView } from '../game/model/state.ts';
import { beltMap } from './board/beltMap.ts';
import { spacesGrid } from './board/bonusSpaces.ts';
import { moonMap } from './board/moonMap.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';
import { cardsPanel } from './table/cardsPanel.ts';
import { plansPanel } from './table/plansPanel.ts';
import { lanes, type TrackGhost } from './tracks/lanesPanel.ts';

/**
 * Draws the side of the board that is in use (the Moon or the Belt) at a given size, with all pieces and stations. The
 * Belt also shows the menace. Sector and space numbers that do not fit are omitted. The background is the night sky.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 * @example
 * ```ts
 * const svg = drawMap(state, { text, size: { width: 496, height: 536 }, idPrefix: 'map-' });
 * ```
 */
export function drawMap(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 240, height: 200 }, (pen, game, size) => {
    const isMoon = state.belt === null;
    const title = pen.text.heading(isMoon ? 'moon' : 'belt');
    const map = isMoon ? moonMap : beltMap;
    return { id: 'map', title, description: title, markup: map(pen, pen.content, game, size) };
  });
}

/** Options of `drawLanes`. */
export interface LanesOptions extends SizedOptions {
  /** Seat whose shares are shown next to the tracks. In a view, defaults to the viewer. */
  readonly seat?: Seat;
  /** Proposed marker moves. Each is drawn as an outlined marker with a path leading to it. */
  readonly ghosts?: readonly TrackGhost[];
}

/**
 * Draws the company tracks at a given size, one per lane, with all markers. The more shares a space is worth, the
 * stronger its colour. Barriers are red gates with their price, and thresholds are green gates with their bonus. Lanes
 * less than 40 pixels high omit prices and bonuses.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 * @example
 * ```ts
 * const ghosts = [{ seat: 0, company: 'tawac', to: 5 }] as const;
 * const svg = drawLanes(state, { text, size: { width: 640, height: 240 }, ghosts });
 * ```
 */
export function drawLanes(state: GameState, options: LanesOptions): string {
  const { ghosts = [], seat = viewerOf(state) } = options;
  return sizedPicture(state, options, { width: 200, height: 64 }, (pen, game, size) => {
    const title = pen.text.heading('tracks');
    return { id: 'lanes', title, description: title, markup: lanes(pen, game, size, { seat, ghosts }) };
  });
}

/** Returns the seat that a view belongs to, or `null`. */
function viewerOf(state: GameState): Seat | null {
  return isView(state) && typeof state.viewer === 'number' ? state.viewer : null;
}

/** Options of `drawBonusSpaces`. */
export interface BonusSpacesOptions extends SizedOptions {
  /**
   * Seat whose majority totals are compared with the highest totals of the other seats. In a view, defaults to the
   * viewer.
   */
  readonly seat?: Seat;
  /** Includes the company tracks' bonus spaces, for screens too small for `drawLanes` to show them. */
  readonly tracks?: boolean;
}

/**
 * Draws the bonus spaces, with their markers, at a given size: a row for each majority with its tiers, and a square for
 * every other space. Personal spaces appear once their players have completed a mission.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawBonusSpaces(state: GameState, options: BonusSpacesOptions): string {
  const { seat = viewerOf(state), tracks = false } = options;
  return sizedPicture(state, options, { width: 160, height: 136 }, (pen, game, size) => {
    const title = pen.text.heading('spaces');
    return { id: 'bonus-spaces', title, description: title, markup: spacesGrid(pen, game, size, { seat, tracks }) };
  });
}

/**
 * Draws the cards on display, each with the cost in its slot, and the number of cards left in the deck. A tall drawing
 * has three columns, and the cards in the right column leave the display first. A wide drawing has three rows, and the
 * cards in the bottom row leave first (RES-6).
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawCards(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 184, height: 176 }, (pen, game, size) => {
    const title = pen.text.heading('display');
    return { id: 'cards', title, description: title, markup: cardsPanel(pen, game, size) };
  });
}

/**
 * Draws the research display, the supplement and the special plans (RP-4, RP-9, RP-11). In a seat's view, a tick marks
 * each plan whose requirements the seat currently meets (SCI-7). Special plans are below the others in a tall drawing,
 * and beside them in a wide one.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawPlans(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 160, height: 128 }, (pen, game, size) => {
    const title = pen.text.heading('researchDisplay');
    return { id: 'plans', title, description: title, markup: plansPanel(pen, game, size) };
  });
}
