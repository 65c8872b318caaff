import { expect, test } from 'vitest';
import { plain } from '../../src/entries/text.ts';
import { counted, of } from '../../src/text/fr/grammar.ts';

test.each([
  ['Ana', 'd’Ana'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Y', 'de Y'],
  ['Ben', 'de Ben'],
  ['Hugo', 'd’Hugo'],
  ['Astrogo Enterprises', 'd’Astrogo Enterprises'],
  ['', 'de '],
])('"de" before %s', (name, expected) => {
  expect(plain(of([name]))).toBe(expected);
});

test('zero and one are singular', () => {
  expect([0, 1, 2].map((amount) => counted(amount, 'dôme', 'dômes'))).toEqual(['0 dôme', '1 dôme', '2 dômes']);
});
