import { describe, expect, test } from 'vitest';
import { pass, restCard } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, CardId, CreateGameOptions, GameState, Seat } from '../../../kit/pinned.ts';
import { TILE_IDS } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { at, type Change, coinsIn, fetchCard, giveTile, lay, player, refusal, table } from '../../../kit/table.ts';

const pickUp = (slot: number, seat: Seat = 0): Action => ({ type: 'pickUpDeck', seat, slot });

type Slots<T> = Readonly<Record<number, T>>;

/** Seat 0 with these cards in its action and resting slots, and all others in the hand. */
const arranged =
  (area: Slots<CardId>, resting: Slots<readonly CardId[]>, change: Change = () => {}): Change =>
  (draft) => {
    const own = player(draft, 0);
    own.hand.push(...own.resting.flat());
    own.resting = own.resting.map(() => []);
    for (const card of [...Object.values(area), ...Object.values(resting).flat()]) fetchCard(draft, card);
    for (const [slot, card] of Object.entries(area)) own.area[Number(slot)] = card;
    for (const [slot, cards] of Object.entries(resting)) own.resting[Number(slot)] = [...cards];
    change(draft);
  };

/** The resting slots offered to the next card of seat 0. */
const slotsOffered = (state: GameState): number[] => table.options(state, 'restCard').map(({ slot }) => slot);

describe('conditions', () => {
  test('PASS-1 unused cards and tiles do not prevent passing and only cause a warning', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A01', 'A07', 'A08');
      giveTile(draft, 0, 'energyTile');
    });
    expect(refusal(state, pass())).toEqual([]);
    expect(table.rules.legalActions(state)).toContainEqual(pass());
    expect(table.rules.warnings(state, pass())).toMatchObject([
      { code: 'usableCards', rule: 'PASS-1', params: { count: 4 } },
      { code: 'markersLeft', rule: 'PASS-1', params: { markers: 2 } },
    ]);
  });

  test('PASS-1 passing is the only legal action when nothing is left to do, without a warning', () => {
    const state = table.onTurn((draft) => {
      player(draft, 0).markers = 0;
      lay(draft, 0, 'A01');
      player(draft, 0).used.fill(true);
    });
    expect(table.rules.legalActions(state)).toEqual([pass()]);
    expect(table.rules.warnings(state, pass())).toEqual([]);
  });

  test('PASS-1 passing takes a whole turn and is legal only on your own turn', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A01'));
    expect(table.rules.explain(state, pass(1))).toMatchObject([{ code: 'notThisSeat', rule: 'NOTE-9' }]);
    const moving = table.act(state, { type: 'useResources', seat: 0, cards: ['A01'] });
    expect(table.rules.explain(moving, pass())).toMatchObject([{ code: 'notThisDecision', rule: 'RES-13' }]);
  });

  test('PASS-1 PASS-2 PASS-3 PASS-4 PASS-6 the steps of passing follow immediately in this order', () => {
    const cards = { 1: 'diamond-carbon1', 3: 'diamond-energy1' } as const;
    const decks = { 1: ['diamond-carbon2'], 2: ['diamond-minerals2'] } as const;
    let state = table.onTurn(arranged(cards, decks, (draft) => giveTile(draft, 0, 'scientistTile')));
    const happened = [pass(), pickUp(2), restCard('diamond-carbon1', 2), restCard('diamond-energy1', 4)].flatMap(
      (action) => {
        expect(table.rules.pending(state)).toMatchObject([{ seat: 0 }]);
        const step = table.played(state, action);
        state = step.state;
        return step.events.map(({ type }) => type);
      },
    );
    expect(happened).toEqual(['passed', 'deckPickedUp', 'cardRested', 'cardRested', 'tilesReturned', 'turnStarted']);
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });
});

describe('turning the cards face up', () => {
  test('PASS-2 turns all cards of the area face up before anything else', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, 'A01', 'A07', 'A08');
      Object.assign(player(draft, 0), { used: [false, true, false, true, false] });
    });
    const state = table.act(before, pass());
    expect(table.rules.pending(state)).toMatchObject([{ seat: 0, kind: 'pickUp' }]);
    expect(at(state, 0).used).toEqual([false, false, false, false, false]);
    expect(at(state, 0).area).toEqual(at(before, 0).area);
  });
});

describe('taking a resting deck', () => {
  const decks = { 1: ['diamond-carbon1'], 3: ['diamond-titanium1', 'diamond-titanium2', 'A01'] } as const;

  test('PASS-3 takes all cards of one chosen deck into the hand', () => {
    const before = table.onTurn(arranged({}, decks));
    const passed = table.act(before, pass());
    expect(table.options(passed, 'pickUpDeck')).toEqual([pickUp(1), pickUp(3)]);
    const { state, events } = table.played(passed, pickUp(3));
    expect(at(state, 0).hand).toEqual([...at(before, 0).hand, ...decks[3]]);
    expect(at(state, 0).resting).toEqual([[], ['diamond-carbon1'], [], [], []]);
    expect(events).toContainEqual({ type: 'deckPickedUp', seat: 0, slot: 3, cards: decks[3] });
    expect(refusal(state, pickUp(1))).not.toEqual([]); // only one deck
  });

  test.each([5, -1])('PASS-3 rejects slot %i', (slot) => {
    const passed = table.act(table.onTurn(arranged({}, decks)), pass());
    expect(table.rules.explain(passed, pickUp(slot))).toMatchObject([{ code: 'noSuchRestingSlot', rule: 'PASS-3' }]);
  });

  test.each([0, 2, 4])('PASS-3 AMB-PASS-2 rejects slot %i without a deck', (slot) => {
    const passed = table.act(table.onTurn(arranged({}, decks)), pass());
    expect(table.rules.explain(passed, pickUp(slot))).toMatchObject([{ code: 'noRestingDeck', rule: 'PASS-3' }]);
  });

  test('AMB-PASS-3 taking a deck is mandatory', () => {
    const passed = table.act(table.onTurn(arranged({ 1: 'A07' }, decks)), pass());
    expect(table.rules.legalActions(passed).every(({ type }) => type === 'pickUpDeck')).toBe(true);
    expect(refusal(passed, { type: 'stop', seat: 0 })).toEqual(['notThisDecision PASS-3']);
    expect(refusal(passed, restCard('A07', 0))).toEqual(['notThisDecision PASS-3']);
  });

  test('AMB-PASS-3 taking the only deck is mandatory too', () => {
    const state = table.act(table.onTurn(arranged({}, { 2: ['diamond-carbon1'] })), pass());
    expect(at(state, 0).hand).toContain('diamond-carbon1');
    expect(at(state, 0).resting.flat()).toEqual([]);
  });

  test('AMB-PASS-2 skips the step when the player has no deck', () => {
    const before = table.onTurn(arranged({ 1: 'A07', 2: 'A08' }, {}));
    const passed = table.act(before, pass());
    expect(table.rules.pending(passed)).toMatchObject([{ seat: 0, kind: 'resting' }]);
    const state = table.act(passed, restCard('A07', 2), restCard('A08', 1));
    expect(at(state, 0).hand).toEqual(at(before, 0).hand);
    expect(at(state, 0).resting).toEqual([[], ['A08'], ['A07'], [], []]);
  });

  test('PASS-3 cards played this round cannot be taken this round', () => {
    const before = table.onTurn(arranged({ 1: 'A07', 2: 'A08' }, decks));
    const ends = everyEnd(table.act(before, pass()));
    for (const state of ends) {
      expect(at(state, 0).hand).not.toContain('A07');
      expect(at(state, 0).hand).not.toContain('A08');
    }
    expect(ends).toHaveLength(2 * 20);
  });

  test('AMB-PASS-6 the order inside a deck does not matter', () => {
    const reversed = { ...decks, 3: [...decks[3]].reverse() };
    const [one, other] = [decks, reversed].map((each) => {
      const state = table.act(table.onTurn(arranged({}, each)), pass(), pickUp(3));
      return [[...at(state, 0).hand].sort(), table.rules.score(state)];
    });
    expect(one).toEqual(other);
  });
});

/** All states after a pass of seat 0. */
function everyEnd(state: GameState): GameState[] {
  const [prompt] = table.rules.pending(state);
  if (prompt?.kind !== 'pickUp' && prompt?.kind !== 'resting') return [state];
  return table.rules.legalActions(state).flatMap((action) => everyEnd(table.act(state, action)));
}

describe('resting the cards of the action area', () => {
  const area = { 1: 'A01', 2: 'A07', 3: 'A08' } as const;
  const decks = { 1: ['diamond-carbon1'], 2: ['diamond-minerals1'], 3: ['diamond-titanium1'] } as const;

  test('PASS-4 rests each card on a separate slot in any arrangement', () => {
    const ends = everyEnd(table.act(table.onTurn(arranged(area, decks)), pass(), pickUp(1)));
    const arrangements = new Set(ends.map((state) => JSON.stringify(at(state, 0).resting)));
    expect(arrangements.size).toBe(5 * 4 * 3);
    for (const state of ends) {
      const { resting, area: left } = at(state, 0);
      expect(left).toEqual([null, null, null, null, null]);
      const played = resting.map((deck) => deck.filter((card) => ['A01', 'A07', 'A08'].includes(card)).length);
      expect(Math.max(...played)).toBe(1);
      expect(resting.flat()).toHaveLength(5);
    }
  });

  test('PASS-4 rests nothing when the action area is empty', () => {
    const state = table.onTurn(
      arranged({}, decks, ({ stack }) => stack.push({ kind: 'resting', seat: 0, filled: [] })),
    );
    expect(table.rules.legalActions(state)).toEqual([]);
  });

  test('PASS-4 a resting slot takes one card in a pass', () => {
    const state = table.act(table.onTurn(arranged(area, decks)), pass(), pickUp(1), restCard('A01', 2));
    expect(slotsOffered(state)).toEqual([0, 1, 3, 4]);
    expect(table.rules.explain(state, restCard('A07', 2))).toMatchObject([
      { code: 'restingSlotFilled', rule: 'PASS-4' },
    ]);
  });

  test('PASS-4 rests five cards on all five slots', () => {
    const five = { 0: 'B09', ...area, 4: 'B10' };
    const state = table.skip(table.act(table.onTurn(arranged(five, decks)), pass(), pickUp(2)), 'resting');
    const tops = at(state, 0).resting.map((deck) => deck.at(-1));
    expect(tops.sort()).toEqual(['A01', 'A07', 'A08', 'B09', 'B10']);
  });

  test.each([5, -1])('PASS-4 rejects resting slot %i', (slot) => {
    const state = table.act(table.onTurn(arranged(area, decks)), pass(), pickUp(1));
    expect(table.rules.explain(state, restCard('A01', slot))).toMatchObject([
      { code: 'noSuchRestingSlot', rule: 'PASS-4' },
    ]);
  });

  test('PASS-4 AMB-PASS-7 asks for the cards from left to right and rests no other card', () => {
    const state = table.act(table.onTurn(arranged(area, decks)), pass(), pickUp(1));
    for (const card of ['A08', 'diamond-carbon1', 'star-carbon1']) {
      expect(table.rules.explain(state, restCard(card, 0))).toMatchObject([
        { code: 'notTheLeftmostCard', rule: 'PASS-4' },
      ]);
    }
  });

  test('PASS-5 puts a card on top of the deck of its slot, or starts a new one', () => {
    const state = table.act(
      table.onTurn(arranged(area, decks)),
      pass(),
      pickUp(1),
      restCard('A01', 1), // the slot just emptied
      restCard('A07', 2),
      restCard('A08', 4),
    );
    expect(at(state, 0).resting).toEqual([[], ['A01'], ['diamond-minerals1', 'A07'], ['diamond-titanium1'], ['A08']]);
  });

  test('PASS-5 resting decks are open: all players see all of their cards', () => {
    const state = table.act(
      table.onTurn(arranged({ 1: 'A01' }, { 2: ['B01', 'B03', 'B05'], 3: ['B07'] })),
      pass(),
      pickUp(3),
      restCard('A01', 2),
    );
    expect(at(state, 0).resting[2]).toEqual(['B01', 'B03', 'B05', 'A01']);
  });
});

describe('available resting slots', () => {
  const open = (change: Change, options: Partial<CreateGameOptions>): number[] =>
    slotsOffered(
      table.act(table.onTurn(arranged({ 2: 'A07' }, { 1: ['A01'], 2: ['A03'] }, change), options), pass(), pickUp(1)),
    );
  const FOLLOW = { switches: { restingSlotsFollowOn: true } };
  const nothing: Change = () => {};
  const tankSlot: Change = (draft) => {
    player(draft, 0).helium = 8;
  };
  const researchSlot: Change = (draft) => {
    player(draft, 0).upload = 5;
  };

  test.each<[name: string, change: Change, slots: readonly number[]]>([
    ['with no marker turned', nothing, [0, 1, 2, 3, 4]],
    ['with the tank slot ON', tankSlot, [0, 1, 2, 3, 4]],
  ])('AMB-PASS-1 all five slots are available from the start by default: %s', (_, change, slots) => {
    expect(open(change, {})).toEqual(slots);
    expect(open(change, { switches: { restingSlotsFollowOn: false } })).toEqual(slots);
  });

  test.each<[name: string, change: Change, slots: readonly number[]]>([
    ['none', nothing, [1, 2, 3]],
    ['that of the tank track', tankSlot, [0, 1, 2, 3]],
    ['that of the research track', researchSlot, [1, 2, 3, 4]],
    [
      'both',
      (draft) => {
        tankSlot(draft);
        researchSlot(draft);
      },
      [0, 1, 2, 3, 4],
    ],
  ])('AMB-PASS-1 restingSlotsFollowOn makes an outer slot depend on its action slot: ON is %s', (_, change, slots) => {
    expect(open(change, FOLLOW)).toEqual(slots);
  });

  test('AMB-PASS-1 restingSlotsFollowOn rejects a slot that is not ON', () => {
    const state = table.act(table.onTurn(arranged({ 2: 'A07' }, { 1: ['A01'] }), FOLLOW), pass());
    for (const slot of [0, 4]) {
      expect(table.rules.explain(state, restCard('A07', slot))).toMatchObject([
        { code: 'restingSlotOff', rule: 'PASS-4' },
      ]);
    }
  });

  test('AMB-PASS-1 restingSlotsFollowOn still leaves room for three cards', () => {
    const area = { 1: 'A01', 2: 'A07', 3: 'A08' };
    const ends = everyEnd(table.act(table.onTurn(arranged(area, { 1: ['A03'] }), FOLLOW), pass()));
    expect(ends).toHaveLength(6);
  });

  test('PASS-4 no slot is filled before the first card rests, then only its slot', () => {
    const passed = table.act(table.onTurn(arranged({ 1: 'A01', 2: 'A07' }, {})), pass());
    expect(table.rules.pending(passed)).toMatchObject([{ kind: 'resting', params: { filled: [] } }]);
    const next = table.act(passed, restCard('A01', 3));
    expect(next.stack.at(-1)).toMatchObject({ kind: 'resting', filled: [3] });
  });
});

describe('with constrained slots', () => {
  const CONSTRAINED = { constrainedSlots: true };

  test('PASS-9 every card rests in its own column without a choice', () => {
    const area = { 0: 'B09', 2: 'A07', 3: 'A08' };
    const decks = { 1: ['A01'], 2: ['A03'], 3: ['A05'] };
    const state = table.act(table.onTurn(arranged(area, decks), CONSTRAINED), pass(), pickUp(2));
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(at(state, 0).resting).toEqual([['B09'], ['A01'], ['A07'], ['A05', 'A08'], []]);
    expect(at(state, 0).area).toEqual([null, null, null, null, null]);
  });

  test('PASS-9 rejects another slot', () => {
    const state = table.onTurn(
      arranged({ 2: 'A07' }, {}, (draft) => {
        draft.stack.push({ kind: 'resting', seat: 0, filled: [] });
      }),
      CONSTRAINED,
    );
    expect(slotsOffered(state)).toEqual([2]);
    for (const slot of [0, 1, 3, 4]) {
      expect(table.rules.explain(state, restCard('A07', slot))).toMatchObject([
        { code: 'constrainedSlot', rule: 'VARIANT-2' },
      ]);
    }
  });

  test('PASS-9 the deck to take can still be chosen freely', () => {
    const state = table.act(table.onTurn(arranged({ 2: 'A07' }, { 1: ['A01'], 2: ['A03'] }), CONSTRAINED), pass());
    expect(table.options(state, 'pickUpDeck')).toEqual([pickUp(1), pickUp(2)]);
  });
});

describe('returning the tiles', () => {
  test.each(TILE_IDS)('PASS-6 returns %s, used or unused', (tile) => {
    for (const used of [false, true]) {
      const before = table.onTurn((draft) => {
        player(draft, 0).tiles.push({ tile, used, on: null });
        giveTile(draft, 1, tile === 'energyTile' ? 'scientistTile' : 'energyTile');
      });
      const state = passes(before, 0);
      expect(at(state, 0).tiles).toEqual([]);
      expect(at(state, 1).tiles).toEqual(at(before, 1).tiles);
      expect(at(state, 0).resting.flat()).not.toContain(tile);
    }
  });

  test('PASS-6 a player without tiles has no event for returned tiles', () => {
    const types = table.finishRound(table.onTurn(arranged({}, {}))).events.map(({ type }) => type);
    expect(types).toContain('passed');
    expect(types).not.toContain('tilesReturned');
  });

  test('PASS-6 returns all tiles together at the end', () => {
    const before = table.onTurn((draft) => {
      for (const tile of TILE_IDS) giveTile(draft, 0, tile);
    });
    const passed = table.act(before, pass());
    expect(at(passed, 0).tiles).toHaveLength(4);
    const { state, events } = table.played(passed, pickUp(1));
    expect(at(state, 0).tiles).toEqual([]);
    expect(events).toContainEqual({ type: 'tilesReturned', seat: 0, tiles: [...TILE_IDS] });
  });

  test('AMB-PASS-4 returns the +1 resource tile from its card or from beside the board', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, 'A01');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    expect(at(passes(before, 0), 0).tiles).toEqual([]);
    const onCard = table.act(before, { type: 'placeResourceTile', seat: 0, card: 'A01' });
    const state = passes(onCard, 0);
    expect(at(state, 0).tiles).toEqual([]);
    expect(at(state, 0).resting.flat()).toContain('A01');
  });
});

describe('after passing', () => {
  test('PASS-7 a player who has passed has no more turns in this phase', () => {
    const destroying = (state: GameState, seat: Seat): Action => ({
      type: 'placeBonusMarker',
      seat,
      space: 'destroy',
      destroy: at(state, seat).hand[0] ?? '',
    });
    const reserving: Action = { type: 'placeBonusMarker', seat: 3, space: 'scientistTile' };
    let state = passes(table.onTurn(), 0, 1);
    for (const action of [destroying(state, 2), reserving, pass(2)]) {
      expect(table.rules.pending(state)).toMatchObject([{ seat: action.seat, kind: 'turn' }]);
      for (const out of [0, 1]) expect(refusal(state, pass(out))).toEqual(['notThisSeat NOTE-9']);
      state = table.skip(table.act(state, action), 'pickUp');
    }
    expect(table.rules.pending(state)).toMatchObject([{ seat: 3, kind: 'turn' }]);
  });

  test('PASS-7 the markers of a player who has passed stay where they are', () => {
    const placed = table.act(
      table.onTurn(() => {}, TWO),
      { type: 'placeBonusMarker', seat: 0, space: 'scientistTile' },
    );
    const waiting = passes(table.act(placed, { type: 'placeBonusMarker', seat: 1, space: 'plusOneResourceTile' }), 0);
    expect(waiting.placed).toEqual([
      { space: 'scientistTile', seat: 0 },
      { space: 'plusOneResourceTile', seat: 1 },
    ]);
    expect(at(waiting, 0).markers).toBe(at(placed, 0).markers);
  });

  test('PASS-7 a threshold crossed by another player still pays', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 1, 'diamond-carbon1');
      player(draft, 1).tracks.skymine = 4; // A1: a threshold at 5 for 1 coin
      player(draft, 0).tracks.skymine = 7;
      player(draft, 2).tracks.skymine = 3;
    });
    const out = table.act(passes(before, 0), { type: 'useResources', seat: 1, cards: ['diamond-carbon1'] });
    const { events } = table.played(out, { type: 'advance', seat: 1, company: 'skymine' });
    expect([0, 1, 2].map((seat) => coinsIn(events, seat))).toEqual([1, 1, 0]);
  });

  test('PASS-8 the phase ends only when the last player has passed', () => {
    const three = passes(table.onTurn(), 0, 1, 2);
    expect(three.round).toBe(1);
    expect(table.rules.pending(three)).toMatchObject([{ seat: 3, kind: 'turn' }]);
    const next = passes(three, 3);
    expect(next.round).toBe(2);
    expect(table.rules.pending(next).map(({ kind }) => kind)).toEqual(Array(4).fill('planning'));
  });

  test('PASS-8 after round 7 the game is over', () => {
    const last = table.onTurn((draft) => {
      draft.round = 7;
    }, TWO);
    const one = passes(last, 0);
    expect(table.rules.isOver(one)).toBe(false);
    const over = passes(one, 1);
    expect(table.rules.isOver(over)).toBe(true);
    expect(over.round).toBe(7);
  });

  test('AMB-PASS-5 in round 7 the choices of passing change neither the cards owned nor the score', () => {
    const area = { 1: 'C07', 2: 'A07' };
    const decks = { 1: ['C08'], 2: ['diamond-carbon1'] };
    const last = table.onTurn(
      arranged(area, decks, (draft) => {
        draft.round = 7;
        draft.stations.skymine[0] = { pieces: 0, opened: true };
        draft.stations.minerva[0] = { pieces: 0, opened: true };
      }),
      TWO,
    );
    const results = everyEnd(table.act(last, pass())).map((state) => {
      const over = passes(state, 1);
      const { hand, resting } = at(over, 0);
      return JSON.stringify([[...hand, ...resting.flat()].sort(), table.rules.score(over)]);
    });
    expect(results).toHaveLength(2 * 20);
    expect(new Set(results).size).toBe(1);
  });
});
