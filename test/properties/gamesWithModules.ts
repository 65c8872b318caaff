import { describe } from 'vitest';
import type { CreateGameOptions } from '../../src/entries/index.ts';
import { LUNA_EDITIONS } from '../../src/entries/index.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

/** Every combination of modules there is, the fullest first; a menace needs the Belt (MENACE-1). */
const COMBINATIONS: readonly Partial<CreateGameOptions>[] = [
  { board: 'belt', missions: true, menace: true },
  { missions: true, chapter3: true },
  { board: 'belt', missions: true },
  { board: 'belt', menace: true },
  { board: 'belt' },
  { missions: true },
  { chapter3: true },
];

/** Every property of random games of so many seats with each combination of modules, with Luna in one of them or not. */
export function describeGamesWithModules(seats: number): void {
  const games = soakCount(1, 3);
  describe.each(COMBINATIONS.slice(0, proofCount(2, COMBINATIONS.length)))('%o', (options) => {
    describeGames({ people: seats, games, options });
    for (const edition of LUNA_EDITIONS.slice(0, proofCount(1, 2))) {
      const luna = { level: (seats * 3) % 9, edition };
      describeGames({ people: seats - 1, games, options: { ...options, luna } });
    }
  });
}
