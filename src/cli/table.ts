import type { GameState, ScoreCategory, ScoreSheet, Seat } from '../index.ts';
import { SCORE_CATEGORIES } from '../index.ts';
import { playerNames } from './log/names.ts';
import { COMPANY_NAMES, enumerate } from './log/words.ts';

const LABELS: Readonly<Record<ScoreCategory, string>> = {
  coins: 'Coins',
  ...COMPANY_NAMES,
  tank: 'Helium-3 tank',
  research: 'Research',
};

/** The final scores, a row for each category and a column for each player, and who has won. */
export function scoreTable({ options }: GameState, scores: ScoreSheet, winners: readonly Seat[]): string {
  const names = playerNames(options);
  const rows = [
    ['Final scores', ...names],
    ...SCORE_CATEGORIES.map((category) => [LABELS[category], ...scores.map((score) => String(score[category]))]),
    ['Total', ...scores.map(({ total }) => String(total))],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const wide = Math.max(5, ...names.map((name) => name.length));
  const lines = rows.map(([label = '', ...cells]) =>
    [label.padEnd(width), ...cells.map((cell) => cell.padStart(wide))].join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  lines.splice(-1, 0, rule);
  lines.splice(1, 0, rule);
  return `${[
    ...lines,
    '',
    verdict(
      winners.map((seat) => names[seat] ?? ''),
      scores,
      winners,
    ),
  ].join('\n')}\n`;
}

function verdict(names: readonly string[], scores: ScoreSheet, [first = 0]: readonly Seat[]): string {
  const total = scores[first]?.total ?? 0;
  return names.length === 1
    ? `${enumerate(names)} wins with ${total} coins.`
    : `${enumerate(names)} share the victory with ${total} coins each.`;
}
