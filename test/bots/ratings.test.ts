import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { chooseGreedily, greedyAction } from '../../src/bots/greedy/greedy.ts';
import { gains } from '../../src/bots/greedy/lookahead.ts';
import { planning, uploadsPossible } from '../../src/bots/greedy/planning.ts';
import { PLAIN, type Taste } from '../../src/bots/greedy/taste.ts';
import { turn } from '../../src/bots/greedy/turn.ts';
import type { View } from '../../src/bots/greedy/view.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import { must } from '../kit/must.ts';
import type { Action, CardId, GameState, Seat } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';
import { giveTile, hold, lay, layPlans, player, show, table } from '../kit/table.ts';

/** The knowledge of the player in a seat. */
function viewOf(state: GameState, seat: Seat = 0, taste: Taste = PLAIN): View {
  return {
    game: gameOf(table.rules, state),
    seat,
    taste,
    choose: (later) => greedyAction(later, seat, taste),
    isLate: () => false,
    depth: 0,
  };
}

const choice = (state: GameState, seat: Seat = 0): Action => chooseGreedily(state, seat, table.rules);

/** The first turn of seat 0 without a marker and affordable cards, with these cards face up. */
const withCards = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  table.onTurn((draft) => {
    player(draft, 0).markers = 0;
    draft.display.fill(null);
    lay(draft, 0, ...cards);
    change(draft);
  });

/** Puts every track marker of seat 0 this many steps before the end of its track. */
const nearTheEnd =
  (steps: number): Change =>
  (draft) => {
    const { box, state } = gameOf(table.rules, table.onTurn());
    const own = player(draft, 0);
    own.tracks = {
      skymine: box.track(state.tracks.skymine).shares.length - 1 - steps,
      minerva: box.track(state.tracks.minerva).shares.length - 1 - steps,
      astrogo: box.track(state.tracks.astrogo).shares.length - 1 - steps,
      tawac: box.track(state.tracks.tawac).shares.length - 1 - steps,
    };
  };

describe('the greedy bot on a turn', () => {
  test('ROUND-9 prefers passing to an action without a gain', () => {
    const state = withCards(['A01'], nearTheEnd(0));
    const [use] = table.options(state, 'useResources');
    const [pass] = table.options(state, 'pass');
    const rate = turn(viewOf(state));
    expect(gains(viewOf(state))(must(use))).toBe(0);
    expect(rate(must(pass))).toBeGreaterThan(rate(must(use)));
    expect(choice(state)).toEqual(pass);
  });

  test('does urgent actions first and improving ones last', () => {
    const state = withCards(['A07', 'A08', 'A09'], (draft) => {
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
    const state = withCards(['A01', 'A07', 'A08', 'A09'], (draft) => {
      Object.assign(player(draft, 0), { markers: 1, coins: 9 });
      show(draft, 1, 'A05');
    });
    const rate = turn(viewOf(state));
    const rateWithMore = turn(viewOf(state, 0, { ...PLAIN, [name]: PLAIN[name] + 1 }));
    const useful = table.rules.legalActions(state).filter((action) => rate(action) > 0);
    const added = useful.map((action) => Math.round(rateWithMore(action) - rate(action)));
    expect(added).toContain(1);
    expect(added).toEqual(useful.map((action) => (isMeant(action) ? 1 : 0)));
  });

  test('prefers steps with all cards of a resource', () => {
    const state = withCards(['diamond-carbon1', 'diamond-carbon2', 'diamond-titanium1']);
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
    const state = withCards(['A07']);
    const view = viewOf(state);
    const [rate, gain] = [turn(view), gains(view)];
    const uses = table.options(state, 'useEnergy').filter((action) => gain(action) > 0);
    const byGain = uses.map(gain).sort((a, b) => b - a);
    expect(new Set(byGain).size).toBeGreaterThan(1);
    expect([...uses].sort((a, b) => rate(b) - rate(a)).map(gain)).toEqual(byGain);
  });

  test('places the +1 resource tile on the resource with the most units, even if a single card of another one has more', () => {
    const state = withCards(['C04', 'A01', 'B01', 'diamond-carbon1'], (draft) => {
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    expect(choice(state)).toMatchObject({ type: 'placeResourceTile', card: 'B01' });
  });

  test('pays with a single card when it is exactly enough', () => {
    const state = withCards(['diamond-carbon1', 'diamond-carbon2'], (draft) => show(draft, 1, 'A01'));
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
  /** The planning phase of a round, with this hand, no other cards and these changes. */
  function hand(cards: readonly CardId[], { seat = 0, round = 1, plans = 0 } = {}): GameState {
    const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
    return produce(table.skip(start, 'startingToken', 'startingDecks', 'barrier'), (draft) => {
      draft.round = round;
      const own = player(draft, seat);
      Object.assign(own, { hand: [], plans: own.plans.map(() => null) });
      hold(draft, seat, ...cards);
      layPlans(draft, seat, 1, ...['planA01', 'planA02', 'planA03'].slice(0, plans));
      for (const placed of own.plans) if (placed) placed.faceDown = true;
    });
  }

  /** The cards that the bot plans. */
  function planned(from: GameState, seat: Seat = 0): CardId[] {
    let state = from;
    const chosen: CardId[] = [];
    for (let action = choice(state, seat); action.type === 'planCard'; action = choice(state, seat)) {
      chosen.push(action.card);
      state = table.act(state, action);
    }
    return chosen.sort();
  }

  test('prefers confirming to planning a card outside the best set', () => {
    const state = hand(['D01', 'A01']);
    const rate = planning(viewOf(state));
    const confirm = rate({ type: 'confirmPlan', seat: 0 });
    const [best, other] = ['A01', 'D01'].map((card) => rate({ type: 'planCard', seat: 0, card, slot: 1 }));
    expect(best).toBeGreaterThan(confirm);
    expect(other).toBeLessThan(confirm);
  });

  test('fills only the slots of its own board', () => {
    expect(planned(hand(['A08', 'diamond-carbon1', 'A02', 'B02', 'C02'], { seat: 1 }), 1)).toEqual([
      'A02',
      'B02',
      'C02',
    ]);
  });

  test('prefers strong cards to weak cards of a single resource', () => {
    const strong = ['diamond-carbon2', 'diamond-minerals2', 'diamond-titanium2'];
    const weak = ['star-carbon1', 'diamond-carbon1', 'triangle-carbon1'];
    expect(planned(hand([...weak, ...strong]))).toEqual(strong);
  });

  test('prefers a good scientist to a third card of a resource', () => {
    expect(planned(hand(['A01', 'diamond-carbon2', 'star-carbon2', 'A08']))).toContain('A08');
  });

  test('plans a scientist that can enter a plan, even in the last round', () => {
    expect(planned(hand(['diamond-scientist1', 'A02', 'A04', 'A06'], { plans: 1, round: 7 }))).toContain(
      'diamond-scientist1',
    );
  });

  test('ICON-3 does not count the scientist in use towards the requirements of the plan', () => {
    const possible = (...cards: CardId[]): number => {
      const asksOne: Change = (draft) => layPlans(draft, 0, 1, 'planA17');
      return uploadsPossible(gameOf(table.rules, withCards(cards, asksOne)), 0);
    };
    expect(possible('A08')).toBe(0);
    expect(possible('A08', 'B09')).toBe(1);
  });
});
