const MOST = 4;

/** Minimum length for matching the start or end of an id, because shorter strings match too many ids. */
const SHORTEST_END = 3;

/**
 * Returns the ids most similar to a string, most likely first. These are ids that differ only in case, that start or
 * end with the string, or that differ by one character (two if the string has at least five).
 */
export function similarTo(text: string, ids: readonly string[]): readonly string[] {
  const wanted = text.toLowerCase();
  const most = wanted.length < 5 ? 1 : 2;
  return ids
    .map((id) => ({ id, rank: rankOf(wanted, id.toLowerCase(), most) }))
    .filter(({ rank }) => rank <= most)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ id }) => id);
}

function rankOf(wanted: string, id: string, most: number): number {
  if (id === wanted) return 0;
  const isPart = wanted.length >= SHORTEST_END && (id.endsWith(wanted) || id.startsWith(wanted));
  if (isPart) return 0.5;
  return Math.abs(id.length - wanted.length) > most ? Number.POSITIVE_INFINITY : distance(wanted, id);
}

/** Returns the Levenshtein distance between two strings. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
