import { describe, expect, test, vi } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import { uploadsPossible } from '../../src/bots/greedy/planning.ts';
import { sum } from '../../src/engine/lists.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import { MACHINE } from '../../src/game/skymines.ts';
import { missionTable, onTurn as onMissionTurn } from '../kit/missions.ts';
import { must } from '../kit/must.ts';
import type { Action, CardId, GameState } from '../kit/pinned.ts';
import { type Change, giveTile, lay, layPlans, player, show, table } from '../kit/table.ts';
import { choice, withCards, withoutDisplay } from './greedyKit.ts';

test.each<[string, CardId[], unknown]>([
  ['of the resource with the most units', ['A05', 'A01', 'diamond-carbon1'], 'A01'],
  [
    'of any resource with equally many units',
    ['A01', 'A05', 'diamond-titanium1', 'diamond-titanium2'],
    expect.stringMatching(/A05|diamond-titanium2/),
  ],
  ['of that resource, even if another card has more units', ['C04', 'A01', 'B01', 'diamond-carbon1'], 'B01'],
  ['with the most units, laid last', ['diamond-carbon1', 'diamond-carbon2'], 'diamond-carbon2'],
  ['with the most units, laid first', ['diamond-carbon2', 'diamond-carbon1'], 'diamond-carbon2'],
])('the greedy bot first places the +1 resource tile on a card %s', (_, cards, card) => {
  const state = withCards(cards, (draft) => giveTile(draft, 0, 'plusOneResourceTile'));
  expect(choice(state)).toMatchObject({ type: 'placeResourceTile', card });
});

describe('turns of the greedy bot', () => {
  test.each<[string, CardId[], Partial<Action>]>([
    ['passes when nothing is left to do', [], { type: 'pass' }],
    ['prefers a scientist with research points to passing', ['A08'], { type: 'useScientist', card: 'A08' }],
    ['prefers using energy to passing', ['A07'], { type: 'useEnergy' }],
    ['uses a scientist before a field scientist', ['A09', 'A08'], { type: 'useScientist' }],
    ['uses energy before a field scientist', ['A09', 'A07'], { type: 'useEnergy' }],
    ['uses a field scientist last', ['A09'], { type: 'useFieldScientist' }],
  ])('%s', (_, cards, action) => {
    expect(choice(withCards(cards))).toMatchObject(action);
  });

  test('makes steps with all cards of a resource together', () => {
    const action = choice(withoutDisplay(['diamond-carbon1', 'diamond-carbon2', 'A01']));
    expect(action).toMatchObject({ type: 'useResources' });
    expect(action.type === 'useResources' && action.cards).toHaveLength(3);
  });
});

const { cost } = must(defaultContent.specialPlans.find(({ id }) => id === 'special4'));

const two: Change = (draft) => layPlans(draft, 0, 1, 'planA01', 'special4');

const special: Change = (draft) => layPlans(draft, 0, 1, 'special4');

const faceDown: Change = (draft) => {
  layPlans(draft, 0, 1, 'planA01');
  must(player(draft, 0).plans[1]).faceDown = true;
};

const apart: Change = (draft) => {
  layPlans(draft, 0, 1, 'special4');
  player(draft, 0).plans[2] = null;
  layPlans(draft, 0, 3, 'special5');
};

test.each<[string, CardId[], Change, { coins?: number; upload?: number }, number]>([
  ['none without the required card', [], two, { coins: 9 }, 0],
  ['consecutive plans with met requirements', ['A01'], two, { coins: 9 }, 2], // plan A01 requires carbon, like A01
  ['none with a card of another resource', ['A05'], two, { coins: 9 }, 0],
  ['no special plan without enough coins', [], special, { coins: cost - 1 }, 0],
  ['a special plan with enough coins', [], special, { coins: cost }, 1],
  ['face-down plans with any requirements', [], faceDown, {}, 1],
  ['plans up to the first empty space', [], apart, { coins: 99 }, 1],
  ['plans after the marker', [], apart, { coins: 99, upload: 2 }, 1],
  ['none in front of an empty space', [], apart, { coins: 99, upload: 1 }, 0],
])('plans in reach of the upload marker are %s', (_, cards, change, own, count) => {
  const state = withCards(cards, (draft) => {
    change(draft);
    Object.assign(player(draft, 0), own);
  });
  expect(uploadsPossible(gameOf({ content: defaultContent }, state), 0)).toBe(count);
});

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

const same = (): number => 1;

const rising = (number: number): number => number + 1;

const falling = (number: number): number => 10 - number;

test('the greedy bot chooses a starting token with the better bonus and the better plan', () => {
  expect([chosen(rising, same), chosen(falling, same)].sort()).toEqual([0, 1]);
  expect(chosen(same, rising)).toBe(chosen(rising, same));
  expect(chosen(same, falling)).toBe(chosen(falling, same));
});

test('the greedy bot throws a clear error when it cannot choose', () => {
  expect(() => chooseGreedily(withCards([]), 1, table.rules)).toThrow(new RangeError('Seat 1 has nothing to decide'));
});

test('the greedy bot uses no unnecessary card for a purchase', () => {
  const bought = choice(
    withoutDisplay(['A01', 'A02', 'diamond-carbon1'], (draft) => show(draft, 1, 'A07')), // energy 2, which costs 2
  );
  if (bought.type !== 'useResources' || bought.acquire === undefined) throw new Error('nothing was acquired');
  const values = bought.cards.map((id) => {
    const { action } = must(defaultContent.cards.find((each) => each.id === id));
    return action.kind === 'resource' ? action.value : 0;
  });
  expect(sum(values) - Math.min(...values)).toBeLessThan(2 + must(defaultContent.slotCosts[0]));
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
