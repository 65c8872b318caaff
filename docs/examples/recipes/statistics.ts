import { checkRecord, SCORE_CATEGORIES, score, winners } from 'skymines-rules';

/** Returns the winners' average in each scoring category. */
export function winnerAverages(records: readonly unknown[]): Readonly<Record<string, number>> {
  const sheets = records.flatMap((record) => {
    const check = checkRecord(record);
    if (check.outcome !== 'same') return []; // malformed, illegal, or with a different result
    return winners(check.state).map((seat) => score(check.state)[seat]);
  });
  const average = (category: (typeof SCORE_CATEGORIES)[number]) =>
    sheets.reduce((sum, sheet) => sum + (sheet?.[category] ?? 0), 0) / sheets.length;
  return Object.fromEntries(SCORE_CATEGORIES.map((category) => [category, average(category)]));
}
