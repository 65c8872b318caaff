import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botWins, loopStars, possibleStars, starsOf } from '../../docs/play/campaign/stars.ts';
import { CARDS, firstChoices, readChoices, setupOf } from '../../docs/play/lobby/choices.ts';
import { levelAfter } from '../../docs/play/lobby/levelSlider.ts';
import { BOT_NAMES, botName } from '../../docs/play/opponents.ts';
import { isPlayable, optionsOf, withNextPlayer } from '../../docs/play/setup/gameSetup.ts';
import { DE } from '../../docs/play/words/de.ts';
import { EN } from '../../docs/play/words/en.ts';
import { FR } from '../../docs/play/words/fr.ts';
import { BOT_LEVELS } from '../../src/entries/bots.ts';
import { createGame } from '../../src/entries/index.ts';

test('botName returns names that no other player at the table has', () => {
  expect(BOT_LEVELS.map((level) => botName(level, ['Ana']))).toEqual(['Pip', 'Vega', 'Juno', 'Orin']);
  expect(new Set(Object.values(BOT_NAMES)).size).toBe(4);
  expect(botName('fast', ['Juno', 'Ana'])).toBe('Juno 2');
  expect(botName('fast', ['Juno', 'Juno 2'])).toBe('Juno 3');
});

test.each(CARDS)('the %s card starts a valid game in every language', (card) => {
  for (const words of [EN, FR, DE]) {
    const setup = setupOf(card, firstChoices(words), words, 'shipped');
    expect(isPlayable(setup)).toBe(true);
    expect(() => createGame(optionsOf(setup))).not.toThrow();
  }
});

test('the choices of the cards survive storage, and damaged ones are replaced', () => {
  const first = firstChoices(EN);
  const changed = { ...first, level: 7, menace: 'any', hands: 'open', withLuna: true } as const;
  expect(readChoices(EN, JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  for (const damaged of [null, 3, 'x', [], { level: 9, menace: 1, seats: [null], hands: 0 }, { seats: [1, 2, 3, 4] }])
    expect(readChoices(EN, damaged)).toEqual(first);
});

test('a seat goes through all kinds of players, and the first one is never empty', () => {
  let table = { seats: firstChoices(EN).seats, luna: null as number | null };
  const names = [0, 1, 2, 3, 4, 5].map(() => {
    table = withNextPlayer(table, 1, EN);
    return table.seats[1]?.name;
  });
  expect(names).toEqual(['Pip', 'Vega', 'Juno', 'Orin', '', 'Ben']);
  for (const _ of [1, 2, 3, 4, 5]) table = withNextPlayer(table, 0, EN);
  expect(table.seats[0]).toEqual({ occupant: 'person', name: 'Ana' });
});

test('LUNA-1: Luna leaves a table of four other players', () => {
  let table = { seats: firstChoices(EN).seats, luna: 2 as number | null };
  table = withNextPlayer(table, 2, EN);
  expect(table.luna).toBe(2);
  expect(withNextPlayer(table, 3, EN).luna).toBeNull();
});

test('the keys of the level slider stay between 0 and 8', () => {
  expect([0, 3, 8].map((level) => levelAfter(level, 'ArrowLeft'))).toEqual([0, 2, 7]);
  expect([0, 3, 8].map((level) => levelAfter(level, 'ArrowUp'))).toEqual([1, 4, 8]);
  expect([levelAfter(3, 'Home'), levelAfter(3, 'End'), levelAfter(3, 'a')]).toEqual([0, 8, null]);
});

test("botWins returns the measured results of Luna's levels", () => {
  const page = readFileSync('docs/bots.md', 'utf8');
  const [, row = ''] = /\| won by `fast` \|(.*)\|/.exec(page) ?? [];
  const measured = row.split('|').map((cell) => Number.parseInt(cell, 10));
  expect(measured).toHaveLength(9);
  expect(measured.map((_, level) => botWins(level))).toEqual(measured);
  for (const { lobby } of [EN, FR, DE]) expect(lobby.levels).toHaveLength(9);
});

const NONE = { beatOne: 0, beatTwo: 0, mission: 0, tracks: 0, extra: 0 };
const GAME = {
  totals: [230, 199],
  points: [
    { ...NONE, beatOne: 1, mission: 1, tracks: 3 },
    { ...NONE, mission: 1 },
  ],
};

test('CAMP-5 to CAMP-11: starsOf lists the sources of all success points', () => {
  const result = { chapter: 1, games: [GAME], points: [6, 1], winners: [0] } as const;
  const amounts = (seat: number) => starsOf(result, seat, 1).map(({ reason, amount }) => `${reason} ${amount}`);
  expect(amounts(0)).toEqual(['beatOne 1', 'winner 1', 'mission 1', 'tracks 3']);
  expect(amounts(1)).toEqual(['beatOne 0', 'winner 0', 'given 1', 'tracks 0']);
  expect(possibleStars(4, 3)).toEqual(['beatOne', 'beatTwo', 'winner', 'mission', 'tracks', 'menaceRemoved']);
});

test('CAMP-28: a time loop gives averages, and its single games have no winner', () => {
  const result = { chapter: 4, games: [GAME, GAME], points: [5.5, 1], winners: [0] } as const;
  expect(starsOf(result, 0, 1)).toEqual([
    { reason: 'winner', amount: 1 },
    { reason: 'average', amount: 4.5 },
  ]);
  expect(loopStars(GAME, 0, 1).map(({ reason }) => reason)).not.toContain('winner');
});
