import type { RichText } from '../parts.ts';

type Articles = Readonly<Record<string, string>>;
const DATIVE: Articles = {
  der: 'dem',
  das: 'dem',
  die: 'der',
  ein: 'einem',
  eine: 'einer',
  dein: 'deinem',
};
const ACCUSATIVE: Articles = { der: 'den' };

/** An article and any adjective after it. The adjective has the same ending in both cases. */
const BEGINNING = /^(\p{Ll}+) (?:(\p{Ll}+?)e[rs]? )?/u;

/** Returns a name in the dative: `der Karte „Titan 3“`, `dem ersten Aktionsslot`, `deinem persönlichen Bonusfeld`. */
export function dative(name: RichText): RichText {
  return inflected(name, DATIVE);
}

/** Returns a name with `von` or `vom`: `vom Startplättchen 3`, `von der Karte „Titan 3“`. */
export function from(name: RichText): RichText {
  const [first = '', ...rest] = dative(name);
  const text = typeof first === 'string' ? first : first.text;
  const contracted = text.startsWith('dem ') ? text.replace('dem', 'vom') : `von ${text}`;
  return [typeof first === 'string' ? contracted : { ...first, text: contracted }, ...rest];
}

/** Returns a name as the object of a verb: `den ersten Aktionsslot`. Only masculine names change. */
export function accusative(name: RichText): RichText {
  return inflected(name, ACCUSATIVE);
}

/** Replaces a name's article with the one for another case. Names without an article do not change. */
function inflected([first, ...rest]: RichText, articles: Articles): RichText {
  if (first === undefined) return [];
  return typeof first === 'string'
    ? [inBeginning(first, articles), ...rest]
    : [{ ...first, text: inBeginning(first.text, articles) }, ...rest];
}

function inBeginning(text: string, articles: Articles): string {
  return text.replace(BEGINNING, (beginning, article: string, adjective: string | undefined) => {
    if (!Object.hasOwn(articles, article)) return beginning;
    return `${articles[article]} ${adjective === undefined ? '' : `${adjective}en `}`;
  });
}

/** Adds `n` (in any case but the nominative) or `r` (without an article) to an adjective such as `erste`. */
export function ending(adjective: string, letter: 'n' | 'r'): string {
  return adjective.endsWith('e') ? adjective + letter : adjective;
}

const ENDINGS: Articles = { der: 'r', das: 's', die: '' };

/** Returns a name without its article, as shown on buttons: `Titan 3` for a card, `erstes Bonusfeld`. */
export function bare([first, ...rest]: RichText): RichText {
  if (first === undefined) return [];
  const text = withoutArticle(typeof first === 'string' ? first : first.text);
  return [typeof first === 'string' ? text : { ...first, text }, ...rest];
}

function withoutArticle(text: string): string {
  return text
    .replace(/^die Karte „([^“]*)“/u, '$1')
    .replace(/^(der|die|das) (\p{Ll}+e(?= ))?/u, (_, article: string, adjective: string | undefined) =>
      adjective === undefined ? '' : `${adjective}${ENDINGS[article]}`,
    );
}

export function counted(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function weak([adjective = '']: RichText): RichText {
  return typeof adjective === 'string' ? [ending(adjective, 'n')] : [adjective];
}

export const INFLECTIONS_DE = { accusative, bare, dative, from, weak } as const;
export type Inflection = keyof typeof INFLECTIONS_DE;
