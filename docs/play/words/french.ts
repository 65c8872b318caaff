/** A vowel, or an h, which is silent in French first names. */
const VOWEL = /^[aeiouhœæ]/i;

/** Returns a name with `de`: `d’Ana`, `de Ben`. */
export function of(name: string): string {
  return `${VOWEL.test(name.normalize('NFD')) ? 'd’' : 'de '}${name}`;
}
