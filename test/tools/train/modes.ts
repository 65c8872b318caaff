import type { CreateGameOptions } from '../../../src/entries/index.ts';
import { names } from '../../kit/people.ts';

type Mode = (game: number) => Partial<CreateGameOptions> & { readonly people: number };

/** The trained modes. */
export const MODES = {
  two: () => ({ people: 2 }),
  many: (game) => ({ people: game % 4 < 2 ? 3 : 4 }),
  belt: () => ({ people: 2, board: 'belt', missions: true, menace: true }),
  luna: (game) => ({ people: 1, luna: { level: game % 9 } }),
} satisfies Readonly<Record<string, Mode>>;

/** The name of a trained mode. */
export type ModeName = keyof typeof MODES;

/** The options of a game of a mode. */
export function trainingGame(name: ModeName, game: number): CreateGameOptions {
  const { people, ...more } = (MODES[name] as Mode)(game);
  const isOpen = game % 2 === 1;
  return {
    players: names(people),
    seed: `train ${name} ${game}`,
    tracks: isOpen ? 'random' : 'recommended',
    startingTokens: isOpen ? 'choose' : 'recommended',
    ...more,
  };
}
