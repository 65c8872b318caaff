import type { Box } from '../components/box.ts';
import type { Component, Content } from '../components/content.ts';
import type { CardId, LunaCardId, MenaceId, MissionId, PlanId, TileId, TokenId } from '../components/ids.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Heading } from '../text/headings.ts';
import { plain } from '../text/parts.ts';
import { beltMap } from './board/beltMap.ts';
import { moonMap } from './board/moonMap.ts';
import { CARD, cardPlace, PLAN, planPlace, TILE, TOKEN, tilePlace, tokenPlace } from './components/cards.ts';
import { printedLegend } from './drawLegend.ts';
import { type Panel, row, type Size, stack } from './layout.ts';
import { reconstructedNote, sheet, titled, written } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { group, ORIGIN } from './svg.ts';
import { lunaCardPanel, menacePanel, missionPanel } from './table/modules.ts';
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

type PrintedId = 'moon' | 'belt' | 'tracks';
type DrawPrinted = (pen: Pen, content: Content) => readonly [printed: readonly Component[], panel: Panel];

/** Draws a part of the board with a legend. `note` is the heading shown if any numbers are invented. */
function drawnPrinted(options: DrawingOptions, id: PrintedId, note: Heading, draw: DrawPrinted): string {
  const pen = new Pen(options);
  const { content } = pen;
  const [printed, panel] = draw(pen, content);
  const notes = [`${pen.text.heading('content')} (${content.id})`, ...reconstructedNote(pen, note, printed)];
  const title = pen.text.heading(id);
  const panels = row([titled(pen, title, panel, notes), printedLegend(pen, id)], 24);
  return sheet(pen, panels, { id, title, description: notes.join('. ') });
}

const BOARD = { width: 760, height: 720 };

/** Draws the Moon side of the board without pieces, but with a legend. */
export function drawMoon(options: DrawingOptions): string {
  return drawnPrinted(options, 'moon', 'reconstructedMap', (pen, content) => [
    content.moon.sectors,
    { ...BOARD, markup: moonMap(pen, content, null, BOARD) },
  ]);
}

/** Draws the Belt side of the board without pieces, but with a legend. */
export function drawBelt(options: DrawingOptions): string {
  return drawnPrinted(options, 'belt', 'reconstructedNetwork', (pen, content) => [
    [...content.belt.asteroids, ...content.belt.shuttleSpaces, ...content.belt.stationRoutes],
    { ...BOARD, markup: beltMap(pen, content, null, BOARD) },
  ]);
}

/** Draws all company tracks without markers, but with a legend. */
export function drawTracks(options: DrawingOptions): string {
  return drawnPrinted(options, 'tracks', 'reconstructedTracks', (pen, { tracks }) => [
    tracks,
    printedTracks(pen, tracks),
  ]);
}
