import type { IdsOf, Parts } from './ruleIds.ts';

/** Title and summary of a rule in one language. */
export interface RuleTitleAndSummary {
  readonly title: string;
  readonly summary: string;
}

/**
 * A rule of the catalogue, in our own words.
 *
 * `page` lists the sources of the rule, separated by ', ':
 * - '10' or '12-13': one or more pages of the rulebook;
 * - 'set-up': the set-up pages of the rulebook, which have no page numbers in our copy;
 * - 'Luna 5' or 'Luna 5-6': one or more pages of Luna's booklet;
 * - 'helper': the card texts and hints of the public helper app for solo games;
 * - 'AMB-LACT-3': our own ruling on a question that the other sources leave open.
 *
 * If there are several sources, they complement each other. `sourcesOf` parses a `page`.
 */
export interface RuleText {
  readonly title: string;
  readonly page: string;
  readonly summary: string;
}

/** Rules of one or more parts of the catalogue, with their sources. */
export type RulesOf<Part extends keyof Parts> = Readonly<Record<IdsOf<Part>, RuleText>>;

type Three = `${string} | ${string} | ${string}`;
type Four = `${string} | ${Three}`;

/** Ids of the lines with as many fields as `Line`. The compiler reports the rule of a shorter line as missing. */
type IdsIn<Text extends string, Line extends string, Ids = never> = Text extends `${infer First}\n${infer Rest}`
  ? IdsIn<Rest, Line, First extends Line ? (First extends `${infer Id} | ${string}` ? Ids | Id : Ids) : Ids>
  : Ids & string;

/** Parses rules, one per line: `EXP-9 | title | page | summary`. */
export function rulesOf<const Text extends string>(text: Text): Readonly<Record<IdsIn<Text, Four>, RuleText>> {
  const rules = rows(text).map(([id, title, page, summary]) => [id, { title, page, summary }]);
  return Object.fromEntries(rules) as Record<IdsIn<Text, Four>, RuleText>;
}

/** Parses rules in another language, one per line: `EXP-9 | title | summary`. */
export function wordsOf<const Text extends string>(
  text: Text,
): Readonly<Record<IdsIn<Text, Three>, RuleTitleAndSummary>> {
  const rules = rows(text).map(([id, title, summary]) => [id, { title, summary }]);
  return Object.fromEntries(rules) as Record<IdsIn<Text, Three>, RuleTitleAndSummary>;
}

function rows(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
