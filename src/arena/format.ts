import { escaped } from '../input/text.ts';
import { FEWEST_DEALS, type SequentialResult } from './sequential.ts';
import type { Standings } from './standings.ts';
import type { Estimate } from './statistics.ts';

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
  const head = [
    'player',
    'games',
    'wins %',
    '95%',
    'fair %',
    'coins ahead',
    '95%',
    'Elo',
    '95%',
    'decisions',
    'ms each',
  ];
  const table = [head.slice(0, Math.max(...rows.map(({ length }) => length), head.length - 1)), ...rows];
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

/** Formats a fraction as a percentage, without the percent sign. */
export function percent(share: number): string {
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
