import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';

const rows = [...textOf('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|(.*)\|$/gm)]
  .map(([, english = '', french = '', german = '', meaning = '', code = '']) => ({
    english,
    french,
    german,
    meaning,
    code,
  }))
  .filter(({ english }) => !/^(English|-+)$/.test(english));

// All exported names and their fields.
const reports = readdirSync('test/api-report').filter((file) => file.endsWith('.txt'));
const NAMES = new Set(reports.flatMap((file) => textOf(`test/api-report/${file}`).match(/\w+/g) ?? []));

test('every code name in the glossary exists', () => {
  expect(rows.length).toBeGreaterThan(50);
  const written = rows.flatMap(({ code }) => code.match(/(?<=`[^`|]*)\w+(?=[^`|]*`)/g) ?? []);
  expect(written.length).toBeGreaterThan(rows.length);
  expect(written.filter((name) => !NAMES.has(name))).toEqual([]);
});

test('the glossary contains every term once', () => {
  const words = rows.map(({ english }) => english);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('the German terms of the glossary occur in the German texts and rules', () => {
  const files = [...filesBelow('src/text/de'), 'src/rulebook/de.ts'];
  const texts = files.map(textOf).join('\n').toLowerCase();
  const terms = rows.flatMap(({ german }) => german.split(', '));
  expect(terms.filter((term) => !texts.includes(term.toLowerCase()))).toEqual([]);
});
