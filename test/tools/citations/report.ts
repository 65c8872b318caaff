// Lists every rule of the catalogue with the source file and the test that cite it. Exits with 1 if a citation is
// missing, or if an unknown rule id is cited.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { RULES } from '../../../src/entries/index.ts';

const root = join(import.meta.dirname, '../../..');
// Rulings (AMB-EXP-1) and component facts (CF-EXP-1) are not rules.
const ID = /(?<![A-Z]-|[A-Z])[A-Z]+-\d+\b/g;
const PREFIXES = new Set(Object.keys(RULES).map((id) => id.split('-')[0]));

/**
 * Returns the first file in the folders that cites each id. Only literal ids count, not ranges such as "EXP-7 to
 * EXP-12".
 */
function citations(folders: readonly string[], suffix: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => suffix.test(each)).sort()) {
      const path = join(root, folder, name);
      for (const [id] of readFileSync(path, 'utf8').matchAll(ID)) {
        if (PREFIXES.has(id.split('-')[0]) && !found.has(id)) found.set(id, relative(root, path));
      }
    }
  }
  return found;
}

// The catalogue and the violations cite every rule, so `src/rulebook` does not count as an implementation.
const sources = citations(['src/campaign', 'src/components', 'src/content', 'src/game'], /\.ts$/);
const tests = citations(['test'], /\.test\.ts$|^(?:scenarios|text)\/.*\.txt$/);
const problems: string[] = [];
for (const id of Object.keys(RULES)) {
  const source = sources.get(id);
  const test = tests.get(id);
  process.stdout.write(`${id.padEnd(12)} ${(source ?? '-').padEnd(44)} ${test ?? '-'}\n`);
  if (source === undefined) problems.push(`${id} is cited in no source file`);
  if (test === undefined) problems.push(`${id} is cited in no test`);
}
for (const [id, path] of [...sources, ...tests]) {
  if (!(id in RULES)) problems.push(`${path} cites ${id}, which is no rule`);
}
process.stdout.write(`${Object.keys(RULES).length} rules, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
