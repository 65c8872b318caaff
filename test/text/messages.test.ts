import { describe, expect, test } from 'vitest';
import { createGame, defaultContent } from '../../src/entries/index.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import { en } from '../../src/text/en.ts';
import { fillIn, rendererOf } from '../../src/text/messages.ts';
import { Names } from '../../src/text/names.ts';
import { plain } from '../../src/text/parts.ts';

const state = createGame({ players: ['Ana', 'Ben'], seed: 'parameters' });
const names = new Names(en, boxOf(defaultContent), state, 0);

/** Returns the text of a param, addressed to Ana. */
function told(name: string, value: unknown): string {
  return plain(rendererOf({ [name]: value }, names)(name));
}

describe('who is spoken of', () => {
  test('is "you" and "your" to the one who is told', () => {
    expect([told('seat', 0), told('seat', 1)]).toEqual(['you', 'Ben']);
    expect([told('holder', 0), told('holder', 1)]).toEqual(['your bonus marker', "Ben's bonus marker"]);
  });

  test('is "you" among several who are asked', () => {
    const asked = (...seats: readonly number[]) =>
      plain(rendererOf({ asked: seats, decision: { kind: 'turn' } }, names)('asked'));
    expect(asked(0, 1)).toBe('you must');
    expect(asked(1)).toBe('Ben must');
  });
});

describe('a list', () => {
  test('names each thing once', () => {
    expect(told('companies', ['tawac', 'minerva', 'tawac'])).toBe('Tawac Industries or Minerva Corp');
    expect(told('offered', [3, 5])).toBe('3 or 5');
  });

  test('of nothing says so', () => {
    expect(told('cards', [])).toBe('no card');
    expect(told('companies', [])).toBe('no company');
    expect(told('offered', [])).toBe('none');
  });

  test('that is long is cut', () => {
    expect(told('offered', [1, 2, 3, 4, 5, 6])).toBe('1, 2, 3, 4, 5 or 6');
    expect(told('offered', [1, 2, 3, 4, 5, 6, 7, 8])).toBe('1, 2, 3, 4, 5, 6 or 2 more');
  });
});

test('a place on the Belt is a shuttle space, or a space of an asteroid counted from 1', () => {
  expect(told('place', { shuttleSpace: 14 })).toBe('shuttle space 14');
  expect(told('place', { asteroid: 3, space: 0 })).toBe('space 1 of asteroid 3');
});

test('a figure stands for itself', () => {
  expect(told('coins', 3)).toBe('3');
});

test('what is counted agrees with its amount, and a sentence begins with a capital letter', () => {
  const sentence = (coins: number) =>
    plain(fillIn('{seat} have {coins|coin|coins}.', rendererOf({ seat: 0, coins }, names)));
  expect([0, 1, 2].map(sentence)).toEqual(['You have 0 coins.', 'You have 1 coin.', 'You have 2 coins.']);
});
