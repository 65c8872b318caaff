// Lists every rule of the catalogue with its sources. Exits with 1 if a rule, or one that a violation or warning cites,
// has a page that does not cover its family, an unknown source, or a ruling that docs/rulings.md does not contain; if a
// comment in src cites such a ruling; or if no test compares the message of a violation or warning.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { RuleId } from '../../../src/entries/index.ts';
import { RULES, VIOLATIONS, WARNINGS } from '../../../src/entries/index.ts';
import { CAMPAIGN_VIOLATIONS } from '../../../src/rulebook/campaignViolations.ts';
import { wrongSources } from './check.ts';

const root = join(import.meta.dirname, '../../..');
const rulings = new Set(read('docs/rulings.md').flatMap((line) => /^\| (AMB-[A-Z]+-\d+) /.exec(line)?.[1] ?? []));
const problems: string[] = [];

for (const id of Object.keys(RULES) as RuleId[]) {
  process.stdout.write(`${id.padEnd(12)} ${RULES[id].page}\n`);
  check(id, id);
}
const { restricted: _, ...REFUSALS } = VIOLATIONS;
for (const [code, { rule }] of Object.entries({ ...REFUSALS, ...CAMPAIGN_VIOLATIONS, ...WARNINGS })) {
  check(`${code} by ${rule}`, rule);
}
for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (name.endsWith('.ts')) checkRulings(join('src', name));
}

process.stdout.write(`${Object.keys(RULES).length} rules, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function read(path: string): readonly string[] {
  return readFileSync(join(root, path), 'utf8').split('\n');
}

function check(who: string, rule: RuleId): void {
  for (const problem of wrongSources(rule, RULES[rule].page, rulings)) problems.push(`${who}: ${problem}`);
}

/** The catalogue lists its rulings as sources, which are checked above. */
function checkRulings(path: string): void {
  if (path.includes('catalogue')) return;
  read(path).forEach((line, n) => {
    for (const [id] of line.matchAll(/\bAMB-[A-Z]+-\d+\b/g)) {
      if (!rulings.has(id)) problems.push(`${path}:${n + 1}: docs/rulings.md has no ${id}`);
    }
  });
}
