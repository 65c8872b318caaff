import { describe, expect, test } from 'vitest';
import { greedyAction } from '../../src/bots/greedy/greedy.ts';
import { gains, type View } from '../../src/bots/greedy/lookahead.ts';
import { planning, uploadsPossible } from '../../src/bots/greedy/planning.ts';
import { PLAIN, type Taste } from '../../src/bots/greedy/taste.ts';
import { turn } from '../../src/bots/greedy/turn.ts';
import { perCompany } from '../../src/components/ids.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import type { Game } from '../../src/game/rules/game.ts';
import { must } from '../kit/must.ts';
import type { Action, CardId, GameState } from '../kit/pinned.ts';
import { type Change, layPlans, player, show, table } from '../kit/table.ts';
import { choice, hand, planned, withoutDisplay } from './greedyKit.ts';

/** The knowledge of the player in a seat. */
function viewOf(state: GameState, taste: Taste = PLAIN): View {
  const choose = (game: Game): Action => greedyAction({ game, seat: 0, taste });
  return { game: gameOf(table.rules, state), seat: 0, taste, choose };
}

/** Puts every track marker of seat 0 at the end of its track. */
const atTheEnd: Change = (draft) => {
  const { box, state } = gameOf(table.rules, table.onTurn());
  player(draft, 0).tracks = perCompany((company) => box.track(state.tracks[company]).shares.length - 1);
};

describe('the greedy bot on a turn', () => {
  test('ROUND-9 prefers passing to an action without a gain', () => {
    const state = withoutDisplay(['A01'], atTheEnd);
    const [use] = table.options(state, 'useResources');
    const [pass] = table.options(state, 'pass');
    const rate = turn(viewOf(state));
    expect(gains(viewOf(state))(must(use))).toBe(0);
    expect(rate(must(pass))).toBeGreaterThan(rate(must(use)));
    expect(choice(state)).toEqual(pass);
  });

  test('does urgent actions first and improving ones last', () => {
    const state = withoutDisplay(['A07', 'A08', 'A09'], (draft) => {
      Object.assign(player(draft, 0), { markers: 1, coins: 9 });
    });
    const view = viewOf(state);
    const rate = turn(view);
    const gain = gains(view);
    /** The urgency added to the gain of an action. */
    const haste = (type: Action['type'], majority = false): number => {
      const isMeant = (action: Action): boolean =>
        action.type === type &&
        (action.type !== 'placeBonusMarker' || Boolean(view.game.box.find.space(action.space)?.majority) === majority);
      const action = table.rules.legalActions(state).find((each) => isMeant(each) && gain(each) > 0);
      return Math.round(rate(must(action)) - gain(must(action)));
    };
    const order = [
      haste('placeBonusMarker', true),
      haste('useScientist'),
      haste('placeBonusMarker'),
      haste('useEnergy'),
      haste('useFieldScientist'),
    ];
    expect(new Set(order).size).toBe(order.length);
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  test.each<readonly [name: keyof Taste, isMeant: (action: Action) => boolean]>([
    ['majorityFirst', (action) => action.type === 'placeBonusMarker' && action.space.endsWith('Majority')],
    ['markerEarly', (action) => action.type === 'placeBonusMarker' && !action.space.endsWith('Majority')],
    ['scientistEarly', ({ type }) => type === 'useScientist'],
    ['fieldScientistLate', ({ type }) => type === 'useFieldScientist'],
    ['energyEarly', ({ type }) => type === 'useEnergy'],
    ['stepsEarly', (action) => action.type === 'useResources' && action.acquire === undefined],
    ['purchaseEarly', (action) => action.type === 'useResources' && action.acquire !== undefined],
  ])('adds %s only to the rating of the matching actions', (name, isMeant) => {
    const state = withoutDisplay(['A01', 'A07', 'A08', 'A09'], (draft) => {
      Object.assign(player(draft, 0), { markers: 1, coins: 9 });
      show(draft, 1, 'A05');
    });
    const rate = turn(viewOf(state));
    const rateWithMore = turn(viewOf(state, { ...PLAIN, [name]: PLAIN[name] + 1 }));
    const useful = table.rules.legalActions(state).filter((action) => rate(action) > 0);
    const added = useful.map((action) => Math.round(rateWithMore(action) - rate(action)));
    expect(added).toContain(1);
    expect(added).toEqual(useful.map((action) => (isMeant(action) ? 1 : 0)));
  });

  test('prefers steps with all cards of a resource', () => {
    const state = withoutDisplay(['diamond-carbon1', 'diamond-carbon2', 'diamond-titanium1']);
    const rate = turn(viewOf(state));
    const [pass] = table.options(state, 'pass');
    const passing = rate(must(pass));
    const rated = (...cards: CardId[]): number => rate({ type: 'useResources', seat: 0, cards });
    expect(rated('diamond-carbon1')).toBeLessThan(passing);
    expect(rated('diamond-carbon2')).toBeLessThan(passing);
    expect(rated('diamond-carbon1', 'diamond-carbon2')).toBeGreaterThan(passing);
    expect(rated('diamond-titanium1')).toBeGreaterThan(passing);
  });

  test('prefers the more profitable of two similar actions', () => {
    const state = withoutDisplay(['A07']);
    const view = viewOf(state);
    const [rate, gain] = [turn(view), gains(view)];
    const uses = table.options(state, 'useEnergy').filter((action) => gain(action) > 0);
    const byGain = uses.map(gain).sort((a, b) => b - a);
    expect(new Set(byGain).size).toBeGreaterThan(1);
    expect([...uses].sort((a, b) => rate(b) - rate(a)).map(gain)).toEqual(byGain);
  });

  test('pays with a single card when it is exactly enough', () => {
    const state = withoutDisplay(['diamond-carbon1', 'diamond-carbon2'], (draft) => show(draft, 1, 'A01'));
    const rate = turn(viewOf(state));
    const [exact, more] = [['diamond-carbon2'], ['diamond-carbon1', 'diamond-carbon2']].map((cards) =>
      rate({ type: 'useResources', seat: 0, cards, acquire: 1 }),
    );
    const [pass] = table.options(state, 'pass');
    expect(exact).toBeGreaterThan(rate(must(pass)));
    expect(more).toBeLessThan(rate(must(pass)));
  });
});

describe('the greedy bot during planning', () => {
  test('prefers confirming to planning a card outside the best set', () => {
    const state = hand(['D01', 'A01']);
    const rate = planning(viewOf(state));
    const confirm = rate({ type: 'confirmPlan', seat: 0 });
    const [best, other] = ['A01', 'D01'].map((card) => rate({ type: 'planCard', seat: 0, card, slot: 1 }));
    expect(best).toBeGreaterThan(confirm);
    expect(other).toBeLessThan(confirm);
  });

  test('fills only the slots of its own board', () => {
    const cards = ['A08', 'diamond-carbon1', 'A02', 'B02', 'C02'];
    expect(planned(hand(cards, { seat: 1 }), 1)).toEqual(['A02', 'B02', 'C02']);
  });

  const carbon = ['star-carbon1', 'diamond-carbon1', 'triangle-carbon1'];
  const strong = ['diamond-carbon2', 'diamond-minerals2', 'diamond-titanium2'];
  const energies = ['A02', 'A04', 'A06'];
  const weak = ['diamond-scientist1', 'diamond-carbon1', 'diamond-minerals1', 'diamond-titanium1'];
  test.each<[string, CardId[], { plans?: number; round?: number }, unknown]>([
    ['the most useful cards', ['diamond-carbon1', 'A02', 'A01', 'B02', 'D01'], {}, ['A01', 'A02', 'B02']],
    ['no share card even if slots stay empty', ['D01', 'D02', 'A01'], {}, ['A01']],
    ['strong cards rather than weak ones of one resource', [...carbon, ...strong], {}, strong],
    ['no scientist without a plan in reach', ['A08', ...energies], {}, energies],
    ['a scientist with a plan in reach', ['A08', ...energies], { plans: 1 }, expect.arrayContaining(['A08'])],
    ['a scientist with three plans in reach', ['A08', ...energies], { plans: 3 }, expect.arrayContaining(['A08'])],
    ['no second scientist for the same plans', ['A08', 'B09', ...energies], { plans: 3 }, ['A02', 'A04', 'A08']],
    [
      'a scientist that can enter a plan, even in the last round',
      ['diamond-scientist1', ...energies],
      { plans: 1, round: 7 },
      expect.arrayContaining(['diamond-scientist1']),
    ],
    [
      'a good scientist rather than a third card of a resource',
      ['A01', 'diamond-carbon2', 'star-carbon2', 'A08'],
      {},
      expect.arrayContaining(['A08']),
    ],
    ['cards of one resource', [...energies, 'B01', 'A01'], {}, expect.arrayContaining(['A02', 'B01'])],
    ['cards of another resource', [...energies, 'B03', 'A01'], {}, expect.arrayContaining(['A04', 'B03'])],
    ['cards with energy', ['A07', 'B07', 'A01', 'A03', 'A05'], {}, expect.arrayContaining(['A07', 'B07'])],
  ])('plans %s', (_, cards, situation, expected) => {
    expect(planned(hand(cards, situation))).toEqual(expected);
  });

  test.each([
    [1, true],
    [5, true],
    [6, false],
    [7, false],
  ])('plans a scientist only for research points in round %i: %s', (round, isWanted) => {
    expect(planned(hand(['B11', ...energies], { round })).includes('B11')).toBe(isWanted);
    expect(planned(hand(weak, { round })).includes('diamond-scientist1')).toBe(isWanted);
  });

  test('ICON-3 does not count the scientist in use towards the requirements of the plan', () => {
    const possible = (...cards: CardId[]): number => {
      const asksOne: Change = (draft) => layPlans(draft, 0, 1, 'planA17');
      return uploadsPossible(gameOf(table.rules, withoutDisplay(cards, asksOne)), 0);
    };
    expect(possible('A08')).toBe(0);
    expect(possible('A08', 'B09')).toBe(1);
  });
});
