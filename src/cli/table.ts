import type { GameState, ScoreCategory, ScoreSheet, Seat } from '../index.ts';
import { SCORE_CATEGORIES } from '../index.ts';
import { COMPANY_NAMES } from '../present/words/components.ts';
import { playerNames } from '../present/words/names.ts';
import { enumerate } from '../present/words/text.ts';

const LABELS: Readonly<Record<ScoreCategory, string>> = {
  coins: 'Coins',
  ...COMPANY_NAMES,
  tank: 'Helium-3 tank',
  research: 'Research',
};

/** The final scores, a row for each category and a column for each player, and who has won. */
export function scoreTable({ options }: GameState, scores: ScoreSheet, winners: readonly Seat[]): string {
  const names = playerNames(options);
  const lines = grid([
    ['Final scores', ...names],
    ...SCORE_CATEGORIES.map((category) => [LABELS[category], ...scores.map((score) => String(score[category]))]),
    ['Total', ...scores.map(({ total }) => String(total))],
  ]);
  const winning = names.filter((_, seat) => winners.includes(seat));
  return `${[...lines, '', verdict(winning, scores)].join('\n')}\n`;
}

/** Rows in columns, the first row and the last set off by a rule. */
export function grid(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const wide = Math.max(5, ...rows.flatMap(([, ...cells]) => cells.map(({ length }) => length)));
  const lines = rows.map(([label = '', ...cells]) =>
    [label.padEnd(width), ...cells.map((cell) => cell.padStart(wide))].join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  lines.splice(-1, 0, rule);
  lines.splice(1, 0, rule);
  return lines;
}

function verdict(names: readonly string[], scores: ScoreSheet): string {
  const total = Math.max(...scores.map((score) => score.total));
  if (names.length === 0) return 'Nobody wins: the Temporal Anomaly is still there, and another game follows.';
  return names.length === 1
    ? `${enumerate(names)} wins with ${total} coins.`
    : `${enumerate(names)} share the victory with ${total} coins each.`;
}
