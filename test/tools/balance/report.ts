import type { Made } from './command.ts';
import type { Spread } from './figures.ts';
import type { Summary } from './summary.ts';
import { percent, targetsOf } from './targets.ts';
import { componentsOf, neverUsed, USE_CLASSES, useKey } from './uses.ts';

const TITLES: Readonly<Record<(typeof USE_CLASSES)[number], string>> = {
  card: 'Deck cards acquired',
  plan: 'Research plans acquired',
  specialPlan: 'Special plans acquired',
  space: 'Bonus spaces used (`A1/1`: after the first threshold of track A1)',
  tile: 'Bonus tiles reserved',
  sector: 'Sectors entered',
  trackBonus: 'Track bonuses unlocked',
  token: 'Starting tokens kept',
  entered: 'Plans entered by the upload marker',
};

/** Returns the report as Markdown. The same games give the same text. */
export function report(summary: Summary, { seed, level, notes }: Made): string {
  return [
    '# Balance of the default components',
    `<!-- Written by npm run balance -- --games ${summary.games} --seed ${seed} --level ${level}; do not edit. -->`,
    `${summary.games} games of four [\`${level}\`](../../../docs/bots.md) bots were played with random tracks, starting tokens chosen from two, and the seeds \`${seed} 1\` to
\`${seed} ${summary.games}\`. The bots look ahead to the end of their turn at most, so the values only compare components with each other. Human players
will score differently.`,
    '## Targets',
    table(
      ['target', 'measured', 'holds'],
      targetsOf(summary).map(({ text, measured, holds }) => [text, measured, holds ? 'yes' : 'no']),
    ),
    notes.trim(),
    '## Scores',
    scores(summary),
    '## Seats',
    seats(summary),
    '## Companies',
    companies(summary),
    '## Tracks',
    tracks(summary),
    '## Use of the components',
    'Uses per 100 games, by all players.',
    ...USE_CLASSES.flatMap((kind) => [`### ${TITLES[kind]}`, uses(summary, kind)]),
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function scores({ winners, all, categories }: Summary): string {
  const row = (name: string, { mean, p10, median, p90 }: Spread): string[] => [
    name,
    mean.toFixed(1),
    `${p10}`,
    `${median}`,
    `${p90}`,
  ];
  const totals = table(['coins', 'mean', 'p10', 'median', 'p90'], [row('winner', winners), row('all seats', all)]);
  const rows = categories.map((each) => [each.category, each.winners.toFixed(1), each.all.toFixed(1)]);
  return `${totals}\n\n${table(['category', 'winner', 'all seats'], rows)}`;
}

function seats({ winsBySeat, winsByPlace }: Summary): string {
  const columns = winsBySeat.map((_, index) => `${index + 1}`);
  return table(
    ['wins', ...columns],
    [
      ['by seat', ...winsBySeat.map(percent)],
      ['by place in the turn order of round 1', ...winsByPlace.map(percent)],
    ],
  );
}

function companies(summary: Summary): string {
  const rows = summary.companies.map((each) => [
    each.company,
    percent(each.best),
    each.coins.toFixed(1),
    each.shareValue.toFixed(1),
    each.shares.toFixed(1),
  ]);
  const head = [
    'company',
    'best investment of the winner',
    "winner's coins from it",
    'value of a share',
    'shares of a seat',
  ];
  return table(head, rows);
}

function tracks(summary: Summary): string {
  const rows = summary.tracks.map(({ track, games, total, coins, best }) => [
    track,
    `${games}`,
    total.toFixed(1),
    coins.toFixed(1),
    percent(best),
  ]);
  return table(['track', 'games', "winner's total", "winner's coins from it", 'best investment of the winner'], rows);
}

function uses({ content, uses: counted, games }: Summary, kind: (typeof USE_CLASSES)[number]): string {
  const each = componentsOf(content, kind).map((id) => {
    const times = ((counted[useKey(kind, id)] ?? 0) * 100) / games;
    return `${id} ${times.toFixed(times < 10 ? 1 : 0)}`;
  });
  const never = neverUsed(content, kind, counted);
  return `${wrapped(each)}\n\nNever: ${never.length === 0 ? 'none' : never.join(', ')}.`;
}

/** Returns a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins items with commas, in lines of at most 120 characters. */
function wrapped(items: readonly string[]): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length < 117) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return `${lines.join(',\n')}.`;
}
