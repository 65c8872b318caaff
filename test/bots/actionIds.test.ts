import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/engine/lists.ts';
import { actionIds, actionOf, actionWords, legalMask, sameAction } from '../../src/entries/bots.ts';
import { type Action, createGame, legalActions } from '../../src/entries/index.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';

/** The lists of legal actions of a random game. */
function decisions(mode: (typeof MODES)[number], game: number, every: number): readonly Action[][] {
  const steps = [...randomSteps(rules, createGame(optionsOf(mode, game)), `ids ${mode.name} ${game}`)];
  return steps.flatMap(({ state, action: { seat } }, step) =>
    step % every === 0 ? [[...legalActions(state, seat)]] : [],
  );
}

describe.each(MODES)('in a game of $name', (mode) => {
  test('every legal action survives encoding and decoding, and none is a prefix of another', () => {
    for (const actions of decisions(mode, 51, 2)) {
      const spelled = new Map<string, Action>();
      for (const action of actions) {
        const ids = actionIds(action);
        expect(actionOf(ids, action.seat)).toEqual(action);
        expect(sameAction(action, actionOf(ids, action.seat))).toBe(true);
        spelled.set(`${ids.join()},`, action);
      }
      expect(spelled.size).toBe(actions.length);
      const texts = [...spelled.keys()].sort();
      for (const [place, text] of texts.entries()) expect(texts[place + 1]?.startsWith(text) ?? false).toBe(false);
    }
  });

  test('following the mask leads to a legal action, and every legal action can be reached', () => {
    const random = randomNumbers(77);
    const mask = new Uint8Array(actionWords().length);
    const offered = (actions: readonly Action[], ids: readonly number[]): number[] => {
      legalMask(actions, ids, mask);
      return [...mask.keys()].filter((id) => mask[id] === 1);
    };
    for (const actions of decisions(mode, 52, 9)) {
      const ids: number[] = [];
      for (let next = offered(actions, ids); next.length > 0; next = offered(actions, ids))
        ids.push(at(next, Math.floor(random() * next.length)));
      expect(actions).toContainEqual(actionOf(ids, at(actions, 0).seat));
      const action = at(actions, Math.floor(random() * actions.length));
      for (const [place, id] of actionIds(action).entries())
        expect(offered(actions, actionIds(action).slice(0, place))).toContain(id);
    }
  });
});

describe('ids of the default components', () => {
  test('never change their meaning: new words come after known ones', () => {
    const known = readFileSync(new URL('actionWords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(actionWords().slice(0, known.length)).toEqual(known);
  });

  test('are unique per word', () => {
    expect(new Set(actionWords()).size).toBe(actionWords().length);
  });
});

describe('external ids', () => {
  test('encode an action or throw a typed error', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: actionWords().length }), { maxLength: 8 }), (ids) => {
        try {
          expect(actionIds(actionOf(ids, 0))).toEqual(ids);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  test.each([
    [[]],
    [[0]],
    [actionIds({ type: 'pass', seat: 0 }).concat(0)],
    [actionIds({ type: 'pickUpDeck', seat: 0, slot: 1 }).slice(0, 1)],
  ])('reject %j', (ids) => {
    expect(() => actionOf(ids, 0)).toThrow(/These ids do not form an action/);
  });

  test('reject an action without ids and a mask of the wrong length', () => {
    expect(() => actionIds({ type: 'pickUpDeck', seat: 0, slot: 64 })).toThrow(/word "number 64"/);
    expect(() => legalMask([], [], new Uint8Array(3))).toThrow(/got 3/);
  });
});

const units: Action = { type: 'useResources', seat: 0, cards: ['A01', 'A02'] };

test.each<[Action, boolean]>([
  [{ cards: ['A01', 'A02'], seat: 0, type: 'useResources' }, true],
  [{ ...units, cards: ['A02', 'A01'] }, false],
  [{ ...units, acquire: 1 }, false],
  [{ ...units, seat: 1 }, false],
  [{ type: 'pass', seat: 0 }, false],
])('the same action %j: %s', (other, same) => {
  expect(sameAction(units, other)).toBe(same);
});
