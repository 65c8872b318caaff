import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, stop, useEnergy } from '../../../kit/actions.ts';
import { put } from '../../../kit/belt.ts';
import { eventsOf } from '../../../kit/events.ts';
import { beside, confront, facing, holder, rich, sacrifice } from '../../../kit/menace.ts';
import type { Action, GameState } from '../../../kit/pinned.ts';
import { at, type Change, coinsIn, hold, lay, player, refusal, table } from '../../../kit/table.ts';

// Tawac has a shuttle on space 11, which joins asteroids 8 and 10 without lightning. Its station is linked to asteroids
// 1 and 3. Asteroid 8 pays 2 coins, asteroid 10 2 research points, asteroid 1 a coin and a tank step, asteroid 3 a
// point.

const { act, played, options, rules } = table;
const energyLeft = (state: GameState): unknown => rules.pending(state)[0]?.params;
describe('MENACE-4 within the energy action', () => {
  test('MENACE-4 the menace can be confronted only during the energy action', () => {
    const start = facing('spacePirates', (draft) => {
      rich(draft);
      lay(draft, 0, 'B08');
      put(draft, 'tawac', { shuttleSpace: 11 });
    });
    expect(refusal(start, confront)).toEqual(['notThisDecision ROUND-9']);
    const expanding = act(start, useEnergy('tawac'));
    expect(options(expanding, 'confront')).toEqual([confront]);
    expect(refusal(expanding, { ...confront, seat: 1 })).toEqual(['notThisSeat NOTE-9']);
    expect(refusal(act(expanding, placeOutpost(10), stop), confront)).toEqual(['notThisDecision RP-4']); // rewards
  });

  test.each<[string, readonly Action[]]>([
    ['before', [confront, placeOutpost(8), placeOutpost(3)]],
    ['between', [placeOutpost(8), confront, placeOutpost(3)]],
    ['after', [placeOutpost(8), placeOutpost(3), confront]],
  ])('MENACE-4 AMB-MENACE-3 energy may be spent on the menace %s other spaces', (_, actions) => {
    const state = act(beside('spacePirates', 4, rich), ...actions);
    const end = act(state, { type: 'takeCoin', seat: 0 }); // the point of asteroid 3
    expect(holder(end)).toBe(0);
    expect(end.belt?.outposts.flat(2)).toEqual(['tawac', 'tawac']);
    expect(rules.pending(end)).toMatchObject([{ kind: 'turn', seat: 1 }]);
  });

  test('MENACE-4 confronting is optional', () => {
    const end = act(beside('spacePirates', 2, rich), stop);
    expect(holder(end)).toBeNull();
    expect(at(end, 0).coins).toBe(6);
  });

  test('MENACE-4 AMB-MENACE-2 confronting requires no placed piece', () => {
    const { state, events } = played(beside('spacePirates', 2, rich), confront);
    expect(holder(state)).toBe(0);
    expect(eventsOf(events, 'energyLost')).toEqual([]);
    expect(state.belt?.outposts.flat(2)).toEqual([]);
  });

  test('MENACE-15 the event for the coins cites the rule of the menace', () => {
    const { events } = played(beside('spacePirates', 4, rich), confront);
    expect(eventsOf(events, 'coins')).toEqual([{ type: 'coins', seat: 0, amount: -6, rule: 'MENACE-15' }]);
  });

  test('MENACE-4 MENACE-9 a menace can be confronted once per action', () => {
    const state = act(beside('spacePirates', 5, rich), confront);
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual(['menaceConfronted MENACE-9']);
  });

  test('MENACE-4 rejects confronting without a menace', () => {
    const start = table.onTurn((draft) => lay(draft, 0, 'B08'), { players: ['a', 'b'], board: 'belt' });
    const state = act(start, useEnergy('tawac'));
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual(['noMenace MENACE-4']);
  });
});

describe('MENACE-5 a shuttle on 11 or 16', () => {
  /** Seat 0 has used 3 energy for Tawac. */
  const withPieces = (change: Change): GameState => {
    const start = facing('spacePirates', (draft) => {
      rich(draft);
      lay(draft, 0, 'B08');
      change(draft);
    });
    return act(start, useEnergy('tawac'));
  };

  test.each([11, 16])('MENACE-5 accepts an earlier shuttle on space %i', (shuttleSpace) => {
    const state = withPieces((draft) => put(draft, 'tawac', { shuttleSpace }));
    expect(options(state, 'confront')).toEqual([confront]);
  });

  test.each([2, 4, 6, 7, 9, 12, 13, 19, 20, 22, 23])('MENACE-5 a shuttle on space %i is too far away', (other) => {
    const state = withPieces((draft) => put(draft, 'tawac', { shuttleSpace: other }));
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual(['menaceOutOfReach MENACE-5']);
  });

  test('MENACE-5 rejects a rival shuttle there and outposts next to it', () => {
    const state = withPieces((draft) => {
      put(draft, 'minerva', { shuttleSpace: 11 });
      put(draft, 'skymine', { shuttleSpace: 16 });
      for (const asteroid of [8, 10, 14, 15]) put(draft, 'tawac', { asteroid, space: 0 });
    });
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual(['menaceOutOfReach MENACE-5']);
  });

  test('MENACE-5 accepts a shuttle placed earlier in the action', () => {
    const before = withPieces((draft) => put(draft, 'tawac', { asteroid: 8, space: 0 }));
    expect(refusal(before, confront)).toEqual(['menaceOutOfReach MENACE-5']);
    const state = act(before, placeShuttle(11));
    expect(options(state, 'confront')).toEqual([confront]);
    expect(holder(act(state, confront))).toBe(0);
  });

  test('MENACE-5 accepts a shuttle placed where a rival shuttle is', () => {
    const before = beside('spacePirates', 4, (draft) => {
      rich(draft);
      const { belt } = draft;
      if (belt) belt.shuttles = belt.shuttles.map(() => []); // Tawac has none yet
      put(draft, 'minerva', { shuttleSpace: 11 });
      put(draft, 'tawac', { asteroid: 8, space: 0 });
    });
    expect(refusal(before, confront)).toEqual(['menaceOutOfReach MENACE-5']);
    expect(holder(act(before, placeShuttle(11), confront))).toBe(0);
  });
});

describe('MENACE-6 2 energy', () => {
  test('MENACE-6 confronting spends 2 energy and leaves the rest for other spaces', () => {
    const before = beside('spacePirates', 5, rich);
    const { state, events } = played(before, confront);
    expect(eventsOf(events, 'menaceConfronted')).toEqual([
      { type: 'menaceConfronted', seat: 0, menace: 'spacePirates', energy: 2 },
    ]);
    expect(energyLeft(state)).toMatchObject({ energy: 3, confronted: true });
    expect(eventsOf(played(state, stop).events, 'energyLost')).toEqual([{ type: 'energyLost', seat: 0, energy: 3 }]);
  });

  test('MENACE-6 confronting is legal with 2 energy and illegal with 1', () => {
    expect(options(beside('spacePirates', 2, rich), 'confront')).toEqual([confront]);
    const poorer = beside('spacePirates', 1, rich);
    expect(options(poorer, 'confront')).toEqual([]);
    expect(rules.explain(poorer, confront)).toMatchObject([
      { code: 'menaceTooExpensive', rule: 'MENACE-6', params: { cost: 2, energy: 1 } },
    ]);
  });

  test('MENACE-6 energy spent earlier is no longer available', () => {
    const state = act(beside('spacePirates', 3, rich), placeOutpost(8), placeOutpost(3));
    expect(refusal(state, confront)).toEqual(['menaceTooExpensive MENACE-6']);
  });
});

describe('MENACE-7 the requirement of the card', () => {
  test('MENACE-7 the requirement is paid immediately, not with the rewards', () => {
    const { state, events } = played(beside('spacePirates', 5, rich), confront);
    expect(at(state, 0).coins).toBe(0);
    expect(coinsIn(events, 0)).toBe(-6);
    expect(holder(state)).toBeNull();
  });

  test('MENACE-7 AMB-MENACE-4 coins of the same action come too late', () => {
    const five: Change = (draft) => {
      player(draft, 0).coins = 5;
    };
    const state = act(beside('spacePirates', 4, five), placeOutpost(8));
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual(['menaceUnpaid MENACE-7']);
    expect(at(act(state, stop), 0).coins).toBe(5 + 2);
  });

  test('MENACE-7 AMB-MENACE-4 tank steps of the same action come too late', () => {
    const nearly: Change = (draft) => {
      player(draft, 0).helium = 19;
    };
    const state = act(beside('unknownProbe', 4, nearly), placeOutpost(1));
    expect(refusal(state, confront)).toEqual(['menaceTankValue MENACE-7']);
    expect(at(act(state, stop), 0).helium).toBe(20);
  });

  test('MENACE-7 rejects cards for a menace that requires none', () => {
    const state = beside('spacePirates', 2, (draft) => {
      rich(draft);
      hold(draft, 0, 'B07', 'B08');
    });
    expect(refusal(state, sacrifice('B07', 'B08'))).toEqual(['menaceAsksNoCards MENACE-7']);
  });
});
