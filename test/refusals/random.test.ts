import { expect, test } from 'vitest';
import { ACTION_TYPES, actionSpace } from '../kit/actionSpace.ts';
import { MODES, playMode } from '../kit/modes.ts';
import type { Action, GameState } from '../kit/pinned.ts';
import { explain } from '../kit/pinned.ts';
import { randomChooser } from '../kit/randomGame.ts';
import { RAW } from '../kit/raw.ts';
import { proofCount } from '../kit/soak.ts';
import { table } from '../kit/table.ts';

const EVERY = proofCount(99, 7);

/** Explains, at regular intervals, one random action of every type by every seat. */
function refusalsIn(state: GameState, choose: (actions: readonly Action[]) => Action): string[] {
  return ACTION_TYPES.flatMap((type) =>
    state.players.flatMap((_, seat) => {
      const actions = actionSpace(state, type, seat);
      return actions.length === 0 ? [] : explain(state, choose(actions)).map(({ message }) => message);
    }),
  );
}

test.each(MODES)('what is refused in random games is told in words: $name', (mode) => {
  const choose = randomChooser(`refusals ${mode.name}`);
  const told = new Set<string>();
  playMode(table.rules, mode, 0, ({ state, step }) => {
    if (step % EVERY === 0) for (const message of refusalsIn(state, choose)) told.add(message);
  });
  expect(told.size).toBeGreaterThan(proofCount(50, 100));
  expect([...told].filter((message) => RAW.test(message))).toEqual([]);
  expect([...told].filter((message) => !/^[A-Z+].*[^.]\.$/.test(message))).toEqual([]);
  expect([...told].filter((message) => message.length > 400)).toEqual([]);
});
