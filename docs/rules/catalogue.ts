import type { RuleTexts } from 'skymines-rules/text';
import type { Ruling } from './rulings.ts';

/** A rule or a ruling, as the page lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Rulings exist only in English. */
  readonly isRuling: boolean;
}

/** Returns all rules in a language, followed by all rulings. */
export function entriesOf(rules: RuleTexts, rulings: readonly Ruling[]): readonly Entry[] {
  const ofRules = Object.entries(rules).map(([id, { title, summary }]) => {
    return { id, title, text: summary, isRuling: false };
  });
  const ofRulings = rulings.map(({ id, question, answer, details }) => {
    return { id, title: question, text: [answer, ...details.map((detail) => detail.text)].join(' '), isRuling: true };
  });
  return [...ofRules, ...ofRulings];
}
