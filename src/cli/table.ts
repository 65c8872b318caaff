import type { Results } from '../entries/text.ts';
import { plain } from '../entries/text.ts';

/** Formats the final scores, with a row for each category and a column for each player, and the winners. */
export function scoreTable({ title, names, rows, verdict }: Results): string {
  const lines = grid([[title, ...names], ...rows.map(({ label, values }) => [label, ...values.map(String)])]);
  return `${[...lines, ...(verdict === null ? [] : ['', plain(verdict)])].join('\n')}\n`;
}

/** Aligns rows in columns and separates the first and the last row with a line. */
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
