import type { RuleTexts } from 'skymines-rules/text';
import type { Answer } from './answers.ts';
import type { Ruling } from './rulings.ts';

/** A rule, a ruling or a short answer, as the page lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Text shown in lists: a rule's text, or a ruling's answer. */
  readonly summary: string;
  /** Further phrases to find the entry by: other wordings of a question, or titles of a ruling's rules. */
  readonly keywords: readonly string[];
  /** Rulings exist only in English. */
  readonly isRuling: boolean;
  /** The rules that give a short answer, the most important one first. `null` for rules and rulings. */
  readonly answeredBy: readonly string[] | null;
}

/** Returns the id of the rule or ruling that opens with an entry. */
export const openedBy = ({ id, answeredBy }: Entry): string => answeredBy?.[0] ?? id;

/** Returns the short answers as entries, whose keywords are other wordings of the questions. */
export function answerEntries(answers: readonly Answer[]): readonly Entry[] {
  return answers.map(({ question, wordings, answer, rules }, index) => {
    const told = { title: question, text: answer, summary: answer, keywords: wordings };
    return { id: `answer-${index}`, ...told, isRuling: false, answeredBy: rules };
  });
}

/** Returns all rules in a language, followed by all rulings, which the titles of their rules make searchable. */
export function entriesOf(rules: RuleTexts, rulings: readonly Ruling[]): readonly Entry[] {
  const ofRules = Object.entries(rules).map(([id, { title, summary }]) => {
    return { id, title, text: summary, summary, keywords: [], isRuling: false, answeredBy: null };
  });
  const titles = new Map(ofRules.map(({ id, title }) => [id, title]));
  const ofRulings = rulings.map(({ id, question, answer, details, mentions }) => {
    const text = [answer, ...details.map((detail) => detail.text)].join(' ');
    const keywords = mentions.flatMap((each) => titles.get(each) ?? []);
    return { id, title: question, text, summary: forPlayers(answer), keywords, isRuling: true, answeredBy: null };
  });
  return [...ofRules, ...ofRulings];
}

/** Removes what only developers need: the option that changes a ruling, which is the end of its answer. */
const forPlayers = (answer: string): string => answer.replace(/ Switch: .*$/, '');
