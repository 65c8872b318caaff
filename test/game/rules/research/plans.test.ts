import { expect, test } from 'vitest';
import { placePlan, takeCoin, takePlan, useScientist } from '../../../kit/actions.ts';
import { defaultContent, type GameState } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { at, coinRules, coinsIn, fetchPlan, lay, player, refusal, table } from '../../../kit/table.ts';

const { act, onTurn, played, skip } = table;

test('RP-2 AMB-RP-1 the plan of the token is first on the track, and the marker starts in front of it', () => {
  const state = onTurn();
  for (const seat of [0, 1, 2, 3]) {
    const { plans, token, upload } = at(state, seat);
    expect(upload).toBe(0);
    expect(plans[1]).toEqual({ plan: token, faceDown: false, uploaded: false });
    expect(plans.filter((plan) => plan !== null)).toHaveLength(1);
  }
});

test('RP-8 exchanges each point for 1 coin when no plan is left to take', () => {
  const start = onTurn((draft) => {
    lay(draft, 0, 'C11');
    draft.researchDisplay = draft.researchDisplay.map(() => null);
    draft.specialPlans = [];
  });
  const { state, events } = played(start, useScientist('C11'));
  expect(coinsIn(events, 0)).toBe(3);
  expect(new Set(coinRules(events, 0))).toEqual(new Set(['RP-8']));
  expect(at(state, 0).coins).toBe(at(start, 0).coins + 3);
});

test('RP-20 NOTE-3 spaces of a letter stay empty for good when its stack is exhausted', () => {
  const start = onTurn((draft) => {
    draft.planSupply.A = [];
    lay(draft, 0, 'B09');
    lay(draft, 1, 'B10');
    for (const seat of [0, 1]) player(draft, seat).coins = 0;
  });
  /** A player takes plans with both points and places them. */
  const take = (state: GameState, seat: number, ...spaces: readonly number[]): GameState => {
    const taken = act(
      state,
      { type: 'useScientist', seat, card: seat === 0 ? 'B09' : 'B10' },
      ...spaces.map((space) => takePlan(space, seat)),
      ...[1, 2].slice(spaces.length).map(() => ({ ...takeCoin, seat })),
    );
    return act(taken, ...taken.acquired.map((plan, index) => ({ ...placePlan(plan, 2 + index), seat })));
  };
  const first = take(start, 0, 1, 5);
  expect(first.researchDisplay[1]).toBeNull();
  expect(first.researchDisplay[5]).toMatch(/^planB/);
  // The next refill follows after a turn of seat 1.
  const second = take(first, 1, 4);
  expect(second.researchDisplay[1]).toBeNull();
  expect(second.researchDisplay[4]).toMatch(/^planB/);
  const next = skip(passes(second, 2, 3, 0, 1), 'planning');
  expect(next.round).toBe(2);
  expect(next.researchDisplay[1]).toBeNull();
  expect(next.researchDisplay.filter((plan) => plan !== null)).toHaveLength(11);
});

/** A state in which seat 0 spends the 3 points of a scientist and the supplement space has 4 coins. */
const spending = (): GameState => {
  const start = onTurn((draft) => {
    lay(draft, 0, 'B11');
    draft.supplement = 4;
  });
  return act(start, useScientist('B11'));
};

test('RP-5 rejects research display spaces that do not exist', () => {
  for (const space of [-1, 12]) expect(refusal(spending(), takePlan(space))).toEqual(['noSuchResearchSpace RP-5']);
});

test('RP-11 a plan of each letter is on a space with a red border, and only these give the coins', () => {
  const display = defaultContent.researchDisplay;
  const red = display.flatMap(({ supplement }, space) => (supplement ? [space] : []));
  expect(red.map((space) => display[space]?.letter)).toEqual(['A', 'B', 'C']);
  for (const space of display.keys()) {
    const { state, events } = played(spending(), takePlan(space));
    expect(coinRules(events, 0)).toEqual(red.includes(space) ? ['RP-11'] : []);
    expect(coinsIn(events, 0)).toBe(red.includes(space) ? 4 : 0);
    expect(state.supplement).toBe(red.includes(space) ? 0 : 4);
  }
});

test('RP-12 no plan can be placed on the start or beyond the track', () => {
  const start = onTurn((draft) => {
    lay(draft, 0, 'A08');
    draft.acquired = [fetchPlan(draft, 'planA01')];
  });
  const placing = act(start, useScientist('A08'), takeCoin, takeCoin);
  for (const position of [0, -1, defaultContent.playerBoard.research.last + 1])
    expect(refusal(placing, placePlan('planA01', position))).toEqual(['noSuchResearchTrackSpace RP-12']);
});
