import { afterAll } from 'vitest';

export type Outcome = 'same' | 'differs' | 'stops';

/** Counts the outcomes of the records of version 1 under version 2, by mode, and prints them at the end if wanted. */
export function outcomeTable(isPrinted: boolean) {
  const rows: Record<string, Record<Outcome, number>> = {};
  afterAll(() => {
    if (isPrinted) console.table(rows);
  });
  return {
    count(row: string, outcome: Outcome): void {
      rows[row] ??= { same: 0, differs: 0, stops: 0 };
      rows[row][outcome] += 1;
    },
    /** The outcomes that occurred, in alphabetical order. */
    seen: (): string[] =>
      [
        ...new Set(
          Object.values(rows).flatMap((row) => Object.entries(row).flatMap(([name, times]) => (times ? [name] : []))),
        ),
      ].sort(),
  };
}
