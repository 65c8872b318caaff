import { describe, expect, test } from 'vitest';
import { pass, placeBonusMarker } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { BonusSpaceId, CardId, GameState, PlaceBonusMarker, TileId } from '../../../kit/pinned.ts';
import { BOARD_SPACES, defaultContent, TILE_IDS } from '../../../kit/pinned.ts';
import { nextRound, passes } from '../../../kit/play.ts';
import {
  at,
  type Change,
  coinRules,
  coinsIn,
  giveTile,
  hold,
  lay,
  player,
  refusal,
  show,
  table,
  tableWith,
} from '../../../kit/table.ts';

type Extra = Partial<Pick<PlaceBonusMarker, 'destroy' | 'tier'>>;

/** Sets the coins of seat 0. */
const rich =
  (coins: number): Change =>
  (draft) => {
    player(draft, 0).coins = coins;
  };

/** The printed price of a space on the board. */
function priceOf(id: BonusSpaceId): number {
  const space = defaultContent.spaces.find((each) => each.id === id);
  if (space === undefined) throw new Error(`no space ${id}`);
  return space.terms.cost;
}

describe('placing a marker', () => {
  test('BON-1 moves one marker from the reserve onto the space', () => {
    const before = table.onTurn(rich(1));
    const { state, events } = table.played(before, placeBonusMarker('scientistTile'));
    expect(at(state, 0).markers).toBe(at(before, 0).markers - 1);
    expect(state.placed).toEqual([{ space: 'scientistTile', seat: 0 }]);
    expect(events).toContainEqual({ type: 'markerPlaced', seat: 0, space: 'scientistTile' });
    expect(coinRules(events, 0)).toEqual(['BON-2']);
  });

  test('BON-2 a space without a price costs no coins and has no payment event', () => {
    expect(priceOf('destroy')).toBe(0);
    const state = table.onTurn((draft) => hold(draft, 0, 'A01'));
    const { events } = table.played(state, placeBonusMarker('destroy', { destroy: 'A01' }));
    expect(coinRules(events, 0)).toEqual(['BON-10']);
  });

  test('BON-1 Action 5 requires a marker in the reserve', () => {
    const state = table.onTurn((draft) => {
      Object.assign(player(draft, 0), { coins: 9, markers: 0 });
    });
    expect(table.options(state, 'placeBonusMarker')).toEqual([]);
    for (const space of ['energyTile', 'destroy', 'titaniumMajority'] as const) {
      expect(table.rules.explain(state, placeBonusMarker(space))).toMatchObject([{ code: 'noMarker', rule: 'BON-1' }]);
    }
  });

  test('BON-1 Action 5 requires a usable free space', () => {
    const state = table.onTurn((draft) => {
      Object.assign(player(draft, 0), { coins: 0, hand: [] }); // no tile, purchase or destruction
      lay(draft, 1, 'A01', 'A03', 'A05', 'A07', 'A08'); // no majority
    });
    expect(at(state, 0).markers).toBeGreaterThan(0);
    expect(table.options(state, 'placeBonusMarker')).toEqual([]); // the first player space is closed to seat 0
    expect(table.rules.legalActions(state)).toEqual([pass(0)]);
  });

  test.each<[space: BonusSpaceId, cost: number]>([
    ['purchase', 1],
    ...TILE_IDS.map((tile): [TileId, number] => [tile, priceOf(tile)]),
  ])('BON-2 placing a marker on %s requires its full price of %i', (space, cost) => {
    const poor = table.onTurn(rich(cost - 1));
    expect(table.rules.explain(poor, placeBonusMarker(space))).toMatchObject([
      { code: 'spaceTooExpensive', rule: 'BON-2' },
    ]);
    expect(table.options(poor, 'placeBonusMarker').map((action) => action.space)).not.toContain(space);
    expect(table.rules.tryReduce(poor, placeBonusMarker(space)).ok).toBe(false);
    const { state } = table.played(table.onTurn(rich(cost)), placeBonusMarker(space));
    expect(at(state, 0).coins).toBe(0);
  });

  test('BON-2 rejects a card for a space that requires none', () => {
    const state = table.onTurn(rich(5));
    const card = at(state, 0).hand[0] ?? '';
    expect(table.rules.explain(state, placeBonusMarker('purchase', { destroy: card }))).toMatchObject([
      { code: 'nothingToDestroy', rule: 'BON-2' },
    ]);
  });

  test('BON-3 gives the reward immediately, but a tile only in the next round', () => {
    const before = table.onTurn((draft) => {
      player(draft, 0).coins = 2;
      lay(draft, 0, 'A08');
    });
    expect(coinsIn(table.played(before, placeBonusMarker('scientistMajority', { tier: 1 })).events, 0)).toBe(2);
    const reserved = table.played(before, placeBonusMarker('energyTile'));
    expect(reserved.events).toContainEqual({ type: 'tileReserved', seat: 0, tile: 'energyTile' });
    expect(at(reserved.state, 0).tiles).toEqual([]);
  });

  test('BON-3 a space gives its printed reward without a tier', () => {
    const state = table.onTurn(rich(5));
    expect(table.rules.explain(state, placeBonusMarker('scientistTile', { tier: 1 }))).toMatchObject([
      { code: 'noTiers', rule: 'BON-3' },
    ]);
  });

  test('BON-4 a marker blocks its space for all players until the end of the round, even after its owner has passed', () => {
    const start = table.onTurn((draft) => {
      player(draft, 0).coins = 5;
      player(draft, 1).coins = 5;
    }, TWO);
    const blocked = [{ code: 'spaceOccupied', rule: 'BON-4' }];
    const placed = table.act(start, placeBonusMarker('scientistTile'));
    expect(table.rules.explain(placed, placeBonusMarker('scientistTile', {}, 1))).toMatchObject(blocked);
    const back = table.act(placed, placeBonusMarker('energyTile', {}, 1));
    expect(table.rules.explain(back, placeBonusMarker('scientistTile'))).toMatchObject(blocked); // even its own marker
    const alone = passes(back, 0);
    expect(alone.placed).toContainEqual({ space: 'scientistTile', seat: 0 });
    expect(table.rules.explain(alone, placeBonusMarker('scientistTile', {}, 1))).toMatchObject(blocked);
    const second = nextRound(alone);
    expect(second.round).toBe(2);
    expect(refusal(second, placeBonusMarker('scientistTile'))).toEqual([]);
  });

  test('BON-5 the board has five majority, three standard and four tile spaces, one for each tile', () => {
    const state = table.onTurn((draft) => {
      draft.turns = 4; // after the first player's first turn
      player(draft, 0).coins = 9;
    });
    const open = new Set(table.options(state, 'placeBonusMarker').map(({ space }) => space));
    expect([...open]).toEqual([...BOARD_SPACES]);
    const groups = [...open].map((id) => defaultContent.spaces.find((space) => space.id === id)?.group);
    expect(groups.filter((group) => group === 'majority')).toHaveLength(5);
    expect(groups.filter((group) => group === 'standard')).toHaveLength(3);
    expect(groups.filter((group) => group === 'tile')).toHaveLength(4);
    const tiles = [...open].flatMap(
      (space) => table.played(state, { ...placeBonusMarker(space), ...choice(state, space) }).events,
    );
    expect(tiles.flatMap((event) => (event.type === 'tileReserved' ? [event.tile] : []))).toEqual([...TILE_IDS]);
  });

  test('BON-5 rejects a space that a custom board leaves out', () => {
    const spaces = defaultContent.spaces.filter(({ id }) => id !== 'destroy');
    const lab = tableWith({ ...defaultContent, spaces });
    const state = lab.onTurn();
    expect(lab.options(state, 'placeBonusMarker').map(({ space }) => space)).not.toContain('destroy');
    expect(refusal(state, placeBonusMarker('destroy'))).toEqual(['noSuchSpace BON-5']);
  });

  test('BON-5 a company track adds a space for players who unlocked it, and none for a permanent bonus', () => {
    const state = table.onTurn((draft) => {
      player(draft, 0).bonuses = { skymine: 2, minerva: 0, astrogo: 0, tawac: 1 }; // D1 at Tawac has bonus spaces
    });
    const open = table.options(state, 'placeBonusMarker').map(({ space }) => space);
    expect(open.filter((space) => !BOARD_SPACES.some((printed) => printed === space))).toEqual(['tawac1']);
    expect(table.rules.explain(state, placeBonusMarker('skymine1'))).toMatchObject([
      { code: 'noSuchSpace', rule: 'BON-5' },
    ]);
    const other = table.act(state, placeBonusMarker('tawac1'), { type: 'stop', seat: 0 });
    expect(table.rules.pending(other)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    const fresh = table.onTurn();
    expect(table.rules.explain(fresh, placeBonusMarker('tawac1'))).toMatchObject([
      { code: 'spaceLocked', rule: 'TRACK-12' },
    ]);
  });

  test('BON-6 places one marker per turn, and more in later turns of the round', () => {
    const start = table.onTurn((draft) => {
      player(draft, 0).coins = 9;
    }, TWO);
    const once = table.act(start, placeBonusMarker('scientistTile'));
    expect(table.rules.explain(once, placeBonusMarker('energyTile'))).toMatchObject([
      { code: 'notThisSeat', rule: 'NOTE-9' },
    ]);
    expect(table.rules.pending(once)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    const twice = table.act(passes(once, 1), placeBonusMarker('energyTile'));
    expect(twice.placed).toEqual([
      { space: 'scientistTile', seat: 0 },
      { space: 'energyTile', seat: 0 },
    ]);
    expect(at(twice, 0).markers).toBe(at(start, 0).markers - 2);
  });
});

/** The fields of an option for a space. */
function choice(state: GameState, space: BonusSpaceId): Extra {
  const { destroy, tier } = table.options(state, 'placeBonusMarker').find((action) => action.space === space) ?? {};
  return { ...(destroy !== undefined && { destroy }), ...(tier !== undefined && { tier }) };
}

describe('the first player space', () => {
  const refused = [{ code: 'firstPlayerFirstTurn', rule: 'BON-7' }];

  test('BON-7 AMB-BON-8 the space is closed to the first player on their first turn and open on the next', () => {
    const start = table.onTurn((draft) => lay(draft, 0, 'A09'), TWO);
    expect(table.rules.explain(start, placeBonusMarker('firstPlayer'))).toMatchObject(refused);
    expect(table.options(start, 'placeBonusMarker').map(({ space }) => space)).not.toContain('firstPlayer');
    // The first turn placed no marker: turns count, not placements.
    const later = passes(table.act(start, { type: 'useFieldScientist', seat: 0, card: 'A09' }), 1);
    expect(refusal(later, placeBonusMarker('firstPlayer'))).toEqual([]);
  });

  test('BON-7 AMB-BON-8 placing the +1 resource tile does not count as a turn', () => {
    const start = table.onTurn((draft) => {
      lay(draft, 0, 'A01');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    const state = table.act(start, { type: 'placeResourceTile', seat: 0, card: 'A01' });
    expect(table.rules.explain(state, placeBonusMarker('firstPlayer'))).toMatchObject(refused);
  });

  test('BON-7 other players may use the first player space on their first turn', () => {
    const start = table.onTurn(() => {}, { firstPlayer: 2 });
    expect(table.rules.explain(start, placeBonusMarker('firstPlayer', {}, 2))).toMatchObject(refused);
    expect(refusal(passes(start, 2), placeBonusMarker('firstPlayer', {}, 3))).toEqual([]);
  });

  test('BON-7 the player who takes the marker spends a research point and starts the next round', () => {
    const start = table.act(
      passes(
        table.onTurn(() => {}, TWO),
        0,
      ),
      placeBonusMarker('firstPlayer', {}, 1),
    );
    expect(table.rules.pending(start)).toMatchObject([{ seat: 1, kind: 'research', params: { points: 1 } }]);
    const taken = table.act(start, { type: 'takeCoin', seat: 1 });
    expect(taken.firstPlayer).toBe(0); // the current round is not affected
    const second = nextRound(taken);
    expect(second).toMatchObject({ round: 2, firstPlayer: 1 });
    expect(table.rules.pending(second)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(table.rules.explain(second, placeBonusMarker('firstPlayer', {}, 1))).toMatchObject(refused);
    expect(refusal(passes(second, 1), placeBonusMarker('firstPlayer'))).toEqual([]);
  });

  test('BON-7 the first player may keep the marker, and keeps it when no player takes it', () => {
    const start = table.onTurn(rich(1), TWO);
    const later = passes(table.act(start, placeBonusMarker('scientistTile')), 1);
    const kept = table.act(later, placeBonusMarker('firstPlayer'), { type: 'takeCoin', seat: 0 });
    expect(nextRound(kept)).toMatchObject({ round: 2, firstPlayer: 0 });
    expect(nextRound(later)).toMatchObject({ round: 2, firstPlayer: 0 });
  });

  test('AMB-BON-9 the first player space gives its research point even in the last round', () => {
    const start = table.onTurn((draft) => {
      draft.round = 7;
    }, TWO);
    const state = table.act(passes(start, 0), placeBonusMarker('firstPlayer', {}, 1));
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'research', params: { points: 1 } }]);
  });
});

describe('the purchase space', () => {
  test('BON-8 for 1 coin, the player buys a displayed card for its cost plus the slot', () => {
    // Titanium 2 costs 2, and slot 4 adds 1.
    const before = table.onTurn((draft) => {
      show(draft, 4, 'A05');
      player(draft, 0).coins = 4;
    });
    const { state, events } = table.played(table.act(before, placeBonusMarker('purchase')), {
      type: 'buyCard',
      seat: 0,
      slot: 4,
    });
    expect(at(state, 0).coins).toBe(0);
    expect(at(state, 0).hand).toEqual([...at(before, 0).hand, 'A05']);
    expect(state.display[3]).toBeNull(); // not refilled before the preparation phase
    expect(events).toContainEqual({
      type: 'cardTaken',
      seat: 0,
      card: 'A05',
      from: 'display',
      cost: 3,
      paidIn: 'coins',
    });
    expect(coinRules(events, 0)).toEqual(['BON-8']);
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]); // only one card
  });

  test('BON-8 a card that costs more than the coins left cannot be bought', () => {
    const start = table.onTurn((draft) => {
      show(draft, 1, 'A07'); // 2
      show(draft, 2, 'A09'); // 0
      show(draft, 4, 'A05'); // 2 and 1
      player(draft, 0).coins = 3;
    });
    const state = table.act(start, placeBonusMarker('purchase'));
    expect(refusal(state, { type: 'buyCard', seat: 0, slot: 1 })).toEqual([]);
    expect(table.rules.explain(state, { type: 'buyCard', seat: 0, slot: 4 })).toMatchObject([
      { code: 'purchaseTooExpensive', rule: 'BON-8' },
    ]);
    const affordable = defaultContent.slotCosts.flatMap((slotCost, index) => {
      const card = defaultContent.cards.find(({ id }) => id === state.display[index]);
      return card !== undefined && card.cost + slotCost <= 2 ? [index + 1] : [];
    });
    expect(table.options(state, 'buyCard').map(({ slot }) => slot)).toEqual(affordable);
  });

  test('BON-8 every card on display can be bought with enough coins', () => {
    const state = table.act(table.onTurn(rich(99)), placeBonusMarker('purchase'));
    expect(table.options(state, 'buyCard').map(({ slot }) => slot)).toEqual(
      [...state.display.keys()].map((index) => index + 1),
    );
  });

  test('BON-8 only cards on display can be bought', () => {
    const start = table.onTurn((draft) => {
      draft.display[0] = null;
      player(draft, 0).coins = 9;
    });
    const state = table.act(start, placeBonusMarker('purchase'));
    expect(table.rules.explain(state, { type: 'buyCard', seat: 0, slot: 1 })).toMatchObject([
      { code: 'emptyDisplaySlot', rule: 'BON-8' },
    ]);
    expect(table.rules.explain(state, { type: 'buyCard', seat: 0, slot: 13 })).toMatchObject([
      { code: 'noSuchDisplaySlot', rule: 'SETUP-16' },
    ]);
  });

  test('AMB-BON-2 the purchase space may be used without being able to buy, with a warning', () => {
    const state = table.onTurn((draft) => {
      draft.display = draft.display.map(() => null);
      show(draft, 1, 'A07');
      player(draft, 0).coins = 1;
    });
    expect(table.rules.warnings(state, placeBonusMarker('purchase'))).toMatchObject([
      { code: 'nothingToBuy', rule: 'BON-8' },
    ]);
    const after = table.act(state, placeBonusMarker('purchase'));
    expect(table.rules.pending(after)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(at(after, 0)).toMatchObject({ coins: 0, hand: at(state, 0).hand });
  });

  test('AMB-BON-2 the purchase space may be used without buying', () => {
    const state = table.onTurn(rich(9));
    expect(table.rules.warnings(state, placeBonusMarker('purchase'))).toEqual([]);
    const after = table.act(state, placeBonusMarker('purchase'), { type: 'stop', seat: 0 });
    expect(at(after, 0)).toMatchObject({ coins: 8, hand: at(state, 0).hand });
  });

  test('AMB-BON-3 discounts for resources do not lower a price in coins', () => {
    const start = table.onTurn(
      (draft) => {
        show(draft, 1, 'A04'); // 3 minerals
        Object.assign(player(draft, 0), { coins: 3 });
        player(draft, 0).bonuses = { skymine: 1, minerva: 2, astrogo: 0, tawac: 0 };
        lay(draft, 0, 'A03', 'A05', 'A01');
      },
      { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } },
    );
    const state = table.act(start, placeBonusMarker('purchase'));
    expect(table.rules.explain(state, { type: 'buyCard', seat: 0, slot: 1 })).toMatchObject([
      { code: 'purchaseTooExpensive', rule: 'BON-8' },
    ]);
  });

  test('BON-9 a card without a cost takes only the coin of the space', () => {
    const start = table.onTurn((draft) => {
      show(draft, 1, 'A09');
      player(draft, 0).coins = 1;
    });
    const state = table.act(start, placeBonusMarker('purchase'), { type: 'buyCard', seat: 0, slot: 1 });
    expect(at(state, 0).coins).toBe(0);
    expect(at(state, 0).hand).toContain('A09');
  });

  test('BON-9 a discount never turns a price into a gain', () => {
    const start = table.onTurn((draft) => {
      show(draft, 1, 'A09');
      player(draft, 0).coins = 0;
      player(draft, 0).bonuses.tawac = 2; // D1: buy for 1 coin less
    });
    const { state, events } = table.played(table.act(start, placeBonusMarker('tawac2')), {
      type: 'buyCard',
      seat: 0,
      slot: 1,
    });
    expect(at(state, 0).coins).toBe(0);
    expect(events).toContainEqual({
      type: 'cardTaken',
      seat: 0,
      card: 'A09',
      from: 'display',
      cost: 0,
      paidIn: 'coins',
    });
  });
});

describe('the destroy space', () => {
  test.each<[card: CardId, coins: number]>([
    ['energy01', 0 + 2],
    ['diamond-carbon1', 1 + 2],
    ['diamond-titanium2', 2 + 2],
    ['C02', 6 + 2],
  ])('BON-10 destroying a hand card gives its printed cost plus 2: %s gives %i', (card, coins) => {
    const before = table.onTurn((draft) => hold(draft, 0, card));
    const { state, events } = table.played(before, placeBonusMarker('destroy', { destroy: card }));
    expect(coinsIn(events, 0)).toBe(coins);
    expect(coinRules(events, 0)).toEqual(['BON-10']);
    expect(at(state, 0).coins).toBe(at(before, 0).coins + coins);
    expect(at(state, 0).hand).not.toContain(card);
    expect(state.destroyed).toEqual([...before.destroyed, card]);
    expect(events).toContainEqual({ type: 'cardDestroyed', seat: 0, card });
  });

  test.each<[card: CardId, cost: number]>([
    ['D01', 6],
    ['E04', 7],
  ])('AMB-BON-4 the share card %s can be destroyed too with the switch on', (card, cost) => {
    const before = table.onTurn((draft) => hold(draft, 0, card), { switches: { shareCardsMayBeDestroyed: true } });
    const { state, events } = table.played(before, placeBonusMarker('destroy', { destroy: card }));
    expect(coinsIn(events, 0)).toBe(cost + 2);
    expect(state.destroyed).toContain(card);
  });

  test('BON-10 offers every hand card and no other card', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'diamond-titanium2'));
    const offered = table.options(state, 'placeBonusMarker').filter(({ space }) => space === 'destroy');
    expect(offered).toEqual(at(state, 0).hand.map((card) => placeBonusMarker('destroy', { destroy: card })));
    const resting = at(state, 0).resting.flat()[0] ?? '';
    for (const card of ['diamond-titanium2', resting, 'star-carbon1', state.display[0] ?? '']) {
      expect(table.rules.explain(state, placeBonusMarker('destroy', { destroy: card }))).toMatchObject([
        { code: 'destroyedCardNotInHand', rule: 'BON-10' },
      ]);
    }
  });

  test('BON-2 BON-10 the space requires a hand card', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A01');
      player(draft, 0).hand = [];
    });
    expect(table.options(state, 'placeBonusMarker').map(({ space }) => space)).not.toContain('destroy');
    expect(table.rules.explain(state, placeBonusMarker('destroy'))).toMatchObject([
      { code: 'cardToDestroyMissing', rule: 'BON-10' },
    ]);
    expect(table.rules.explain(state, placeBonusMarker('destroy', { destroy: 'A01' }))).toMatchObject([
      { code: 'destroyedCardNotInHand', rule: 'BON-10' },
    ]);
  });

  test('BON-10 the destroy space pays the cost printed on the card without a display slot', () => {
    const cheap = tableWith({
      ...defaultContent,
      id: 'dear-slots',
      slotCosts: defaultContent.slotCosts.map(() => 9),
      cards: defaultContent.cards.map((card) => (card.id === 'A01' ? { ...card, cost: 5 } : card)),
    });
    const before = cheap.onTurn((draft) => hold(draft, 0, 'A01'));
    expect(coinsIn(cheap.played(before, placeBonusMarker('destroy', { destroy: 'A01' })).events, 0)).toBe(7);
  });
});

describe('the tile spaces', () => {
  test.each(TILE_IDS)('BON-11 BON-12 %s is reserved for its price and received in the next round', (tile) => {
    const cost = priceOf(tile);
    expect([1, 2]).toContain(cost);
    const before = table.onTurn((draft) => {
      player(draft, 0).coins = 2;
    }, TWO);
    const { state, events } = table.played(before, placeBonusMarker(tile));
    expect(at(state, 0)).toMatchObject({ coins: 2 - cost, tiles: [] });
    expect(events).toContainEqual({ type: 'tileReserved', seat: 0, tile });
    const waiting = passes(state, 1);
    expect(at(waiting, 0).tiles).toEqual([]); // not before the preparation phase
    const second = nextRound(waiting);
    expect(at(second, 0).tiles).toEqual([{ tile, used: false, on: null }]);
    expect(at(second, 1).tiles).toEqual([]);
  });

  test('BON-11 a tile reserved by another player cannot be reserved again', () => {
    const start = table.onTurn((draft) => {
      for (const seat of [0, 1]) player(draft, seat).coins = 2;
    });
    const state = table.act(start, placeBonusMarker('energyTile'));
    expect(table.rules.explain(state, placeBonusMarker('energyTile', {}, 1))).toMatchObject([
      { code: 'spaceOccupied', rule: 'BON-4' },
    ]);
  });

  test('AMB-BON-5 a tile that a player still has can be reserved by any player, including the owner', () => {
    const start = table.onTurn((draft) => {
      giveTile(draft, 0, 'scientistTile');
      giveTile(draft, 1, 'energyTile');
      for (const seat of [0, 1]) player(draft, seat).coins = 9;
    }, TWO);
    const state = table.act(start, placeBonusMarker('scientistTile'), pass(1), {
      type: 'pickUpDeck',
      seat: 1,
      slot: 1,
    });
    expect(at(nextRound(state), 0).tiles).toEqual([{ tile: 'scientistTile', used: false, on: null }]);
    expect(at(nextRound(table.act(start, placeBonusMarker('energyTile'))), 0).tiles).toMatchObject([
      { tile: 'energyTile' },
    ]);
  });

  test('BON-13 a tile reserved in the last round is never received, with a warning', () => {
    const sixth = table.onTurn((draft) => {
      draft.round = 6;
      player(draft, 0).coins = 2;
    }, TWO);
    expect(table.rules.warnings(sixth, placeBonusMarker('energyTile'))).toEqual([]);
    const start = table.onTurn((draft) => {
      draft.round = 7;
      player(draft, 0).coins = 2;
    }, TWO);
    expect(table.rules.warnings(start, placeBonusMarker('energyTile'))).toMatchObject([
      { code: 'tileNeverComes', rule: 'BON-13' },
    ]);
    const over = nextRound(table.act(start, placeBonusMarker('energyTile')));
    expect(table.rules.isOver(over)).toBe(true);
    expect(at(over, 0).tiles).toEqual([]);
    expect(over.placed).toEqual([{ space: 'energyTile', seat: 0 }]);
  });
});

test('BON-5 every bonus space of a track opens at its level', () => {
  const tracks = { skymine: 'C2', minerva: 'D1', astrogo: 'E1', tawac: 'A1' } as const; // A1: permanent bonuses
  const state = table.onTurn(
    (draft) => {
      player(draft, 0).coins = 9;
      player(draft, 0).bonuses = { skymine: 1, minerva: 2, astrogo: 2, tawac: 2 };
    },
    { tracks },
  );
  const open = new Set(table.options(state, 'placeBonusMarker').map(({ space }) => space));
  const onTracks = [...open].filter((space) => !BOARD_SPACES.some((printed) => printed === space));
  expect(onTracks).toEqual(['skymine1', 'minerva1', 'minerva2', 'astrogo1', 'astrogo2']);
  expect(table.rules.explain(state, placeBonusMarker('skymine2'))).toMatchObject([
    { code: 'spaceLocked', rule: 'TRACK-12' },
  ]);
});
