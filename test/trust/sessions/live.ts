// Servers that are killed and restarted, with listeners of every kind. The stored actions must always lead to the
// state.
import assert from 'node:assert/strict';
import type { Action, Rules, Session, StoredGame } from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../src/entries/testing.ts';
import { randomMode } from '../../kit/playRandomly.ts';

/** The number of occurrences in all sessions. */
export const COUNTS = { dispatched: 0, undone: 0, redone: 0, inTheMiddle: 0, killed: 0, threw: 0, left: 0, ended: 0 };

type Draw = () => number;
const oneIn = (draw: Draw, count: number): boolean => draw() < 1 / count;
const seatOf = (draw: Draw, session: Session): number => Math.floor(draw() * session.getState().players.length);

/** Dispatches a random action, sometimes with the version at which it was chosen. */
function act(draw: Draw, session: Session): void {
  const legal = session.legalActions();
  if (legal.length === 0) return;
  const action = chooseRandomly(draw, legal);
  assert(session.dispatch(action, oneIn(draw, 2) ? { version: session.version } : {}).ok);
}

function takeBackOrAgain(draw: Draw, session: Session): void {
  const seat = oneIn(draw, 3) ? undefined : seatOf(draw, session);
  if (oneIn(draw, 3)) session.redo(seat);
  else session.undo(seat);
}

/** Listeners that misbehave, at most a few times per change. */
function listenBadly(draw: Draw, session: Session): void {
  let depth = 0;
  const within = (most: number, happens: () => void): void => {
    if (depth >= most) return;
    depth += 1;
    happens();
    depth -= 1;
  };
  session.subscribe(() => within(3, () => oneIn(draw, 6) && act(draw, session)));
  session.subscribe(() => within(3, () => oneIn(draw, 6) && takeBackOrAgain(draw, session)));
  session.subscribe(() => {
    if (oneIn(draw, 5)) throw new Error('a listener');
  });
  const leave = session.subscribe(() => {
    if (!oneIn(draw, 9)) return;
    leave();
    COUNTS.left += 1;
  });
}

/** The stored data of a game on a host. */
interface Stored extends StoredGame {
  readonly actions: Action[];
  version: number;
}

/** A host that stores each change its listener receives. */
function host(rules: Rules, draw: Draw, stored: Stored): Session {
  const session = rules.createSession(stored, {
    undo: oneIn(draw, 4) ? 'anything' : 'safe',
    onListenerError: () => {
      COUNTS.threw += 1;
    },
  });
  const listenFirst = oneIn(draw, 2);
  if (listenFirst) listenBadly(draw, session);
  session.subscribe((change) => {
    assert.equal(change.version, stored.version + 1);
    COUNTS[change.type] += 1;
    if (change.type === 'undone') {
      if (change.index < stored.actions.length - 1) COUNTS.inTheMiddle += 1;
      assert.deepEqual(stored.actions.splice(change.index, 1), [change.action]);
    } else assert.equal(stored.actions.push(change.action), change.index + 1);
    stored.version = change.version;
  });
  if (!listenFirst) listenBadly(draw, session);
  return session;
}

function expectStored(rules: Rules, session: Session, stored: StoredGame): void {
  assert.deepEqual(session.actions, stored.actions);
  assert.equal(session.version, stored.version);
  const replayed = rules.replay(rules.createRecord(stored.options, stored.actions));
  assert.equal(rules.hashState(replayed), rules.hashState(session.getState()));
}

/** Runs a session with this name, and throws on any inconsistency. */
export function live(rules: Rules, name: string): void {
  const draw = drawFor(name);
  const { options } = rules.createSession(randomMode(name)).getState();
  let stored: Stored = { options, actions: [], version: 0 };
  let session = host(rules, draw, stored);
  const lifetime = oneIn(draw, 5) ? Number.POSITIVE_INFINITY : 40 + Math.floor(draw() * 160);
  for (let step = 0; step < lifetime && !session.isOver(); step += 1) {
    if (oneIn(draw, 4)) takeBackOrAgain(draw, session);
    else act(draw, session);
    if (!oneIn(draw, 40)) continue;
    expectStored(rules, session, stored);
    stored = JSON.parse(JSON.stringify(stored));
    session = host(rules, draw, stored);
    COUNTS.killed += 1;
  }
  expectStored(rules, session, stored);
  COUNTS.ended += Number(session.isOver());
}
