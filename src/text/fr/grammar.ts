import type { RichText } from '../parts.ts';
import { plain, say } from '../parts.ts';

/** A vowel, a y before a consonant, or an h, which is mute in French first names. */
const VOWEL = /^(?:[aeiouhœæ]|y[^aeiou\s])/i;

/** `d’Ana`, `de Ben`, `du secteur 3`. */
export function of(name: RichText): RichText {
  const [first = '', ...rest] = name;
  const text = typeof first === 'string' ? first : first.text;
  if (text.startsWith('le ')) {
    const contracted = text.replace('le ', 'du ');
    return [typeof first === 'string' ? contracted : { ...first, text: contracted }, ...rest];
  }
  return say`${VOWEL.test(plain(name).normalize('NFD')) ? 'd’' : 'de '}${name}`;
}

/** `1 dôme`, `2 dômes`. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount}\u00A0${amount < 2 ? one : many}`;
}
