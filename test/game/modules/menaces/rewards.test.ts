import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boxOf.ts';
import { menaceReward } from '../../../../src/game/modules/menaces/menaceModule.ts';
import { structureProblems } from '../../../../src/testing/invariants.ts';
import { placeOutpost } from '../../../kit/actions.ts';
import { put } from '../../../kit/belt.ts';
import { eventsOf } from '../../../kit/events.ts';
import { beside, confront, facing, holder, playOut, rich, sacrifice } from '../../../kit/menace.ts';
import type { Action, GameEvent, GameState } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { at, fetchCard, hold, lay, player, refusal, table, tableWith } from '../../../kit/table.ts';

// Tawac has a shuttle on space 11, which joins asteroids 8 and 10 without lightning. Asteroid 8 pays 2 coins,
// asteroid 10 2 research points.

const { act, played, options, rules } = table;
/** The events of several actions. */
function eventsOfAll(from: GameState, ...actions: readonly Action[]): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let state = from;
  for (const action of actions) {
    const step = played(state, action);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

describe('MENACE-8 the order of rewards', () => {
  test.each<[string, readonly Action[]]>([
    ['first', [confront, placeOutpost(8)]],
    ['last', [placeOutpost(8), confront]],
  ])('MENACE-8 the ordinary rewards come first when confronted %s', (_, actions) => {
    const { state, events } = eventsOfAll(beside('spacePirates', 3, rich), ...actions);
    const order = events.flatMap((event) => {
      if (event.type === 'coins') return [`coins ${event.amount}`];
      return event.type === 'heliumAdvanced' || event.type === 'turnStarted' ? [event.type] : [];
    });
    expect(order).toEqual(['coins -6', 'coins 2', 'heliumAdvanced', 'turnStarted']);
    expect(at(state, 0)).toMatchObject({ coins: 2, helium: 2 + 3 });
    const kinds = events.map(({ type }) => type);
    expect(kinds.indexOf('menaceRemoved')).toBeGreaterThan(kinds.lastIndexOf('coins'));
  });

  test('MENACE-8 research points of the space are spent before those of the menace', () => {
    const before = beside('einsteinRosenBridge', 3, (draft) => {
      for (const card of ['diamond-energy2', 'energy01']) fetchCard(draft, card);
      hold(draft, 0, 'diamond-energy2', 'energy01');
    });
    const coin: Action = { type: 'takeCoin', seat: 0 };
    const first = act(before, sacrifice('diamond-energy2', 'energy01'), placeOutpost(10));
    expect(rules.pending(first)).toEqual([{ seat: 0, kind: 'research', params: { points: 2 } }]);
    expect(holder(first)).toBeNull();
    const second = act(first, coin, coin);
    expect(rules.pending(second)).toEqual([{ seat: 0, kind: 'research', params: { points: 2 } }]);
    const end = act(second, coin, coin);
    expect(rules.pending(end)).toMatchObject([{ kind: 'turn', seat: 1 }]);
    expect(holder(end)).toBe(0);
    for (const state of [first, second]) expect(structureProblems(rules, state)).toEqual([]);
  });

  test('MENACE-8 the step on the track of the expanded company is for the company that confronted it', () => {
    const menaces = defaultContent.menaces.map((menace) => ({
      ...menace,
      reward: [{ kind: 'expandedTrack', steps: 1 } as const],
    }));
    const lab = tableWith({ ...defaultContent, menaces });
    const start = lab.onTurn(
      (draft) => {
        rich(draft);
        lay(draft, 0, 'B07');
        put(draft, 'tawac', { shuttleSpace: 11 });
        player(draft, 0).tracks.tawac = 0;
      },
      { players: ['Melanie', 'Antoine'], board: 'belt', menace: 'spacePirates' },
    );
    const end = lab.act(start, { type: 'useEnergy', seat: 0, company: 'tawac' }, confront);
    expect(at(end, 0).tracks.tawac).toBe(1);
  });

  test('MENACE-8 AMB-MENACE-4 the wild share is the last reward', () => {
    const { events } = played(beside('spacePirates', 2, rich), confront);
    const order = events
      .map(({ type }) => type)
      .filter((type) => type === 'heliumAdvanced' || type === 'menaceRemoved');
    expect(order).toEqual(['heliumAdvanced', 'menaceRemoved']);
  });

  test('MENACE-8 a reward that cannot be used is lost', () => {
    const state = beside('unknownProbe', 2, (draft) => {
      player(draft, 0).helium = 20;
      player(draft, 0).tracks = { skymine: 16, minerva: 15, astrogo: 16, tawac: 17 };
    });
    const end = table.skip(act(state, confront), 'chosenTracks');
    expect(rules.pending(end)).toMatchObject([{ kind: 'turn', seat: 1 }]);
    expect(at(end, 0).tracks).toEqual({ skymine: 16, minerva: 15, astrogo: 16, tawac: 17 });
    expect(holder(end)).toBe(0);
  });
});

describe('the card leaves the board', () => {
  test('MENACE-11 a removed menace has no more effects', () => {
    const { box, state } = gameOf(
      rules,
      facing('spacePirates', ({ menace }) => {
        if (menace !== null) menace.holder = 1;
      }),
    );
    const events: GameEvent[] = [];
    const after = produce(state, (draft) => {
      const work = { box, state: draft, emit: (event: GameEvent) => void events.push(event) };
      for (const granted of [false, true]) {
        menaceReward.run(work, { kind: 'menaceReward', seat: 0, company: 'tawac', granted });
      }
    });
    expect(after).toBe(state);
    expect(events).toEqual([]);
  });

  test('MENACE-9 AMB-MENACE-13 the menace belongs to the player who confronted it and cannot be confronted again', () => {
    const removed = act(
      beside('spacePirates', 2, (draft) => {
        rich(draft);
        player(draft, 1).coins = 6;
        lay(draft, 1, 'C07');
      }),
      confront,
    );
    expect(removed.menace).toEqual({ id: 'spacePirates', holder: 0 });
    const next = act(removed, { type: 'useEnergy', seat: 1, company: 'tawac' });
    expect(options(next, 'confront')).toEqual([]);
    expect(refusal(next, { ...confront, seat: 1 })).toEqual(['noMenace MENACE-4']);
  });

  test('MENACE-9 a seat other than the first can own the menace', () => {
    const start = facing('spacePirates', (draft) => {
      player(draft, 1).coins = 6;
      lay(draft, 1, 'B07');
      put(draft, 'skymine', { shuttleSpace: 16 });
    });
    const turn = table.skip(act(start, { type: 'pass', seat: 0 }), 'pickUp', 'resting');
    const { state, events } = played(act(turn, { type: 'useEnergy', seat: 1, company: 'skymine' }), {
      ...confront,
      seat: 1,
    });
    expect(holder(state)).toBe(1);
    expect(eventsOf(events, 'menaceRemoved')).toEqual([{ type: 'menaceRemoved', seat: 1, menace: 'spacePirates' }]);
  });

  test('MENACE-10 MENACE-11 the menace stays with its owner to the end and is not replaced', () => {
    const { state, events } = playOut(act(beside('spacePirates', 2, rich), confront));
    expect(state.round).toBe(7);
    expect(state.menace).toEqual({ id: 'spacePirates', holder: 0 });
    expect(eventsOf(events, 'menaceRevealed')).toEqual([]);
    expect(eventsOf(events, 'menaceRemoved')).toEqual([]);
  });
});
