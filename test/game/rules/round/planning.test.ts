import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { pass } from '../../../kit/actions.ts';
import { inHand } from '../../../kit/changes.ts';
import { NAMES, SEATS } from '../../../kit/people.ts';
import type { Action, CreateGameOptions, GameState, Seat } from '../../../kit/pinned.ts';
import {
  createGame,
  defaultContent,
  explain,
  IllegalActionError,
  legalActions,
  pending,
  reduce,
  tryReduce,
  warnings,
} from '../../../kit/pinned.ts';
import { at, type Change, giveTile, lay, player, refusal, table } from '../../../kit/table.ts';

const SLOTS = [0, 1, 2, 3, 4];

/** The planning phase of round 1, edited. */
function planning(change: Change = () => {}, options: Partial<CreateGameOptions> = {}): GameState {
  const start = createGame({ players: NAMES, seed: 'planning', firstPlayer: 0, ...options });
  return produce(table.skip(start, 'startingDecks', 'barrier'), change);
}

const plan = (seat: Seat, slot: number, card: string): Action => ({ type: 'planCard', seat, card, slot });
const confirm = (seat: Seat): Action => ({ type: 'confirmPlan', seat });

/** All seats confirm, in order. */
function confirmAll(state: GameState): GameState {
  return pending(state).reduce((now, { seat }) => reduce(now, confirm(seat)), state);
}

/** The open slots of a seat for a card. */
function openSlots(state: GameState, seat: Seat): number[] {
  const card = at(state, seat).hand[0] ?? '';
  return SLOTS.filter((slot) => explain(state, plan(seat, slot, card)).length === 0);
}

describe('simultaneous planning', () => {
  test('PLAN-1 all players plan at the same time in any order', () => {
    const state = planning();
    expect(pending(state)).toEqual(SEATS.map((seat) => ({ seat, kind: 'planning', params: {} })));
    for (const seat of SEATS) expect(explain(state, plan(seat, 2, at(state, seat).hand[0] ?? ''))).toEqual([]);
  });

  test('PLAN-1 a planned card changes nothing for other players and reveals nothing to them', () => {
    const state = planning();
    const result = tryReduce(state, plan(2, 1, 'triangle-carbon1'));
    if (!result.ok) throw new Error('refused');
    expect(result.events).toEqual([]);
    for (const seat of [0, 1, 3]) {
      expect(at(result.state, seat)).toEqual(at(state, seat));
      expect(legalActions(result.state, seat)).toEqual(legalActions(state, seat));
    }
    expect(pending(result.state)).toEqual(pending(state));
  });

  test('PLAN-1 the order in which seats plan and confirm makes no difference', () => {
    const cards = ['diamond-carbon2', 'star-carbon2', 'triangle-carbon1', 'circle-carbon2'];
    const play = (seats: readonly Seat[]) =>
      table.act(
        planning(),
        ...seats.map((seat) => plan(seat, 3, cards[seat] ?? '')),
        ...[...seats].reverse().map(confirm),
      );
    expect(play([2, 0, 3, 1])).toEqual(play([0, 1, 2, 3]));
  });

  test('PLAN-1, AMB-PLAN-5 offers no player a card of another player', () => {
    const state = planning();
    for (const seat of SEATS) {
      for (const action of legalActions(state, seat)) {
        expect(action.seat).toBe(seat);
        if (action.type === 'planCard') expect(at(state, seat).hand).toContain(action.card);
      }
    }
    expect(refusal(state, plan(1, 2, 'diamond-carbon2'))).toEqual(['notInHand PLAN-2']);
  });

  test('PLAN-10 reveals all cards together when the last player is ready, and the first player begins', () => {
    const ready = table.act(
      planning(undefined, { firstPlayer: 3 }),
      plan(0, 1, 'diamond-carbon2'),
      plan(1, 3, 'star-titanium2'),
      confirm(3),
      confirm(0),
      confirm(2),
    );
    expect(pending(ready).map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'planning']]);
    const { state, events } = table.played(ready, confirm(1));
    expect(events).toEqual([
      { type: 'cardsRevealed', seat: 0, cards: [null, 'diamond-carbon2', null, null, null] },
      { type: 'cardsRevealed', seat: 1, cards: [null, null, null, 'star-titanium2', null] },
      { type: 'cardsRevealed', seat: 2, cards: [null, null, null, null, null] },
      { type: 'cardsRevealed', seat: 3, cards: [null, null, null, null, null] },
      { type: 'turnStarted', seat: 3 },
    ]);
    expect(pending(state)).toMatchObject([{ seat: 3, kind: 'turn' }]);
  });

  test('PLAN-10, AMB-PLAN-2 reveals nothing before the last player is ready', () => {
    let state = planning();
    for (const action of [
      plan(0, 1, 'diamond-carbon2'),
      confirm(0),
      plan(1, 3, 'star-carbon2'),
      confirm(1),
      confirm(2),
    ]) {
      const result = table.played(state, action);
      expect(result.events).toEqual([]);
      state = result.state;
    }
  });

  test('AMB-PLAN-2 a planned card cannot be taken back', () => {
    const placed = reduce(planning(), plan(0, 1, 'diamond-carbon2'));
    expect(at(placed, 0).hand).not.toContain('diamond-carbon2');
    const types = new Set(legalActions(placed).map(({ type }) => type));
    expect(types).toEqual(new Set(['planCard', 'confirmPlan']));
    const takeBack = { type: 'unplanCard', seat: 0, slot: 1 } as unknown as Action;
    expect(explain(placed, takeBack)).toMatchObject([{ code: 'malformedAction' }]);
    // A confirmed plan is final, even while others still plan.
    const confirmed = reduce(placed, confirm(0));
    for (const action of [plan(0, 2, 'diamond-titanium2'), confirm(0)]) {
      expect(explain(confirmed, action)).toMatchObject([{ code: 'planningFinished', rule: 'PLAN-10' }]);
    }
    expect(legalActions(confirmed, 0)).toEqual([]);
  });
});

describe('cards and slots', () => {
  test('PLAN-2 places a hand card in a slot of the player’s own area', () => {
    const state = reduce(planning(), plan(0, 2, 'diamond-energy2'));
    expect(at(state, 0).area).toEqual([null, null, 'diamond-energy2', null, null]);
    expect(at(state, 0).hand).toHaveLength(6);
    expect(at(state, 0).hand).not.toContain('diamond-energy2');
  });

  test.each([
    ['resting', 'diamond-carbon1'],
    ['of another player', 'star-carbon2'],
    ['of the display', 'A01'],
    ['unknown', 'no-such-card'],
  ])('PLAN-2 rejects a card that is not in the hand: %s', (_where, card) => {
    expect(refusal(planning(), plan(0, 2, card))).toEqual(['notInHand PLAN-2']);
  });

  test('PLAN-2 rejects a card that is already placed', () => {
    const state = reduce(planning(), plan(0, 2, 'diamond-energy2'));
    expect(refusal(state, plan(0, 1, 'diamond-energy2'))).toEqual(['notInHand PLAN-2']);
    expect(() => reduce(state, plan(0, 1, 'diamond-energy2'))).toThrow(IllegalActionError);
  });

  test('PLAN-3 a slot has room for one card, so three can be placed at the start', () => {
    const one = reduce(planning(), plan(0, 1, 'diamond-energy2'));
    expect(refusal(one, plan(0, 1, 'diamond-titanium2'))).toEqual(['slotTaken PLAN-3']);
    const three = table.act(one, plan(0, 2, 'diamond-titanium2'), plan(0, 3, 'diamond-carbon2'));
    expect(legalActions(three, 0).map(({ type }) => type)).not.toContain('planCard');
  });

  test.each([0, 4, 5, -1])('PLAN-3 slot %i is not ON at the start', (slot) => {
    expect(refusal(planning(), plan(0, slot, 'diamond-energy2'))).toEqual(['slotOff PLAN-3']);
  });

  const { tank, research } = defaultContent.playerBoard;
  test.each([
    ['neither', tank.slotSpace - 1, research.slotSpace - 1, [1, 2, 3]],
    ['the helium-3 marker', tank.slotSpace, 0, [0, 1, 2, 3]],
    ['the upload marker', 0, research.slotSpace, [1, 2, 3, 4]],
    ['both', tank.slotSpace, research.slotSpace, [0, 1, 2, 3, 4]],
    ['both, long past their spaces', tank.last, research.last, [0, 1, 2, 3, 4]],
  ])('PLAN-4, SPECIAL-3, SPECIAL-6 slots switched ON by %s', (_who, helium, upload, expected) => {
    const state = planning((draft) => {
      Object.assign(player(draft, 0), { helium, upload });
    });
    expect(openSlots(state, 0)).toEqual(expected);
    expect(openSlots(state, 1)).toEqual([1, 2, 3]);
  });

  test('PLAN-4 more than five cards can never be placed', () => {
    const full = planning((draft) => {
      Object.assign(player(draft, 0), { helium: tank.last, upload: research.last });
    });
    const placed = SLOTS.reduce((now, slot) => reduce(now, plan(0, slot, at(now, 0).hand[0] ?? '')), full);
    expect(at(placed, 0).area.every((card) => card !== null)).toBe(true);
    expect(at(placed, 0).hand).toHaveLength(2);
    expect(legalActions(placed, 0).map(({ type }) => type)).not.toContain('planCard');
  });

  test('PLAN-4, AMB-SPECIAL-2 a slot opened in the action phase is available from the next planning phase on', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A09');
      player(draft, 0).helium = tank.slotSpace - 1;
    });
    const opened = reduce(state, { type: 'useFieldScientist', seat: 0, card: 'A09' });
    expect(at(opened, 0).helium).toBe(tank.slotSpace);
    expect(explain(opened, plan(0, 0, 'diamond-energy2'))).toHaveLength(1);
    const next = SEATS.reduce((now) => {
      const seat = pending(now)[0]?.seat ?? 0;
      return table.skip(reduce(now, pass(seat)), 'pickUp', 'resting');
    }, opened);
    expect(next.round).toBe(2);
    expect(openSlots(next, 0)).toEqual([0, 1, 2, 3]);
  });

  test('PLAN-5 every card can be placed in every slot that is ON', () => {
    const state = planning();
    const { hand } = at(state, 0);
    const offered = table.rules.legalActions(state, 0).filter(({ type }) => type === 'planCard');
    expect(offered).toHaveLength(21);
    for (const card of hand) for (const slot of [1, 2, 3]) expect(offered).toContainEqual(plan(0, slot, card));
  });

  test.each([0, 1, 2, 3])('PLAN-6, AMB-PLAN-1 %i cards can be placed in three slots', (cards) => {
    const placed = [1, 2, 3]
      .slice(0, cards)
      .reduce((now, slot) => reduce(now, plan(0, slot, at(now, 0).hand[0] ?? '')), planning());
    expect(explain(placed, confirm(0))).toEqual([]);
    expect(legalActions(placed, 0)).toContainEqual(confirm(0));
    const expected =
      cards === 3 ? [] : [{ code: 'emptySlots', rule: 'PLAN-6', page: '10, AMB-PLAN-1', params: { slots: 3 - cards } }];
    expect(warnings(placed, confirm(0))).toMatchObject(expected);
    expect(warnings(placed, confirm(0))).toHaveLength(expected.length);
  });

  test('PLAN-6 a player who has placed nothing can still place bonus markers or pass', () => {
    const state = confirmAll(planning());
    const types = new Set(legalActions(state).map(({ type }) => type));
    expect(types).toEqual(new Set(['placeBonusMarker', 'pass']));
  });

  test('PLAN-6 a player with an empty hand places nothing, without a warning', () => {
    const state = planning((draft) => {
      player(draft, 0).hand = [];
    });
    expect(legalActions(state, 0)).toEqual([confirm(0)]);
    expect(warnings(state, confirm(0))).toEqual([]);
  });

  test('PLAN-7 only the placed cards determine the legal card actions', () => {
    const types = (...cards: string[]) => {
      const placed = cards.reduce((now, card, index) => reduce(now, plan(0, index + 1, card)), planning());
      return [...new Set(legalActions(confirmAll(placed)).map(({ type }) => type))].filter((type) =>
        type.startsWith('use'),
      );
    };
    expect(types()).toEqual([]);
    expect(types('diamond-energy2')).toEqual(['useEnergy']);
    expect(types('diamond-titanium2', 'diamond-scientist1')).toEqual(['useResources', 'useScientist']);
  });

  test('PLAN-7, AMB-PLAN-3 placed cards do not have to be used', () => {
    const state = confirmAll(reduce(planning(), plan(0, 1, 'diamond-energy2')));
    expect(explain(state, pass(0))).toEqual([]);
  });

  test.each(['D01', 'D04', 'E02', 'E03'])('PLAN-8 the share card %s cannot be placed', (card) => {
    const state = planning(inHand(0, card));
    expect(refusal(state, plan(0, 2, card))).toEqual(['shareCard PLAN-8']);
    expect(legalActions(state, 0)).not.toContainEqual(expect.objectContaining({ type: 'planCard', card }));
  });

  test('PLAN-8 does not warn about empty slots when the hand has only share cards', () => {
    const state = planning((draft) => {
      player(draft, 0).hand = [];
      inHand(0, 'D01', 'E01')(draft);
    });
    expect(warnings(state, confirm(0))).toEqual([]);
  });

  test('PLAN-8, AMB-PLAN-6 an energy card with a share icon is not a share card', () => {
    const both = defaultContent.cards.filter(({ action, share }) => action.kind === 'energy' && share !== null);
    expect(both.length).toBeGreaterThan(0);
    for (const { id } of both) expect(explain(planning(inHand(0, id)), plan(0, 2, id))).toEqual([]);
  });
});

describe('consequences of placing', () => {
  const placed = () =>
    confirmAll(table.act(planning(), plan(0, 1, 'diamond-energy2'), plan(0, 3, 'diamond-titanium2')));

  test('PLAN-9, PASS-4 passing rests each card on a separate slot', () => {
    const picked = table.act(placed(), pass(0), { type: 'pickUpDeck', seat: 0, slot: 2 });
    const first = reduce(picked, { type: 'restCard', seat: 0, card: 'diamond-energy2', slot: 1 });
    const twice: Action = { type: 'restCard', seat: 0, card: 'diamond-titanium2', slot: 1 };
    expect(refusal(first, twice)).toEqual(['restingSlotFilled PASS-4']);
    const done = reduce(first, { ...twice, slot: 2 });
    expect(at(done, 0).area).toEqual([null, null, null, null, null]);
    expect(at(done, 0).resting.map((deck) => deck.length)).toEqual([0, 2, 1, 1, 0]);
    expect(at(done, 0).resting[2]).toEqual(['diamond-titanium2']);
  });

  test('PLAN-9, PASS-3 picks up one whole resting deck per round, never cards of this round', () => {
    const passed = reduce(placed(), pass(0));
    const choices = legalActions(passed);
    expect(choices).toEqual([1, 2, 3].map((slot) => ({ type: 'pickUpDeck', seat: 0, slot })));
    const deck = at(passed, 0).resting[3] ?? [];
    const after = table.skip(reduce(passed, { type: 'pickUpDeck', seat: 0, slot: 3 }), 'resting');
    expect(at(after, 0).hand).toEqual([...at(placed(), 0).hand, ...deck]);
    expect(pending(after)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });

  test('PLAN-9 resting cards cannot be planned until they are picked up', () => {
    let state = placed();
    for (const seat of SEATS) state = table.skip(reduce(state, pass(seat)), 'pickUp', 'resting');
    expect(state.round).toBe(2);
    expect(refusal(state, plan(0, 1, 'diamond-energy2'))).toEqual(['notInHand PLAN-2']);
  });

  test.each(['energyTile', 'scientistTile', 'fieldScientistTile', 'plusOneResourceTile'] as const)(
    'PLAN-11, TILE-8 the %s is face up beside the slots during planning and fills none of them',
    (tile) => {
      const state = planning((draft) => giveTile(draft, 0, tile));
      const three = table.act(
        state,
        plan(0, 1, 'diamond-energy2'),
        plan(0, 2, 'diamond-titanium2'),
        plan(0, 3, 'diamond-carbon2'),
      );
      expect(at(three, 0).tiles).toEqual([{ tile, used: false, on: null }]);
      expect(at(three, 0).area.filter((card) => card !== null)).toHaveLength(3);
    },
  );

  test('PLAN-11, PREP-6 a tile reserved in one round is available in the next planning phase', () => {
    let state = table.act(
      table.onTurn((draft) => {
        player(draft, 0).coins = 2;
      }),
      { type: 'placeBonusMarker', seat: 0, space: 'energyTile' },
    );
    expect(at(state, 0).tiles).toEqual([]);
    while (state.round === 1) {
      state = table.skip(reduce(state, pass(pending(state)[0]?.seat ?? 0)), 'pickUp', 'resting');
    }
    expect(pending(state)[0]?.kind).toBe('planning');
    expect(at(state, 0).tiles).toEqual([{ tile: 'energyTile', used: false, on: null }]);
  });

  test('PLAN-12, VARIANT-1, VARIANT-2 constrained slots make the action slot determine the resting slot', () => {
    const resting = (constrainedSlots: boolean) => {
      const state = planning(undefined, { constrainedSlots });
      const ready = confirmAll(table.act(state, plan(0, 1, 'diamond-energy2'), plan(0, 3, 'diamond-titanium2')));
      return table.act(ready, pass(0), { type: 'pickUpDeck', seat: 0, slot: 1 });
    };
    const rest = (slot: number): Action => ({ type: 'restCard', seat: 0, card: 'diamond-energy2', slot });
    for (const slot of SLOTS) expect(explain(resting(false), rest(slot))).toEqual([]);
    // The variant leaves no choices.
    const done = resting(true);
    expect(pending(done)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(at(done, 0).resting[1]).toEqual(['diamond-energy2']);
    expect(at(done, 0).resting[3]?.at(-1)).toBe('diamond-titanium2');
    const resumed = { ...done, players: resting(false).players, stack: resting(false).stack };
    expect(refusal(resumed, rest(2))).toEqual(['constrainedSlot VARIANT-2']);
  });

  test('AMB-PLAN-4, EXP-16 energy that can enter no sector may be used with a warning and is lost', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-energy1');
      // Every sector next to the station has a rival outpost, so entering costs 2 or more.
      for (const { number, stations } of defaultContent.moon.sectors) {
        if (stations.some(({ company }) => company === 'skymine')) draft.sectors[number - 1] = ['tawac'];
      }
    });
    const use: Action = { type: 'useEnergy', seat: 0, company: 'skymine' };
    expect(explain(state, use)).toEqual([]);
    expect(warnings(state, use)).toMatchObject([{ code: 'energyLost', rule: 'EXP-16' }]);
    const after = reduce(state, use);
    expect(after.sectors).toEqual(state.sectors);
    expect(at(after, 0).used[1]).toBe(true);
    expect(pending(after)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });
});
