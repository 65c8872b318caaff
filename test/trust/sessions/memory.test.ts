import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createSession, type GameState, type Session } from '../../../src/entries/index.ts';
import { playRandomly } from '../../kit/playRandomly.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The maximum number of answers of four players to one decision, plus a turn before it. */
const REACH = 60;

test('a session keeps only the states that undo can reach', async () => {
  const { options, actions } = playRandomly({ players: ['Ana', 'Ben', 'Cleo', 'Dan'], seed: 'memory' });
  const { session, states } = played(createSession(options), actions);
  await new Promise((done) => void setTimeout(done, 0));
  collectGarbage();
  const kept = states.filter((state) => state.deref() !== undefined).length;
  expect(states.length).toBeGreaterThan(200);
  expect(session.isOver()).toBe(true);
  expect(kept).toBeLessThanOrEqual(REACH);
});

function played(session: Session, actions: readonly unknown[]) {
  const states: WeakRef<GameState>[] = [];
  for (const action of actions) {
    states.push(new WeakRef(session.getState()));
    session.dispatch(action);
  }
  return { session, states };
}
