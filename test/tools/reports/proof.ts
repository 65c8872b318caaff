import { readFileSync } from 'node:fs';
import { RULES, sourceText } from '../../../src/entries/index.ts';
import { citedInSource, citedInTests, scenariosPerRule } from '../citations/citations.ts';

/** The report of `npm run lockstep -- --out test/tools/reports/lockstep.json`. */
interface LockstepReport {
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  readonly differences: readonly string[];
  readonly applied: Readonly<Record<string, number>>;
}

const whole = (figure: number): string => figure.toLocaleString('en');

const report: LockstepReport = JSON.parse(readFileSync(new URL('lockstep.json', import.meta.url), 'utf8'));

/** Evidence for one rule. */
export interface Proof {
  /** First file that implements the rule, and first test that cites it. */
  readonly source: string;
  readonly test: string;
  /** Number of scenarios with the rule in their title. */
  readonly scenarios: number;
  /** Number of times that the referee applied the rule, or `null` if it has no line of code for the rule alone. */
  readonly applied: number | null;
}

/** Returns the evidence for every rule. */
export function proofs(): Readonly<Record<string, Proof>> {
  const sources = citedInSource();
  const tests = citedInTests();
  const scenarios = scenariosPerRule();
  const rows = Object.keys(RULES).map((id): readonly [string, Proof] => [
    id,
    {
      source: String(sources.get(id)),
      test: String(tests.get(id)),
      scenarios: scenarios.get(id) ?? 0,
      applied: report.applied[id] ?? null,
    },
  ]);
  return Object.fromEntries(rows);
}

/** Returns the page that shows for every rule where it is implemented and how it is tested. */
export function proofReport(): string {
  const { seed, games, decisions, differences, applied } = report;
  const ids = Object.keys(RULES) as (keyof typeof RULES)[];
  const often = ids.filter((id) => (applied[id] ?? 0) >= 20).length;
  return [
    '# How the rules are proved',
    '',
    '<!-- npm run docs:proof writes this page. -->',
    '',
    'The rules are implemented twice. Four authors wrote the second implementation, the _referee_, from the rulebook and our',
    '[rulings](rulings.md), without reading our source. `npm run lockstep` plays random games of every kind with both. At every',
    'decision, it compares the complete list of legal actions and the position, asks the library about three actions that need not',
    'be legal, and compares the scores, the winners and the success points at the end. In half of the games, positions are edited,',
    'and in half, rewards and mission tasks are mixed, so that rare rules apply more often.',
    '',
    `The last recorded run (seed \`${seed}\`) compared ${whole(decisions)} decisions in ${whole(games)} games and found`,
    `${differences.length} differences. With 95 % confidence, fewer than ${(3 / decisions).toExponential(1)} of such decisions differ.`,
    `The referee applied ${often} of the ${ids.length} rules at least 20 times. Most of the other rules describe components or terms.`,
    '',
    'The table shows for each rule the number of [scenarios](scenarios.md) with the rule in their title, how often the referee',
    'applied it in this run, the first file that implements it, the first scenario or test that cites it, and its source. A dash means',
    'that the referee has no line of code for the rule alone.',
    '',
    '| rule | scenarios | referee | implemented in, tested in | source |',
    '| ---- | --------: | ------: | ------------------------- | ------ |',
    ...Object.entries(proofs()).map(([id, { source, test, scenarios, applied: count }]) => {
      const { title, page } = RULES[id as keyof typeof RULES];
      const times = count === null ? '–' : whole(count);
      const files = `\`${source}\`<br>\`${test}\``;
      return `| ${id} ${title} | ${scenarios} | ${times} | ${files} | ${sourceText(page)} |`;
    }),
    '',
  ].join('\n');
}
