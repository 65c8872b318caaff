import { expect, test } from 'vitest';
import { deRules } from '../../src/entries/text/de/rules.ts';
import { plain, type RichText } from '../../src/entries/text.ts';
import { accusative, bare, counted, dative, ending, from } from '../../src/text/de/grammar.ts';

const NAMES = [
  ['die Karte „Titan 3“', 'der Karte „Titan 3“', 'die Karte „Titan 3“'],
  ['der zweite Aktionsslot', 'dem zweiten Aktionsslot', 'den zweiten Aktionsslot'],
  ['der 6. Sammel-Slot', 'dem 6. Sammel-Slot', 'den 6. Sammel-Slot'],
  ['das erste Bonusfeld', 'dem ersten Bonusfeld', 'das erste Bonusfeld'],
  ['dein persönliches Bonusfeld', 'deinem persönlichen Bonusfeld', 'dein persönliches Bonusfeld'],
  ['eine verdeckte Karte', 'einer verdeckten Karte', 'eine verdeckte Karte'],
  ['Sektor 3', 'Sektor 3', 'Sektor 3'],
  ['', '', ''],
] as const;

test.each(NAMES)('dative and accusative return the cases of "%s"', (name, inDative, inAccusative) => {
  const ref = { kind: 'sector', sector: 3 } as const;
  const samples: readonly RichText[] = [[name], [{ ref, text: name }, '!']];
  expect(samples.map((text) => plain(dative(text)))).toEqual([inDative, `${inDative}!`]);
  expect(samples.map((text) => plain(accusative(text)))).toEqual([inAccusative, `${inAccusative}!`]);
  expect(dative([])).toEqual([]);
});

test('from combines the preposition with the article', () => {
  const names = ['das Startplättchen 3', 'die Karte „Titan 3“', 'Mission 2'];
  const samples = names.map((name) => plain(from([name])));
  expect(samples).toEqual(['vom Startplättchen 3', 'von der Karte „Titan 3“', 'von Mission 2']);
});

test.each([
  ['die Karte „Titan 3“', 'Titan 3'],
  ['das Forschungsplättchen A16', 'Forschungsplättchen A16'],
  ['das erste Bonusfeld', 'erstes Bonusfeld'],
  ['der zweite Aktionsslot', 'zweiter Aktionsslot'],
  ['die linke Aufgabe', 'linke Aufgabe'],
  ['eine verdeckte Karte', 'eine verdeckte Karte'],
  ['Sektor 3', 'Sektor 3'],
])('drops the article of "%s" on a button', (name, label) => {
  const ref = { kind: 'sector', sector: 3 } as const;
  expect(plain(bare([name]))).toBe(label);
  expect(plain(bare([{ ref, text: name }, '!']))).toBe(`${label}!`);
  expect(bare([])).toEqual([]);
});

test('adjectives have the right endings', () => {
  expect([ending('linke', 'n'), ending('erste', 'r'), ending('6.', 'n')]).toEqual(['linken', 'erster', '6.']);
});

test('one is singular', () => {
  expect([0, 1, 2].map((amount) => counted(amount, 'Kuppel', 'Kuppeln'))).toEqual([
    '0 Kuppeln',
    '1 Kuppel',
    '2 Kuppeln',
  ]);
});

test('EXP-3 uses one case for all parts of the energy sum', () => {
  expect(deRules['EXP-3'].summary).toMatch(
    /Summe aus den Punkten der Karten, .+ und einem Leistenbonus für Energie\.$/,
  );
});
