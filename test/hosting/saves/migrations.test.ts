import { expect, test } from 'vitest';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { RULES_VERSION, STATE_SCHEMA } from '../../../src/game/model/state.ts';
import { migrate } from '../../../src/hosting/saves/migrations.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';
import { STATES, saveOf } from './states.ts';

/** What a save of another version is refused with. */
function problemsOf(save: object): readonly { readonly path: string; readonly expected: string }[] {
  return thrown(InvalidSaveError, () => rules.loadGame(save))?.problems ?? [];
}

test('a save of the current schema loads as it is', () => {
  expect(STATES.full.schema).toBe(STATE_SCHEMA);
  expect(rules.loadGame(saveOf('full'))).toEqual(STATES.full);
});

test.each([0, -1, 0.5, STATE_SCHEMA + 1, STATE_SCHEMA + 2, 99999])('schema %d is refused by its number', (schema) => {
  const expected = `schema ${STATE_SCHEMA}, not ${schema}`;
  expect(problemsOf({ ...saveOf('full'), schema })).toEqual([{ path: '$.schema', expected }]);
});

test('a newer save is refused by its schema even where it looks quite different', () => {
  const schema = STATE_SCHEMA + 1;
  const newer = { schema, rules: RULES_VERSION, board: {}, everything: ['else'] };
  expect(problemsOf(newer)).toEqual([{ path: '$.schema', expected: `schema ${STATE_SCHEMA}, not ${schema}` }]);
});

test.each([RULES_VERSION + 1, RULES_VERSION + 6])('newer rules %d are refused by their number', (version) => {
  const expected = `rules ${RULES_VERSION} or older, not ${version}`;
  expect(problemsOf({ ...saveOf('full'), rules: version })).toEqual([{ path: '$.rules', expected }]);
});

test.each([[null], ['1'], [[1]], [true], [[{}]], [{ schema: 1 }]])('%j for a schema is refused', (schema) => {
  const [problem] = problemsOf({ ...saveOf('full'), schema });
  expect(problem?.path).toBe('$.schema');
});

test('migrating leaves alone what it knows no way for', () => {
  const others = [null, undefined, 7, 'text', [], {}];
  for (const input of [...others, { schema: 'x' }, { schema: 0 }, { schema: STATE_SCHEMA + 4 }, STATES.full]) {
    expect(migrate(input)).toBe(input);
  }
});
