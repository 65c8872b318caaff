import MiniSearch from 'minisearch';
import type { LanguageCode } from 'skymines-rules/text/languages';
import { type Entry, openedBy } from './catalogue.ts';
import { type Chapter, chapterOf } from './chapters.ts';
import type { Hints } from './hints.ts';
import { createPhrases, STOP_WORD_WEIGHT } from './phrases.ts';
import { type Concept, createCompounds, createReader, stemsOf } from './stems.ts';

const ID = /^(?:AMB-)?[A-Z]+[- ]?\d+$/i;

/** Weights of the ways in which a word of an entry can match. */
const PREFIX_WEIGHT = 0.7;
const FUZZY_WEIGHT = 0.3;
const SYNONYM_WEIGHT = 0.7;
/** Weight of an entry whose title, or one of its hints, is the whole question. */
const PHRASE_WEIGHT = 8;
/** An answer comes first if its question is at least this similar. */
const SAME_QUESTION = 0.5;
const ANSWER_WEIGHT = 2;
/** Rulings are shown after rules that match equally well. */
const RULING_WEIGHT = 0.7;
/** Most questions are about the base game. Those about a module name it. */
const MODULE_WEIGHT = 0.4;
const MODULES: readonly (Chapter | undefined)[] = ['missions', 'belt', 'menaces', 'luna', 'campaign'];
/** A word names a module if this share of the rules that contain it belongs to modules. */
const MODULE_WORD = 0.7;

export interface Search {
  /** Returns the best entries first. `least` is the share of the best score that every result reaches, 0.2 by default. */
  readonly find: (query: string, least?: number) => readonly Entry[];
  /** Returns the share of a query's words that belong to the language, to recognise queries in another one. */
  readonly knownShare: (query: string) => number;
}

/** The entries that a concept matches, by id, and the words in them that it matches. */
interface Match {
  readonly scores: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, number>;
}

/**
 * Creates a search that accepts words, questions and ids.
 *
 * An entry's score is the sum of what BM25 gives for each word, times the share of the words that it matches, and grows
 * with the similarity of the question to the entry's title or to one of its hints.
 */
export function createSearch(entries: readonly Entry[], language: LanguageCode, hints: Hints): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry & { readonly hints: string }>({
    fields: ['title', 'text', 'hints'],
    tokenize: (text) => stemsOf(text, language),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  index.addAll(entries.map((entry) => ({ ...entry, hints: (hints[entry.id] ?? entry.keywords).join(' ') })));
  const phrases = createPhrases(
    entries.map(({ id, title, keywords, answeredBy }) => {
      const wordings = answeredBy === null ? [] : keywords;
      return [id, [title, ...wordings, ...(hints[id] ?? [])]];
    }),
    language,
  );
  const reader = createReader(language);
  // Rulings are in English.
  const rules = entries.filter(({ isRuling }) => !isRuling);
  const texts = rules.map(({ id, title, text }) => [title, text, ...(hints[id] ?? [])].join(' '));
  const vocabulary = new Set(stemsOf(texts.join(' '), language));
  const partsOf = createCompounds(vocabulary, language);

  const matchOf = remember(
    (concept: Concept): Match => {
      const scores = new Map<string, number>();
      const words = new Map<string, number>();
      for (const [position, term] of [...concept, ...partsOf(concept[0] ?? '')].entries()) {
        const weight = position === 0 ? 1 : SYNONYM_WEIGHT;
        const found = index.search(term, {
          boost: { title: 1.5, hints: 1.5 },
          prefix: term.length > 2,
          fuzzy: position === 0 && term.length > 4 ? 0.2 : false,
          weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
          bm25: { k: 0.5, b: 0, d: 0.2 },
        });
        for (const { id, score, match } of found) {
          scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
          for (const word of Object.keys(match)) {
            const likeness = word === term ? 1 : word.startsWith(term) ? PREFIX_WEIGHT : FUZZY_WEIGHT;
            words.set(word, Math.max(words.get(word) ?? 0, likeness * weight));
          }
        }
      }
      return { scores, words };
    },
    ([word = '']) => word,
  );

  const namesModule = remember(
    (word: string): boolean => {
      const found = index
        .search(word)
        .flatMap(({ id }) => byId.get(id) ?? [])
        .filter(({ isRuling }) => !isRuling);
      const ofModules = found.filter((entry) => MODULES.includes(chapterOf(openedBy(entry))));
      return found.length > 0 && ofModules.length >= MODULE_WORD * found.length;
    },
    (word) => word,
  );

  function find(query: string, least = 0.2): readonly Entry[] {
    const wanted = query.trim();
    const exact = ID.test(wanted) ? byId.get(withHyphen(wanted)) : undefined;
    const { concepts, stopWords } = reader.question(wanted);
    const matches = concepts.map(matchOf);
    const inTitles = stopWords.map((word) => {
      return new Map(index.search(word, { fields: ['title', 'hints'] }).map(({ id, score }) => [id, score]));
    });
    const alike = phrases([
      ...matches.map(({ words }) => ({ words, weight: 1 })),
      ...stopWords.map((word) => ({ words: new Map([[word, 1]]), weight: STOP_WORD_WEIGHT })),
    ]);
    const isAboutModule = concepts.some(([word = '']) => namesModule(word));
    const score = (entry: Entry): number => {
      const found = matches.flatMap(({ scores }) => scores.get(entry.id) ?? []);
      const extra = inTitles.flatMap((part) => part.get(entry.id) ?? []);
      const base = (sum(found) * found.length) / concepts.length + STOP_WORD_WEIGHT * sum(extra);
      const similarity = alike.get(entry.id) ?? 0;
      const isAnswer = entry.answeredBy !== null && similarity >= SAME_QUESTION;
      const weight = weightOf(entry, isAboutModule) * (isAnswer ? ANSWER_WEIGHT : 1);
      return found.length === 0 ? 0 : base * (1 + PHRASE_WEIGHT * similarity) * weight;
    };
    const scored = entries.map((entry) => ({ entry, score: score(entry) })).filter((each) => each.score > 0);
    scored.sort((a, b) => b.score - a.score);
    // An answer that comes first must not hide the rules.
    const best = scored.find(({ entry }) => entry.answeredBy === null)?.score ?? 0;
    const ranked = scored.filter((each) => each.score >= best * least).map(({ entry }) => entry);
    return exact === undefined ? ranked : [exact, ...ranked.filter((entry) => entry !== exact)];
  }

  function knownShare(query: string): number {
    const words = stemsOf(query, language);
    const known = words.filter((word) => vocabulary.has(word) || reader.isKnown(word));
    return words.length === 0 ? 1 : known.length / words.length;
  }

  return { find, knownShare };
}

function weightOf(entry: Entry, isAboutModule: boolean): number {
  const module = !isAboutModule && MODULES.includes(chapterOf(openedBy(entry))) ? MODULE_WEIGHT : 1;
  return module * (entry.isRuling ? RULING_WEIGHT : 1);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns an id in its usual form, such as `EXP-9` for `exp9`. */
function withHyphen(id: string): string {
  return id.toUpperCase().replace(/([A-Z]) ?(\d)/, '$1-$2');
}

/** Keeps the results of a function, because questions share many words. */
function remember<Argument, Result>(
  compute: (argument: Argument) => Result,
  keyOf: (argument: Argument) => string,
): (argument: Argument) => Result {
  const results = new Map<string, Result>();
  return (argument) => {
    const key = keyOf(argument);
    const result = results.has(key) ? (results.get(key) as Result) : compute(argument);
    results.set(key, result);
    return result;
  };
}
