import { describe, expect, test } from 'vitest';
import { createText, en, plain } from '../../src/entries/text.ts';
import type { GameEvent } from '../kit/pinned.ts';
import { createGame, rules } from '../kit/pinned.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'log' });
const text = createText({ locale: en, game }, rules);

/** Returns the log of one of Ana's turns in a round with Ben as first player. */
function turn(round: number, ...events: readonly GameEvent[]): string {
  const lines = text.log([
    { type: 'roundStarted', round, firstPlayer: 1 },
    { type: 'turnStarted', seat: 0 },
    ...events,
  ]);
  return plain(lines.find(({ seat }) => seat === 0)?.text ?? []);
}

const passed: GameEvent = { type: 'passed', seat: 0 };

describe('the log of a turn with the first player marker', () => {
  const taken = (seat: number): GameEvent => ({ type: 'firstPlayerTaken', seat });

  test('names the next first player when the marker moves to another seat', () => {
    expect(turn(1, taken(0))).toBe('becomes first player for the next round');
  });

  test('names the next first player once', () => {
    expect(turn(1, taken(0), passed, taken(0))).toBe('becomes first player for the next round; passes');
  });

  test('ROUND-8 leaves the marker out when its holder keeps it', () => {
    expect(turn(1, passed, taken(1))).toBe('passes');
  });

  test('ROUND-3 leaves the marker out in the last round', () => {
    expect(turn(7, passed, taken(0))).toBe('passes');
  });
});

describe('the log of a turn with a reserved tile', () => {
  const reserved: GameEvent = { type: 'tileReserved', seat: 0, tile: 'scientistTile' };

  test('BON-11 names the tile for the next round', () => {
    expect(turn(6, reserved)).toBe('reserves the scientist tile for the next round');
  });

  test('BON-13 leaves the tile out in the last round, because the player never receives it', () => {
    expect(turn(7, passed, reserved)).toBe('passes');
  });
});
