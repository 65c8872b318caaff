import { expect, test } from 'vitest';
import { createGame, defaultContent } from '../../src/entries/index.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import { en } from '../../src/text/en.ts';
import { fillIn, rendererOf } from '../../src/text/messages.ts';
import { Names } from '../../src/text/names.ts';
import { plain } from '../../src/text/parts.ts';

const state = createGame({ players: ['Ana', 'Ben'], seed: 'parameters' });
const names = new Names(en, boxOf(defaultContent), state, 0);

test.each([
  ['seat', 0, 'you'],
  ['seat', 1, 'Ben'],
  ['holder', 0, 'your bonus marker'],
  ['holder', 1, "Ben's bonus marker"],
  // A list names each item once, and is shortened when it is long.
  ['companies', ['tawac', 'minerva', 'tawac'], 'Tawac Industries or Minerva Corp'],
  ['companies', [], 'no company'],
  ['cards', [], 'no card'],
  ['offered', [], 'none'],
  ['offered', [3, 5], '3 or 5'],
  ['offered', [1, 2, 3, 4, 5, 6], '1, 2, 3, 4, 5 or 6'],
  ['offered', [1, 2, 3, 4, 5, 6, 7, 8], '1, 2, 3, 4, 5, 6 or 2 more'],
  // Spaces of an asteroid are counted from 1.
  ['place', { shuttleSpace: 14 }, 'shuttle space 14'],
  ['place', { asteroid: 3, space: 0 }, 'space 1 of asteroid 3'],
  ['coins', 3, '3'],
])('the param %s of a message to Ana with the value %j is %j', (name, value, expected) => {
  expect(plain(rendererOf({ [name]: value }, names)(name))).toBe(expected);
});

test('deciding players are "you" if the addressee is one of them', () => {
  const duty = (...seats: readonly number[]) =>
    plain(rendererOf({ asked: seats, decision: { kind: 'turn' } }, names)('asked'));
  expect([duty(0, 1), duty(1)]).toEqual(['you must', 'Ben must']);
});

test('nouns agree with their amount, and a sentence starts with a capital letter', () => {
  const sentence = (coins: number) =>
    plain(fillIn('{seat} have {coins|coin|coins}.', rendererOf({ seat: 0, coins }, names)));
  expect([0, 1, 2].map(sentence)).toEqual(['You have 0 coins.', 'You have 1 coin.', 'You have 2 coins.']);
});
