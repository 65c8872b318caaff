import { changeStart, type RichText } from '../parts.ts';

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
  return changeStart(dative(name), (start) =>
    start.startsWith('dem ') ? start.replace('dem', 'vom') : `von ${start}`,
  );
}

/** Returns a name as the object of a verb: `den ersten Aktionsslot`. Only masculine names change. */
export function accusative(name: RichText): RichText {
  return inflected(name, ACCUSATIVE);
}

/** Replaces a name's article with the one for another case. Names without an article do not change. */
function inflected(name: RichText, articles: Articles): RichText {
  return changeStart(name, (start) => inBeginning(start, articles));
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
export function bare(name: RichText): RichText {
  return changeStart(name, withoutArticle);
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

function weak(adjective: RichText): RichText {
  return changeStart(adjective, (start) => ending(start, 'n'));
}

export const INFLECTIONS_DE = { accusative, bare, dative, from, weak } as const;
export type Inflection = keyof typeof INFLECTIONS_DE;
