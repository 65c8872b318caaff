/** English words of the rules that are not French words. */
const ENGLISH =
  'an|and|any|are|asteroid|barrier|belt|board|bonuses|by|cards?|center|chapter|coins?|columns?|company|deck|display|down' +
  '|each|end|energy|extra|field|first|for|from|game|hand|home|human|if|in|is|its|level|may|markers?|moon|more|must|not' +
  '|of|one|only|other|outposts?|own|pays?|pieces|players?|requirement|research|resources?|resting|rewards?|rounds?' +
  '|scientists?|scoring|shared?|shares|shuttles?|slots?|spaces?|steps?|tasks?|that|the|thresholds?|tiles?|to|tokens?' +
  '|tracks?|turns?|two|up|value|when|wild|with';

/** Checks whether a text contains one of the words. `\b` would treat accented letters as the end of a word. */
export function holds(text: string, words: string): boolean {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu').test(text);
}

/** Nouns after a number, and words before one. */
const COUNTED =
  'crypcoins?|cases?|unités?|points?|cartes?|parts?|pions?|dômes?|Chercheurs?|Ingénieurs?|autres?|icônes?|succursales?' +
  '|jetons?|joueurs?|éléments?';
const NUMBERED =
  'case|secteur|astéroïde|manche|niveau|rang|mission|emplacement|chapitre|navette|Recherche|spécial|départ|p\\.';

/** Text that is the same in all languages: ids in brackets, rulings, and the names of companies and of the currency. */
const NAMES = /AMB-[A-Z]+-\d+|\([a-z]+-?[a-z]*\d+\)|Skymine Resources|CrypCoins?/gu;

const FAULTS: Readonly<Record<string, (text: string) => boolean>> = {
  'holds what a program says': (text) => /undefined|NaN|\[object|[{}|]|[a-z][A-Z]/.test(text.replace(NAMES, '')),
  'has a straight apostrophe or quotation mark': (text) => /['"]/.test(text),
  'has a wrong blank': (text) => /(?<!\u00A0)[:;?!»]|«(?!\u00A0)|\s[,.)]|\(\s|\s\s|^\s|\s$/.test(text),
  'does not contract or elide': (text) =>
    holds(text, '(de|à) les?') || holds(text, '(de|je|la|le|ne|que|se) ([aâeéèêiîoôuœ]|h[uú]m|hél)\\p{L}*'),
  'has an English word': (text) => holds(text.replace(NAMES, ''), ENGLISH),
  'lets a number stand alone at the end of a line': (text) =>
    holds(text, `\\d (${COUNTED})`) || new RegExp(`(?<!\\p{L})(${NUMBERED}) [A-C]?\\d`, 'u').test(text),
  'counts crypcoins in a wrong way': (text) =>
    holds(text, '(?<!\\d)[01]\u00A0crypcoins') || holds(text, '([2-9]|\\d\\d|des?|en|les)[ \u00A0]crypcoin'),
};

/** Returns the faults of a French text, each followed by the text. */
export function frenchFaults(text: string): readonly string[] {
  return Object.keys(FAULTS)
    .filter((fault) => FAULTS[fault]?.(text))
    .map((fault) => `${fault}: ${text}`);
}

/** Returns the figures of a text, sorted. */
export function figuresIn(text: string): string {
  // A French pair counts as 2.
  const found =
    text
      .replace(/h[eé]lium-3/giu, '')
      .replace(/(?<!\p{L})paire(?!\p{L})/gu, '2')
      .match(/\d+/g) ?? [];
  return [...found].sort().join(' ');
}

/**
 * Returns the faults of a French rule text, where spaces around numbers may break and the currency is a common noun.
 */
export function frenchRuleFaults(text: string): readonly string[] {
  const isCapital = /cryp/iu.test(text.replaceAll(/(?:^C|c)rypcoins?(?!\p{L})/gu, ''));
  const faults = frenchFaults(text).filter((fault) => !fault.startsWith('lets a number stand alone'));
  return isCapital ? [...faults, `writes the currency with a capital: ${text}`] : faults;
}
