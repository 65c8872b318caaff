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

/** Returns the page that shows for every rule where it is implemented and how it is tested. */
export function proofReport(): string {
  const report: LockstepReport = JSON.parse(readFileSync(new URL('lockstep.json', import.meta.url), 'utf8'));
  const { seed, games, decisions, differences, applied } = report;
  const sources = citedInSource();
  const tests = citedInTests();
  const scenarios = scenariosPerRule();
  const ids = Object.keys(RULES) as (keyof typeof RULES)[];
  const often = ids.filter((id) => (applied[id] ?? 0) >= 20).length;
  return [
    '# How the rules are proved',
    '',
    '<!-- npm run docs:proof writes this page. -->',
    '',
    'The rules are implemented twice. Four authors wrote the second implementation, the _referee_, from the rulebook and our',
    '[rulings](rulings.md), without reading our source. `npm run lockstep` plays random games of every kind with both. At every',
    'decision, it compares the complete list of legal actions and the position, asks the library about two actions that need not',
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
    ...ids.map((id) => {
      const { title, page } = RULES[id];
      const source = sourceText(page);
      const count = applied[id];
      const files = [sources.get(id), tests.get(id)].map((path) => `\`${path}\``).join('<br>');
      const times = count === undefined ? '–' : whole(count);
      return `| ${id} ${title} | ${scenarios.get(id) ?? 0} | ${times} | ${files} | ${source} |`;
    }),
    '',
  ].join('\n');
}
