import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SkyminesError } from '../../src/input/problems.ts';
import { textOf } from '../kit/docs.ts';

const ENTRIES = readdirSync('src/entries', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `../../src/entries/${file}`);
const loaded = await Promise.all(ENTRIES.map((file): Promise<Record<string, unknown>> => import(file)));
const EXPORTS: Readonly<Record<string, unknown>> = Object.assign({}, ...loaded);

const rows = [
  ...textOf('docs/errors.md').matchAll(/^\| `(\w+Error)`, `(\w+)` \| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, name = '', code = '', guard = '']) => ({ name, code, guard }));

test('the page has a row for every error class', () => {
  const errors = Object.entries(EXPORTS).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof SkyminesError,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(errors.map(([name]) => name).sort());
});

test.each(rows)('the guard of $name accepts only its code', ({ name, code, guard }) => {
  expect(guard).toBe(`is${name}`);
  const isError = EXPORTS[guard];
  if (typeof isError !== 'function') throw new Error(`${guard} is not exported`);
  const error = (other: string): unknown => ({ library: 'skymines-rules', code: other });
  expect([isError(error(code)), isError(error('another'))]).toEqual([true, false]);
});
