import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { EXCEPTIONS, PHRASES } from './phrases.ts';

const READ = /\.(md|ts|tsx|mjs|html|yml)$|^test\/scenarios\/.*\.txt$/;
/** Other languages, this list itself, words that players type, and generated files. */
const SKIPPED =
  /\/(fr|de)(\.ts|\/)|^test\/prose\/|^docs\/rules\/(hints\/|synonyms)|^test\/docs\/ruleQuestions\/|^docs\/(api|\.vitepress\/(dist|cache))\//;

const FILES = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'SKILL.md'],
  ...['src', 'test', 'docs', 'docs/.vitepress', '.github'].flatMap(filesBelow),
].filter((file) => (READ.test(file) || file.startsWith('test/scenarios/')) && !SKIPPED.test(file));

/** A line without code in backticks, links and addresses. */
const proseOf = (line: string): string => line.replace(/`[^`]*`/g, '`x`').replace(/\]\([^)]*\)|https?:\S+/g, '');

const isException = (file: string, line: string): boolean =>
  EXCEPTIONS.some(([path, part]) => file.includes(path) && line.includes(part));

const FOUND = FILES.flatMap((file) =>
  textOf(file)
    .split('\n')
    .flatMap((line, index) =>
      PHRASES.filter(({ pattern }) => pattern.test(proseOf(line)) && !isException(file, line)).map(
        ({ instead }) => `${file}:${index + 1} write ${instead}: ${line.trim().slice(0, 120)}`,
      ),
    ),
);

test('no page, string, comment or test title contains a phrase of the list', () => {
  expect(FOUND).toEqual([]);
});

test('the list of exceptions has at most 20 entries', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(20);
});
