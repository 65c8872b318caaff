import { describe, expect, test } from 'vitest';
import { gameLog } from '../../src/cli/log.ts';
import { createText, en } from '../../src/entries/text.ts';
import type { GameEvent } from '../kit/pinned.ts';
import { createGame, rules } from '../kit/pinned.ts';

const state = createGame({
  players: ['Ana', 'Ben'],
  seed: 'log',
  tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C1', tawac: 'D1' },
});

/** What is told of a turn of Ana in a round whose first player is Ben. */
function turn(round: number, ...events: readonly GameEvent[]): string {
  const log = gameLog(createText({ locale: en, game: state }, rules), state, [
    { type: 'roundStarted', round, firstPlayer: 1 },
    { type: 'turnStarted', seat: 0 },
    ...events,
  ]);
  return (log.split('\n').find((line) => line.startsWith('  Ana')) ?? '').trim();
}

const taken = (seat: number): GameEvent => ({ type: 'firstPlayerTaken', seat });
const unlocked = (company: 'skymine' | 'minerva' | 'astrogo' | 'tawac', level: 1 | 2): GameEvent => ({
  type: 'bonusUnlocked',
  seat: 0,
  company,
  level,
});

describe('the first player marker', () => {
  test('is told where somebody else has it', () => {
    expect(turn(1, taken(0))).toBe('Ana  becomes first player of the next round');
  });

  test('is not told a second time', () => {
    expect(turn(1, taken(0), { type: 'passed', seat: 0 }, taken(0))).toBe(
      'Ana  becomes first player of the next round; passes',
    );
  });

  test('ROUND-8 is not told where its holder keeps it', () => {
    expect(turn(1, { type: 'passed', seat: 0 }, taken(1))).toBe('Ana  passes');
  });

  test('ROUND-3 is not told in the last round, which no other follows', () => {
    expect(turn(7, { type: 'passed', seat: 0 }, taken(0))).toBe('Ana  passes');
  });
});

describe('a reserved tile', () => {
  const reserved: GameEvent = { type: 'tileReserved', seat: 0, tile: 'scientistTile' };

  test('BON-11 is told to come in the next round', () => {
    expect(turn(6, reserved)).toBe('Ana  reserves the scientist tile for the next round');
  });

  test('BON-13 is not told in the last round, since it never comes', () => {
    expect(turn(7, { type: 'passed', seat: 0 }, reserved)).toBe('Ana  passes');
  });
});

describe('a track bonus', () => {
  test.each([
    ['skymine', 1, 'the first bonus of the Skymine track (1 extra bonus marker)'],
    [
      'skymine',
      2,
      'the second bonus of the Skymine track (2 extra bonus markers in all, 1 of them from the first threshold)',
    ],
    ['minerva', 2, 'the second bonus of the Minerva track (+1 on each titanium card)'],
    [
      ...(['astrogo', 2] as const),
      'the second bonus of the Astrogo track (a permanent field scientist icon and +3 collection domes; replaces the first bonus: a permanent field scientist icon and +1 collection dome)',
    ],
    ['tawac', 1, 'the first bonus space of the Tawac track'],
    ['tawac', 2, 'the second bonus space of the Tawac track'],
  ] as const)('TRACK-14 %s %i unlocks %s', (company, level, text) => {
    expect(turn(2, unlocked(company, level))).toBe(`Ana  unlocks ${text}`);
  });

  test('TB-2 more energy replaces less', () => {
    const other = createGame({ players: ['Ana', 'Ben'], seed: 'log' }); // Skymine has track A1
    const log = gameLog(createText({ locale: en, game: other }, rules), other, [
      { type: 'turnStarted', seat: 0 },
      unlocked('skymine', 2),
    ]);
    expect(log).toContain(
      'unlocks the second bonus of the Skymine track (+2 to the total energy; replaces the first bonus: +1 to the total energy)',
    );
  });
});

test('MAJ-12 the tier taken on a majority space is told', () => {
  const marker: GameEvent = { type: 'markerPlaced', seat: 0, space: 'titaniumMajority' };
  expect(turn(2, { ...marker, tier: 2 })).toBe(
    'Ana  places a bonus marker on the titanium majority space for 4 units or more',
  );
  expect(turn(2, marker)).toBe('Ana  places a bonus marker on the titanium majority space');
});
