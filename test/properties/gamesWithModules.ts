import { describe } from 'vitest';
import { type CreateGameOptions, LUNA_EDITIONS } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';
import { IS_WHOLE_PROOF, soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

/** Every combination of modules, starting with the most modules. A menace requires the Belt (MENACE-1). */
const COMBINATIONS: readonly Partial<CreateGameOptions>[] = [
  { board: 'belt', missions: true, menace: true },
  { missions: true, chapter3: true },
  { board: 'belt', missions: true },
  { board: 'belt', menace: true },
  { board: 'belt' },
  { missions: true },
  { chapter3: true },
];

/** The games with this many seats in a sample, in which the three numbers of seats share the modules and Luna. */
const SAMPLE: Readonly<Record<number, Partial<CreateGameOptions>>> = {
  2: { board: 'belt', missions: true, menace: true },
  3: { missions: true, chapter3: true, luna: { level: 0, edition: 'international' } },
  4: { board: 'belt', missions: true, menace: true, luna: { level: 3 } },
};

/** Tests all properties of random games with this many seats and each combination of modules, with and without Luna. */
export function describeGamesWithModules(seats: number): void {
  const games = soakCount(1, 3);
  if (!IS_WHOLE_PROOF) {
    const options = must(SAMPLE[seats]);
    describeGames({ people: options.luna ? seats - 1 : seats, games, options });
    return;
  }
  describe.each(COMBINATIONS)('%o', (options) => {
    describeGames({ people: seats, games, options });
    for (const edition of LUNA_EDITIONS) {
      const luna = { level: (seats * 3) % 9, edition };
      describeGames({ people: seats - 1, games, options: { ...options, luna } });
    }
  });
}
