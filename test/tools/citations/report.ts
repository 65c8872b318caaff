// Lists every rule of the catalogue with the source file and the test that cite it. Exits with 1 if a citation is
// missing, or if an unknown rule id is cited.
import process from 'node:process';
import { RULES } from '../../../src/entries/index.ts';
import { citedInSource, citedInTests } from './citations.ts';

const sources = citedInSource();
const tests = citedInTests();
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
