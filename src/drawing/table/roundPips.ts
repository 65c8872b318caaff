import type { Point } from '../../components/content.ts';
import type { Game } from '../../game/rules/game.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { circle, drawn } from '../shapes.ts';
import { element, group, short, together } from '../svg.ts';
import { widthOf } from '../wrap.ts';

const HEIGHT = 30;
const PITCH = 34;
const NAME = 13;

/** Draws the rounds and the turn order. */
export function roundPips(pen: Pen, { box, state }: Game, width: number): Panel {
  const { rounds } = box.content.figures;
  const word = pen.text.heading('round');
  const left = 8 + widthOf(word, NAME, true) + 20;
  const y = HEIGHT / 2;
  const line = element('path', { d: `M${short(left)} ${y}h${(rounds - 1) * PITCH}`, ...pen.paint({ line: 'edge' }) });
  const pips = Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const isNow = round === state.round;
    const pip = roundPip(pen, { x: left + index * PITCH, y }, round, isNow);
    return group({ class: isNow ? 'round now' : 'round', 'data-round': round }, pip);
  });
  return {
    width,
    height: HEIGHT,
    markup: together([
      pen.label({ x: 8, y }, word, { size: NAME, anchor: 'start', bold: true }),
      line,
      ...pips,
      ...order(pen, { box, state }, left + rounds * PITCH + 10, y),
    ]),
  };
}

/** Draws a round's number, highlighted if it is the current round. */
export function roundPip(pen: Pen, at: Point, round: number, isNow: boolean): string {
  return together([
    drawn(circle(at, 13), pen.paint({ fill: isNow ? 'choice' : 'raised', line: 'edge' })),
    pen.label(at, String(round), { size: 12.5, bold: true, ink: isNow ? 'label-ink' : 'ink' }),
  ]);
}

/** Draws the seats clockwise, starting with the first player. */
function order(pen: Pen, { state }: Game, left: number, y: number): string[] {
  const { seating, firstPlayer } = state;
  const first = Math.max(0, seating.indexOf(firstPlayer));
  let x = left;
  return [...seating.slice(first), ...seating.slice(0, first)].map((seat) => {
    const name = pen.name({ kind: 'seat', seat });
    const at = x;
    x += 30 + widthOf(name, NAME, true) + 16;
    const text = pen.label({ x: at + 26, y }, name, { size: NAME, anchor: 'start', bold: true });
    return `${seatMarker(pen, { x: at + 12, y }, seat, 10, seat === state.luna?.seat)}${text}`;
  });
}
