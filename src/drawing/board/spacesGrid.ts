import { PERSONAL_SPACES, type Seat, TRACK_SPACES } from '../../components/ids.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/game.ts';
import { moved } from '../panel.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { together } from '../svg.ts';
import { majorityRow, square, standingOf } from './spaceRows.ts';

interface GridOptions {
  /** Seat whose totals are shown with the majorities, if any. */
  readonly seat: Seat | null;
  /** Includes the company tracks' bonus spaces. */
  readonly tracks: boolean;
}

const PAD = 8;
const CAPTION = 20;
const GAP = 4;
/** Height below which the drawing has no caption, and each row or square takes up one line. */
const LOW = 250;

/** Draws the bonus spaces: a row for each majority and, below the rows, a square for every other space. */
export function spacesGrid(
  pen: Pen,
  game: Game,
  { width, height }: PictureSize,
  { seat, tracks }: GridOptions,
): string {
  const { state, box } = game;
  const luna = state.luna?.seat ?? null;
  const markersOn = (id: string): Seat[] => state.placed.flatMap((each) => (each.space === id ? [each.seat] : []));
  const isLow = height < LOW;
  const room = width - PAD * 2;
  const top = isLow ? 4 : PAD + CAPTION - 6;
  const majorities = box.content.spaces.flatMap((space) =>
    space.majority === null ? [] : [{ space, majority: space.majority }],
  );
  const own = PERSONAL_SPACES.flatMap((id, owner) => {
    const found = bonusSpace(game, id);
    return found === undefined ? [] : [{ id, terms: found.terms, owner }];
  });
  const onTracks = TRACK_SPACES.flatMap(({ id, company }) => {
    const found = tracks ? bonusSpace(game, id) : undefined;
    return found === undefined ? [] : [{ id, terms: found.terms, company }];
  });
  const squares = [...box.content.spaces.filter(({ majority }) => majority === null), ...own, ...onTracks];
  const lines = squareLines(squares.length, room, isLow);
  const perLine = Math.ceil(squares.length / lines);
  const cell = { width: (room - GAP * (perLine - 1)) / perLine, height: 0 };
  const free = height - top - (isLow ? 4 : PAD);
  cell.height = Math.min(56, Math.max(34, (free * (lines === 1 ? 0.16 : 0.31)) / lines), cell.width);
  const squaresHeight = lines * (cell.height + GAP);
  const pitch = (free - squaresHeight - 2) / majorities.length;
  return together([
    ...(isLow
      ? []
      : [
          pen.label({ x: PAD, y: PAD + 4 }, pen.text.heading('spaces').toLocaleUpperCase(pen.text.locale), {
            size: 10.5,
            bold: true,
            anchor: 'start',
            ink: 'faint',
            room,
          }),
        ]),
    ...majorities.map(({ space, majority }, index) =>
      moved(
        majorityRow(
          pen,
          { space, majority, standing: standingOf(game, seat, majority), markers: markersOn(space.id), luna },
          { width: room, height: pitch - 3 },
        ),
        PAD,
        top + index * pitch,
      ),
    ),
    ...squares.map((each, index) =>
      moved(
        square(pen, { ...each, markers: markersOn(each.id), luna }, cell),
        PAD + (index % perLine) * (cell.width + GAP),
        top + majorities.length * pitch + 2 + Math.floor(index / perLine) * (cell.height + GAP),
      ),
    ),
  ]);
}

/** Returns the number of lines needed for the given number of squares. */
function squareLines(count: number, room: number, isLow: boolean): number {
  const min = isLow ? 32 : 41;
  return Math.max(1, Math.ceil((count * (min + GAP) - GAP) / room));
}
