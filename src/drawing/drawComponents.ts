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
import { CARD, cardPlace } from './components/card.ts';
import { PLAN, planPlace, TILE, TOKEN, tilePlace, tokenPlace } from './components/plan.ts';
import { printedLegend } from './drawLegend.ts';
import { type Panel, row, type Size, stack } from './layout.ts';
import { reconstructedNote, sheet, titled, written } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { ORIGIN } from './svg.ts';
import { lunaCardPanel, menacePanel, missionPanel } from './table/modules.ts';
import { printedTracks } from './tracks/lanesPanel.ts';

interface Subject {
  readonly ref: Ref;
  readonly panel: (pen: Pen, box: Box) => Panel;
  readonly component: (box: Box) => Component;
}

/** Scale of the drawing, relative to the size of the component in a drawing of the table. */
const SCALE = 2;
const NOTE = 220;

function drawn(options: DrawingOptions, { ref, panel, component }: Subject): string {
  const pen = new Pen(options);
  const box = boxOf(pen.content);
  const printed = component(box);
  const title = pen.name(ref, 'full');
  const description = [title, ...pen.text.describe(ref).map(plain)].join('. ');
  const note = reconstructedNote(pen, 'partlyReconstructed', [printed]).map((line) => [line]);
  const face = panel(pen, box);
  const below = { ...written(pen, note, Math.max(NOTE, face.width), 13), width: NOTE };
  return sheet(pen, note.length === 0 ? face : stack([face, below], 10), { id: ref.kind, title, description });
}

function enlarged({ width, height }: Size, markup: string): Panel {
  const scaled = `<g transform="scale(${SCALE})">${markup}</g>`;
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
  return drawn(options, {
    ref: { kind: 'card', card },
    panel: (pen, box) => enlarged(CARD, cardPlace(pen, box.card(card), { at: ORIGIN })),
    component: (box) => box.card(card),
  });
}

/**
 * Draws a research plan, a starting token's printed plan, or a special plan.
 * @throws RangeError for an unknown plan.
 */
export function drawPlan(plan: PlanId, options: DrawingOptions): string {
  return drawn(options, {
    ref: { kind: 'plan', plan },
    panel: (pen, box) => enlarged(PLAN, planPlace(pen, box, plan, { at: ORIGIN })),
    component: (box) => box.find.specialPlan(plan) ?? box.plan(plan),
  });
}

/**
 * Draws a starting research token: the cards it requires on the resting decks, its bonus and its plan.
 * @throws RangeError for an unknown token.
 */
export function drawToken(token: TokenId, options: DrawingOptions): string {
  return drawn(options, {
    ref: { kind: 'token', token },
    panel: (pen, box) => enlarged(TOKEN, tokenPlace(pen, box.token(token), ORIGIN)),
    component: (box) => box.token(token),
  });
}

/**
 * Draws a bonus tile.
 * @throws RangeError for an unknown tile.
 */
export function drawTile(tile: TileId, options: DrawingOptions): string {
  return drawn(options, {
    ref: { kind: 'tile', tile },
    panel: (pen, box) => enlarged(TILE, tilePlace(pen, box.tile(tile), { at: ORIGIN })),
    component: (box) => box.tile(tile),
  });
}

/**
 * Draws a mission with its tasks. If a state is given, also shows which seats have claimed them.
 * @throws RangeError for an unknown mission.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawMission(mission: MissionId, state: GameState | null, options: DrawingOptions): string {
  return drawn(options, {
    ref: { kind: 'mission', mission },
    panel: (pen, box) =>
      missionPanel(
        pen,
        box.mission(mission),
        state === null ? null : openState(box, state, 'The state is the second argument.').state.missions,
      ),
    component: (box) => box.mission(mission),
  });
}

/**
 * Draws a menace card: the cost and reward of removing it, and its effect if it stays.
 * @throws RangeError for an unknown menace.
 */
export function drawMenace(menace: MenaceId, options: DrawingOptions): string {
  const ref = { kind: 'menace', menace } as const;
  return drawn(options, {
    ref,
    panel: (pen, box) => menacePanel(pen, box.menace(menace), ref),
    component: (box) => box.menace(menace),
  });
}

/**
 * Draws one of Luna's cards: its actions, and the items it counts in majorities.
 * @throws RangeError for an unknown card.
 */
export function drawLunaCard(lunaCard: LunaCardId, options: DrawingOptions): string {
  return drawn(options, {
    ref: { kind: 'lunaCard', lunaCard },
    panel: (pen, box) => lunaCardPanel(pen, box.lunaCard(lunaCard)),
    component: (box) => box.lunaCard(lunaCard),
  });
}

interface Printed {
  readonly id: 'moon' | 'belt' | 'tracks';
  readonly panel: (pen: Pen, content: Content) => Panel;
  /** Heading shown if any numbers are invented. */
  readonly note: Heading;
  readonly parts: (content: Content) => readonly Component[];
}

const BOARD = { width: 760, height: 720 };

function drawnPrinted(options: DrawingOptions, { id, panel, note, parts }: Printed): string {
  const pen = new Pen(options);
  const { content } = pen;
  const notes = [`${pen.text.heading('content')} (${content.id})`, ...reconstructedNote(pen, note, parts(content))];
  const title = pen.text.heading(id);
  const drawn = row([titled(pen, title, panel(pen, content), notes), printedLegend(pen, id)], 24);
  return sheet(pen, drawn, { id, title, description: notes.join('. ') });
}

/** Draws the Moon side of the board without pieces, but with a legend. */
export function drawMoon(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'moon',
    panel: (pen, content) => ({ ...BOARD, markup: moonMap(pen, content, null, BOARD) }),
    note: 'reconstructedMap',
    parts: ({ moon }) => moon.sectors,
  });
}

/** Draws the Belt side of the board without pieces, but with a legend. */
export function drawBelt(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'belt',
    panel: (pen, content) => ({ ...BOARD, markup: beltMap(pen, content, null, BOARD) }),
    note: 'reconstructedNetwork',
    parts: ({ belt }) => [...belt.asteroids, ...belt.shuttleSpaces, ...belt.stationRoutes],
  });
}

/** Draws all company tracks without markers, but with a legend. */
export function drawTracks(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'tracks',
    panel: (pen, { tracks }) => printedTracks(pen, tracks),
    note: 'reconstructedTracks',
    parts: ({ tracks }) => tracks,
  });
}
