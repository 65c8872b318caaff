import type { Box } from '../components/box.ts';
import type { Component } from '../components/content.ts';
import type { CardId, LunaCardId, MenaceId, MissionId, PlanId, Seat, TileId, TokenId } from '../components/ids.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState, openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';
import type { Heading } from '../text/headings.ts';
import { plain } from '../text/parts.ts';
import { beltMap } from './board/beltMap.ts';
import { moonMap } from './board/moonMap.ts';
import { CARD, cardChip, cardPlace, PLAN, planPlace, TILE, TOKEN, tilePlace, tokenPlace } from './components/cards.ts';
import { printedLegend } from './drawLegend.ts';
import { cellOf, middleOf, type Panel, row, type Size, stack } from './layout.ts';
import { reconstructedNote, sheet, titled, written } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { actingSeats } from './player/summary.ts';
import { group, ORIGIN, together } from './svg.ts';
import { lunaCardPanel, menacePanel, missionPanel, missionsPanels } from './table/modules.ts';
import { seatRow, wholeTable } from './table/wholeTable.ts';
import { printedTracks } from './tracks/lanes.ts';

/** Scale of the drawing, relative to the size of the component in a drawing of the table. */
const SCALE = 2;
const NOTE = 220;

type Draw = (pen: Pen, box: Box) => readonly [printed: Component, face: Panel];

function drawn(options: DrawingOptions, ref: Ref, draw: Draw): string {
  const pen = new Pen(options);
  const [printed, face] = draw(pen, boxOf(pen.content));
  const title = pen.name(ref, 'full');
  const description = [title, ...pen.text.describe(ref).map(plain)].join('. ');
  const note = reconstructedNote(pen, 'partlyReconstructed', [printed]).map((line) => [line]);
  const below = { ...written(pen, note, Math.max(NOTE, face.width), 13), width: NOTE };
  return sheet(pen, note.length === 0 ? face : stack([face, below], 10), { id: ref.kind, title, description });
}

function enlarged({ width, height }: Size, markup: string): Panel {
  const scaled = group({ transform: `scale(${SCALE})` }, markup);
  return { width: width * SCALE, height: height * SCALE, markup: scaled };
}

/**
 * Draws an action card: its letter or owner, cost, action and share.
 * @throws RangeError for an unknown card.
 * @example
 * ```ts
 * const svg = drawCard('A01', { text: createText({ locale: en }) });
 * ```
 */
export function drawCard(card: CardId, options: DrawingOptions): string {
  return drawn(options, { kind: 'card', card }, (pen, box) => {
    const printed = box.card(card);
    return [printed, enlarged(CARD, cardPlace(pen, printed, { at: ORIGIN }))];
  });
}

/**
 * Draws a research plan, a starting token's printed plan, or a special plan.
 * @throws RangeError for an unknown plan.
 */
export function drawPlan(plan: PlanId, options: DrawingOptions): string {
  return drawn(options, { kind: 'plan', plan }, (pen, box) => {
    const printed = box.find.specialPlan(plan) ?? box.plan(plan);
    return [printed, enlarged(PLAN, planPlace(pen, box, plan, { at: ORIGIN }))];
  });
}

/**
 * Draws a starting research token: the cards it requires on the resting decks, its bonus and its plan.
 * @throws RangeError for an unknown token.
 */
export function drawToken(token: TokenId, options: DrawingOptions): string {
  return drawn(options, { kind: 'token', token }, (pen, box) => {
    const printed = box.token(token);
    return [printed, enlarged(TOKEN, tokenPlace(pen, printed, ORIGIN))];
  });
}

/**
 * Draws a bonus tile.
 * @throws RangeError for an unknown tile.
 */
export function drawTile(tile: TileId, options: DrawingOptions): string {
  return drawn(options, { kind: 'tile', tile }, (pen, box) => {
    const printed = box.tile(tile);
    return [printed, enlarged(TILE, tilePlace(pen, printed, { at: ORIGIN }))];
  });
}

/**
 * Draws a mission with its tasks. If a state is given, also shows which seats have claimed them.
 * @throws RangeError for an unknown mission.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawMission(mission: MissionId, state: GameState | null, options: DrawingOptions): string {
  return drawn(options, { kind: 'mission', mission }, (pen, box) => {
    const printed = box.mission(mission);
    const game = state === null ? null : openState(box, state, 'The state is the second argument.');
    return [printed, missionPanel(pen, printed, game === null ? null : game.state.missions)];
  });
}

/**
 * Draws a menace card: the cost and reward of removing it, and its effect if it stays.
 * @throws RangeError for an unknown menace.
 */
export function drawMenace(menace: MenaceId, options: DrawingOptions): string {
  const ref = { kind: 'menace', menace } as const;
  return drawn(options, ref, (pen, box) => [box.menace(menace), menacePanel(pen, box.menace(menace), ref)]);
}

/**
 * Draws one of Luna's cards: its actions, and the items it counts in majorities.
 * @throws RangeError for an unknown card.
 */
export function drawLunaCard(lunaCard: LunaCardId, options: DrawingOptions): string {
  return drawn(options, { kind: 'lunaCard', lunaCard }, (pen, box) => {
    const printed = box.lunaCard(lunaCard);
    return [printed, lunaCardPanel(pen, printed)];
  });
}

type DrawPrinted = (pen: Pen) => readonly [printed: readonly Component[], panel: Panel];

/** Draws a part of the board with a legend. `note` is the heading shown if any numbers are invented. */
function drawnPart(options: DrawingOptions, id: 'moon' | 'belt' | 'tracks', note: Heading, draw: DrawPrinted): string {
  const pen = new Pen(options);
  const [printed, panel] = draw(pen);
  const notes = [`${pen.text.heading('content')} (${pen.content.id})`, ...reconstructedNote(pen, note, printed)];
  const title = pen.text.heading(id);
  const panels = row([titled(pen, title, panel, notes), printedLegend(pen, id)], 24);
  return sheet(pen, panels, { id, title, description: notes.join('. ') });
}

const BOARD = { width: 760, height: 720 };

/** Draws the Moon side of the board without pieces, but with a legend. */
export function drawMoon(options: DrawingOptions): string {
  return drawnPart(options, 'moon', 'reconstructedMap', (pen) => [
    pen.content.moon.sectors,
    { ...BOARD, markup: moonMap(pen, null, BOARD) },
  ]);
}

/** Draws the Belt side of the board without pieces, but with a legend. */
export function drawBelt(options: DrawingOptions): string {
  return drawnPart(options, 'belt', 'reconstructedNetwork', (pen) => [
    [...pen.content.belt.asteroids, ...pen.content.belt.shuttleSpaces, ...pen.content.belt.stationRoutes],
    { ...BOARD, markup: beltMap(pen, null, BOARD) },
  ]);
}

/** Draws all company tracks without markers, but with a legend. */
export function drawTracks(options: DrawingOptions): string {
  return drawnPart(options, 'tracks', 'reconstructedTracks', (pen) => [pen.content.tracks, printedTracks(pen)]);
}

function drawnState(pen: Pen, state: GameState, id: string, title: string, panel: (pen: Pen, game: Game) => Panel) {
  const { text } = pen;
  const game = openState(boxOf(pen.content), state);
  const acting = actingSeats(state).map((seat) => plain(text.name({ kind: 'seat', seat })));
  const round = `${text.heading('round')} ${state.round}`;
  const description = acting.length === 0 ? round : `${round}. ${text.heading('turn')}: ${acting.join(', ')}`;
  return sheet(pen, panel(pen, game), { id, title, description });
}

/** Width of a drawing of one seat in two rows. */
const ROOM = 780;

/**
 * Draws everything in front of a seat: its possessions, resting decks, action slots, hand, research track and tank. In
 * another seat's view, hidden cards are face down. For Luna, draws her decks, slots and majority cards.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have.
 */
export function drawPlayer(state: GameState, seat: Seat, options: DrawingOptions): string {
  requireSeat(anyState(state), seat);
  const pen = new Pen(options);
  const title = pen.name({ kind: 'seat', seat }, 'full');
  return drawnState(pen, state, `player-${seat}`, title, (_, game) => seatRow(pen, game, seat, ROOM));
}

/**
 * Draws the missions with every seat's status, and the personal bonus spaces.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a game without missions, and while missions are still hidden because players are choosing
 * starting decks.
 */
export function drawMissions(state: GameState, options: DrawingOptions): string {
  if (anyState(state).missions === null)
    throw new RangeError('This game has no missions, or they are not revealed yet.');
  const pen = new Pen(options);
  const title = pen.text.heading('missions');
  return drawnState(pen, state, 'missions', title, (_, game) => stack(missionsPanels(pen, game)));
}

/** Columns of the destroyed cards, the size of a card, and the size of its cell. */
const CHIPS = { columns: 9, size: 22, pitch: 26 } as const;

/**
 * Draws the destroyed cards, which are all public.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawDestroyed(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options);
  const title = pen.text.heading('destroyed');
  return drawnState(pen, state, 'destroyed', title, (_, game) => {
    const cards = game.state.destroyed.map((id) => game.box.card(id));
    const { columns, size, pitch } = CHIPS;
    const grid = { corner: ORIGIN, cell: { width: pitch, height: pitch }, columns, gap: 0 };
    const chips = cards.map((card, index) => cardChip(pen, card, middleOf(cellOf(grid, index)), size));
    const height = Math.max(1, Math.ceil(cards.length / columns)) * pitch;
    return titled(pen, `${title} (${cards.length})`, { width: columns * pitch, height, markup: together(chips) });
  });
}

/**
 * Draws the whole table: the board, the displays beside it, and everything in front of each seat, starting with the
 * viewer. Every component and space that a choice can refer to appears exactly once. Each component's title is its
 * name; the title of a choice also includes a description.
 * @throws ForeignStateError when the state belongs to other components.
 * @example
 * ```ts
 * const text = createText({ locale: en, game: view });
 * const svg = drawTable(view, { text, highlight: highlightsOf(chooser(view, seat)), interactive: true });
 * ```
 */
export function drawTable(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options, { isBrief: true });
  return drawnState(pen, state, 'table', pen.text.heading('table'), wholeTable);
}
