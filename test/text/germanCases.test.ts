import { expect, test } from 'vitest';
import { deRules } from '../../src/entries/text/de/rules.ts';
import { de } from '../../src/entries/text/de.ts';
import { createText, plain } from '../../src/entries/text.ts';
import { must } from '../kit/must.ts';
import type { Action, GameEvent } from '../kit/pinned.ts';
import { createGame, defaultContent, rules } from '../kit/pinned.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'cases', luna: { level: 2 }, missions: true });
const text = createText({ locale: de, game }, rules);
const event = (each: GameEvent): string => plain(text.event(each) ?? []);

const card = must(
  defaultContent.cards.find(({ action }) => action.kind === 'fieldScientist' && action.company === null),
).id;

test.each<[GameEvent, string]>([
  [{ type: 'cardsRevealed', seat: 0, cards: [card] }, 'plant Feldforscher (neutral)'],
  [{ type: 'cardRested', seat: 0, card, slot: 0 }, 'legt auf die Sammelstapel: Feldforscher (neutral)'],
  [{ type: 'cardDestroyed', seat: 0, card }, 'zerstört die Karte „Feldforscher (neutral)“'],
  [{ type: 'fieldScientistUsed', seat: 0, card, domes: 2 }, 'nutzt Feldforscher (neutral) mit 2 Kuppeln'],
])('the neutral field scientist has a name that fits as an object: %j', (each, told) => {
  expect(event(each)).toBe(told);
});

test('the neutral field scientist fits buttons, too', () => {
  const action: Action = { type: 'useFieldScientist', seat: 0, card };
  expect(plain(text.action(action))).toBe('Feldforscher (neutral) nutzen');
});

test('names the space of a removed one-time marker in the dative', () => {
  expect(event({ type: 'markerRemoved', seat: 0, space: 'firstPlayer' })).toBe(
    'nimmt aus dem Spiel: den Einmal-Bonusmarker auf dem Startspieler-Feld',
  );
});

test.each<[Extract<GameEvent, { type: 'lunaTargetChosen' }>['rule'], readonly number[], string]>([
  ['LACT-46', [5, 8], 'leerer Sektor in Reichweite, niedrigste Nummer'],
  ['LACT-46', [5], 'einziger leerer Sektor in Reichweite'],
  ['LACT-47', [5], 'einziger Sektor dieses Rivalen in Reichweite'],
])("Luna's target %s %j is told in the case of the sector", (rule, among, reason) => {
  const chosen = {
    type: 'lunaTargetChosen',
    seat: 2,
    company: 'tawac',
    target: 5,
    prefer: 'min',
    among,
    rule,
  } as const;
  expect(event(chosen)).toBe(`erweitert Tawac: Sektor 5 (${reason})`);
});

test("Luna's starting bonus is that of a token, in the genitive", () => {
  expect(event({ type: 'lunaTokenDrawn', seat: 2, token: 'token03' })).toBe(
    'erhält den Bonus eines zufällig gezogenen Startplättchens: Startplättchen 3',
  );
});

test('EXP-3 the sum of energy has all its parts in one case', () => {
  expect(deRules['EXP-3'].summary).toMatch(
    /Summe aus den Punkten der Karten, .+ und einem Leistenbonus für Energie\.$/,
  );
});
