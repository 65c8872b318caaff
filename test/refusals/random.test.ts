import { expect, test } from 'vitest';
import { ACTION_TYPES, actionSpace } from '../kit/actionSpace.ts';
import { MODES, playMode } from '../kit/modes.ts';
import { type Action, explain, type GameState } from '../kit/pinned.ts';
import { randomChooser } from '../kit/randomGame.ts';
import { proofCount } from '../kit/soak.ts';
import { table } from '../kit/table.ts';
import { RAW } from '../kit/texts.ts';

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

test.each(MODES)('violations in random games have readable messages: $name', (mode) => {
  const choose = randomChooser(`refusals ${mode.name}`);
  const messages = new Set<string>();
  playMode(table.rules, mode, 0, ({ state, step }) => {
    if (step % EVERY === 0) for (const message of refusalsIn(state, choose)) messages.add(message);
  });
  expect(messages.size).toBeGreaterThan(proofCount(50, 100));
  expect([...messages].filter((message) => RAW.test(message))).toEqual([]);
  expect([...messages].filter((message) => !/^[A-Z+].*[^.]\.$/.test(message))).toEqual([]);
  expect([...messages].filter((message) => message.length > 400)).toEqual([]);
});
