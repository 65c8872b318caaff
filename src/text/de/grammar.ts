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

/** An article and the adjective after it, whose ending is the same in both cases. */
const BEGINNING = /^(\p{Ll}+) (?:(\p{Ll}+?)e[rs]? )?/u;

/** A name after `auf`, `neben`, `von`: `der Karte „Titan 3“`, `dem ersten Aktionsslot`, `deinem persönlichen Bonusfeld`. */
export function dative(name: RichText): RichText {
  return inflected(name, DATIVE);
}

/** `vom Startplättchen 3`, `von der Karte „Titan 3“`. */
export function from(name: RichText): RichText {
  const [first = '', ...rest] = dative(name);
  const text = typeof first === 'string' ? first : first.text;
  const contracted = text.startsWith('dem ') ? text.replace('dem', 'vom') : `von ${text}`;
  return [typeof first === 'string' ? contracted : { ...first, text: contracted }, ...rest];
}

/** A name as the object of a verb: `den ersten Aktionsslot`. Only masculine names change. */
export function accusative(name: RichText): RichText {
  return inflected(name, ACCUSATIVE);
}

/** A name with the article for its case. A name without an article does not change. */
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

/** An adjective such as `erste` or `6.` with the ending `n` (not in the nominative) or `r` (without an article). */
export function ending(adjective: string, letter: 'n' | 'r'): string {
  return adjective.endsWith('e') ? adjective + letter : adjective;
}

const ENDINGS: Articles = { der: 'r', das: 's', die: '' };

/** A name on a button, without its article: `Titan 3` for a card, `erstes Bonusfeld`. */
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

/** `1 Kuppel`, `2 Kuppeln`. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
