import { expect, test } from 'vitest';
import { RULES_VERSION, STATE_SCHEMA } from '../../../src/game/model/state.ts';
import { migrate } from '../../../src/hosting/saves/migrations.ts';
import { InvalidSaveError } from '../../../src/index.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';
import { STATES, saveOf } from './states.ts';

/** What a save of another version is refused with. */
function problemsOf(save: object): readonly { readonly path: string; readonly expected: string }[] {
  return thrown(InvalidSaveError, () => rules.loadGame(save))?.problems ?? [];
}

test('schema 1 is the first and the current one, and loads as it is', () => {
  expect(STATE_SCHEMA).toBe(1);
  expect(STATES.full.schema).toBe(1);
  expect(rules.loadGame(saveOf('full'))).toEqual(STATES.full);
});

test.each([0, -1, 0.5, 2, 3, 99999])('schema %d is refused by its number', (schema) => {
  const expected = `schema ${STATE_SCHEMA}, not ${schema}`;
  expect(problemsOf({ ...saveOf('full'), schema })).toEqual([{ path: '$.schema', expected }]);
});

test('a newer save is refused by its schema even where it looks quite different', () => {
  const newer = { schema: 2, rules: RULES_VERSION, board: {}, everything: ['else'] };
  expect(problemsOf(newer)).toEqual([{ path: '$.schema', expected: 'schema 1, not 2' }]);
});

test.each([0, 2, 7])('rules %d are refused by their number', (version) => {
  const expected = `rules ${RULES_VERSION}, not ${version}`;
  expect(problemsOf({ ...saveOf('full'), rules: version })).toEqual([{ path: '$.rules', expected }]);
});

test.each([[null], ['1'], [[1]], [true], [[{}]], [{ schema: 1 }]])('%j for a schema is refused', (schema) => {
  const [problem] = problemsOf({ ...saveOf('full'), schema });
  expect(problem?.path).toBe('$.schema');
});

test('migrating leaves alone what it knows no way for', () => {
  for (const input of [
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { schema: 'x' },
    { schema: 0 },
    { schema: 5 },
    STATES.full,
  ]) {
    expect(migrate(input)).toBe(input);
  }
});
