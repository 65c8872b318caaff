// What the package exports, as the compiler reads it. Reading takes seconds, so everything that needs it stands here.

import { describe, expect, test } from 'vitest';
import { readEntries } from '../kit/entries.ts';
import { commentProblems } from './comments.ts';
import { reports } from './report.ts';

const { checker, entries } = readEntries();
const report = reports();
const ENTRIES = entries.map((entry) => ({ ...entry, told: report(entry) }));

describe.each(ENTRIES)('of $path', (entry) => {
  // Each change of what people import shows up here: `npx vitest run test/api-report --update` writes it down.
  test('the report is current', async () => {
    const file = entry.path === '.' ? 'root' : entry.path.slice(2).replaceAll('/', '-');
    await expect(entry.told).toMatchFileSnapshot(`./${file}.txt`);
  });

  test('every export, function and figure has a comment that says what it is', () => {
    expect(entry.exports.length).toBeGreaterThan(0);
    expect(commentProblems(checker, entry)).toEqual([]);
  });
});
