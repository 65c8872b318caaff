import type { IdsOf, Parts } from './ruleIds.ts';

/** A rule in the words of one language. */
export interface RuleWords {
  readonly title: string;
  readonly summary: string;
}

/**
 * One rule of the catalogue, restated in our own words.
 *
 * `page` names where the rule stands, in items separated by ', ':
 * - '10' or '12-13': a page of the rulebook, or pages;
 * - 'set-up': the set-up pages of the rulebook, which carry no number in our source;
 * - 'Luna 5' or 'Luna 5-6': a page of Luna's booklet, or pages;
 * - 'helper': the card texts and hints of the public helper app for solo games;
 * - 'AMB-LACT-3': a ruling of ours, for what none of them says.
 *
 * Several items say it together: what one of them leaves open another one tells. `sourcesOf` reads a `page`.
 */
export interface RuleText {
  readonly title: string;
  readonly page: string;
  readonly summary: string;
}

/** The rules of some parts, with their sources. */
export type RulesOf<Part extends keyof Parts> = Readonly<Record<IdsOf<Part>, RuleText>>;

type Three = `${string} | ${string} | ${string}`;
type Four = `${string} | ${Three}`;

/** The ids of the lines of a text that have as many fields as `Line`: a line with too few gives no id, so its rule is missing. */
type IdsIn<Text extends string, Line extends string, Ids = never> = Text extends `${infer First}\n${infer Rest}`
  ? IdsIn<Rest, Line, First extends Line ? (First extends `${infer Id} | ${string}` ? Ids | Id : Ids) : Ids>
  : Ids & string;

/** Reads rules, one a line: `EXP-9 | title | page | summary`. */
export function rulesOf<const Text extends string>(text: Text): Readonly<Record<IdsIn<Text, Four>, RuleText>> {
  const rules = rows(text).map(([id, title, page, summary]) => [id, { title, page, summary }]);
  return Object.fromEntries(rules) as Record<IdsIn<Text, Four>, RuleText>;
}

/** Reads rules in another language, one a line: `EXP-9 | title | summary`. */
export function wordsOf<const Text extends string>(text: Text): Readonly<Record<IdsIn<Text, Three>, RuleWords>> {
  const rules = rows(text).map(([id, title, summary]) => [id, { title, summary }]);
  return Object.fromEntries(rules) as Record<IdsIn<Text, Three>, RuleWords>;
}

type KeysOf<Part> = Part extends unknown ? keyof Part : never;
type ValuesOf<Part> = Part extends unknown ? Part[keyof Part] : never;

/** The rules of all parts. It is a call, since bundlers keep an object that is spread, even if nobody reads it. */
export function together<Parts extends readonly object[]>(
  ...parts: Parts
): Readonly<Record<KeysOf<Parts[number]>, ValuesOf<Parts[number]>>> {
  return Object.assign({}, ...parts);
}

function rows(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
