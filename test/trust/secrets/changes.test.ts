// Hidden information does not reach a seat through changes either: two games that differ in nothing else give that
// seat the same stream of changes until something is revealed.

import { describe, expect, test } from 'vitest';
import { pickOne } from '../../../src/engine/random.ts';
import type { Action, GameEvent, GameState, SessionChange, Viewer } from '../../../src/entries/index.ts';
import { actionFor, changeFor, createSession, defaultContent, eventFor, HIDDEN } from '../../../src/entries/index.ts';
import { reveals } from '../../../src/hosting/sessions/policy.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/modes.ts';
import { HIDDEN_CHANGES, hiddenVariant, viewersOf } from '../../hosting/views/hiddenChanges.ts';
import { EVENT_TYPES, LEARNED } from '../../kit/eventTypes.ts';
import { text } from '../../kit/json.ts';
import { MODES, optionsOf, playMode } from '../../kit/modes.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';

const GAMES = soakCount(1);
const CHANGES = Object.keys(HIDDEN_CHANGES);
/** From one in this many states, two games are played in parallel. */
const EVERY = 6;
/** The maximum number of steps. */
const LONGEST = 30;

/** A change as a session reports it. */
function changeOf(action: Action, events: readonly GameEvent[], index: number): SessionChange {
  return { type: 'dispatched', action, events, index, version: index + 1 };
}

/** An action that looks the same to the viewer: the action itself if legal, otherwise one with another hidden card. */
function twin(state: GameState, action: Action, viewer: Viewer): Action | undefined {
  if (rules.isLegal(state, action)) return action;
  if (action.type !== 'planCard' && action.type !== 'chooseToken') return undefined;
  const blank = { ...action, [action.type === 'planCard' ? 'card' : 'token']: HIDDEN };
  return rules
    .legalActions(state, action.seat)
    .find((other) => other.seat !== viewer && text({ ...blank, ...secretless(other) }) === text(blank));
}

function secretless(action: Action): Partial<Action> {
  const { card: _card, token: _token, ...rest } = action as Action & { card?: string; token?: string };
  return rest;
}

/** The types of action of the compared changes, and the hidden information that differed. */
const compared: string[] = [];
const pairs = new Set<string>();

/** Plays two games in parallel until something hidden is revealed, and compares the changes for the viewer. */
function expectSameStream(one: GameState, other: GameState, viewer: Viewer, draw: () => number, name: string): void {
  let [here, there] = [one, other];
  for (let step = 0; step < LONGEST && !rules.isOver(here); step += 1) {
    const action = chooseRandomly(draw, rules.legalActions(here));
    const like = twin(there, action, viewer);
    if (like === undefined) return;
    const [done, doneThere] = [rules.tryReduce(here, action), rules.tryReduce(there, like)];
    if (!done.ok || !doneThere.ok) throw new Error('a legal action was rejected');
    if (reveals(done.events) || reveals(doneThere.events)) return;
    const change = changeFor(changeOf(action, done.events, step), viewer);
    const changeThere = changeFor(changeOf(like, doneThere.events, step), viewer);
    if (text(change) !== text(changeThere)) expect(changeThere, `${name}, seen by ${viewer}`).toEqual(change);
    compared.push(action.type);
    pairs.add(name);
    [here, there] = [done.state, doneThere.state];
  }
}

describe('changes for a viewer do not depend on hidden information', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const draw = drawFor(`streams/${mode.name}/${game}`);
      playMode(rules, mode, game, ({ state, step }) => {
        if (step % EVERY > 0) return;
        for (const viewer of viewersOf(state)) {
          const name = pickOne(draw, CHANGES);
          const variant = hiddenVariant(state, name, viewer, draw);
          if (variant !== undefined) expectSameStream(state, variant, viewer, draw, name);
        }
      });
    }
  });

  test('the games contain all hidden information and secret actions', () => {
    for (const type of ['planCard', 'confirmPlan', 'useEnergy', 'pass'])
      expect(compared.filter((each) => each === type).length, type).toBeGreaterThan(10);
    expect(pairs.size).toBeGreaterThan(CHANGES.length / 2);
  });
});

const { cards, plans, specialPlans, tokens, luna, missions, menaces } = defaultContent;
const KINDS = [cards, plans, specialPlans, tokens, luna.cards, missions, menaces];
const COMPONENTS = new Set(KINDS.flatMap((kind): string[] => kind.map(({ id }) => id)));

/** The components that occur anywhere in a value. */
function named(value: unknown): string[] {
  if (typeof value === 'string') return COMPONENTS.has(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(named);
}

test('an event names only components that are public before or after it, or that it reveals itself', () => {
  const seen = new Set<string>();
  for (const mode of MODES) {
    playMode(rules, mode, 0, ({ state, next, events }) => {
      const views = [state, next].map((each) => rules.viewFor(each, 'spectator'));
      const open = new Set([...named(views), ...named(events.filter(({ type }) => LEARNED[type] !== null))]);
      for (const event of events) {
        seen.add(event.type);
        const secret = named(eventFor(event, 'spectator')).filter((id) => !open.has(id));
        if (secret.length > 0) expect.fail(`${event.type} names ${secret.join()}`);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(EVENT_TYPES.length / 2);
});

describe('an action is reported to other seats without its secret', () => {
  const plan: Action = { type: 'planCard', seat: 1, card: 'star-carbon1', slot: 2 };
  const choice: Action = { type: 'chooseToken', seat: 1, token: 'token03' };

  test('hides the planned card and the chosen token but not the slot', () => {
    for (const viewer of [0, 2, 'spectator'] satisfies Viewer[]) {
      expect(actionFor(plan, viewer)).toEqual({ type: 'planCard', seat: 1, card: '?', slot: 2 });
      expect(actionFor(choice, viewer)).toEqual({ type: 'chooseToken', seat: 1, token: '?' });
    }
    expect([plan, choice].map((action) => actionFor(action, 1))).toEqual([plan, choice]);
  });

  test.each<Action>([
    { type: 'confirmPlan', seat: 1 },
    { type: 'arrangeStartingDecks', seat: 1, cards: ['star-carbon1'] },
    { type: 'placeBonusMarker', seat: 1, space: 'destroy', destroy: 'A01' },
    { type: 'lunaTurn', seat: 1 },
  ])('shows $type unchanged', (action) => {
    for (const viewer of [0, 1, 'spectator'] satisfies Viewer[]) expect(actionFor(action, viewer)).toEqual(action);
  });

  test('hides the secret inside an event', () => {
    const event = { type: 'resolved', action: plan } as const;
    expect(eventFor(event, 0)).toEqual({ ...event, action: { ...plan, card: '?' } });
    expect(eventFor(event, 1)).toEqual(event);
  });

  test('hides the secret when the action is undone or redone', () => {
    const session = createSession({ players: ['Ana', 'Ben'], seed: 'secret', startingTokens: 'choose' });
    const changes: unknown[] = [];
    session.subscribe((change) => changes.push(changeFor(change, 0), changeFor(change, 1)));
    const own = must(session.legalActions(1)[0]);
    session.dispatch(own);
    session.undo(1);
    session.redo(1);
    const blank = { type: 'chooseToken', seat: 1, token: '?' };
    const events: GameEvent[] = [];
    const expected = [
      { type: 'dispatched', index: 0, version: 1, events },
      { type: 'undone', index: 0, version: 2 },
      { type: 'redone', index: 0, version: 3, events },
    ];
    expect(changes).toEqual(
      expected.flatMap((change) => [blank, own].map((action, viewer) => ({ ...change, action, viewer }))),
    );
  });

  test('the events of a session for a viewer equal those of its changes', () => {
    const session = createSession(optionsOf(must(MODES[0]), 0));
    const events: GameEvent[] = [...session.events(0)];
    session.subscribe((change) => {
      const view = changeFor(change, 0);
      if (view.type !== 'undone') events.push(...view.events);
    });
    for (let step = 0; step < 60; step += 1) session.dispatch(session.legalActions()[0]);
    expect(session.events(0)).toEqual(events);
  });
});
