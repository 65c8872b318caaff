import { describe, expect, test } from 'vitest';
import { gameLog } from '../../src/cli/play.ts';
import { createText, en } from '../../src/entries/text.ts';
import type { GameEvent } from '../kit/pinned.ts';
import { createGame, rules } from '../kit/pinned.ts';

const state = createGame({
  players: ['Ana', 'Ben'],
  seed: 'log',
  tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C1', tawac: 'D1' },
});

/** The log line of Ana's turn in a round with Ben as first player. */
function turn(round: number, ...events: readonly GameEvent[]): string {
  const log = gameLog(createText({ locale: en, game: state }, rules), state, [
    { type: 'roundStarted', round, firstPlayer: 1 },
    { type: 'turnStarted', seat: 0 },
    ...events,
  ]);
  return (log.split('\n').find((line) => line.startsWith('  Ana')) ?? '').trim();
}

const unlocked = (company: 'skymine' | 'minerva' | 'astrogo' | 'tawac', level: 1 | 2): GameEvent => ({
  type: 'bonusUnlocked',
  seat: 0,
  company,
  level,
});

describe('a track bonus', () => {
  test.each([
    ['skymine', 1, 'the first bonus of the Skymine track (1 extra bonus marker)'],
    [
      'skymine',
      2,
      'the second bonus of the Skymine track (2 extra bonus markers in total, 1 of them from the first threshold)',
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
      'unlocks the second bonus of the Skymine track (+2 to total energy; replaces the first bonus: +1 to total energy)',
    );
  });
});

test('MAJ-12 the log contains the tier taken on a majority space', () => {
  const marker: GameEvent = { type: 'markerPlaced', seat: 0, space: 'titaniumMajority' };
  expect(turn(2, { ...marker, tier: 2 })).toBe(
    'Ana  places a bonus marker on the titanium majority space (4 units or more)',
  );
  expect(turn(2, marker)).toBe('Ana  places a bonus marker on the titanium majority space');
});
