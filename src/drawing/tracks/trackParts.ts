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
import { beside, element, group, pathData } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';

/** Size of a space, and of the type of a bonus. */
export const SPACE = { width: 56, height: 54 };
const HALF = SPACE.height / 2;
const TEXT = { size: 17, line: 18 };

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
    { class: 'track-space', outline: frame, data: { 'data-space': index, 'data-shares': shares } },
    pen.often(frame, { fill: 'panel', line: 'ink', width: 1.5 }),
    pen.label(beside(at, -24, -18), String(index), { size: 10, anchor: 'start', ink: 'faint' }),
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
  return group(
    { class: 'barrier', 'data-cost': cost },
    drawn(rect(beside(at, -4, -HALF - 4), 8, SPACE.height + 8, 3), paint),
    drawn(rect(beside(at, -20, -HALF - 24), 40, 22), paint),
    pen.label(beside(at, 0, -HALF - 13), `−${cost}`, { size: 15, bold: true, ink: 'danger-ink' }),
  );
}

/** A threshold between two spaces, its coins below. */
export function threshold(pen: Pen, at: Point, printed: Pick<Track['thresholds'][number], 'at' | 'coins'>): string {
  const foot = thresholdFoot(at);
  const d = pathData([beside(at, 0, -HALF - 2), foot]);
  return group(
    { class: 'threshold', 'data-at': printed.at, 'data-coins': printed.coins },
    element('path', { d, ...pen.paint({ line: 'helium', width: 6 }) }),
    drawSign(pen, { kind: 'coin', text: String(printed.coins) }, foot),
  );
}

function thresholdFoot(at: Point): Point {
  return beside(at, 0, HALF + 26);
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

/** The bonus of a threshold, beside its foot. */
export function trackBonus(pen: Pen, at: Point, { bonus, space: id, placed, room }: BehindThreshold): string[] {
  const foot = thresholdFoot(at);
  const left = bonus.kind === 'space' ? 58 : 20;
  const lines = wrapWithin(bonusWords(pen, bonus), room - left, pen.sized(TEXT.size));
  // Many lines begin below the spaces and go on down.
  const first = Math.max(-TEXT.line, (-(lines.length - 1) * TEXT.line) / 2);
  return [
    ...(bonus.kind === 'space' ? [markerSpace(pen, beside(foot, 36, 0), { id, terms: bonus, placed })] : []),
    ...lines.map((line, index) =>
      pen.label(beside(foot, left, first + index * TEXT.line), line, { size: TEXT.size, anchor: 'start' }),
    ),
  ];
}
