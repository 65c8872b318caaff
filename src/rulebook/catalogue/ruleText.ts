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

type OneTo<
  Count extends number,
  Counted extends readonly unknown[] = [unknown],
  Below = never,
> = Counted['length'] extends Count ? Below | Count : OneTo<Count, [...Counted, unknown], Below | Counted['length']>;

/** The rules of a part by their ids: `RulesOf<'EXP', 25>` has `EXP-1` to `EXP-25`. So declarations do not repeat every rule. */
export type RulesOf<Part extends string, Count extends number> = Readonly<Record<`${Part}-${OneTo<Count>}`, RuleText>>;

/** A rule as the catalogue lists it. */
type Row = readonly [title: string, page: string, summary: string];

/** The rules of a part by their numbers. */
export function rulesOf<Part extends string, Numbers extends number>(
  part: Part,
  rows: Readonly<Record<Numbers, Row>>,
): Readonly<Record<`${Part}-${Numbers}`, RuleText>> {
  const rules = Object.entries<Row>(rows).map(([number, [title, page, summary]]) => [
    `${part}-${number}`,
    { title, page, summary },
  ]);
  return Object.fromEntries(rules) as Record<`${Part}-${Numbers}`, RuleText>;
}
