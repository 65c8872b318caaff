import type { LanguageCode } from 'skymines-rules/text/languages';
import { STOP_WORDS, SYNONYMS } from './synonyms.ts';

/** Endings that are removed, so that `sectors`, `secteurs` and `Sektoren` match their singular. */
const ENDINGS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:ies|ing|ed|es|e|s|y)$/,
  fr: /(?:ées?|er|ez|es|aux|e|s|x|é)$/,
  de: /(?:ern|en|em|er|es|e|n|s)$/,
};

const WORD = /[\p{L}\p{N}]+(?:-\d+)?/gu;

/** Words that mean the same. The first is the visitor's own. */
export type Concept = readonly string[];

/** The words of a question, as stems. */
interface Reading {
  /** Words that name the subject of the question, with their synonyms. */
  readonly concepts: readonly Concept[];
  /** Words such as "no" and "which". They matter less. */
  readonly stopWords: readonly string[];
}

/** Returns a text's words in lower case, without endings and accents. */
export function stemsOf(text: string, language: LanguageCode): string[] {
  return (text.match(WORD) ?? []).map((word) => {
    const lower = word.toLowerCase().replaceAll('ß', 'ss');
    const short = lower.length > 3 ? lower.replace(ENDINGS[language], '') : lower;
    return (short.length < 3 ? lower : short).normalize('NFD').replace(/\p{M}/gu, '');
  });
}

export interface Reader {
  readonly question: (text: string) => Reading;
  /** Checks whether a stem is a stop word or has synonyms. */
  readonly isKnown: (stem: string) => boolean;
}

/** Creates a reader for questions in a language. */
export function createReader(language: LanguageCode): Reader {
  const stops = new Set(stemsOf(STOP_WORDS[language], language));
  const groups = SYNONYMS[language].map((group) => [...new Set(stemsOf(group, language))]);
  const conceptOf = (word: string): Concept => {
    const others = groups.filter((group) => group.includes(word)).flat();
    return [...new Set([word, ...others.filter((other) => !stops.has(other))])];
  };
  return {
    question: (text) => {
      const words = [...new Set(stemsOf(text, language))];
      const subject = words.filter((word) => !stops.has(word));
      return {
        concepts: (subject.length > 0 ? subject : words).map(conceptOf),
        stopWords: subject.length > 0 ? words.filter((word) => stops.has(word)) : [],
      };
    },
    isKnown: (stem) => stops.has(stem) || groups.some((group) => group.includes(stem)),
  };
}

/** Shortest part of a compound word that is compared. */
const PART = 4;

/** Creates a function that finds the words that share a part with a German word, such as `Kartenauslage` and `Auslage`. */
export function createCompounds(
  words: ReadonlySet<string>,
  language: LanguageCode,
): (word: string) => readonly string[] {
  const all = language === 'de' ? [...words].filter(({ length }) => length >= PART) : [];
  return (word) => {
    if (word.length < PART) return [];
    return all.filter((each) => each !== word && (each.endsWith(word) || word.startsWith(each) || word.endsWith(each)));
  };
}
