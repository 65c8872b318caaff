import type { Point, Track, TrackBonus } from '../../components/content.ts';
import type { BonusSpaceId, Seat } from '../../components/ids.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { PlacedMarker } from '../../game/model/state.ts';
import { capital, joined, plain } from '../../text/parts.ts';
import { markerSpace } from '../board/bonusSpaces.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, element, group, ORIGIN } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';

/** Size of a space, and of the type of a bonus. */
export const SPACE = { width: 56, height: 54 };
const HALF = SPACE.height / 2;
/** How far below the middle of the spaces a threshold ends. */
const FOOT = HALF + 26;
const TEXT = { size: 17, line: 18 };
/** The same where it needs more than two lines. */
const SMALL = { size: 15, line: 16 };

/** A space: what has to be passed on the way to it, its number small, the shares large, and the markers there. */
export function trackSpace(
  pen: Pen,
  at: Point,
  [index, shares]: readonly [number, number],
  ref: Ref | null,
  { seats, before }: { readonly seats: readonly Seat[]; readonly before: readonly string[] },
): string {
  const frame = rectAround(at, SPACE.width, SPACE.height);
  return place(
    pen,
    ref,
    { class: 'track-space', outline: frame },
    pen.stamp(`track space ${index}`, at, () =>
      group(
        {},
        pen.stamp('track space', ORIGIN, () =>
          drawn(rectAround(ORIGIN, SPACE.width, SPACE.height), pen.paint({ fill: 'panel', line: 'ink', width: 1.5 })),
        ),
        pen.label({ x: -24, y: -18 }, String(index), { size: 10, anchor: 'start', ink: 'faint' }),
      ),
    ),
    pen.label(beside(at, 6, -9), String(shares), { size: 20, bold: true }),
    ...seats.map((seat, number) =>
      seatMarker(pen, beside(at, (number - (seats.length - 1) / 2) * 13.5, 15), seat, 7.5),
    ),
    ...before,
  );
}

/** A money barrier between two spaces, its cost above. */
export function barrier(pen: Pen, at: Point, cost: number): string {
  const paint = pen.paint({ fill: 'danger' });
  return pen.stamp(`barrier ${cost}`, at, () =>
    group(
      { class: 'barrier', 'data-cost': cost },
      drawn(rectAround(ORIGIN, 8, SPACE.height + 8, 3), paint),
      drawn(rect({ x: -20, y: -HALF - 24 }, 40, 22), paint),
      pen.label({ x: 0, y: -HALF - 13 }, `−${cost}`, { size: 15, bold: true, ink: 'danger-ink' }),
    ),
  );
}

/** A threshold between two spaces, its coins below. */
export function threshold(pen: Pen, at: Point, printed: Pick<Track['thresholds'][number], 'at' | 'coins'>): string {
  const foot = thresholdFoot(at);
  return group(
    { class: 'threshold', 'data-at': printed.at, 'data-coins': printed.coins },
    pen.stamp('threshold', at, () =>
      element('path', { d: `M0 ${-HALF - 2}V${FOOT}`, ...pen.paint({ line: 'helium', width: 6 }) }),
    ),
    drawSign(pen, { kind: 'coin', text: String(printed.coins) }, foot),
  );
}

function thresholdFoot(at: Point): Point {
  return beside(at, 0, FOOT);
}

/** What lies behind a threshold: its bonus space if there is one, its words, and how much room they have. */
interface BehindThreshold {
  readonly bonus: TrackBonus;
  /** The bonus space in a game. */
  readonly space: BonusSpaceId | null;
  readonly placed: readonly PlacedMarker[];
  readonly room: number;
}

/** What a bonus gives; the bonus space itself shows what it asks. */
function bonusWords({ text }: Pen, bonus: TrackBonus): string {
  const told =
    bonus.kind === 'permanent' ? [text.permanent(bonus.bonus)] : bonus.reward.map((effect) => text.effect(effect));
  return plain(capital(joined(told, ' + ')));
}

/** The words of a bonus in lines, and how large they are. */
interface Lines {
  readonly size: number;
  readonly line: number;
  readonly lines: readonly string[];
}

function writtenWithin(pen: Pen, words: string, room: number): Lines {
  const inLines = ({ size, line }: typeof TEXT): Lines => ({
    size,
    line,
    lines: wrapWithin(words, room, pen.sized(size)),
  });
  const large = inLines(TEXT);
  return large.lines.length > 2 ? inLines(SMALL) : large;
}

/** The bonus of a threshold, beside its foot. */
export function trackBonus(pen: Pen, at: Point, { bonus, space: id, placed, room }: BehindThreshold): string[] {
  const foot = thresholdFoot(at);
  const left = bonus.kind === 'space' ? 58 : 20;
  const { size, line, lines } = writtenWithin(pen, bonusWords(pen, bonus), room - left);
  // Many lines begin right below the spaces and go on down.
  const first = Math.max(-line, (-(lines.length - 1) * line) / 2);
  return [
    ...(bonus.kind === 'space' ? [markerSpace(pen, beside(foot, 36, 0), { id, terms: bonus, placed })] : []),
    ...lines.map((words, index) =>
      pen.label(beside(foot, left, first + index * line), words, { size, anchor: 'start' }),
    ),
  ];
}
