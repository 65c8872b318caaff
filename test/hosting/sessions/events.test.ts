import { expect, test } from 'vitest';
import { createSession, eventFor, type GameEvent, type Viewer } from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../src/entries/testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

test('events returns the current events at any time, and the same object for an event returned before', () => {
  const draw = drawFor('events');
  const session = createSession({ players: ['Ana', 'Ben', 'Cleo'], seed: 'events', startingTokens: 'choose' });
  const heard = new Map<Viewer, readonly GameEvent[]>();
  const count = { undone: 0, blanked: 0, continued: 0 };
  for (let n = 0; n < 150; n += 1) {
    const seat = Math.floor(3 * draw());
    if (draw() < 0.3 && session.undo(seat)) {
      count.undone += 1;
      heard.clear();
    } else if (draw() < 0.5 || !session.redo(seat)) session.dispatch(chooseRandomly(draw, session.legalActions()));
    for (const viewer of VIEWERS.filter(() => draw() < 0.4)) {
      const all = session.events();
      const own = session.events(viewer);
      expect(own).toEqual(all.map((event) => eventFor(event, viewer)));
      expect(Object.isFrozen(own)).toBe(true);
      for (const [index, event] of heard.get(viewer)?.entries() ?? []) {
        expect(event).toBe(own[index]);
        count.continued += 1;
      }
      count.blanked += own.filter((event, index) => event !== all[index]).length;
      heard.set(viewer, own);
    }
  }
  expect(Math.min(...Object.values(count))).toBeGreaterThan(5);
});
