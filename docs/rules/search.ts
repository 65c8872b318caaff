import MiniSearch from 'minisearch';
import type { LanguageCode } from 'skymines-rules/text/languages';
import type { Entry } from './catalogue.ts';
import { type Chapter, chapterOf } from './chapters.ts';
import { hintsOf } from './hints.ts';
import { STOP_WORDS, SYNONYMS } from './synonyms.ts';

/** Endings that are removed, so that `sectors`, `secteurs` and `Sektoren` match their singular. */
const ENDINGS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:ies|ing|ed|es|e|s|y)$/,
  fr: /(?:ées?|er|ez|es|aux|e|s|x|é)$/,
  de: /(?:ern|en|em|er|es|e|n|s)$/,
};

const WORD = /[\p{L}\p{N}]+(?:-\d+)?/gu;
const ID = /^(?:AMB-)?[A-Z]+[- ]?\d+$/i;

/** Weight of a word that replaces the visitor's own word. */
const SYNONYM_WEIGHT = 0.6;
/** Weight of words such as "no" and "which", which matter only if titles contain them. */
const STOP_WORD_WEIGHT = 0.3;
/** Rulings are shown after rules that match equally well. */
const RULING_WEIGHT = 0.85;
/** Most questions are about the base game. Those about a module name it. */
const MODULE_WEIGHT = 0.75;
const MODULES: readonly (Chapter | undefined)[] = ['missions', 'belt', 'menaces', 'luna', 'campaign'];

/** `least` is the share of the best score that every result reaches, 0.2 by default. */
export type Search = (query: string, least?: number) => readonly Entry[];

/** Words that mean the same. The first is the visitor's own. */
type Concept = readonly string[];
type Scores = ReadonlyMap<string, number>;

/** Creates a search that accepts words, questions and ids, and returns the best entries first. */
export function createSearch(entries: readonly Entry[], language: LanguageCode): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const hints = hintsOf(language);
  const index = new MiniSearch<Entry & { readonly hints: string }>({
    fields: ['title', 'text', 'hints'],
    tokenize: (text) => stemsOf(text, language),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  index.addAll(entries.map((entry) => ({ ...entry, hints: hints[entry.id] ?? entry.keywords })));
  const read = queryReader(language);

  function bestPerEntry(concept: Concept): Scores {
    const best = new Map<string, number>();
    for (const [position, term] of concept.entries()) {
      const found = index.search(term, {
        boost: { title: 1.5 },
        prefix: term.length > 2,
        fuzzy: position === 0 && term.length > 4 ? 0.2 : false,
        weights: { prefix: 0.7, fuzzy: 0.3 },
        bm25: { k: 0.5, b: 0, d: 0.2 },
      });
      for (const { id, score } of found) {
        const weighted = score * (position === 0 ? 1 : SYNONYM_WEIGHT);
        best.set(id, Math.max(best.get(id) ?? 0, weighted));
      }
    }
    return best;
  }

  return (query, least = 0.2) => {
    const wanted = query.trim();
    const exact = ID.test(wanted) ? byId.get(withHyphen(wanted)) : undefined;
    const { concepts, stopWords } = read(wanted);
    const parts = concepts.map(bestPerEntry);
    const inTitles = stopWords.map((word): Scores => {
      return new Map(index.search(word, { fields: ['title', 'hints'] }).map(({ id, score }) => [id, score]));
    });
    const rank = (entry: Entry): number => {
      const found = parts.flatMap((part) => part.get(entry.id) ?? []);
      const extra = inTitles.flatMap((part) => part.get(entry.id) ?? []);
      const score = (sum(found) * found.length) / parts.length + STOP_WORD_WEIGHT * sum(extra);
      return found.length === 0 ? 0 : score * weightOf(entry);
    };
    const scored = entries.map((entry) => ({ entry, score: rank(entry) })).filter(({ score }) => score > 0);
    scored.sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    const ranked = scored.filter(({ score }) => score >= best * least).map(({ entry }) => entry);
    return exact === undefined ? ranked : [exact, ...ranked.filter((entry) => entry !== exact)];
  };
}

function weightOf({ id, isRuling }: Entry): number {
  return (isRuling ? RULING_WEIGHT : 1) * (MODULES.includes(chapterOf(id)) ? MODULE_WEIGHT : 1);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Creates a function that separates the words of a question that name its subject from the others. */
function queryReader(language: LanguageCode) {
  const stops = new Set(stemsOf(STOP_WORDS[language], language));
  const groups = SYNONYMS[language].map((group) => [...new Set(stemsOf(group, language))]);
  const conceptOf = (word: string): Concept => {
    return [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])];
  };
  return (query: string) => {
    const words = [...new Set(stemsOf(query, language))];
    const subject = words.filter((word) => !stops.has(word));
    return {
      concepts: (subject.length > 0 ? subject : words).map(conceptOf),
      stopWords: subject.length > 0 ? words.filter((word) => stops.has(word)) : [],
    };
  };
}

function stemsOf(text: string, language: LanguageCode): string[] {
  return (text.match(WORD) ?? []).map((word) => {
    const lower = word.toLowerCase().replaceAll('ß', 'ss');
    const short = lower.length > 3 ? lower.replace(ENDINGS[language], '') : lower;
    return (short.length < 3 ? lower : short).normalize('NFD').replace(/\p{M}/gu, '');
  });
}

/** Returns an id in its usual form, such as `EXP-9` for `exp9`. */
function withHyphen(id: string): string {
  return id.toUpperCase().replace(/([A-Z]) ?(\d)/, '$1-$2');
}
