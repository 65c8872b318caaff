import { element, escapeText, inTag } from '../drawing/svg.ts';
import { escaped } from '../input/text.ts';
import type { Standing, Standings } from './ratings.ts';
import { FEWEST_DEALS, type SequentialResult } from './sequential.ts';
import type { Estimate } from './statistics.ts';

const HEAD = ['player', 'games', 'wins %', '95%', 'fair %', 'coins ahead', '95%', 'Elo', '95%', 'decisions', 'ms each'];

/** Formats the standings as a text table, best first, with 95% intervals. */
export function formatStandings({ deals, games, players }: Standings): string {
  const rows = players.map(({ name, games, winRate, fair, margin, elo, decisions, milliseconds }) => [
    escaped(name),
    String(games),
    ...written(winRate, percent),
    percent(fair),
    ...written(margin, signed),
    ...written(elo, whole),
    decisions.toFixed(0),
    ...(milliseconds === undefined ? [] : [milliseconds.toFixed(2)]),
  ]);
  const table = [HEAD.slice(0, Math.max(...rows.map(({ length }) => length), HEAD.length - 1)), ...rows];
  return [`${counted(deals, 'deal')}, ${counted(games, 'game')}`, '', ...aligned(table), ''].join('\n');
}

const VERDICTS: Readonly<Record<SequentialResult['verdict'], string>> = {
  better: 'yes',
  notBetter: 'no',
  open: 'undecided',
};

/** Formats the result of a sequential test in a few lines. */
export function formatSequential(result: SequentialResult): string {
  const { verdict, deals, games, llr, bounds, score, elo, margin } = result;
  const [challenger, against] = [escaped(result.challenger), escaped(result.against)];
  const [low, high] = bounds.map((bound) => bound.toFixed(2));
  const figures: readonly (readonly string[])[] = [
    ['points %', ...written(score, percent)],
    ...(elo === null ? [] : [['Elo ahead', ...written(elo, whole)]]),
    ['coins ahead', ...written(margin, signed)],
  ];
  return [
    `Is ${challenger} better than ${against}? After ${counted(deals, 'deal')} (${counted(games, 'game')}): ${VERDICTS[verdict]}.`,
    ...(verdict === 'open' ? [waiting(result)] : []),
    `Evidence: ${llr.toFixed(2)} (no at ${low}, yes at ${high}).`,
    ...aligned(figures),
    '',
  ].join('\n');
}

function waiting({ deals, llr, more }: SequentialResult): string {
  const answer = llr > 0 ? VERDICTS.better : VERDICTS.notBetter;
  const rate =
    more === null
      ? 'the deals so far favour neither answer'
      : `at this rate, the answer will be "${answer}" after ${more} more`;
  const reason =
    deals < FEWEST_DEALS
      ? `The test needs at least ${FEWEST_DEALS} deals to estimate the differences due to chance`
      : 'The test continues until the evidence reaches one of the two limits below';
  return deals === 0 ? `${reason}.` : `${reason}; ${rate}.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function signed(figure: number): string {
  const text = figure.toFixed(1);
  return figure > 0 ? `+${text}` : text;
}

function whole(figure: number): string {
  const text = (Math.round(figure) + 0).toFixed(0);
  return figure > 0 && text !== '0' ? `+${text}` : text;
}

function written({ value, low, high }: Estimate, figure: (value: number) => string): readonly [string, string] {
  const interval = low === null && high === null ? '-' : `${bound(low, figure)} to ${bound(high, figure)}`;
  return [figure(value), interval];
}

function bound(value: number | null, figure: (value: number) => string): string {
  return value === null ? '?' : figure(value);
}

/** Aligns rows in columns. The first column is left-aligned, and all others are right-aligned. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

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
