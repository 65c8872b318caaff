// Values that claim to be saves but are not JSON, and invalid JSON texts.

import { expect, test } from 'vitest';
import { pickOne } from '../../../src/engine/random.ts';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { mutated } from '../../../src/testing/mutate.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';
import { put, STATES, saveOf } from './states.ts';

const text = rules.saveGame(STATES.full);
const save = saveOf('full');

/** A value nested this deep. */
function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

function cyclic(): object {
  const turned = saveOf('full');
  put('luna.deck', turned)(turned);
  return turned;
}

const refuse = (): never => {
  throw new TypeError('trapped');
};

/** The text of the save with an additional key. */
const inText = (at: string, more: string): string => text.replace(at, `${at}${more},`);

test.each<[string, unknown]>([
  ['an empty text', ''],
  ['half a save', text.slice(0, text.length / 2)],
  ['a save with trailing text', `${text}}`],
  ['an extra comma', text.replace('"round":', ',"round":')],
  ['a text', '"skymines"'],
  ['a number', '42'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an object', '{}'],
  ['nothing', undefined],
  ['null itself', null],
  ['true', true],
  ['a list itself', [save]],
  ['a function', () => save],
  ['a symbol', Symbol('save')],
  ['a bigint', 1n],
  ['a date', new Date(0)],
  ['a map', new Map(Object.entries(save))],
  ['a text object', Object(text)],
  ['__proto__ in the text', inText('{', '"__proto__":{"coins":1}')],
  ['__proto__ deep in the text', inText('"players":[{', '"__proto__":{"polluted":true}')],
  ['constructor', inText('"options":{', '"constructor":{"prototype":{"polluted":true}}')],
  ['prototype', inText('"options":{', '"prototype":{}')],
  ['something inherited', Object.create(save)],
  ['a cyclic object', cyclic()],
  ['a getter for the schema that throws', Object.defineProperty(saveOf('full'), 'schema', { get: refuse })],
  ['a proxy that throws', new Proxy({}, { has: refuse, getOwnPropertyDescriptor: refuse })],
  ['a list with holes', { ...save, deck: Array(3) }],
  ['an endless list', { ...save, deck: { length: 1e9 } }],
  ['a huge list', { ...save, deck: Array(1_000_000).fill('A01') }],
  ['too many frames', { ...save, stack: Array(1000).fill(save.stack[0]) }],
  ['too deep', { ...save, deck: nested(10_000) }],
  ['a deeply nested text', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['a save with a function', { ...save, deck: () => [] }],
  ['a save with a symbol', { ...save, round: Symbol('round') }],
  ['a save with a bigint', { ...save, round: 3n }],
  ["another seat's view", rules.viewFor(STATES.full, 0)],
  ["a view's text", JSON.stringify(rules.viewFor(STATES.full, 'spectator'))],
])('rejects %s', (_, input) => {
  try {
    rules.loadGame(input);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSaveError);
    if (!(error instanceof InvalidSaveError)) return;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { path } of error.problems) expect(path).toMatch(/^\$/);
    expect(error.message.length).toBeLessThan(100_000);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('coins');
    return;
  }
  expect.fail('it is loaded');
});

test('names a cyclic value', () => {
  expect(() => rules.loadGame(cyclic())).toThrow(/^\$\.luna\.deck: expected .*contains itself$/);
});

const MUTATIONS = 200 * soakCount(1);

test(`${MUTATIONS} damaged saves: loading throws only InvalidSaveError and changes none of them`, () => {
  const draw = drawFor('spoiled saves');
  let refused = 0;
  for (let count = 0; count < MUTATIONS; count += 1) {
    const state = pickOne(draw, Object.values(STATES));
    const input = mutated(draw, state, pickOne(draw, [1, 1, 2, 3]));
    const before = JSON.stringify(input);
    try {
      const loaded = rules.loadGame(input);
      // A loaded state supports every query and can be loaded again.
      const actions = rules.legalActions(loaded);
      for (const action of actions.slice(0, 5)) rules.warnings(loaded, action);
      for (const { seat } of rules.pending(loaded)) expect(actions.some((each) => each.seat === seat)).toBe(true);
      rules.score(loaded);
      rules.winners(loaded);
      rules.viewFor(loaded, 0);
      expect(rules.loadGame(rules.saveGame(loaded))).toEqual(loaded);
    } catch (error) {
      if (!(error instanceof InvalidSaveError)) expect.fail(`${String(error)}: ${before}`);
      refused += 1;
    }
    expect(JSON.stringify(input)).toBe(before);
  }
  expect(refused).toBeGreaterThan(MUTATIONS / 2);
});
