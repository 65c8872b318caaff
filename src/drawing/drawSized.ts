import type { Seat } from '../components/ids.ts';
import { type GameState, isView } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';
import type { Heading } from '../text/headings.ts';
import { beltMap } from './board/beltMap.ts';
import { spacesGrid } from './board/bonusSpaces.ts';
import { moonMap } from './board/moonMap.ts';
import type { Pen, PictureSize, SizedOptions } from './pen.ts';
import { areaPanel, handPanel } from './player/cards.ts';
import { researchPanel } from './player/research.ts';
import { stripPanel, summaryPanel } from './player/summary.ts';
import { sized } from './sized.ts';
import type { Markup } from './svg.ts';
import { cardsPanel, plansPanel } from './table/displays.ts';
import { lanes, type TrackGhost } from './tracks/lanes.ts';
import type { TrackTrail } from './tracks/trail.ts';

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
  const isMoon = anyState(state).belt === null;
  const subject = { id: 'map', title: isMoon ? 'moon' : 'belt', width: 240, height: 200 } as const;
  return sized(state, options, subject, isMoon ? moonMap : beltMap);
}

/** Options of `drawLanes`. */
export interface LanesOptions extends SizedOptions {
  /** Seat whose shares are shown next to the tracks. In a view, defaults to the viewer. */
  readonly seat?: Seat;
  /** Proposed marker moves. Each proposed move is drawn as an outlined marker with a path leading to it. */
  readonly ghosts?: readonly TrackGhost[];
  /** Completed marker moves. Each is drawn as a path in the seat's colour from the first space to the last. */
  readonly trails?: readonly TrackTrail[];
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
  const { ghosts = [], trails = [], seat = viewerOf(state) } = options;
  const subject = { id: 'lanes', title: 'tracks', width: 200, height: 64 } as const;
  return sized(state, options, subject, (pen, game, size) => lanes(pen, game, size, { seat, ghosts, trails }));
}

function viewerOf(state: GameState): Seat | null {
  return isView(state) && typeof state.viewer === 'number' ? state.viewer : null;
}

/** Options of `drawBonusSpaces`. */
export interface BonusSpacesOptions extends SizedOptions {
  /** Seat whose majority totals are compared with the best of the others. In a view, defaults to the viewer. */
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
  const subject = { id: 'bonus-spaces', title: 'spaces', width: 160, height: 136 } as const;
  return sized(state, options, subject, (pen, game, size) => spacesGrid(pen, game, size, { seat, tracks }));
}

/**
 * Draws the cards on display, each with the cost in its slot, and the number of cards left in the deck. A tall drawing
 * has three columns, and the cards in the right column leave the display first. A wide drawing has three rows, and the
 * cards in the bottom row leave first (RES-6).
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawCards(state: GameState, options: SizedOptions): string {
  return sized(state, options, { id: 'cards', title: 'display', width: 184, height: 176 }, cardsPanel);
}

/**
 * Draws the research display, the supplement and the special plans (RP-4, RP-9, RP-11). In a seat's view, a tick marks
 * each plan whose requirements the seat currently meets (SCI-7). Special plans are below the others in a tall drawing,
 * and beside them in a wide one.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawPlans(state: GameState, options: SizedOptions): string {
  return sized(state, options, { id: 'plans', title: 'researchDisplay', width: 160, height: 128 }, plansPanel);
}

interface SeatSubject extends PictureSize {
  readonly id: string;
  /** Part of the title after the seat's name. */
  readonly part?: Heading | 'research';
  readonly panel: (pen: Pen, game: Game, seat: Seat, size: PictureSize) => Markup;
}

function ofSeat(state: GameState, seat: Seat, options: SizedOptions, { id, part, panel, ...min }: SeatSubject): string {
  requireSeat(anyState(state), seat);
  const title = (pen: Pen): string => {
    const name = pen.name({ kind: 'seat', seat }, 'full');
    if (part === undefined) return name;
    return `${name}: ${part === 'research' ? pen.text.category(part) : pen.text.heading(part)}`;
  };
  const subject = { id: `${id}-${seat}`, title, ...min };
  return sized(state, options, subject, (pen, game, size) => panel(pen, game, seat, size));
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
  return ofSeat(state, seat, options, { id: 'hand', part: 'hand', panel: handPanel, width: 200, height: 72 });
}

/**
 * Draws a seat's resting decks, with the matching action slot below each one (PLAN-4). A closed slot shows the space
 * that opens it. Drawings less than 112 pixels high show only the action slots.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawArea(state: GameState, seat: Seat, options: SizedOptions): string {
  return ofSeat(state, seat, options, { id: 'area', part: 'area', panel: areaPanel, width: 120, height: 48 });
}

/**
 * Draws a seat's research track with its plans and values, and the helium-3 tank below it.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawResearch(state: GameState, seat: Seat, options: SizedOptions): string {
  return ofSeat(state, seat, options, { id: 'track', part: 'research', panel: researchPanel, width: 200, height: 104 });
}

/**
 * Draws a summary of a seat: its points if the game ended now, its coins, bonus markers and shares, and whether it has
 * passed.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawSeat(state: GameState, seat: Seat, options: SizedOptions): string {
  return ofSeat(state, seat, options, { id: 'own', panel: summaryPanel, width: 64, height: 64 });
}

/**
 * Draws a strip with a seat's public information: points, coins, bonus markers, cards in hand, shares and action area.
 * Luna's strip shows her action slots and her majority cards' totals (LUNA-23), so it needs about 30 pixels more.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have, and for a size out of range.
 */
export function drawRival(state: GameState, seat: Seat, options: SizedOptions): string {
  return ofSeat(state, seat, options, { id: 'rival', panel: stripPanel, width: 64, height: 48 });
}
