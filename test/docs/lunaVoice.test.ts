import { expect, test } from 'vitest';
import { lunaLine, moodOf } from '../../docs/play/table/lunaVoice.ts';
import type { Turn } from '../../docs/play/table/turns.ts';
import { EN } from '../../docs/play/words/en.ts';
import type { GameEvent } from '../../src/entries/index.ts';

const LUNA = 1;
const started: GameEvent = { type: 'turnStarted', seat: LUNA };
const coins: GameEvent = { type: 'coins', seat: LUNA, amount: 2, rule: 'LACT-1' };

/** Creates a turn of Luna with these gains of a rival and of Luna, who have 70 and 40 points before it. */
function turn(events: readonly GameEvent[], gains: readonly number[] | null): Turn {
  const before = gains === null ? null : [70, 40];
  return { kind: 'turn', seat: LUNA, round: 1, events: [started, ...events], trails: [], to: 1, gains, before };
}

const ousts: readonly GameEvent[] = [
  { type: 'sectorOccupied', seat: LUNA, company: 'tawac', sector: 3, energy: 0 },
  { type: 'outpostReturned', company: 'astrogo', column: 0, sector: 3 },
];
const skipped: GameEvent = { type: 'lunaSkipped', seat: LUNA, action: 'cards', rule: 'LACT-31' };

test.each<readonly [string, Turn, ReturnType<typeof moodOf>]>([
  ['her lead only if she has taken it', turn([coins], [0, 31]), 'lead'],
  ['an ousted outpost', turn(ousts, [-2, 3]), 'ousts'],
  ["a rival's loss", turn([coins], [-12, 2]), 'costly'],
  ['her last card', turn([coins, { type: 'passed', seat: LUNA }], [0, 2]), 'last'],
  ['a turn in which she gets nothing', turn([skipped], [0, 0]), 'nothing'],
  ['nothing on most turns', turn([coins], [0, 2]), null],
  ['nothing about points that are unknown', turn([coins], null), null],
])('Luna mentions %s', (_, given, mood) => {
  expect(moodOf(given)).toBe(mood);
  expect(lunaLine(given, EN) === null).toBe(mood === null);
});
