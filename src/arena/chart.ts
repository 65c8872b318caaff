import { element, escapeText, inTag } from '../drawing/svg.ts';
import { escaped } from '../input/text.ts';
import { percent } from './format.ts';
import type { Standing, Standings } from './standings.ts';

const WIDTH = 720;
const LEFT = 190;
const RIGHT = 70;
const TOP = 56;
const ROW = 30;
const MARKS = [0, 0.25, 0.5, 0.75, 1];
const LONGEST_NAME = 24;

const STYLE = `
.arena { font: 14px system-ui, sans-serif }
.arena text { fill: #222 } .arena .ground { fill: #fff } .arena .mark { stroke: #ccc }
.arena .reach { stroke: #3b6ea5; stroke-width: 3 } .arena .rate { fill: #3b6ea5 } .arena .fair { stroke: #b5482f; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
.arena text { fill: #ddd } .arena .ground { fill: #16181d } .arena .mark { stroke: #444 }
.arena .reach { stroke: #6ea3dc } .arena .rate { fill: #6ea3dc } .arena .fair { stroke: #ef8a6f }
}
`;

/**
 * Draws the win rates of all players with their 95% intervals as SVG, best first. A line marks each player's fair win
 * rate.
 */
export function drawStandings(standings: Standings): string {
  const { players, deals, games } = standings;
  const height = TOP + players.length * ROW + 14;
  const title = `Wins in ${games} games on ${deals} deals, with 95% intervals. The vertical line marks equal strength`;
  const marks = MARKS.flatMap((share) => [
    line('mark', share, share, TOP - 6, height - 10),
    label(x(share), TOP - 12, `${share * 100} %`, 'middle'),
  ]);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      role: 'img',
      'aria-label': title,
      class: 'arena',
    },
    element('style', {}, STYLE),
    element('rect', { width: WIDTH, height, class: 'ground' }),
    element('text', { x: 10, y: 20, 'font-weight': 600 }, escapeText(title)),
    ...marks,
    ...players.flatMap((player, row) => drawRow(player, TOP + (row + 0.5) * ROW)),
  );
}

function drawRow({ name: own, winRate, fair }: Standing, y: number): string[] {
  const name = escaped(own);
  const { value, low, high } = winRate;
  const signs = [...name];
  const short = signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME - 1).join('')}…` : name;
  return [
    label(LEFT - 12, y + 5, short, 'end'),
    line('fair', fair, fair, y - 9, y + 9),
    line('reach', low ?? value, high ?? value, y, y),
    element('circle', { cx: x(value), cy: y, r: 5, class: 'rate' }),
    label(WIDTH - 10, y + 5, percent(value), 'end'),
  ];
}

function x(share: number): number {
  return LEFT + share * (WIDTH - LEFT - RIGHT);
}

function line(kind: string, from: number, to: number, y1: number, y2: number): string {
  return `<line${inTag({ class: kind, x1: x(from), x2: x(to), y1, y2 })}/>`;
}

function label(x: number, y: number, text: string, anchor: string): string {
  return element('text', { x, y, 'text-anchor': anchor }, escapeText(text));
}
