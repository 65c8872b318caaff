import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import { earned, entries, lunaBoard, lunaOf, SLOTS, soloTurn } from '../../../kit/luna.ts';
import type { GameState, LunaCardId, PlanId, PlanLetter, SupplementShare } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';

const FIRST = { A: 0, B: 4, C: 8 } as const;
const COLUMNS = [1, 2, 3, 4, 1];
const on = (state: GameState, space: number): PlanId | null => state.researchDisplay[space] ?? null;
const LETTERS: readonly (readonly [LunaCardId, readonly PlanLetter[]])[] = [
  ['I-9', ['A']],
  ['I-11', ['B', 'C']],
  ['II-1', ['B']],
  ['II-2', ['A']],
];
const CASES = LETTERS.flatMap(([card, letters]) =>
  SLOTS.map((slot, index) => ({
    card,
    slot,
    spaces: letters.map((letter) => FIRST[letter] + (COLUMNS[index] ?? 0) - 1),
  })),
);
const coinsOnSupplement =
  (coins: number): Change =>
  (draft) => {
    draft.supplement = coins;
  };
const inRound =
  (round: number, ...taken: readonly PlanId[]): Change =>
  (draft) => {
    draft.round = round;
    draft.specialPlans = draft.specialPlans.filter((plan) => !taken.includes(plan));
  };

describe('a lettered plan', () => {
  test.each(CASES)('LACT-34 card $card in slot $slot: the plans on the spaces $spaces', ({ card, slot, spaces }) => {
    const { before, state, events } = soloTurn(card, slot);
    const plans = spaces.map((space) => on(before, space));
    expect(eventsOf(events, 'planDiscarded').map(({ plan, space }) => [plan, space])).toEqual(
      spaces.map((space, index) => [plans[index], space]),
    );
    expect(lunaOf(state).discardedPlans).toEqual(plans);
    for (const [space] of before.researchDisplay.entries()) {
      if (!spaces.includes(space)) expect(on(state, space)).toBe(on(before, space));
    }
  });

  test('LACT-34 removes the plan from the game: it is in no supply, display or player board', () => {
    const { before, state } = soloTurn('I-9', 'C');
    const plan = on(before, 2);
    const left = [...state.researchDisplay, ...Object.values(state.planSupply).flat(), ...state.acquired];
    expect(left).not.toContain(plan);
    expect(lunaBoard(state).plans).toEqual(lunaBoard(before).plans);
  });

  test('LACT-34 discards nothing from an empty space', () => {
    const { before, state, events } = soloTurn('I-9', 'C', (draft) => {
      draft.researchDisplay[2] = null;
      draft.planSupply.A = [];
    });
    expect(eventsOf(events, 'planDiscarded')).toEqual([]);
    expect(eventsOf(events, 'lunaSkipped')).toContainEqual(
      expect.objectContaining({ action: 'discardPlan', rule: 'LACT-34' }),
    );
    expect(state.researchDisplay).toEqual(before.researchDisplay);
  });
});

describe('coins of the supplement space', () => {
  test.each(['A', 'B', 'C', 'D', 'E'] as const)(
    'LACT-35 takes all coins of the supplement space from slot %s',
    (slot) => {
      const played = soloTurn('I-9', slot, coinsOnSupplement(3));
      expect(earned(played)).toBe(3);
      expect(played.state.supplement).toBe(0);
      expect(eventsOf(played.events, 'coins')).toMatchObject([{ amount: 3, rule: 'LACT-35' }]);
    },
  );

  test('LACT-35 gains nothing when the supplement space has no coins', () => {
    expect(earned(soloTurn('I-9', 'B', coinsOnSupplement(0)))).toBe(0);
    expect(earned(soloTurn('I-11', 'B', coinsOnSupplement(2)))).toBe(2); // two plans
  });

  test('LACT-35 AMB leaves the coins when no plan was discarded', () => {
    const played = soloTurn('I-9', 'B', (draft) => {
      draft.supplement = 3;
      draft.researchDisplay[1] = null;
      draft.planSupply.A = [];
    });
    expect(earned(played)).toBe(0);
    expect(played.state.supplement).toBe(3);
  });

  test('LACT-35 a special plan gives none of these coins', () => {
    const change: Change = (draft) => {
      draft.supplement = 3;
      draft.round = 3;
    };
    const played = entries([{ kind: 'discardSpecialPlan' }], change);
    expect(eventsOf(played.events, 'planDiscarded')).toHaveLength(1);
    expect([earned(played), played.state.supplement]).toEqual([0, 3]);
  });

  test.each(['A', 'B', 'C', 'D'] as const)(
    'LACT-35 AMB-LACT-11 slot %s: always, from the linked spaces, never',
    (slot) => {
      const takes = (lunaTakesSupplement: SupplementShare): boolean => {
        const played = soloTurn('I-9', slot, coinsOnSupplement(3), { switches: { lunaTakesSupplement } });
        const [discarded] = eventsOf(played.events, 'planDiscarded');
        const isLinked = defaultContent.researchDisplay[discarded?.space ?? -1]?.supplement;
        expect(earned(played) + played.state.supplement).toBe(3);
        if (lunaTakesSupplement === 'linked') expect(earned(played) === 3).toBe(isLinked);
        return earned(played) === 3;
      };
      expect([takes('always'), takes('never')]).toEqual([true, false]);
      takes('linked');
    },
  );

  test('LACT-35 AMB-LACT-11 linked: three of the four columns of a row give no coins', () => {
    const switches = { lunaTakesSupplement: 'linked' } as const;
    const slots = ['A', 'B', 'C', 'D'] as const;
    const all = slots.map((slot) => earned(soloTurn('I-9', slot, coinsOnSupplement(3), { switches })));
    expect(all.sort()).toEqual([0, 0, 0, 3]);
  });
});

describe('refilling', () => {
  test('LACT-36 fills the empty space with the next plan of the letter', () => {
    const { before, state, events } = soloTurn('I-9', 'D');
    const next = before.planSupply.A.at(-1);
    expect(on(state, 3)).toBe(next);
    expect(state.planSupply.A).toEqual(before.planSupply.A.slice(0, -1));
    expect(eventsOf(events, 'planDealt')).toEqual([{ type: 'planDealt', plan: next, space: 3 }]);
  });

  test('LACT-36 leaves the space empty when no plan of the letter remains', () => {
    const { state } = soloTurn('I-9', 'D', (draft) => {
      draft.planSupply.A = [];
    });
    expect(on(state, 3)).toBeNull();
    expect(state.planSupply.B.length).toBeGreaterThan(0);
  });

  test('LACT-36 does not refill a round space', () => {
    const { before, state } = soloTurn('II-2', 'D', inRound(3));
    expect(state.specialPlans).toEqual(before.specialPlans.filter((plan) => plan !== 'special3'));
    expect(Object.values(state.planSupply).flat()).toHaveLength(Object.values(before.planSupply).flat().length - 1);
  });
});

describe('the special plan revealed last', () => {
  const discarded = (...cases: Parameters<typeof inRound>) =>
    eventsOf(soloTurn('I-9', 'B', inRound(...cases)).events, 'planDiscarded').filter(({ space }) => space === null);

  test.each<[number, PlanId[], PlanId]>([
    [2, [], 'special2'],
    [3, [], 'special3'],
    [7, [], 'special7'],
    [4, ['special4'], 'special3'],
    [6, ['special6', 'special5', 'special3'], 'special4'],
    [7, ['special3', 'special4', 'special5', 'special6', 'special7'], 'special2'],
  ])('LACT-37 in round %i, without %j: %s', (round, taken, expected) => {
    expect(discarded(round, ...taken)).toMatchObject([{ plan: expected, space: null }]);
    const { state } = soloTurn('I-9', 'B', inRound(round, ...taken));
    expect(state.specialPlans).not.toContain(expected);
    expect(lunaOf(state).discardedPlans[0]).toBe(expected);
  });

  test('LACT-37 the order of the plans in the list does not matter', () => {
    const { events } = soloTurn('I-9', 'B', (draft) => {
      draft.round = 5;
      draft.specialPlans = ['special5', 'special7', 'special2', 'special4'];
    });
    expect(eventsOf(events, 'planDiscarded')[0]).toMatchObject({ plan: 'special5' });
  });

  test.each<[number, PlanId[]]>([
    [1, []],
    [2, ['special2']],
    [3, ['special2', 'special3']],
  ])('LACT-37 in round %i, without %j, no plan is face up and nothing happens', (round, taken) => {
    expect(discarded(round, ...taken)).toEqual([]);
    const { before, state } = soloTurn('I-9', 'B', inRound(round, ...taken));
    expect(state.specialPlans).toEqual(before.specialPlans);
  });
});
