// The exports of the package, as the compiler reads them. Reading takes seconds, so all tests that need it are here.

import { describe, expect, test } from 'vitest';
import { readEntries } from '../kit/entries.ts';
import { commentProblems } from './comments.ts';
import { EXAMPLES, exampleProblems } from './examples.ts';
import { reports } from './report.ts';

const read = readEntries();
const { checker, entries } = read;
const report = reports();
const ENTRIES = entries.map((entry) => ({ ...entry, text: report(entry) }));

describe.each(ENTRIES)('of $path', (entry) => {
  // Every change of the public API changes a report: `npx vitest run test/api-report --update` writes them.
  test('the report is current', async () => {
    const file = entry.path === '.' ? 'root' : entry.path.slice(2).replaceAll('/', '-');
    await expect(entry.text).toMatchFileSnapshot(`./${file}.txt`);
  });

  test('every export, function and number has a comment that explains it', () => {
    expect(entry.exports.length).toBeGreaterThan(0);
    expect(commentProblems(checker, entry)).toEqual([]);
  });
});

test('every example of a doc comment passes the compiler', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  expect(exampleProblems(read)).toEqual([]);
});
