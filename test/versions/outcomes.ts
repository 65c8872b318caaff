export type Outcome = 'same' | 'differs' | 'stops';

/** Counts the outcomes of the records of version 1 under version 2, by mode. */
export function outcomeTable() {
  const rows: Record<string, Record<Outcome, number>> = {};
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
    print(): void {
      console.table(rows);
    },
  };
}
