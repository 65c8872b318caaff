import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frRules, RULES } from '../../src/rulebook/rules.ts';

const CATALOGUE = join(import.meta.dirname, '../../src/rulebook/catalogue');
const LINES = readdirSync(CATALOGUE).flatMap((name) =>
  readFileSync(join(CATALOGUE, name), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+-\d+ /.test(line))
    .map((line) => line.split(' | ')),
);

/** The ids of the lines with this many fields, sorted. */
function idsOfLines(fields: number): readonly (string | undefined)[] {
  return LINES.flatMap((line) => (line.length === fields ? line.slice(0, 1) : [])).sort();
}

describe('the catalogue', () => {
  it.each([
    ['English', RULES, 4],
    ['French', frRules, 3],
  ])('has 515 rules in %s, each on one line', (_, rules, fields) => {
    expect(Object.keys(rules)).toHaveLength(515);
    expect(idsOfLines(fields)).toEqual(Object.keys(rules).sort());
  });
});
