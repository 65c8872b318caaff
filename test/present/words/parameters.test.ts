import { describe, expect, test } from 'vitest';
import { Box } from '../../../src/components/box.ts';
import { createGame, defaultContent } from '../../../src/index.ts';
import { Names } from '../../../src/present/words/names.ts';
import { parameterWords } from '../../../src/present/words/parameters.ts';

const state = createGame({ players: ['Ana', 'Ben'], seed: 'parameters' });
const listener = { names: new Names(new Box(defaultContent), state), seat: 0, asked: 'take one of the six actions' };

/** A parameter as Ana is told it. */
function told(name: string, value: string | number): string {
  return parameterWords(name, { [name]: value }, listener);
}

describe('who is spoken of', () => {
  test('is "you" and "your" to the one who is told', () => {
    expect([told('seat', 0), told('seat', 1)]).toEqual(['you', 'Ben']);
    expect([told('holder', 0), told('holder', 1)]).toEqual(['your', "Ben's"]);
  });

  test('is "you" among several who are asked', () => {
    expect(told('asked', '0, 1')).toBe('you');
    expect(told('asked', '1')).toBe('Ben');
  });
});

describe('a list', () => {
  test('names each thing once', () => {
    expect(told('companies', 'tawac, minerva, tawac')).toBe('Tawac Industries or Minerva Corp');
    expect(told('offered', '3, 5')).toBe('3 or 5');
  });

  test('of nothing says so', () => {
    expect(told('cards', '')).toBe('no card');
    expect(told('companies', '')).toBe('no company');
    expect(told('offered', '')).toBe('none');
  });

  test('that is long is cut', () => {
    expect(told('offered', '1, 2, 3, 4, 5, 6')).toBe('1, 2, 3, 4, 5 or 6');
    expect(told('offered', '1, 2, 3, 4, 5, 6, 7, 8')).toBe('1, 2, 3, 4, 5, 6 or 2 more');
  });
});

test('a place on the Belt is a shuttle space, or a space of an asteroid counted from 1', () => {
  expect(told('place', 14)).toBe('shuttle space 14');
  expect(told('place', '3:0')).toBe('space 1 of asteroid 3');
});

test('a figure stands for itself, and one that is not given for nothing', () => {
  expect(told('coins', 3)).toBe('3');
  expect(parameterWords('coins', {}, listener)).toBe('');
});
