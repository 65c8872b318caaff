import { describe, expect, test } from 'vitest';
import { advance, stop, useResources } from '../../../kit/actions.ts';
import type { Action, ByCompany, CardId, Content, CreateGameOptions, GameState, TrackId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, explain, legalActions, pending, reduce, warnings } from '../../../kit/pinned.ts';
import {
  at,
  type Change,
  coinsIn,
  giveTile,
  lay,
  player,
  refusal,
  show,
  table,
  tableWith,
} from '../../../kit/table.ts';

const passing: Action = { type: 'pass', seat: 0 };

/** Seat 0 has face-up cards, and there is a card on a display slot. */
function withCards(cards: readonly CardId[], more: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  return table.onTurn((draft) => {
    lay(draft, 0, ...cards);
    more(draft);
  }, options);
}

/** A state in which seat 0 has units left for steps. */
function moving(units: number, more: Change = () => {}): GameState {
  const cards: Record<number, CardId> = { 1: 'diamond-carbon1', 2: 'diamond-carbon2', 3: 'A02', 4: 'B02', 5: 'C02' };
  const card = cards[units] ?? '';
  return reduce(withCards([card], more), useResources([card]));
}

/** Markers of seat 0 on spaces of the tracks A1, B1, C1 and D1, whose last spaces are 16, 15, 16 and 17. */
const onSpaces =
  (skymine: number, minerva: number, astrogo: number, tawac: number, coins = 1): Change =>
  (draft) => {
    player(draft, 0).tracks = { skymine, minerva, astrogo, tawac };
    player(draft, 0).coins = coins;
  };

const isOver = (state: GameState): boolean => pending(state)[0]?.seat === 1 && pending(state)[0]?.kind === 'turn';

describe('choosing cards', () => {
  test('RES-1, RES-4 the cards pay for a card, for steps, or for both', () => {
    const state = withCards(['diamond-carbon2', 'A02'], (draft) => show(draft, 1, 'A01'));
    const both = table.act(state, useResources(['A02'], 1), advance('tawac'));
    expect(at(both, 0).hand).toContain('A01');
    expect(at(both, 0).tracks.tawac).toBe(1);
    const cardOnly = reduce(state, useResources(['diamond-carbon2'], 1));
    expect(at(cardOnly, 0).hand).toContain('A01');
    expect(at(cardOnly, 0).tracks).toEqual(at(state, 0).tracks);
    const stepsOnly = table.act(state, useResources(['diamond-carbon2']), advance('tawac'), advance('tawac'));
    expect(at(stepsOnly, 0).hand).toEqual(at(state, 0).hand);
    expect(at(stepsOnly, 0).tracks.tawac).toBe(2);
    for (const done of [both, cardOnly, stepsOnly]) expect(isOver(done)).toBe(true);
  });

  test('RES-2, RES-5, AMB-RES-7 any cards of one type can be used, and no others', () => {
    const state = withCards(['diamond-titanium2', 'A06', 'diamond-carbon2', 'diamond-energy2']);
    const sets = new Set(table.options(state, 'useResources').map(({ cards }) => cards.join('+')));
    expect(sets).toEqual(new Set(['diamond-titanium2', 'A06', 'diamond-titanium2+A06', 'diamond-carbon2']));
  });

  test('RES-2 other cards stay face up for a later turn', () => {
    const state = withCards(['diamond-titanium1', 'diamond-titanium2']);
    const after = table.act(state, useResources(['diamond-titanium1']), advance('tawac'));
    expect(at(after, 0).used).toEqual([false, true, false, false, false]);
  });

  test('RES-2 lists sets in a fixed order: each card alone, then with the sets of the cards before it', () => {
    const state = withCards(['diamond-carbon1', 'diamond-titanium2', 'diamond-carbon2', 'A02']);
    const sets = legalActions(state).flatMap((action) =>
      action.type === 'useResources' && action.acquire === undefined ? [action.cards] : [],
    );
    // A02 is leftmost, and the titanium card is between the others.
    expect(sets).toEqual([
      ['A02'],
      ['diamond-carbon1'],
      ['A02', 'diamond-carbon1'],
      ['diamond-titanium2'],
      ['diamond-carbon2'],
      ['A02', 'diamond-carbon2'],
      ['diamond-carbon1', 'diamond-carbon2'],
      ['A02', 'diamond-carbon1', 'diamond-carbon2'],
    ]);
  });

  test('RES-2 the action requires a card', () => {
    expect(refusal(withCards(['diamond-carbon1']), useResources([]))).toEqual(['noResourceCard RES-2']);
    expect(table.options(withCards(['diamond-energy2']), 'useResources')).toEqual([]);
  });

  test('RES-2 rejects the same card twice', () => {
    expect(refusal(withCards(['diamond-carbon1']), useResources(['diamond-carbon1', 'diamond-carbon1']))).toEqual([
      'cardTwice RES-2',
    ]);
  });

  test.each(['diamond-energy2', 'diamond-scientist1', 'A09'])('RES-2 %s is not a resource card', (card) => {
    expect(refusal(withCards([card]), useResources([card]))).toEqual(['notAFaceUpResourceCard ROUND-10']);
  });

  test('RES-3 the total value is the sum of the chosen cards', () => {
    const state = withCards(['diamond-titanium1', 'diamond-titanium2', 'A06']);
    const total = (...cards: CardId[]) => table.played(state, useResources(cards)).events[0];
    expect(total('diamond-titanium2')).toMatchObject({ type: 'resourcesUsed', total: 2 });
    expect(total('diamond-titanium1', 'A06')).toMatchObject({ total: 4 });
    expect(total('diamond-titanium1', 'diamond-titanium2', 'A06')).toMatchObject({ total: 6 });
    expect(pending(reduce(state, useResources(['A06'])))).toEqual([{ seat: 0, kind: 'units', params: { units: 3 } }]);
  });

  test('RES-3, TILE-4 the +1 resource tile counts only with its own card', () => {
    const state = table.act(
      withCards(['diamond-carbon1', 'diamond-carbon2'], (draft) => giveTile(draft, 0, 'plusOneResourceTile')),
      { type: 'placeResourceTile', seat: 0, card: 'diamond-carbon1' },
    );
    expect(table.played(state, useResources(['diamond-carbon1'])).events[0]).toMatchObject({ total: 2 });
    expect(table.played(state, useResources(['diamond-carbon2'])).events[0]).toMatchObject({ total: 2 });
    expect(table.played(state, useResources(['diamond-carbon1', 'diamond-carbon2'])).events[0]).toMatchObject({
      total: 4,
    });
  });

  test('RES-3, TB-7, AMB-TRACK-17 the titanium bonus adds 1 to each titanium card, in addition to the tile', () => {
    const unlocked: Change = (draft) => {
      player(draft, 0).tracks.minerva = 11;
      player(draft, 0).bonuses.minerva = 2;
      giveTile(draft, 0, 'plusOneResourceTile');
    };
    const state = withCards(['diamond-titanium1', 'diamond-titanium2', 'diamond-carbon2'], unlocked, {
      tracks: { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' },
    });
    expect(table.played(state, useResources(['diamond-titanium1', 'diamond-titanium2'])).events[0]).toMatchObject({
      total: 5,
    });
    expect(table.played(state, useResources(['diamond-carbon2'])).events[0]).toMatchObject({ total: 2 });
    const tiled = reduce(state, { type: 'placeResourceTile', seat: 0, card: 'diamond-titanium1' });
    expect(table.played(tiled, useResources(['diamond-titanium1'])).events[0]).toMatchObject({ total: 3 });
  });

  test('RES-4 the turn ends after at most one acquired card', () => {
    const state = withCards(['C02'], (draft) => {
      show(draft, 1, 'A01');
      show(draft, 2, 'A03');
    });
    const after = table.skip(reduce(state, useResources(['C02'], 1)), 'units');
    expect(isOver(after)).toBe(true);
    expect(at(after, 0).hand).not.toContain('A03');
    const twice = { ...useResources(['C02']), acquire: [1, 2] } as unknown as Action;
    expect(explain(state, twice)).toMatchObject([{ code: 'malformedAction' }]);
  });

  test('RES-5 types cannot be combined', () => {
    const state = withCards(['diamond-titanium2', 'diamond-carbon2'], (draft) => show(draft, 1, 'A01'));
    for (const acquire of [undefined, 1]) {
      expect(refusal(state, useResources(['diamond-titanium2', 'diamond-carbon2'], acquire))).toEqual([
        'mixedResources RES-5',
      ]);
    }
  });
});

describe('acquiring a card', () => {
  test('RES-6 the total cost is the printed cost of the card plus that of its slot', () => {
    // Slot n costs n - 1 more.
    const content: Content = { ...defaultContent, slotCosts: defaultContent.slotCosts.map((_, index) => index) };
    const priced = tableWith(content);
    const big = ['C02', 'C01', 'B02', 'A02', 'A01'];
    for (let slot = 1; slot <= 12; slot += 1) {
      const state = priced.onTurn((draft) => {
        lay(draft, 0, ...big);
        show(draft, slot, 'A03'); // printed cost 2
      });
      const { events } = priced.played(state, useResources(big, slot));
      expect(events).toContainEqual(
        expect.objectContaining({
          type: 'cardTaken',
          card: 'A03',
          from: 'display',
          cost: slot + 1,
          paidIn: 'resources',
        }),
      );
    }
  });

  test('RES-7 a card that costs exactly the total value can be acquired and a more expensive one cannot', () => {
    const state = withCards(['diamond-carbon2'], (draft) => {
      show(draft, 1, 'A03'); // costs 2 there
      show(draft, 4, 'A05'); // costs 3 there
    });
    expect(explain(state, useResources(['diamond-carbon2'], 1))).toEqual([]);
    expect(refusal(state, useResources(['diamond-carbon2'], 4))).toEqual(['acquisitionTooExpensive RES-7']);
    expect(explain(state, useResources(['diamond-carbon2'], 4))[0]?.params).toEqual({ card: 'A05', cost: 3, total: 2 });
    const slots = table.options(state, 'useResources').map(({ acquire }) => acquire);
    expect(slots).toContain(1);
    expect(slots).not.toContain(4);
  });

  test('RES-7 the card in any display slot can be acquired', () => {
    const state = withCards(['C02', 'B02', 'A02'], (draft) => {
      for (const [index, card] of ['A01', 'A03', 'A05', 'A07', 'A08', 'A09'].entries()) show(draft, 7 + index, card);
    });
    const slots = table.options(state, 'useResources').flatMap(({ acquire }) => acquire ?? []);
    for (const slot of [7, 8, 9, 10, 11, 12]) expect(slots).toContain(slot);
  });

  test('RES-7 coins do not count towards the cost', () => {
    const state = withCards(['diamond-carbon1'], (draft) => {
      show(draft, 1, 'A03');
      player(draft, 0).coins = 50;
    });
    expect(refusal(state, useResources(['diamond-carbon1'], 1))).toEqual(['acquisitionTooExpensive RES-7']);
    const paid = table.played(
      withCards(['A02'], (draft) => show(draft, 1, 'A03')),
      useResources(['A02'], 1),
    );
    expect(coinsIn(paid.events, 0)).toBe(0);
  });

  test.each([0, 13, -1])('RES-6, SETUP-16 rejects display slot %i', (slot) => {
    expect(refusal(withCards(['diamond-carbon2']), useResources(['diamond-carbon2'], slot))).toEqual([
      'noSuchDisplaySlot SETUP-16',
    ]);
  });

  test('RES-8, AMB-RES-8 the card goes into the hand, to be planned from the next planning phase on', () => {
    let state = withCards(['diamond-carbon2'], (draft) => show(draft, 1, 'A07'));
    state = reduce(state, useResources(['diamond-carbon2'], 1));
    expect(at(state, 0).hand).toContain('A07');
    expect(at(state, 0).area).not.toContain('A07');
    for (const seat of [1, 2, 3]) state = table.skip(reduce(state, { type: 'pass', seat }), 'pickUp', 'resting');
    expect(pending(state)).toMatchObject([{ seat: 0, kind: 'turn' }]);
    expect(refusal(state, { type: 'useEnergy', seat: 0, company: 'skymine' })).toEqual(['noEnergyCard EXP-2']);
    state = table.skip(reduce(state, passing), 'pickUp', 'resting');
    expect(explain(state, { type: 'planCard', seat: 0, card: 'A07', slot: 2 })).toEqual([]);
  });

  test.each([
    [2, 0],
    [3, 1],
    [5, 3],
  ])('RES-9 with a total value of %i, a card for 2 leaves %i units', (total, left) => {
    const card = { 2: 'diamond-carbon2', 3: 'A02', 5: 'C02' }[total] ?? '';
    const state = reduce(
      withCards([card], (draft) => show(draft, 1, 'A03')),
      useResources([card], 1),
    );
    if (left === 0) expect(isOver(state)).toBe(true);
    else expect(pending(state)).toEqual([{ seat: 0, kind: 'units', params: { units: left } }]);
  });

  test('RES-10 the slot stays empty for the rest of the round', () => {
    let state = withCards(['C02'], (draft) => {
      show(draft, 6, 'C11');
      lay(draft, 1, 'star-carbon2');
    });
    state = table.skip(reduce(state, useResources(['C02'], 6)), 'units');
    expect(state.display[5]).toBeNull();
    expect(state.display.filter((card) => card === null)).toHaveLength(1);
    expect(refusal(state, { ...useResources(['star-carbon2'], 6), seat: 1 })).toEqual(['emptyDisplaySlot RES-10']);
    for (const seat of [1, 2, 3]) {
      state = table.skip(reduce(state, { type: 'pass', seat }), 'pickUp', 'resting');
      expect(state.display[5]).toBeNull();
    }
    state = table.skip(reduce(state, passing), 'pickUp', 'resting');
    expect(state.round).toBe(2);
    expect(state.display).not.toContain(null);
  });

  test('RES-11, NOTE-1 a free card still requires a resource card and leaves its whole value', () => {
    const free: Change = (draft) => show(draft, 1, 'A09');
    const state = withCards(['diamond-carbon2'], free);
    expect(refusal(state, useResources([], 1))).toEqual(['noResourceCard RES-2']);
    expect(explain(table.onTurn(free), useResources([], 1))).toHaveLength(1);
    const taken = reduce(state, useResources(['diamond-carbon2'], 1));
    expect(at(taken, 0).hand).toContain('A09');
    expect(pending(taken)).toEqual([{ seat: 0, kind: 'units', params: { units: 2 } }]);
  });
});

describe('track bonuses on the cost', () => {
  const TRACKS: ByCompany<TrackId> = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' };
  const withB2 = { tracks: { ...TRACKS, minerva: 'B2' as const } };
  const unlocked =
    (level: 1 | 2): Change =>
    (draft) => {
      player(draft, 0).tracks.minerva = level === 1 ? 5 : 11;
      player(draft, 0).bonuses.minerva = level;
      show(draft, 1, 'A02'); // costs 3 there
      show(draft, 2, 'A09'); // free there
    };
  const costOf = (state: GameState, cards: readonly CardId[], slot: number) =>
    table
      .played(state, useResources(cards, slot))
      .events.flatMap((event) => (event.type === 'cardTaken' ? [event.cost] : []))[0];

  test('RES-12, TB-4 a card paid with minerals costs 1 less', () => {
    const state = withCards(['diamond-minerals2', 'diamond-titanium2'], unlocked(1));
    expect(costOf(state, ['diamond-minerals2'], 1)).toBe(2);
    expect(refusal(state, useResources(['diamond-titanium2'], 1))).toEqual(['acquisitionTooExpensive RES-7']);
  });

  test('RES-12, TB-6 a card paid with titanium costs 1 less', () => {
    const state = withCards(['diamond-minerals2', 'diamond-titanium2'], unlocked(1), withB2);
    expect(costOf(state, ['diamond-titanium2'], 1)).toBe(2);
    expect(refusal(state, useResources(['diamond-minerals2'], 1))).toEqual(['acquisitionTooExpensive RES-7']);
  });

  test('RES-12, NOTE-1 a total cost never falls below 0', () => {
    const state = withCards(['diamond-minerals2'], unlocked(1));
    expect(costOf(state, ['diamond-minerals2'], 2)).toBe(0);
    expect(pending(reduce(state, useResources(['diamond-minerals2'], 2)))).toMatchObject([{ params: { units: 2 } }]);
  });

  test('RES-5, TB-5 the bonus allows any mix for a card and makes it 1 cheaper', () => {
    const state = withCards(['diamond-carbon1', 'diamond-titanium1', 'diamond-minerals1'], unlocked(2));
    expect(costOf(state, ['diamond-carbon1', 'diamond-titanium1'], 1)).toBe(2);
    expect(costOf(state, ['diamond-carbon1', 'diamond-titanium1', 'diamond-minerals1'], 1)).toBe(2);
    expect(
      explain(
        withCards(['diamond-carbon1', 'diamond-titanium1'], unlocked(1)),
        useResources(['diamond-carbon1', 'diamond-titanium1'], 1),
      ),
    ).toMatchObject([{ code: 'mixedResources' }]);
  });

  test('AMB-RES-4 units left from a mix move markers, but a mix without a card is rejected', () => {
    const cards = ['diamond-carbon2', 'diamond-titanium1'];
    const state = withCards(cards, unlocked(2));
    expect(pending(reduce(state, useResources(cards, 1)))).toEqual([{ seat: 0, kind: 'units', params: { units: 1 } }]);
    expect(refusal(state, useResources(cards))).toEqual(['mixedWithoutPurchase TB-5']);
    const offered = table.options(state, 'useResources').filter(({ cards: set }) => set.length === 2);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ acquire }) => acquire !== undefined)).toBe(true);
  });

  test.each([
    [false, 'one card of the type is enough, and discounts add up', 1],
    [true, 'with the switch a discount for titanium needs titanium alone', 2],
  ])('AMB-RES-5 discountNeedsPurePayment %s: %s', (discountNeedsPurePayment, _meaning, expected) => {
    // Track A1 gives the discount for titanium, and B1 the mixed payment.
    const titanium = defaultContent.tracks.find(({ id }) => id === 'B2')?.thresholds ?? [];
    const tracks = defaultContent.tracks.map((track) =>
      track.id === 'A1' ? { ...track, thresholds: titanium } : track,
    );
    const both = tableWith({ ...defaultContent, tracks });
    const state = both.onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1', 'diamond-titanium1', 'diamond-titanium2');
        unlocked(2)(draft);
        player(draft, 0).tracks.skymine = 5;
        player(draft, 0).bonuses.skymine = 1;
      },
      { switches: { discountNeedsPurePayment } },
    );
    const cost = (...cards: CardId[]) =>
      both
        .played(state, useResources(cards, 1))
        .events.flatMap((event) => (event.type === 'cardTaken' ? [event.cost] : []))[0];
    expect(cost('diamond-carbon1', 'diamond-titanium1')).toBe(expected);
    expect(cost('diamond-titanium2')).toBe(1);
  });
});

describe('advancing', () => {
  test('RES-13 each unit moves one of your markers one step', () => {
    const start = moving(3);
    const before = at(start, 0).tracks;
    const { state, events } = table.played(start, advance('minerva'));
    expect(events).toEqual([{ type: 'trackAdvanced', seat: 0, company: 'minerva', to: before.minerva + 1 }]);
    expect(pending(state)).toEqual([{ seat: 0, kind: 'units', params: { units: 2 } }]);
    const done = table.act(state, advance('minerva'), advance('minerva'));
    expect(at(done, 0).tracks).toEqual({ ...before, minerva: before.minerva + 3 });
    expect(isOver(done)).toBe(true);
  });

  test('RES-13 units can be split over the tracks freely', () => {
    const start = moving(4);
    const { skymine, minerva, astrogo, tawac } = at(start, 0).tracks;
    const done = table.act(start, ...COMPANIES.map(advance));
    expect(at(done, 0).tracks).toEqual({
      skymine: skymine + 1,
      minerva: minerva + 1,
      astrogo: astrogo + 1,
      tawac: tawac + 1,
    });
    expect([1, 2, 3].map((seat) => at(done, seat).tracks)).toEqual([1, 2, 3].map((seat) => at(start, seat).tracks));
  });

  test('RES-13, AMB-RES-1 rejects stopping while a marker can move for free', () => {
    const state = moving(3);
    expect(refusal(state, stop)).toEqual(['unitsMustMove RES-13']);
    expect(legalActions(state).map(({ type }) => type)).toEqual(new Array<string>(4).fill('advance'));
  });

  test('RES-14, TRACK-2, TRACK-3 at a barrier, the player pays or uses the unit elsewhere', () => {
    // The barriers are before spaces 8, 7, 7 and 8.
    const state = moving(2, onSpaces(7, 0, 0, 0));
    const paid = table.played(state, advance('skymine'));
    expect(coinsIn(paid.events, 0)).toBe(-1);
    expect(at(paid.state, 0).tracks.skymine).toBe(8);
    const elsewhere = table.act(state, advance('tawac'), advance('tawac'));
    expect(at(elsewhere, 0)).toMatchObject({ coins: 1, tracks: { skymine: 7, tawac: 2 } });
  });

  test('RES-14, AMB-RES-2 a marker cannot pass an unaffordable barrier or the end of a track', () => {
    const state = moving(2, onSpaces(7, 15, 0, 0, 0));
    expect(refusal(state, advance('skymine'))).toEqual(['barrierTooExpensive TRACK-3']);
    expect(refusal(state, advance('minerva'))).toEqual(['trackEnd TRACK-4']);
    expect(refusal(state, stop)).toEqual(['unitsMustMove RES-13']);
    expect(legalActions(state)).toEqual([advance('astrogo'), advance('tawac')]);
  });

  test('RES-14, AMB-RES-1 when only a step for coins is left, the player may take it or stop', () => {
    const state = moving(2, onSpaces(7, 15, 16, 17));
    expect(legalActions(state)).toEqual([advance('skymine'), stop]);
    const { state: stopped, events } = table.played(state, stop);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: null, steps: 2 });
    expect(at(stopped, 0).tracks.skymine).toBe(7);
    expect(isOver(stopped)).toBe(true);
    const paid = reduce(state, advance('skymine'));
    expect(at(paid, 0).tracks.skymine).toBe(9);
  });

  test.each<[string, string, Change]>([
    ['at the ends of all tracks', 'allUnitsLost', onSpaces(16, 15, 16, 17)],
    ['before barriers that cannot be paid', 'allUnitsBarred', onSpaces(7, 6, 6, 7, 0)],
  ])('RES-14 loses units that no marker can use: %s', (_where, code, change) => {
    const state = withCards(['A02'], change);
    expect(explain(state, useResources(['A02']))).toEqual([]);
    expect(warnings(state, useResources(['A02']))).toMatchObject([
      { code, rule: 'RES-14', page: '21-23, AMB-RES-1', params: { units: 3 } },
    ]);
    const { state: after, events } = table.played(state, useResources(['A02']));
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: null, steps: 3 });
    expect(at(after, 0).tracks).toEqual(at(state, 0).tracks);
    expect(isOver(after)).toBe(true);
  });

  test('RES-14 does not warn while every unit can be used', () => {
    const state = withCards(['A02'], onSpaces(16, 15, 15, 15));
    expect(warnings(state, useResources(['A02']))).toEqual([]);
    expect(warnings(withCards(['A02'], onSpaces(16, 15, 15, 16)), useResources(['A02']))).toHaveLength(1);
  });

  test('RES-14, TRACK-6, TRACK-8 completes each step before the next, so a threshold can pay for a barrier', () => {
    // On track A1 the threshold on space 5 pays 1 coin; the barrier before space 8 costs 1.
    const state = moving(4, onSpaces(4, 15, 16, 17, 0));
    expect(at(state, 0)).toMatchObject({ coins: 1, tracks: { skymine: 7 } });
    expect(legalActions(state)).toEqual([advance('skymine'), stop]);
    expect(at(reduce(state, advance('skymine')), 0)).toMatchObject({ coins: 0, tracks: { skymine: 8 } });
  });

  test('RES-15, TILE-6 the turn ends with the used cards and the tile on them face down', () => {
    const state = table.act(
      withCards(['diamond-carbon1', 'diamond-carbon2', 'diamond-titanium2'], (draft) =>
        giveTile(draft, 0, 'plusOneResourceTile'),
      ),
      { type: 'placeResourceTile', seat: 0, card: 'diamond-carbon2' },
    );
    const done = table.skip(reduce(state, useResources(['diamond-carbon1', 'diamond-carbon2'])), 'units');
    expect(at(done, 0).used).toEqual([false, true, true, false, false]);
    expect(at(done, 0).tiles).toMatchObject([{ used: true }]);
    expect(isOver(done)).toBe(true);
    const other = table.skip(reduce(state, useResources(['diamond-titanium2'])), 'units');
    expect(at(other, 0).tiles).toMatchObject([{ used: false }]);
  });

  test('AMB-RES-3 the card is acquired before the steps, so a bonus they unlock does not lower its cost', () => {
    // Space 5 of track B1 unlocks the discount for minerals.
    const state = withCards(['A04'], (draft) => {
      onSpaces(0, 4, 0, 0)(draft);
      show(draft, 1, 'A03');
    });
    const { events, state: left } = table.played(state, useResources(['A04'], 1));
    expect(events.map(({ type }) => type)).toEqual(['resourcesUsed', 'cardTaken']);
    expect(events[1]).toMatchObject({ cost: 2 });
    const { state: done } = table.played(left, advance('minerva'));
    expect(at(done, 0).tracks.minerva).toBe(5);
    expect(at(done, 0).bonuses.minerva).toBe(0);
  });

  test('AMB-RES-7 a player may pay more than a card costs', () => {
    const state = withCards(['diamond-carbon2', 'A02'], (draft) => show(draft, 1, 'A03'));
    const paid = reduce(state, useResources(['diamond-carbon2', 'A02'], 1));
    expect(pending(paid)).toEqual([{ seat: 0, kind: 'units', params: { units: 3 } }]);
  });
});
