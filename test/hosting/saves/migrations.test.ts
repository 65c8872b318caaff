import { expect, test } from 'vitest';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { RULES_VERSION, STATE_SCHEMA } from '../../../src/game/model/state.ts';
import { migrate } from '../../../src/hosting/saves/saveGame.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';
import { STATES, saveOf } from './states.ts';

/** The error for a save of another version. */
function problemsOf(save: object): readonly { readonly path: string; readonly expected: string }[] {
  return thrown(InvalidSaveError, () => rules.loadGame(save))?.problems ?? [];
}

test.each([0, -1, 0.5, STATE_SCHEMA + 1, STATE_SCHEMA + 2, 99999])('rejects schema %d and names it', (schema) => {
  const expected = `schema ${STATE_SCHEMA}, not ${schema}`;
  expect(problemsOf({ ...saveOf('full'), schema })).toEqual([{ path: '$.schema', expected }]);
});

test('rejects a newer save because of its schema even if its structure differs', () => {
  const schema = STATE_SCHEMA + 1;
  const newer = { schema, rules: RULES_VERSION, board: {}, everything: ['else'] };
  expect(problemsOf(newer)).toEqual([{ path: '$.schema', expected: `schema ${STATE_SCHEMA}, not ${schema}` }]);
});

test.each([RULES_VERSION + 1, RULES_VERSION + 6])('rejects newer rules %d and names them', (version) => {
  const expected = `rules version ${RULES_VERSION} or older, not ${version}`;
  expect(problemsOf({ ...saveOf('full'), rules: version })).toEqual([{ path: '$.rules', expected }]);
});

test.each([[null], ['1'], [[1]], [true], [[{}]], [{ schema: 1 }]])('rejects %j as a schema', (schema) => {
  const [problem] = problemsOf({ ...saveOf('full'), schema });
  expect(problem?.path).toBe('$.schema');
});

test('migration does not change a save without a migration path', () => {
  const others = [null, undefined, 7, 'text', [], {}];
  for (const input of [...others, { schema: 'x' }, { schema: 0 }, { schema: STATE_SCHEMA + 4 }, STATES.full])
    expect(migrate(input)).toBe(input);
});
