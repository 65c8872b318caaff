import { describe, expect, test } from 'vitest';
import { createText, en, plain } from '../../src/entries/text.ts';
import { LUNA, withLuna } from '../kit/luna.ts';
import type { Action, GameState, Seat } from '../kit/pinned.ts';
import { passes } from '../kit/play.ts';
import { table } from '../kit/table.ts';

const { rules } = table;

/** Returns the code, rule and message of an action's only violation. */
function reason(state: GameState, action: Action): readonly string[] {
  return rules.explain(state, action).map(({ code, rule, message }) => `${code} ${rule}: ${message}`);
}

const game = (startingTokens: 'recommended' | 'choose') =>
  rules.createGame({ players: ['Ana', 'Ben'], seed: 'seats', firstPlayer: 0, startingTokens });

describe('explains why a seat cannot decide', () => {
  test('SETUP-39 the starting token is chosen', () => {
    const start = game('choose');
    const [choice] = rules.legalActions(start, 0);
    if (choice === undefined) throw new Error('nothing to choose');
    expect(reason(table.act(start, choice), choice)).toEqual([
      'tokenChosen SETUP-39: You have already chosen your starting token.',
    ]);
  });

  test('SETUP-42 the starting decks are arranged', () => {
    const start = table.skip(game('recommended'), 'startingToken');
    const [choice] = rules.legalActions(start);
    if (choice === undefined) throw new Error('nothing to lay out');
    expect(reason(start, { ...choice, seat: 1 - choice.seat })).toEqual([
      expect.stringMatching(/^notThisSeat SETUP-42: .+, not you\.$/),
    ]);
  });

  test('PLAN-10 AMB-PLAN-2 planning is finished', () => {
    const planning = table.skip(game('recommended'), 'startingToken', 'startingDecks', 'barrier');
    const confirmed = table.act(planning, { type: 'confirmPlan', seat: 0 });
    for (const action of [{ type: 'confirmPlan', seat: 0 } as const, plan(planning, 0)])
      expect(reason(confirmed, action)).toEqual(['planningFinished PLAN-10: You have already finished planning.']);
  });

  test('PLAN-1 Luna plans nothing', () => {
    const { state } = table.setUp(withLuna(1));
    expect(reason(state, { type: 'confirmPlan', seat: LUNA })).toEqual([
      expect.stringMatching(/^notThisSeat PLAN-1: .+ must plan cards, then finish planning, not Luna\.$/),
    ]);
  });

  test('NOTE-9 it is the turn of another player', () => {
    expect(reason(table.onTurn(), { type: 'pass', seat: 1 })).toEqual([
      'notThisSeat NOTE-9: Melanie must take an action, not you.',
    ]);
  });

  test('ROUND-9 the game has no such seat', () => {
    const missing: Seat = 4;
    expect(reason(table.onTurn(), { type: 'pass', seat: missing })).toEqual([
      'noSuchSeat ROUND-9: There is no seat 4; this game has seats 0 to 3.',
    ]);
  });
});

test('LUNA-27 names Luna in messages to her own seat', () => {
  const { state } = table.setUp(withLuna(1));
  const turn = passes(table.skip(state, 'planning'), 0);
  const [prompt] = rules.pending(turn);
  if (prompt?.kind !== 'lunaTurn') throw new Error('it is not the turn of Luna');
  expect(rules.explain(turn, { type: 'pass', seat: LUNA })[0]?.message).toBe(
    'Luna must take her turn; passing is not possible now.',
  );
  expect(plain(createText({ locale: en, game: turn, seat: LUNA }, rules).prompt(prompt))).toBe(
    'Luna must take her turn.',
  );
});

function plan(state: GameState, seat: Seat): Action {
  const found = rules.legalActions(state, seat).find(({ type }) => type === 'planCard');
  if (found === undefined) throw new Error('no card to plan');
  return found;
}
