import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { Action, GameState, GameView, Seat } from '../../../src/entries/index.ts';
import { createRules, defaultContent, ForeignStateError, HIDDEN } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/sim/simulator.ts';
import { stateProblems } from '../../../src/testing/invariants.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/modes.ts';
import { ALL_MODES, MODES, playMode } from '../../kit/modes.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { table } from '../../kit/table.ts';
import { firstState } from '../saves/states.ts';
import { CARDS, viewersOf } from './hiddenChanges.ts';

const GAMES = soakCount(1);
/** One in `EVERY` states is checked, and one in `TO_THE_END` of those is played to the end. */
const EVERY = proofCount(24, 6);
const TO_THE_END = 12;

/**
 * Returns the problems with a state. The checks of a save include the order of the deck (SETUP-14), the tokens
 * (SETUP-39) and Luna's grade-2 deck (LUNA-13), but not the planned cards.
 */
function problemsOf(state: GameState): string[] {
  const isShare = (card: string | null): boolean => card !== null && CARDS.get(card)?.action.kind === 'share';
  const isPlanned = state.players.some(({ area }) => area.some(isShare));
  return [...stateProblems(rules, state), ...(isPlanned ? ['PLAN-8: a share card is planned'] : [])];
}

/** SETUP-33: starting cards of another seat. BSP-9: a seat can get one that was destroyed. */
function strays({ players }: GameState): string[] {
  return players.flatMap(({ hand, area }, seat) => {
    const cards = [...hand, ...area].filter((card) => card !== null);
    const icons = [null, undefined, ['diamond', 'star', 'triangle', 'circle'][seat]];
    return cards.filter((card) => !icons.includes(CARDS.get(card)?.icon));
  });
}

/** Plays a state to the end at random. */
function playOn(start: GameState, seed: string): GameState {
  const draw = drawFor(seed);
  let state = start;
  while (!rules.isOver(state)) {
    state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
  }
  return state;
}

/** The parts of a state that a view hides. */
function secretsOf({ deck, planSupply, luna, players, stack }: GameState): string {
  return JSON.stringify([deck, planSupply, luna, players.map(({ hand, area }) => [hand, area]), stack]);
}

describe('determinize', () => {
  test.each(MODES)('$name', (mode) => {
    let looks = 0;
    for (let game = 0; game < GAMES; game += 1) {
      playMode(rules, mode, game, ({ state, step }) => {
        if (step >= 8 && step % EVERY > 0) return;
        for (const viewer of viewersOf(state)) if (viewer !== 'spectator') look(state, viewer);
      });
    }

    function look(state: GameState, seat: Seat): void {
      looks += 1;
      const view = rules.viewFor(state, seat);
      const guess = rules.determinize(view, 'a');
      expect(rules.viewFor(guess, seat)).toEqual(view);
      expect(guess).not.toHaveProperty('viewer');
      expect(JSON.stringify(guess)).not.toContain(JSON.stringify(HIDDEN));
      expect(problemsOf(guess)).toEqual([]);
      if (strays(state).length === 0) expect(strays(guess)).toEqual([]);
      expect(rules.legalActions(guess, seat)).toEqual(rules.legalActions(state, seat));
      expect(rules.determinize(view, 'a')).toEqual(guess);
      expect(secretsOf(rules.determinize(view, 'b'))).not.toBe(secretsOf(guess));
      // MENACE-19: one menace removes the last round.
      if (looks % TO_THE_END === 0) expect(playOn(guess, `on ${looks}`).round).toBeGreaterThan(5);
    }
  });

  test('can put any matching card where the view shows none', () => {
    const { state, view } = midGame();
    const guesses = Array.from({ length: 200 }, (_, seed) => rules.determinize(view, `any ${seed}`));
    const hands = new Set(guesses.flatMap(({ players }) => players[1]?.hand ?? []));
    const tops = new Set(guesses.map(({ deck }) => deck.at(-1)));
    for (const card of state.players[1]?.hand ?? []) expect([...hands]).toContain(card);
    expect([...tops]).toContain(state.deck.at(-1));
    expect(tops.size).toBeGreaterThan(3);
    // Another seat never has a card of the viewer.
    for (const card of state.players[0]?.hand ?? []) expect([...hands]).not.toContain(card);
  });

  test('never plans a share card, even with many in hand (PLAN-8)', () => {
    const state = withShares();
    const view = rules.viewFor(state, 0);
    for (let seed = 0; seed < 50; seed += 1) {
      const guess = rules.determinize(view, `${seed}`);
      expect(problemsOf(guess)).toEqual([]);
    }
  });

  test.each([0, 1, 2])('can leave a starting card with the seat that fetched it, for seat %i (BSP-9)', (seat) => {
    const start = table.setUp({ players: ['Melanie', 'Antoine', 'Mathieu'], seed: 'fetched' }).state;
    const state = produce(start, (draft) => {
      const [fetcher, owner] = draft.players;
      fetcher?.hand.push(must(owner?.hand.pop()));
    });
    const { rules: pinned } = table;
    const view = pinned.viewFor(state, seat);
    for (let seed = 0; seed < 20; seed += 1) {
      const guess = pinned.determinize(view, `${seed}`);
      expect(pinned.viewFor(guess, seat)).toEqual(view);
      expect(stateProblems(pinned, guess)).toEqual([]);
    }
  });

  test.each([
    [0, [1]],
    [3, [1, 2]],
  ])('LUNA-14 at level %i puts cards of grades %j in Luna’s decks', (level, grades) => {
    const state = rules.createGame({ players: ['Melanie'], seed: 'grades', luna: { level } });
    const { luna } = rules.determinize(rules.viewFor(state, 0), 'grades');
    const cards = [...(luna?.deck ?? []), ...(luna?.gradeTwo ?? [])];
    const found = defaultContent.luna.cards.filter(({ id }) => cards.includes(id)).map(({ grade }) => grade);
    expect([...new Set(found)].sort()).toEqual(grades);
    expect(cards).toHaveLength((state.luna?.deck.length ?? 0) + (state.luna?.gradeTwo.length ?? 0));
  });

  test('throws for a view with more cards than exist', () => {
    const start = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'forged' });
    const forged = produce(rules.viewFor(start, 0), ({ players }) => {
      players[1]?.hand.push(...Array.from({ length: 99 }, () => HIDDEN));
    });
    expect(() => rules.determinize(forged, 'x')).toThrow(
      new RangeError('The view has more hidden places than there are pieces'),
    );
  });

  test('depends only on the view', () => {
    const { view } = midGame();
    const sent: GameView = JSON.parse(JSON.stringify(view));
    expect(rules.determinize(sent, 'sent')).toEqual(rules.determinize(view, 'sent'));
    expect(sent).toEqual(view);
    expect(Object.isFrozen(sent.stations)).toBe(false);
  });
});

/** A state with bought cards in the hands, and the view of seat 0. */
function midGame(): { state: GameState; view: GameView } {
  const mode = must(ALL_MODES.find(({ name }) => name === 'two people'));
  const state = firstState(mode, ({ round, players, deck }) => {
    const hasBought = players[1]?.hand.some((card) => CARDS.get(card)?.letter) ?? false;
    return round > 3 && hasBought && deck.length > 10;
  });
  return { state, view: rules.viewFor(state, 0) };
}

/** Seat 1 has planned three cards and has every share card in hand. All other cards have been destroyed. */
function withShares(): GameState {
  let state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'shares' });
  while (rules.pending(state)[0]?.kind !== 'planning') state = rules.reduce(state, must(rules.legalActions(state)[0]));
  return produce(state, (draft) => {
    const holder = must(draft.players[1]);
    const isShare = (card: string): boolean => CARDS.get(card)?.action.kind === 'share';
    const cards = [...draft.deck, ...draft.display.filter((card) => card !== null)];
    holder.area = [null, ...holder.hand.splice(0, 3), null];
    holder.hand.push(...cards.filter(isShare));
    draft.destroyed.push(...cards.filter((card) => !isShare(card)));
    draft.round = 7; // the deck is used up
    draft.deck = [];
    draft.display = draft.display.map(() => null);
  });
}

describe('functions that need a state reject a view', () => {
  const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'refused', firstPlayer: 0 });
  const view = rules.viewFor(state, 0);
  // The compiler rejects a view unless the caller casts it to a state.
  const called: GameState = view;
  const spectators: GameState = rules.viewFor(state, 'spectator');
  const action = must(rules.legalActions(state, 0)[0]);

  test.each<[string, () => unknown]>([
    ['reduce', () => rules.reduce(called, action)],
    ['tryReduce', () => rules.tryReduce(called, action)],
    ['tryReduce with an illegal action', () => rules.tryReduce(called, { type: 'pass', seat: 0 })],
    ['tryReduce with a malformed action', () => rules.tryReduce(called, {} as Action)],
    ["reduce on a spectator's view", () => rules.reduce(spectators, action)],
    ["determinize of a spectator's view", () => rules.determinize(spectators as GameView, 'x')],
    ['determinize of a state', () => rules.determinize(state as GameView, 'x')],
    ['viewFor for another viewer', () => rules.viewFor(view, 1)],
    ['simulate', () => simulate(called)],
    ['timeLoop', () => rules.timeLoop(called)],
    ['saveGame', () => rules.saveGame(called)],
    ['hashState', () => rules.hashState(called)],
    ['reduce on a view from JSON', () => rules.reduce(JSON.parse(JSON.stringify(view)), action)],
  ])('%s', (_, run) => {
    expect(run).toThrow(ForeignStateError);
  });

  test('viewFor accepts a view of the same viewer', () => {
    expect(rules.viewFor(view, 0)).toEqual(view);
  });
});

test.each([null, undefined, 'text', 7, {}, [], { length: 2 ** 32 - 1 }])('rejects %j as a state', (given) => {
  for (const take of [rules.saveGame, rules.hashState, rules.isOver, rules.timeLoop])
    expect(() => take(given as never)).toThrow(ForeignStateError);
});

test('rejects a view and a state with other components', () => {
  const others = createRules({ ...defaultContent, id: 'other', slotCosts: defaultContent.slotCosts.map(() => 9) });
  const state = others.createGame({ players: ['Melanie', 'Antoine'], seed: 'other' });
  expect(() => rules.determinize(others.viewFor(state, 0), 'x')).toThrow(ForeignStateError);
  expect(() => simulate(state, {}, rules)).toThrow(ForeignStateError);
  expect(simulate(state, {}, others).state).toEqual(state);
});
