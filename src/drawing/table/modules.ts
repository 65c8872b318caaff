import type { LunaAction, LunaCard, LunaSlot, Menace, Mission, Task } from '../../components/content.ts';
import { HIDDEN, LUNA_SLOTS, type LunaCardId, PERSONAL_SPACES, type Seat } from '../../components/ids.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { LunaState, MissionsState } from '../../game/model/state.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/game.ts';
import { plain, type RichText } from '../../text/parts.ts';
import { square } from '../board/bonusSpaces.ts';
import { back, band, hiddenBack, paper, tick } from '../components/faces.ts';
import { areaOf, moved, outlineOf, type Panel, row, type Size, stack, widthOf, wrapWithin } from '../layout.ts';
import { linesFrom, reconstructedNote, titled, written } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, menaceSigns, rewardSigns, type Sign, signOf, signRow, taskSigns } from '../signs/sign.ts';
import { beside, group, type Markup, rect, rectAround, together } from '../svg.ts';

const WIDTH = 300;
const BAND = 30;

/** `as` is the reference of the card that is drawn. */
export function menacePanel(pen: Pen, menace: Menace, as: Ref | null): Panel {
  const ref = { kind: 'menace', menace: menace.id } as const;
  const text = written(pen, pen.text.describe(ref), WIDTH - 24, 13);
  const size = { width: WIDTH, height: BAND + 52 + text.height + 8 };
  const signs = (all: readonly Sign[], x: number): Markup =>
    signRow(pen, all, { x, y: BAND + 26 }, WIDTH / 2 - 40, 1.1);
  const [before, after] = [signs(menaceSigns(menace), WIDTH / 4), signs(rewardSigns(menace.reward), (WIDTH * 3) / 4)];
  const name = pen.name(ref);
  const nameSize = Math.min(16, (WIDTH - 20) / widthOf(name, 1, true));
  const markup = place(pen, as, { class: 'menace', outline: outlineOf(areaOf(size), 7) }, [
    paper(pen, size),
    band(pen, { width: WIDTH, height: BAND }, 'danger'),
    pen.label({ x: WIDTH / 2, y: BAND / 2 }, name, { size: nameSize, bold: true, ink: 'danger-ink' }),
    before,
    pen.label({ x: WIDTH / 2, y: BAND + 26 }, '→', { size: 22, bold: true }),
    after,
    moved(text.markup, { x: 12, y: BAND + 52 }),
  ]);
  return { ...size, markup };
}

const COLUMN = 118;
const HEAD = 28;
const LINE = 15;
const SIZE = 12.5;

/** Draws a mission with its three tasks and, if there is a game, the seats that have claimed them (MISSION-6). */
export function missionPanel(pen: Pen, mission: Mission, missions: MissionsState | null): Panel {
  const lines = mission.tasks.map((_, column) => {
    const described = pen.text.describe({ kind: 'task', mission: mission.id, column });
    return wrapWithin(described.map(plain).join(', '), COLUMN - 12, SIZE);
  });
  const status = missions?.status ?? [];
  const seats = status.flatMap((each, seat) => (each.mission === mission.id ? [{ seat, columns: each.columns }] : []));
  const textHeight = Math.max(...lines.map(({ length }) => length)) * LINE;
  const size = { width: COLUMN * 3 + 8, height: HEAD + 46 + textHeight + 12 + seats.length * 28 };
  const ref = { kind: 'mission', mission: mission.id } as const;
  const name = pen.label({ x: 12, y: HEAD / 2 + 2 }, pen.name(ref), { size: 15, anchor: 'start', bold: true });
  const look = { class: 'mission', outline: outlineOf(areaOf(size), 7) };
  const card = place(pen, ref, look, paper(pen, size), name);
  const tasks = mission.tasks.map((goal, column) => task(pen, mission, goal, column, lines[column] ?? []));
  const rows = seats.map(({ seat, columns }, line) =>
    moved(statusRow(pen, seat, columns), { x: 0, y: HEAD + 46 + textHeight + 18 + line * 28 }),
  );
  return { ...size, markup: together([card, tasks, rows]) };
}

function task(pen: Pen, { id }: Mission, goal: Task, column: number, lines: readonly string[]): string {
  const middle = 4 + (column + 0.5) * COLUMN;
  const height = 46 + Math.max(1, lines.length) * LINE;
  const outline = rect({ x: middle - COLUMN / 2 + 3, y: HEAD }, COLUMN - 6, height, 6);
  return place(pen, { kind: 'task', mission: id, column }, { class: 'task', outline }, [
    taskSigns(goal).map((sign) => drawSign(pen, sign, { x: middle, y: HEAD + 20 }, 1.2)),
    linesFrom(pen, { x: middle, y: HEAD + 50 - LINE / 2 }, lines, LINE, { size: SIZE, room: COLUMN - 6 }),
  ]);
}

/** Draws a one-time marker for each open task, and a tick for each claimed task (MISSION-14). */
function statusRow(pen: Pen, seat: Seat, columns: readonly boolean[]): string {
  const marks = columns.map((isOpen, column) => {
    const at = { x: 4 + (column + 0.5) * COLUMN, y: 8 };
    const marker = seatMarker(pen, beside(at, isOpen ? 0 : -12, 0), seat, 10);
    return [marker, !isOpen && tick(pen, beside(at, 12, 0), 16, 'ink')];
  });
  return together(marks);
}

export function missionsPanels(pen: Pen, game: Game): readonly Panel[] {
  const { missions } = game.state;
  if (missions === null) return [];
  const cards = missions.faceUp.map((id) => game.box.mission(id));
  const spaces = missions.status.flatMap((_, seat) => personalSpace(pen, game, seat));
  const panel = stack([...cards.map((mission) => missionPanel(pen, mission, missions)), ...spaces], 12);
  return [titled(pen, pen.text.heading('missions'), panel, reconstructedNote(pen, 'partlyReconstructed', cards))];
}

/** MISSION-9: draws a seat's personal bonus space. */
function personalSpace(pen: Pen, game: Game, seat: Seat): Panel[] {
  const id = PERSONAL_SPACES[seat];
  const found = id === undefined ? undefined : bonusSpace(game, id);
  if (found === undefined) return [];
  const { id: space, terms } = found;
  const markers = game.state.placed.flatMap((each) => (each.space === space ? [each.seat] : []));
  const size = { width: 64, height: 52 };
  const markup = group(
    { class: 'personal-space', 'data-seat': seat },
    square(pen, { id: space, terms, markers, luna: null, owner: seat }, size),
  );
  return [{ ...size, markup }];
}

export function menacePanels(pen: Pen, { box, state }: Game): readonly Panel[] {
  if (state.menace === null) return [];
  const { id, holder } = state.menace;
  const card = menacePanel(pen, box.menace(id), holder === null ? null : { kind: 'menace', menace: id });
  if (holder === null) return [card];
  return [row([card, { width: 32, height: 32, markup: seatMarker(pen, { x: 16, y: 20 }, holder, 15) }])];
}

const LUNA_CARD = { width: 196, height: 190 } as const;
const LUNA_BAND = 32;
const MAJORITY = 44;
const MAJORITY_LINES = 2;

export function lunaCardPanel(pen: Pen, card: LunaCard | null): Panel {
  if (card === null) {
    const look = { class: 'luna-card sm-back', outline: outlineOf(areaOf(LUNA_CARD), 7) };
    return { ...LUNA_CARD, markup: place(pen, null, look, hiddenBack(pen, LUNA_CARD)) };
  }
  const ref = { kind: 'lunaCard', lunaCard: card.id } as const;
  const described = pen.text.describe(ref).slice(MAJORITY_LINES);
  const lines = described.flatMap((line, index) => [line, ...grid(card.actions[index])]);
  const text = written(pen, lines, LUNA_CARD.width - 20, 13);
  const size = { width: LUNA_CARD.width, height: Math.max(LUNA_CARD.height, LUNA_BAND + MAJORITY + text.height + 12) };
  const markup = place(pen, ref, { class: 'luna-card', outline: outlineOf(areaOf(size), 7) }, [
    paper(pen, size),
    band(pen, { width: size.width, height: LUNA_BAND }, 'luna'),
    pen.label({ x: 12, y: LUNA_BAND / 2 }, pen.name(ref), { size: 17, anchor: 'start', bold: true, ink: 'luna-ink' }),
    head(pen, card),
    majorities(pen, card),
    moved(text.markup, { x: 10, y: LUNA_BAND + MAJORITY + 4 }),
  ]);
  return { ...size, markup };
}

/** Returns the display slots, or the marker's row and column, for each of Luna's slots A to E (LDATA-3, LDATA-4). */
function grid(action: LunaAction | undefined): RichText[] {
  if (action?.kind === 'cards') return [perSlot((slot) => action.grid[slot].join('+'))];
  if (action?.kind !== 'bonusMarker') return [];
  return [perSlot((slot) => `${action.grid[slot].row}/${action.grid[slot].column}`)];
}

function perSlot(text: (slot: LunaSlot) => string): RichText {
  return [LUNA_SLOTS.map((slot) => `${slot}\u00a0${text(slot)}`).join(', ')];
}

/** Draws the scientists on the card, and Luna's gain when the card enters a majority slot (LUNA-22). */
function head(pen: Pen, { scientists, reveal }: LunaCard): Markup {
  const signs: readonly Sign[] = [
    signOf('scientist', scientists),
    ...(reveal === null ? [] : [{ kind: reveal.kind, text: `+${reveal.steps}` }]),
  ];
  return signs.map((sign, index) =>
    drawSign(pen, sign, { x: LUNA_CARD.width - 20 - index * 34, y: LUNA_BAND / 2 + 0.5 }, 0.95),
  );
}

/** Draws the items that the card counts in the left and the right majority slot (LDATA-1). */
function majorities(pen: Pen, { left, right }: LunaCard): Markup {
  const y = LUNA_BAND + MAJORITY / 2;
  const middle = LUNA_CARD.width / 2;
  const signs: readonly (readonly [Sign, number])[] = [
    [signOf('titanium', left), 32],
    [signOf('carbon', right), 68],
    [signOf('energy', left), LUNA_CARD.width - 68],
    [signOf('minerals', right), LUNA_CARD.width - 32],
  ];
  return [
    signs.map(([sign, x]) => drawSign(pen, sign, { x, y })),
    pen.path(`M${middle} ${y - 14}v28`, { line: 'line', width: 1.5 }),
  ];
}

function pile(pen: Pen, size: Size, word: string, count: number): Panel {
  const plate = { x: size.width / 2, y: size.height - 18 };
  const style = { size: word.length > 3 ? 13 : 20, bold: true, ink: 'back-ink', room: size.width - 8 } as const;
  const markup = group({ class: 'pile sm-back', 'data-count': count }, [
    back(pen, size, ''),
    pen.label({ x: size.width / 2, y: size.height / 2 - 12 }, word, style),
    pen.reuse(rectAround(plate, 44, 22, 6), { fill: 'panel', line: 'line' }),
    pen.label(plate, String(count), { size: 16, bold: true }),
  ]);
  return { ...size, markup };
}

const EMPTY = 110;

export function lunaSlotPanel(pen: Pen, { box }: Game, id: LunaCardId | null): Panel {
  if (id !== null) return lunaCardPanel(pen, id === HIDDEN ? null : box.lunaCard(id));
  const size = { width: EMPTY, height: LUNA_CARD.height };
  return { ...size, markup: pen.draw(outlineOf(areaOf(size), 7), { fill: 'slot', line: 'edge', dash: '4 3' }) };
}

export function lunaPiles(pen: Pen, luna: LunaState): Panel {
  const size = { width: 130, height: 66 };
  const piles = (['deck', 'gradeTwo', 'discard'] as const).map((name) =>
    pile(pen, size, pen.text.heading(name), luna[name].length),
  );
  return row(piles, 6);
}
