import { expect, test } from 'vitest';
import { readEntries } from '../kit/entries.ts';
import { reports } from './report.ts';

// Each change of what people import shows up here: `npx vitest run test/api-report --update` writes it down.

const report = reports();
const told = readEntries().entries.map((entry) => ({ path: entry.path, text: report(entry) }));

test.each(told)('the report of $path is current', async ({ path, text }) => {
  const file = path === '.' ? 'root' : path.slice(2).replaceAll('/', '-');
  await expect(text).toMatchFileSnapshot(`./${file}.txt`);
});
