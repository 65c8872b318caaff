import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '../../src/rulebook/rules.ts';
import { TRANSLATIONS } from '../kit/languages.ts';

const RULEBOOK = join(import.meta.dirname, '../../src/rulebook');

/** Returns the ids of the lines in files, and the number of fields in each. */
function linesOf(names: readonly string[]): readonly (readonly [id: string | undefined, fields: number])[] {
  const lines = names.flatMap((name) => readFileSync(join(RULEBOOK, name), 'utf8').split('\n'));
  const fields = lines.filter((line) => /^[A-Z]+-\d+ /.test(line)).map((line) => line.split(' | '));
  return fields.map((line) => [line[0], line.length] as const);
}

it.each([
  { name: 'English', rules: RULES, files: ['en.ts'], fields: 4 },
  ...TRANSLATIONS.map(({ code, name, rules }) => ({ name, rules, files: [`${code}.ts`], fields: 3 })),
])('the rulebook has 515 rules, each on one line: $name', ({ rules, files, fields }) => {
  const ids = Object.keys(rules);
  expect(ids).toHaveLength(515);
  expect([...linesOf(files)].sort()).toEqual([...ids].sort().map((id) => [id, fields]));
});
