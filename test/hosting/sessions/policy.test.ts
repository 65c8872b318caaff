import { describe, expect, test } from 'vitest';
import type { GameEvent, GameState, GameView, Viewer } from '../../../src/entries/index.ts';
import { createSession, defaultContent, viewFor } from '../../../src/entries/index.ts';
import { reveals } from '../../../src/hosting/sessions/policy.ts';
import { EVENT_TYPES, LEARNED } from '../../kit/eventTypes.ts';
import { playRandomly, type RandomGame, type RandomStep, randomMode } from '../../kit/playRandomly.ts';
import { proofCount } from '../../kit/soak.ts';

const { cards, plans, specialPlans, tokens, luna, missions, menaces } = defaultContent;
const COMPONENTS = new Set(
  [cards, plans, specialPlans, tokens, luna.cards, missions, menaces].flatMap((kind): string[] =>
    kind.map(({ id }) => id),
  ),
);

const GAMES: readonly RandomGame[] = [
  ...Array.from({ length: proofCount(3, 12) }, (_, index) => playRandomly(randomMode(`policy ${index}`))),
  playRandomly({ players: ['Ana', 'Ben'], seed: 'policy', luna: { level: 3 }, startingTokens: 'choose' }),
  playRandomly({ players: ['Ana', 'Ben', 'Cleo'], seed: 'policy', startingTokens: 'choose' }),
];
const STEPS: readonly RandomStep[] = GAMES.flatMap(({ steps }) => steps);

describe('reveals, by event type', () => {
  test.each(EVENT_TYPES.map((type) => [type, LEARNED[type]] as const))('%s: %s', (type, learned) => {
    const events = [{ type } as GameEvent];
    expect(reveals(events)).toBe(learned !== null);
  });

  test('an empty list of events reveals nothing', () => {
    expect(reveals([])).toBe(false);
  });
});

/** The components that occur anywhere in a view. */
function componentsIn(view: GameView): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && COMPONENTS.has(value)) found.add(value);
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part);
  };
  walk({ ...view, options: null });
  return found;
}

/** The components that a viewer sees after a step but not before it. */
function learned(viewer: Viewer, { before, state, events }: RandomStep): string[] {
  // All players have the same starting cards, and the token shows which of them form the resting decks.
  const known = new Set(events.flatMap((event) => (event.type === 'decksArranged' ? event.cards : [])));
  const seen = componentsIn(viewFor(before, viewer));
  return [...componentsIn(viewFor(state, viewer))].filter((id) => !seen.has(id) && !known.has(id));
}

/** The number of hidden cards that a step reveals. */
function revealedCards(viewer: Viewer, { before, state }: RandomStep): number {
  const facesOf = (view: GameState): (string | undefined)[] => [
    ...view.players.flatMap(({ area }) => area.map((card) => card ?? '')),
    ...(view.luna?.slots ?? []).map((slot) => slot?.card),
  ];
  const after = facesOf(viewFor(state, viewer));
  return facesOf(viewFor(before, viewer)).filter((face, place) => face === '?' && COMPONENTS.has(after[place] ?? ''))
    .length;
}

test('a step that reveals hidden information to any viewer cannot be undone', () => {
  let count = 0;
  for (const step of STEPS) {
    const viewers: Viewer[] = [...step.state.players.map((_, seat) => seat), 'spectator'];
    const news = viewers.flatMap((viewer) => learned(viewer, step));
    const hasRevealed = viewers.some((viewer) => revealedCards(viewer, step) > 0);
    if (news.length === 0 && !hasRevealed) continue;
    count += 1;
    expect(reveals(step.events), `${step.action.type}: ${news.join()}`).toBe(true);
  }
  expect(count).toBeGreaterThan(proofCount(100, 200));
});

test('most actions reveal nothing and can be undone', () => {
  const open = STEPS.filter((step) => !reveals(step.events));
  expect(open.length).toBeGreaterThan(STEPS.length / 2);
  const types = new Set(open.map(({ action }) => action.type));
  for (const type of ['chooseToken', 'arrangeStartingDecks', 'planCard', 'occupy', 'advance', 'restCard'] as const)
    expect(types).toContain(type);
});

/** The first step that meets a condition, and its game. */
function stepWith(happens: (step: RandomStep) => boolean): { game: RandomGame; count: number } {
  for (const game of GAMES) {
    const count = game.steps.findIndex(happens);
    if (count >= 0) return { game, count };
  }
  throw new Error('it does not happen in these games');
}

/** Plays a game in a session up to and including a step. */
function sessionAfter({ game, count }: ReturnType<typeof stepWith>, undo?: 'safe' | 'anything') {
  const session = createSession(game.options, undo === undefined ? {} : { undo });
  for (const action of game.actions.slice(0, count + 1)) session.dispatch(action);
  return session;
}

const REVEALING = EVENT_TYPES.filter((type) => LEARNED[type] !== null);

describe('undo', () => {
  type Happening = [string, (step: RandomStep) => boolean];
  const isLastChoice = ({ action, state }: RandomStep): boolean =>
    action.type === 'chooseToken' && state.stack.at(-1)?.kind !== 'startingToken';
  const happenings: Happening[] = [
    ...REVEALING.map((type): Happening => [type, ({ events }) => events.some((event) => event.type === type)]),
    ['the last choice of a token', isLastChoice],
  ];

  test.each(happenings)('cannot go back beyond %s', (_name, happens) => {
    const found = stepWith(happens);
    const step = found.game.steps[found.count];
    for (const session of [sessionAfter(found), sessionAfter(found, 'safe')]) {
      const state = session.getState();
      expect([session.canUndo(), session.undo(), session.canRedo()]).toEqual([false, false, false]);
      expect(session.getState()).toBe(state);
    }
    const free = sessionAfter(found, 'anything');
    expect([free.canUndo(), free.undo(), free.canRedo()]).toEqual([true, true, true]);
    expect(free.getState()).toEqual(step?.before);
    expect(free.redo()).toBe(true);
    expect(free.getState()).toEqual(step?.state);
  });

  test('cannot go back beyond the setup', () => {
    const session = createSession({ players: ['Ana', 'Ben'], seed: 'x', missions: true }, { undo: 'anything' });
    expect([session.canUndo(), session.undo()]).toEqual([false, false]);
  });
});
