import type { LanguageCode } from 'skymines-rules/text/languages';
import { createReader, stemsOf } from './stems.ts';

/** Weight of words such as "no" and "which". */
export const STOP_WORD_WEIGHT = 0.5;

/** A word of a question: the words of the catalogue that it matches, with how well, and its importance. */
interface Wanted {
  readonly words: ReadonlyMap<string, number>;
  readonly weight: number;
}

/** Returns, by id, how similar a question is to the phrase of the entry that resembles it most, from 0 to 1. */
type Phrases = (wanted: readonly Wanted[]) => ReadonlyMap<string, number>;

interface Phrase {
  readonly id: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
}

/**
 * Creates a comparison of questions with the phrases of each entry.
 *
 * The similarity is the harmonic mean of two shares: the part of the question that the phrase contains, and the part of the
 * phrase that the question contains. Rare words count more.
 */
export function createPhrases(
  texts: readonly (readonly [id: string, phrases: readonly string[]])[],
  language: LanguageCode,
): Phrases {
  const entriesWith = new Map<string, Set<string>>();
  for (const [id, phrases] of texts) {
    for (const stem of stemsOf(phrases.join(' '), language))
      entriesWith.set(stem, (entriesWith.get(stem) ?? new Set()).add(id));
  }
  const rarity = (stem: string): number => Math.log(1 + texts.length / (entriesWith.get(stem)?.size ?? 1));

  const reader = createReader(language);
  const phrasesWith = new Map<string, Phrase[]>();
  for (const [id, phrases] of texts) {
    for (const text of phrases) {
      const { stopWords } = reader.question(text);
      const stems = [...new Set(stemsOf(text, language))];
      const weightOf = (stem: string): number => rarity(stem) * (stopWords.includes(stem) ? STOP_WORD_WEIGHT : 1);
      const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]));
      const phrase = { id, weights, total: sum([...weights.values()]) };
      for (const stem of stems) phrasesWith.set(stem, [...(phrasesWith.get(stem) ?? []), phrase]);
    }
  }

  return (wanted) => {
    const found = new Map<Phrase, number>();
    const qualities = new Map<string, number>();
    let total = 0;
    for (const { words, weight } of wanted) {
      const known = [...words].filter(([word]) => phrasesWith.has(word)).sort((a, b) => b[1] - a[1]);
      // A word that no phrase contains says nothing about the entries.
      const [[closest] = []] = known;
      if (closest === undefined) continue;
      const importance = weight * rarity(closest);
      total += importance;
      const inPhrase = new Map<Phrase, number>();
      for (const [word, quality] of known) {
        qualities.set(word, Math.max(qualities.get(word) ?? 0, quality));
        for (const phrase of phrasesWith.get(word) ?? []) inPhrase.set(phrase, inPhrase.get(phrase) ?? quality);
      }
      for (const [phrase, quality] of inPhrase) found.set(phrase, (found.get(phrase) ?? 0) + quality * importance);
    }
    const best = new Map<string, number>();
    for (const [phrase, part] of found) {
      const covered = sum([...phrase.weights].map(([word, weight]) => weight * (qualities.get(word) ?? 0)));
      const similarity = (2 * part * covered) / (part * phrase.total + covered * total);
      best.set(phrase.id, Math.max(best.get(phrase.id) ?? 0, similarity));
    }
    return best;
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
