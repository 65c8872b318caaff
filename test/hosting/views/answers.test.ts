import { pickOne } from '../../../src/engine/random.ts';
// A seat gets the same answers from its view as from the state.

import { expect, test } from 'vitest';
import type { Action, GameState, Seat } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { mutated } from '../../../src/testing/mutate.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';

const GAMES = soakCount(1, 3);
const LISTED = 3;
const REFUSED = 4;
/** The number of recent actions of all seats. Most of them have become illegal. */
const REMEMBERED = 60;

/** Compares texts first because that is fast, and values only for the message. */
function expectSame(seen: unknown, whole: unknown, what: string): void {
  if (JSON.stringify(seen) !== JSON.stringify(whole)) expect(seen, what).toEqual(whole);
}

function expectSameAnswers(state: GameState, seat: Seat, tried: readonly Action[]): number {
  const view = rules.viewFor(state, seat);
  const prompts = (of: GameState) => rules.pending(of).filter((prompt) => prompt.seat === seat);
  expectSame(rules.legalActions(view, seat), rules.legalActions(state, seat), 'legalActions');
  expectSame(prompts(view), prompts(state), 'pending');
  expectSame(rules.score(view)[seat], rules.score(state)[seat], 'score');
  expectSame(rules.isOver(view), rules.isOver(state), 'isOver');
  let refused = 0;
  for (const action of tried) {
    const violations = rules.explain(state, action);
    refused += violations.length > 0 ? 1 : 0;
    expectSame(rules.explain(view, action), violations, `explain ${JSON.stringify(action)}`);
    expectSame(rules.isLegal(view, action), violations.length === 0, `isLegal ${JSON.stringify(action)}`);
    expectSame(rules.warnings(view, action), rules.warnings(state, action), `warnings ${JSON.stringify(action)}`);
  }
  return refused;
}

test.each(MODES)(`a seat gets the same answers from its view as from the state, ${GAMES} games: $name`, (mode) => {
  let total = 0;
  let refused = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`answers/${mode.name}/${game}`);
    const recent: Action[] = [];
    const end = playMode(rules, mode, game, ({ state, options: legal }) => {
      for (const seat of state.options.players.keys()) {
        const own = legal.filter((action) => action.seat === seat);
        const listed = own.length === 0 ? [] : Array.from({ length: LISTED }, () => pickOne(draw, own));
        const stale = recent.length === 0 ? [] : Array.from({ length: REFUSED }, () => pickOne(draw, recent));
        const illegal = stale.map((action) => ({ ...action, seat }));
        const broken = listed.map((action) => mutated(draw, action, 1) as Action).filter(isOf(seat));
        const tried = own.length === 0 ? illegal.slice(0, 1) : [...listed, ...illegal, ...broken];
        refused += expectSameAnswers(state, seat, tried);
        total += tried.length;
      }
      recent.push(...legal.slice(0, 3), pickOne(draw, legal));
      recent.splice(0, recent.length - REMEMBERED);
    });
    expectSameEnd(end);
  }
  // Both kinds of answers were compared.
  expect(refused).toBeGreaterThan(100 * GAMES);
  expect(total - refused).toBeGreaterThan(100 * GAMES);
});

function isOf(seat: Seat): (action: Action) => boolean {
  return (action) => typeof action === 'object' && action !== null && action.seat === seat;
}

/** END-2: at the end every view gives the whole score. */
function expectSameEnd(end: GameState): void {
  for (const viewer of [...end.options.players.keys(), 'spectator' as const]) {
    const view = rules.viewFor(end, viewer);
    expect(rules.score(view)).toEqual(rules.score(end));
    expect(rules.winners(view)).toEqual(rules.winners(end));
    expect(rules.legalActions(view)).toEqual([]);
    expect(rules.pending(view)).toEqual([]);
  }
}

test.each(MODES)('pending names the same seats for every viewer: $name', (mode) => {
  let most = 0;
  playMode(rules, mode, 0, ({ state }) => {
    const seats = rules.pending(state).map(({ seat }) => seat);
    for (const viewer of [...state.options.players.keys(), 'spectator' as const]) {
      const seen = rules.pending(rules.viewFor(state, viewer)).map(({ seat }) => seat);
      expectSame(seen, seats, `pending for ${viewer}`);
    }
    most = Math.max(most, seats.length);
  });
  expect(most).toBe(mode.people);
});

test('a view of an unfinished game also has the score of Luna, who has no secrets', () => {
  const solo = MODES.find(({ people, luna }) => luna && people === 1);
  if (solo === undefined) throw new Error('no mode');
  playMode(rules, solo, 0, ({ state }) => {
    const view = rules.viewFor(state, 0);
    expectSame(rules.score(view), rules.score(state), 'score');
    expectSame(rules.legalActions(view), rules.legalActions(state), 'legalActions');
    expectSame(rules.pending(view), rules.pending(state), 'pending');
  });
});
