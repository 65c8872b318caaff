import type { Told } from '../parts.ts';
import { plain, say } from '../parts.ts';

/** A vowel, or a y before a consonant; an h always counts as one that is sounded. */
const VOWEL = /^(?:[aeiouœæ]|y[^aeiou\s])/i;

/** `d’Ana`, `de Ben`. */
export function of(name: Told): Told {
  return say`${VOWEL.test(plain(name).normalize('NFD')) ? 'd’' : 'de '}${name}`;
}

/** `1 dôme`, `2 dômes`. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount} ${amount < 2 ? one : many}`;
}

export function energyPoints(amount: number): string {
  return counted(amount, 'point d’énergie', 'points d’énergie');
}
