import type { Menace, Mission } from '../../components/content.ts';
import { PERSONAL_SPACES, type Seat } from '../../components/ids.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { MissionsState } from '../../game/model/state.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/module.ts';
import { plain } from '../../text/parts.ts';
import { square } from '../board/bonusSpaces.ts';
import { band, paper, tick } from '../components/faces.ts';
import { moved, type Panel, reconstructedNote, row, stack, titled, written } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { menaceSigns, rewardSigns, taskSign } from '../signs/signsFor.ts';
import { group, rect, together } from '../svg.ts';
import { widthOf, wrapWithin } from '../wrap.ts';

const WIDTH = 300;
const BAND = 30;

/**
 * Draws a menace card: its requirement, its reward, and its effect if no player removes it. `as` is the card's reference.
 */
export function menacePanel(pen: Pen, menace: Menace, as: Ref | null): Panel {
  const ref = { kind: 'menace', menace: menace.id } as const;
  const text = written(pen, pen.text.describe(ref), WIDTH - 24, 13);
  const size = { width: WIDTH, height: BAND + 52 + text.height + 8 };
  const signs = signRow(pen, menaceSigns(menace), { x: WIDTH / 4, y: BAND + 26 }, WIDTH / 2 - 40, 1.1);
  const gains = signRow(pen, rewardSigns(menace.reward), { x: (WIDTH * 3) / 4, y: BAND + 26 }, WIDTH / 2 - 40, 1.1);
  const name = pen.name(ref);
  const nameSize = Math.min(16, (WIDTH - 20) / widthOf(name, 1, true));
  const markup = place(
    pen,
    as,
    { class: 'menace', outline: rect({ x: 0, y: 0 }, size.width, size.height, 7) },
    paper(pen, size),
    band(pen, { width: WIDTH, height: BAND }, 'danger'),
    pen.label({ x: WIDTH / 2, y: BAND / 2 }, name, { size: nameSize, bold: true, ink: 'danger-ink' }),
    ...signs,
    pen.label({ x: WIDTH / 2, y: BAND + 26 }, '→', { size: 22, bold: true }),
    ...gains,
    moved(together(text.markup), 12, BAND + 52),
  );
  return { ...size, markup };
}

const COLUMN = 118;
const HEAD = 28;
const LINE = 15;
const SIZE = 12.5;

/** Draws a mission with its three tasks and, if there is a game, the seats that have claimed them (MISSION-6). */
export function missionPanel(pen: Pen, mission: Mission, missions: MissionsState | null): Panel {
  const lines = mission.tasks.map((_, column) => wrapWithin(textOf(pen, mission, column), COLUMN - 12, SIZE));
  const seats = missions === null ? [] : seatsOn(missions, mission);
  const textHeight = Math.max(...lines.map(({ length }) => length)) * LINE;
  const size = { width: COLUMN * 3 + 8, height: HEAD + 46 + textHeight + 12 + seats.length * 28 };
  const outline = rect({ x: 0, y: 0 }, size.width, size.height, 7);
  const name = pen.label({ x: 12, y: HEAD / 2 + 2 }, pen.name({ kind: 'mission', mission: mission.id }), {
    size: 15,
    anchor: 'start',
    bold: true,
  });
  const card = place(
    pen,
    { kind: 'mission', mission: mission.id },
    { class: 'mission', outline },
    paper(pen, size),
    name,
  );
  const tasks = mission.tasks.map((_, column) => task(pen, mission, column, lines[column] ?? []));
  const status = seats.map(({ seat, columns }, line) =>
    moved(statusRow(pen, seat, columns), 0, HEAD + 46 + textHeight + 18 + line * 28),
  );
  return { ...size, markup: together([card, ...tasks, ...status]) };
}

function textOf(pen: Pen, { id }: Mission, column: number): string {
  return pen.text.describe({ kind: 'task', mission: id, column }).map(plain).join(', ');
}

function task(pen: Pen, { id, tasks }: Mission, column: number, lines: readonly string[]): string {
  const ref = { kind: 'task', mission: id, column } as const;
  const goal = tasks[column];
  const middle = 4 + (column + 0.5) * COLUMN;
  const height = 46 + Math.max(1, lines.length) * LINE;
  const outline = rect({ x: middle - COLUMN / 2 + 3, y: HEAD }, COLUMN - 6, height, 6);
  return place(
    pen,
    ref,
    { class: 'task', outline },
    ...(goal === undefined ? [] : [drawSign(pen, taskSign(goal), { x: middle, y: HEAD + 20 }, { scale: 1.2 })]),
    ...lines.map((line, index) =>
      pen.label({ x: middle, y: HEAD + 50 + index * LINE }, line, { size: SIZE, room: COLUMN - 6 }),
    ),
  );
}

/** Returns the status cards under a mission, by seat. */
function seatsOn({ status }: MissionsState, { id }: Mission): { seat: Seat; columns: readonly boolean[] }[] {
  return status.flatMap(({ mission, columns }, seat) => (mission === id ? [{ seat, columns }] : []));
}

/** Draws a one-time marker for each open task, and a tick for each claimed task (MISSION-14). */
function statusRow(pen: Pen, seat: Seat, columns: readonly boolean[]): string {
  return columns
    .map((isOpen, column) => {
      const at = { x: 4 + (column + 0.5) * COLUMN, y: 8 };
      return isOpen
        ? seatMarker(pen, at, seat, 10)
        : `${seatMarker(pen, { x: at.x - 12, y: at.y }, seat, 10)}${tick(pen, { x: at.x + 12, y: at.y }, 16, 'ink')}`;
    })
    .join('');
}

/**
 * Draws the missions with every seat's status, and the personal bonus space of each seat that has completed a mission.
 */
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

/** Draws the menace card. Once the menace has been removed, shows the seat that removed it. */
export function menacePanels(pen: Pen, { box, state }: Game): readonly Panel[] {
  if (state.menace === null) return [];
  const { id, holder } = state.menace;
  const card = menacePanel(pen, box.menace(id), holder === null ? null : { kind: 'menace', menace: id });
  if (holder === null) return [card];
  return [row([card, { width: 32, height: 32, markup: seatMarker(pen, { x: 16, y: 20 }, holder, 15) }])];
}
