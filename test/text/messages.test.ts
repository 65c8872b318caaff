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
function paramText(name: string, value: unknown): string {
  return plain(rendererOf({ [name]: value }, names)(name));
}

describe('players in messages', () => {
  test('are "you" and "your" for the addressee', () => {
    expect([paramText('seat', 0), paramText('seat', 1)]).toEqual(['you', 'Ben']);
    expect([paramText('holder', 0), paramText('holder', 1)]).toEqual(['your bonus marker', "Ben's bonus marker"]);
  });

  test('are "you" for one of several deciding players', () => {
    const duty = (...seats: readonly number[]) =>
      plain(rendererOf({ asked: seats, decision: { kind: 'turn' } }, names)('asked'));
    expect(duty(0, 1)).toBe('you must');
    expect(duty(1)).toBe('Ben must');
  });
});

describe('a list', () => {
  test('names each item once', () => {
    expect(paramText('companies', ['tawac', 'minerva', 'tawac'])).toBe('Tawac Industries or Minerva Corp');
    expect(paramText('offered', [3, 5])).toBe('3 or 5');
  });

  test('has a text when it is empty', () => {
    expect(paramText('cards', [])).toBe('no card');
    expect(paramText('companies', [])).toBe('no company');
    expect(paramText('offered', [])).toBe('none');
  });

  test('is shortened when it is long', () => {
    expect(paramText('offered', [1, 2, 3, 4, 5, 6])).toBe('1, 2, 3, 4, 5 or 6');
    expect(paramText('offered', [1, 2, 3, 4, 5, 6, 7, 8])).toBe('1, 2, 3, 4, 5, 6 or 2 more');
  });
});

test('a location on the Belt is a shuttle space or a space of an asteroid, counted from 1', () => {
  expect(paramText('place', { shuttleSpace: 14 })).toBe('shuttle space 14');
  expect(paramText('place', { asteroid: 3, space: 0 })).toBe('space 1 of asteroid 3');
});

test('a number is shown unchanged', () => {
  expect(paramText('coins', 3)).toBe('3');
});

test('nouns agree with their amount, and a sentence starts with a capital letter', () => {
  const sentence = (coins: number) =>
    plain(fillIn('{seat} have {coins|coin|coins}.', rendererOf({ seat: 0, coins }, names)));
  expect([0, 1, 2].map(sentence)).toEqual(['You have 0 coins.', 'You have 1 coin.', 'You have 2 coins.']);
});
