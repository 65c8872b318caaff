import { changeNames, changeStart, plain, type RichText, say } from '../parts.ts';

/** A vowel, a y before a consonant, or an h, which is silent in French first names. */
const VOWEL = /^(?:[aeiouhœæ]|y[^aeiou\s])/i;

/** Returns a name with `de`: `d’Ana`, `de Ben`, `du secteur 3`. */
export function of(name: RichText): RichText {
  return contracted(name, 'du ') ?? say`${VOWEL.test(plain(name).normalize('NFD')) ? 'd’' : 'de '}${name}`;
}

/** Returns a name with `à`: `à Ana`, `au joueur 2`. */
export function to(name: RichText): RichText {
  return contracted(name, 'au ') ?? say`à ${name}`;
}

/** Returns a name with its article `le` contracted; `null` for a name that does not start with `le`. */
function contracted(name: RichText, article: 'du ' | 'au '): RichText | null {
  return plain(name).startsWith('le ') ? changeStart(name, (start) => start.replace('le ', article)) : null;
}

/** Returns cards as named on buttons and in lists: `Titane 3`, not `la carte Titane 3`, but `la carte Ingénieur neutre`. */
export function bare(cards: RichText): RichText {
  return changeNames(cards, (name) => name.replace(/^la carte (?!inconnue|Ingénieur|Part)/, ''));
}

/** Returns a majority tier, for use next to the name of its space: `rang « 2 unités ou plus »`, `rang 9`. */
function tierFr(tier: string): string {
  return tier.startsWith('rang') ? tier : `rang « ${tier} »`;
}

/** ICON-12: next to a named resource, units of any single resource are "other" units. */
export function asksFr(requirements: RichText): RichText {
  if (!/unités? de /.test(plain(requirements))) return requirements;
  return requirements.map((part) =>
    typeof part === 'string' ? part.replace('unités d’une même ressource', 'autres unités d’une même ressource') : part,
  );
}

export function counted(amount: number, one: string, many: string): string {
  return `${amount}\u00A0${amount < 2 ? one : many}`;
}

export const INFLECTIONS_FR = { bare, of, rank: (tier: RichText): RichText => [tierFr(plain(tier))] } as const;
export type Inflection = keyof typeof INFLECTIONS_FR;
