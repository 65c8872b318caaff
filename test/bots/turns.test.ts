import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import { uploadsPossible } from '../../src/bots/greedy/planning.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import { MACHINE } from '../../src/game/skymines.ts';
import { missionTable, onTurn as onMissionTurn } from '../kit/missions.ts';
import { must } from '../kit/must.ts';
import type { Action, CardId, GameState } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';
import { giveTile, hold, lay, layPlans, player, show, table } from '../kit/table.ts';

const choice = (state: GameState): Action => chooseGreedily(state, 0, table.rules);

/** The first turn of seat 0 without a marker, with these cards face up. */
const withCards = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  table.onTurn((draft) => {
    player(draft, 0).markers = 0;
    lay(draft, 0, ...cards);
    change(draft);
  });

describe('the greedy bot places the +1 resource tile', () => {
  const tile: Change = (draft) => giveTile(draft, 0, 'plusOneResourceTile');

  test('first, on a card of the resource with the most units', () => {
    expect(choice(withCards(['A05', 'A01', 'diamond-carbon1'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: 'A01',
    });
    expect(choice(withCards(['A01', 'A05', 'diamond-titanium1', 'diamond-titanium2'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: expect.stringMatching(/A05|diamond-titanium2/),
    });
  });

  test('on the most expensive card of that resource', () => {
    expect(choice(withCards(['diamond-carbon1', 'diamond-carbon2'], tile))).toMatchObject({ card: 'diamond-carbon2' });
    expect(choice(withCards(['diamond-carbon2', 'diamond-carbon1'], tile))).toMatchObject({ card: 'diamond-carbon2' });
  });
});

describe('turns of the greedy bot', () => {
  test('passes when nothing is left to do', () => {
    expect(choice(withCards([]))).toMatchObject({ type: 'pass' });
  });

  test('prefers a scientist with research points to passing', () => {
    expect(choice(withCards(['A08']))).toMatchObject({ type: 'useScientist', card: 'A08' });
  });

  test('prefers using energy to passing', () => {
    expect(choice(withCards(['A07']))).toMatchObject({ type: 'useEnergy' });
  });

  test('makes steps with all cards of a resource together', () => {
    const state = withCards(['diamond-carbon1', 'diamond-carbon2', 'A01'], (draft) => draft.display.fill(null));
    const action = choice(state);
    expect(action).toMatchObject({ type: 'useResources' });
    expect(action.type === 'useResources' && action.cards).toHaveLength(3);
  });

  test('uses a scientist before a field scientist, which is used last', () => {
    expect(choice(withCards(['A09', 'A08']))).toMatchObject({ type: 'useScientist' });
    expect(choice(withCards(['A09', 'A07']))).toMatchObject({ type: 'useEnergy' });
    expect(choice(withCards(['A09']))).toMatchObject({ type: 'useFieldScientist' });
  });
});

describe('planning of the greedy bot', () => {
  /** The planning phase with only this hand. */
  const planning = (cards: readonly CardId[], change: Change = () => {}): GameState => {
    const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
    const planning = table.skip(start, 'startingToken', 'startingDecks', 'barrier');
    return produce(planning, (draft) => {
      player(draft, 0).hand = [];
      hold(draft, 0, ...cards);
      change(draft);
    });
  };

  test('chooses the most useful cards when there are more cards than slots', () => {
    let state = planning(['diamond-carbon1', 'A02', 'A01', 'B02', 'D01']);
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.sort()).toEqual(['A01', 'A02', 'B02']);
    expect(choice(state)).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('plans no share card even if slots stay empty', () => {
    const state = planning(['D01', 'D02', 'A01']);
    expect(choice(state)).toMatchObject({ type: 'planCard', card: 'A01' });
    expect(choice(table.act(state, choice(state)))).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('prefers one scientist with other cards to two scientists', () => {
    let state = planning(['A08', 'B09', 'A01', 'A02', 'A07'], (draft) => layPlans(draft, 0, 1));
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.filter((card) => card === 'A08' || card === 'B09')).toHaveLength(1);
  });
});

describe('plans in reach of the upload marker', () => {
  const possible = (cards: readonly CardId[], change: Change): number =>
    uploadsPossible(gameOf({ content: defaultContent }, withCards(cards, change)), 0);
  const { cost } = must(defaultContent.specialPlans.find(({ id }) => id === 'special4'));
  const coins = (amount: number, change: Change): Change => {
    return (draft) => {
      player(draft, 0).coins = amount;
      change(draft);
    };
  };

  test('are consecutive plans with met requirements', () => {
    const two: Change = (draft) => layPlans(draft, 0, 1, 'planA01', 'special4');
    expect(possible([], coins(9, two))).toBe(0);
    expect(possible(['A01'], coins(9, two))).toBe(2); // A01 is carbon, which plan A01 requires
    expect(possible(['A05'], coins(9, two))).toBe(0);
  });

  test('include special plans as far as the coins last', () => {
    const special: Change = (draft) => layPlans(draft, 0, 1, 'special4');
    expect(possible([], coins(cost - 1, special))).toBe(0);
    expect(possible([], coins(cost, special))).toBe(1);
  });

  test('include face-down plans with any requirements', () => {
    const down: Change = (draft) => {
      layPlans(draft, 0, 1, 'planA01');
      must(player(draft, 0).plans[1]).faceDown = true;
    };
    expect(possible([], down)).toBe(1);
  });

  test('start after the marker and end at the first empty space', () => {
    const apart: Change = (draft) => {
      layPlans(draft, 0, 1, 'special4');
      player(draft, 0).plans[2] = null;
      layPlans(draft, 0, 3, 'special5');
    };
    expect(possible([], coins(99, apart))).toBe(1);
    const later: Change = (draft) => {
      apart(draft);
      player(draft, 0).upload = 2;
    };
    expect(possible([], coins(99, later))).toBe(1);
    const past: Change = (draft) => {
      apart(draft);
      player(draft, 0).upload = 1;
    };
    expect(possible([], coins(99, past))).toBe(0);
  });
});

describe('the greedy bot chooses a starting token', () => {
  /** The chosen token when the token with a number has this bonus and this plan reward. */
  function chosen(bonus: (number: number) => number, reward: (number: number) => number): number {
    const rules = createRules({
      ...defaultContent,
      tokens: defaultContent.tokens.map((token, index) => ({
        ...token,
        bonus: [{ kind: 'helium', steps: bonus(index) }],
        plan: { ...token.plan, reward: [{ kind: 'coins', amount: reward(index) }] },
      })),
    });
    const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'token', startingTokens: 'choose' });
    const decision = must(rules.pending(state)[0]);
    const tokens = rules
      .legalActions(state, decision.seat)
      .flatMap((action) => ('token' in action ? [action.token] : []));
    const action = chooseGreedily(state, decision.seat, rules);
    return tokens.indexOf('token' in action ? action.token : '') / (tokens.length - 1);
  }

  test('with the better bonus and the better plan', () => {
    expect(
      [
        chosen(
          (n) => n + 1,
          () => 1,
        ),
        chosen(
          (n) => 10 - n,
          () => 1,
        ),
      ].sort(),
    ).toEqual([0, 1]);
    expect(
      chosen(
        () => 1,
        (n) => n + 1,
      ),
    ).toBe(
      chosen(
        (n) => n + 1,
        () => 1,
      ),
    );
    expect(
      chosen(
        () => 1,
        (n) => 10 - n,
      ),
    ).toBe(
      chosen(
        (n) => 10 - n,
        () => 1,
      ),
    );
  });
});

test('the greedy bot throws a clear error when it cannot choose', () => {
  expect(() => chooseGreedily(withCards([]), 1, table.rules)).toThrow(new RangeError('Seat 1 has nothing to decide'));
});

describe('payments of the greedy bot with resources', () => {
  /** Carbon cards with these values in the action area, and only this card on display. */
  const shop = (cards: readonly CardId[], card: CardId): Action =>
    choice(
      withCards(cards, (draft) => {
        draft.display.fill(null);
        show(draft, 1, card);
      }),
    );

  test('use no unnecessary card for a purchase', () => {
    const bought = shop(['A01', 'A02', 'diamond-carbon1'], 'A07'); // energy 2, which costs 2
    expect(bought).toMatchObject({ type: 'useResources' });
    if (bought.type !== 'useResources' || bought.acquire === undefined) throw new Error('nothing was acquired');
    const value = (id: CardId): number => {
      const { action } = must(defaultContent.cards.find((each) => each.id === id));
      return action.kind === 'resource' ? action.value : 0;
    };
    const values = bought.cards.map(value);
    const total = values.reduce((sum, each) => sum + each, 0);
    expect(total - Math.min(...values)).toBeLessThan(2 + must(defaultContent.slotCosts[0]));
  });
});

describe('the greedy bot plans with the rest of the game in mind', () => {
  /** The cards planned from this hand in a round with this many plans in reach. */
  function planned(cards: readonly CardId[], { round = 1, plans = 0 } = {}): CardId[] {
    const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
    let state = produce(table.skip(start, 'startingToken', 'startingDecks', 'barrier'), (draft) => {
      draft.round = round;
      const own = player(draft, 0);
      Object.assign(own, { hand: [], plans: own.plans.map(() => null) });
      hold(draft, 0, ...cards);
      layPlans(draft, 0, 1, ...['planA01', 'planA02', 'planA03'].slice(0, plans));
      for (const placed of own.plans) if (placed) placed.faceDown = true;
    });
    const chosen: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      chosen.push(action.card);
      state = table.act(state, action);
    }
    return chosen.sort();
  }

  test('one scientist when any number of plans is in reach', () => {
    const hand = ['A08', 'A02', 'A04', 'A06'];
    expect(planned(hand)).toEqual(['A02', 'A04', 'A06']);
    expect(planned(hand, { plans: 1 })).toContain('A08');
    expect(planned(hand, { plans: 3 })).toContain('A08');
  });

  test('no second scientist for the same plans', () => {
    expect(planned(['A08', 'B09', 'A02', 'A04', 'A06'], { plans: 3 })).toEqual(['A02', 'A04', 'A08']);
  });

  test.each([
    [1, true],
    [5, true],
    [6, false],
    [7, false],
  ])('a scientist only for research points in round %i: %s', (round, wanted) => {
    expect(planned(['B11', 'A02', 'A04', 'A06'], { round }).includes('B11')).toBe(wanted);
    const weak = ['diamond-scientist1', 'diamond-carbon1', 'diamond-minerals1', 'diamond-titanium1'];
    expect(planned(weak, { round }).includes('diamond-scientist1')).toBe(wanted);
  });

  test('cards of one resource or energy rather than of several', () => {
    expect(planned(['A02', 'A04', 'A06', 'B01', 'A01'])).toEqual(expect.arrayContaining(['A02', 'B01']));
    expect(planned(['A02', 'A04', 'A06', 'B03', 'A01'])).toEqual(expect.arrayContaining(['A04', 'B03']));
    expect(planned(['A07', 'B07', 'A01', 'A03', 'A05'])).toEqual(expect.arrayContaining(['A07', 'B07']));
  });
});

test('MISSION-8 the greedy bot claims a task before anything else', () => {
  const energy = { kind: 'energy', total: 1 } as const;
  const lab = missionTable([energy, energy, energy]);
  const mission = must(lab.rules.content.missions[0]).id;
  const state = onMissionTurn([mission], (draft) => lay(draft, 0, 'A07', 'A08'), {}, lab);
  expect(chooseGreedily(state, 0, lab.rules)).toMatchObject({ type: 'claimTask', mission });
});

describe('the greedy bot answers in bounded time', () => {
  /** The number of times that it lists legal actions before it answers. */
  function questions(...frames: readonly GameState['stack'][number][]): number {
    const options = vi.spyOn(MACHINE, 'options');
    const state: GameState = { ...table.onTurn(), stack: [{ kind: 'endTurn', seat: 0, used: [] }, ...frames] };
    chooseGreedily(state, 0, table.rules);
    const { length } = options.mock.calls;
    options.mockRestore();
    expect(length).toBeGreaterThan(0);
    return length;
  }
  const choose = { kind: 'oneOf', seat: 0, rewards: [[{ kind: 'coins', amount: 1 }], []], context: {} } as const;

  test('for choices on top of choices', () => {
    expect(questions(...Array.from({ length: 12 }, () => choose))).toBeLessThan(20_000);
  });

  test('for the last of very many points', () => {
    expect(questions({ kind: 'research', seat: 0, points: 5000 }, choose)).toBeLessThan(1000);
  });
});
