import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import { uploadsPossible } from '../../src/bots/greedy/planning.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { remember } from '../../src/game/boundRules.ts';
import { gameOf } from '../../src/game/boxOf.ts';
import { missionTable, onTurn as onMissionTurn } from '../kit/missions.ts';
import { must } from '../kit/must.ts';
import type { Action, CardId, GameState } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';
import { giveTile, hold, lay, layPlans, player, show, table } from '../kit/table.ts';

const choice = (state: GameState): Action => chooseGreedily(state, 0, table.rules);

/** The first turn of seat 0, with no marker to place, and with these cards face up. */
const withCards = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  table.onTurn((draft) => {
    player(draft, 0).markers = 0;
    lay(draft, 0, ...cards);
    change(draft);
  });

describe('the greedy player lays the +1 resource tile', () => {
  const tile: Change = (draft) => giveTile(draft, 0, 'plusOneResourceTile');

  test('before anything else, on a card of the resource it has most units of', () => {
    expect(choice(withCards(['A05', 'A01', 'diamond-carbon1'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: 'A01',
    });
    expect(choice(withCards(['A01', 'A05', 'diamond-titanium1', 'diamond-titanium2'], tile))).toMatchObject({
      type: 'placeResourceTile',
      card: expect.stringMatching(/A05|diamond-titanium2/),
    });
  });

  test('on the dearest card of that resource', () => {
    expect(choice(withCards(['diamond-carbon1', 'diamond-carbon2'], tile))).toMatchObject({ card: 'diamond-carbon2' });
    expect(choice(withCards(['diamond-carbon2', 'diamond-carbon1'], tile))).toMatchObject({ card: 'diamond-carbon2' });
  });
});

describe('the greedy player takes turns', () => {
  test('passes when nothing is left to do', () => {
    expect(choice(withCards([]))).toMatchObject({ type: 'pass' });
  });

  test('uses a scientist that brings research points rather than passing', () => {
    expect(choice(withCards(['A08']))).toMatchObject({ type: 'useScientist', card: 'A08' });
  });

  test('uses a card for energy rather than passing', () => {
    expect(choice(withCards(['A07']))).toMatchObject({ type: 'useEnergy' });
  });

  test('makes steps with all cards of a resource at once', () => {
    const state = withCards(['diamond-carbon1', 'diamond-carbon2', 'A01'], (draft) => draft.display.fill(null));
    const action = choice(state);
    expect(action).toMatchObject({ type: 'useResources' });
    expect(action.type === 'useResources' && action.cards).toHaveLength(3);
  });

  test('uses a scientist before a field scientist, who goes last', () => {
    expect(choice(withCards(['A09', 'A08']))).toMatchObject({ type: 'useScientist' });
    expect(choice(withCards(['A09', 'A07']))).toMatchObject({ type: 'useEnergy' });
    expect(choice(withCards(['A09']))).toMatchObject({ type: 'useFieldScientist' });
  });
});

describe('the greedy player plans', () => {
  /** Planning with this hand and nothing else. */
  const planning = (cards: readonly CardId[], change: Change = () => {}): GameState => {
    const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
    const asked = table.skip(start, 'startingToken', 'startingDecks', 'barrier');
    return produce(asked, (draft) => {
      player(draft, 0).hand = [];
      hold(draft, 0, ...cards);
      change(draft);
    });
  };

  test('the cards that do most, of which there are more than slots', () => {
    let state = planning(['diamond-carbon1', 'A02', 'A01', 'B02', 'D01']);
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.sort()).toEqual(['A01', 'A02', 'B02']);
    expect(choice(state)).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('no share card, also when slots stay empty', () => {
    const state = planning(['D01', 'D02', 'A01']);
    expect(choice(state)).toMatchObject({ type: 'planCard', card: 'A01' });
    expect(choice(table.act(state, choice(state)))).toEqual({ type: 'confirmPlan', seat: 0 });
  });

  test('one scientist and cards beside it rather than two scientists', () => {
    let state = planning(['A08', 'B09', 'A01', 'A02', 'A07'], (draft) => layPlans(draft, 0, 1));
    const planned: CardId[] = [];
    for (let action = choice(state); action.type === 'planCard'; action = choice(state)) {
      planned.push(action.card);
      state = table.act(state, action);
    }
    expect(planned.filter((card) => card === 'A08' || card === 'B09')).toHaveLength(1);
  });
});

describe('plans that the upload marker could enter', () => {
  const possible = (cards: readonly CardId[], change: Change): number =>
    uploadsPossible(gameOf({ content: defaultContent }, withCards(cards, change)), 0);
  const { cost } = must(defaultContent.specialPlans.find(({ id }) => id === 'special4'));
  const coins = (amount: number, change: Change): Change => {
    return (draft) => {
      player(draft, 0).coins = amount;
      change(draft);
    };
  };

  test('are those whose requirements are met, one after the other', () => {
    const two: Change = (draft) => layPlans(draft, 0, 1, 'planA01', 'special4');
    expect(possible([], coins(9, two))).toBe(0);
    expect(possible(['A01'], coins(9, two))).toBe(2); // A01 is carbon, as plan A01 asks
    expect(possible(['A05'], coins(9, two))).toBe(0);
  });

  test('are special plans as far as the coins go', () => {
    const special: Change = (draft) => layPlans(draft, 0, 1, 'special4');
    expect(possible([], coins(cost - 1, special))).toBe(0);
    expect(possible([], coins(cost, special))).toBe(1);
  });

  test('are plans face down, whatever they ask', () => {
    const down: Change = (draft) => {
      layPlans(draft, 0, 1, 'planA01');
      must(player(draft, 0).plans[1]).faceDown = true;
    };
    expect(possible([], down)).toBe(1);
  });

  test('end where nothing lies, and begin behind the marker', () => {
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

describe('the greedy player chooses a starting token', () => {
  /** The token chosen where this is what a token of a number gives as its bonus, and on its plan. */
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
    const asked = must(rules.pending(state)[0]);
    const tokens = rules.legalActions(state, asked.seat).flatMap((action) => ('token' in action ? [action.token] : []));
    const action = chooseGreedily(state, asked.seat, rules);
    return tokens.indexOf('token' in action ? action.token : '') / (tokens.length - 1);
  }

  test('of the better bonus and the better plan', () => {
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

test('the greedy player says why it cannot choose', () => {
  expect(() => chooseGreedily(withCards([]), 1, table.rules)).toThrow(new RangeError('Seat 1 has nothing to decide'));
});

describe('the greedy player pays with resources', () => {
  /** Carbon cards of these values in the action area; on display this card alone. */
  const shop = (cards: readonly CardId[], card: CardId): Action =>
    choice(
      withCards(cards, (draft) => {
        draft.display.fill(null);
        show(draft, 1, card);
      }),
    );

  test('no card that the purchase does not need', () => {
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

describe('the greedy player plans with the rest of the game in view', () => {
  /** The cards planned out of this hand, in a round, with so many plans to enter. */
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

  test('a scientist where there is a plan to enter, however many', () => {
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
  ])('in round %i a scientist for research points alone: %s', (round, wanted) => {
    expect(planned(['B11', 'A02', 'A04', 'A06'], { round }).includes('B11')).toBe(wanted);
    const weak = ['diamond-scientist1', 'diamond-carbon1', 'diamond-minerals1', 'diamond-titanium1'];
    expect(planned(weak, { round }).includes('diamond-scientist1')).toBe(wanted);
  });

  test('cards of one resource, or energy, rather than of several', () => {
    expect(planned(['A02', 'A04', 'A06', 'B01', 'A01'])).toEqual(expect.arrayContaining(['A02', 'B01']));
    expect(planned(['A02', 'A04', 'A06', 'B03', 'A01'])).toEqual(expect.arrayContaining(['A04', 'B03']));
    expect(planned(['A07', 'B07', 'A01', 'A03', 'A05'])).toEqual(expect.arrayContaining(['A07', 'B07']));
  });
});

test('MISSION-8 the greedy player claims a task before anything else', () => {
  const energy = { kind: 'energy', total: 1 } as const;
  const lab = missionTable([energy, energy, energy]);
  const mission = must(lab.rules.content.missions[0]).id;
  const state = onMissionTurn([mission], (draft) => lay(draft, 0, 'A07', 'A08'), {}, lab);
  expect(chooseGreedily(state, 0, lab.rules)).toMatchObject({ type: 'claimTask', mission });
});

describe('the greedy player does not think for ever', () => {
  /** How often it asks what is legal before it answers. */
  function questions(...frames: readonly GameState['stack'][number][]): number {
    let count = 0;
    const counting = remember({
      ...table.rules,
      legalActions: (...asked: Parameters<typeof table.rules.legalActions>) => {
        count += 1;
        return table.rules.legalActions(...asked);
      },
    });
    const state: GameState = { ...table.onTurn(), stack: [{ kind: 'endTurn', seat: 0, used: [] }, ...frames] };
    chooseGreedily(state, 0, counting);
    return count;
  }
  const choose = { kind: 'oneOf', seat: 0, rewards: [[{ kind: 'coins', amount: 1 }], []], context: {} } as const;

  test('about choices that lie on choices', () => {
    expect(questions(...Array.from({ length: 12 }, () => choose))).toBeLessThan(20_000);
  });

  test('about the last of very many points', () => {
    expect(questions({ kind: 'research', seat: 0, points: 5000 }, choose)).toBeLessThan(1000);
  });
});
