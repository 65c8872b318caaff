// Saves that were damaged in transit or changed on purpose.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { drawInteger } from '../../../src/engine/random.ts';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { STATES } from '../../hosting/saves/states.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount } from '../../kit/soak.ts';
import { thrown } from '../../kit/thrown.ts';

const state = STATES.full;
const text = rules.saveGame(state);

test('a save carries the hash of its state as its checksum, and loads', () => {
  expect(JSON.parse(text)).toEqual({ ...state, checksum: rules.hashState(state) });
  expect(rules.loadGame(text)).toEqual(state);
  expect(rules.loadGame(JSON.parse(text))).toEqual(state);
});

test('the checksum does not depend on the order of keys', () => {
  const turned = Object.fromEntries(Object.entries(JSON.parse(text)).reverse());
  expect(rules.loadGame(turned)).toEqual(state);
});

test('rejects a changed save that would load, and explains what to do', () => {
  const changed = JSON.parse(text);
  changed.players[0].coins += 1;
  expect(() => rules.loadGame(changed)).toThrow(
    new InvalidSaveError([
      {
        path: '$.checksum',
        expected:
          'the checksum of this save, which was changed. To load a save that you edited on purpose, remove its checksum',
      },
    ]),
  );
  const { checksum: _, ...wanted } = changed;
  expect(rules.loadGame(wanted).players[0]?.coins).toBe((state.players[0]?.coins ?? 0) + 1);
});

const NONE: readonly unknown[] = [null, 7, '', [], {}, { toString: 'x' }, 'x'.repeat(100_000)];

test.each(NONE.map((checksum) => ({ checksum })))('rejects an invalid checksum', ({ checksum }) => {
  const error = must(thrown(InvalidSaveError, () => rules.loadGame({ ...state, checksum })));
  expect(error.problems.map(({ path }) => path)).toEqual(['$.checksum']);
  expect(error.message.length).toBeLessThan(200);
});

test('detects a changed digit anywhere in the text', () => {
  const draw = drawFor('one digit');
  const digits = [...text].flatMap((letter, place) => (/\d/.test(letter) ? [place] : []));
  for (let count = 0; count < proofCount(50, 200); count += 1) {
    const place = digits[drawInteger(draw, digits.length)] ?? 0;
    // A number must not begin with 0.
    const digit = String(1 + ((Number(text[place]) + drawInteger(draw, 8)) % 9));
    const changed = `${text.slice(0, place)}${digit}${text.slice(place + 1)}`;
    // The last digit of a long fraction may not matter to a double.
    if (isDeepStrictEqual(JSON.parse(changed), JSON.parse(text))) continue;
    expect(() => rules.loadGame(changed), changed.slice(place - 40, place + 10)).toThrow(InvalidSaveError);
  }
});

test('rejects an inconsistent save even with a correct checksum', () => {
  const forged = { ...state, deck: state.deck.slice(1) };
  const checksum = rules.hashState(forged);
  expect(() => rules.loadGame({ ...forged, checksum })).toThrow(InvalidSaveError);
});
