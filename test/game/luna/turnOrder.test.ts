import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../kit/events.ts';
import {
  fillSlots,
  finishRound,
  lunaBoard,
  lunaIn,
  lunaOf,
  lunaPlays,
  lunasTurn,
  planNothing,
  setMajority,
  withLuna,
} from '../../kit/luna.ts';
import type { GameState, Seat } from '../../kit/pinned.ts';
import { createGame, legalActions, pending } from '../../kit/pinned.ts';
import { passes } from '../../kit/play.ts';
import { at, lay, player, refusal, table } from '../../kit/table.ts';

/** The planning phase of round 1 of a game with some human players. */
const atPlanning = (people: number, firstPlayer: Seat = 0): GameState =>
  table.skip(createGame(withLuna(people, { firstPlayer })), 'startingDecks', 'barrier');

/** Seats in the order of their first turns. Every human player uses the turn for a marker on a free space. */
function order(state: GameState): Seat[] {
  const seats: Seat[] = [];
  let now = planNothing(state).state;
  while (seats.length < state.players.length) {
    const [prompt] = pending(now);
    if (prompt === undefined) throw new Error('no seat is due');
    seats.push(prompt.seat);
    now = prompt.kind === 'lunaTurn' ? lunaPlays(now).state : passes(now, prompt.seat);
  }
  return seats;
}

describe('turn order', () => {
  test.each([
    [0, [0, 1, 2, 3]],
    [1, [1, 2, 3, 0]],
    [2, [2, 3, 0, 1]],
  ])('LUNA-26 Luna keeps her place when seat %i becomes first player: %j', (first, expected) => {
    const state = produce(atPlanning(3), (draft) => {
      draft.firstPlayer = first;
    });
    expect(order(state)).toEqual(expected);
  });

  test('LUNA-26 her place stays that of round 1 for any first player', () => {
    const start = atPlanning(3, 1); // 1, 2, 0, Luna
    expect(order(start)).toEqual([1, 2, 0, 3]);
    const changed = produce(start, (draft) => {
      draft.firstPlayer = 0;
    });
    expect(order(changed)).toEqual([0, 3, 1, 2]);
  });

  test('LUNA-26 the next round starts with the player who used the first player space', () => {
    const acting = planNothing(atPlanning(3)).state;
    const second = passes(acting, 0);
    const placed = table.skip(
      table.act(second, { type: 'placeBonusMarker', seat: 1, space: 'firstPlayer' }, { type: 'takeCoin', seat: 1 }),
    );
    const next = finishRound(placed);
    expect(next.firstPlayer).toBe(1);
    expect(order(next)).toEqual([1, 2, 3, 0]);
  });

  test('LUNA-26 AMB a single human player is first player in every round', () => {
    let state = atPlanning(1);
    while (state.round < 7) {
      expect(order(state)).toEqual([0, 1]);
      state = finishRound(planNothing(state).state);
      expect(state.firstPlayer).toBe(0);
    }
  });

  test('LUNA-28 the player to her left is next after her turn', () => {
    const start = lunasTurn({ B: 'I-4', C: 'I-2' }, undefined, { players: ['Melanie', 'Antoine', 'Mathieu'] });
    const { state } = lunaPlays(start);
    expect(pending(state)).toMatchObject([{ kind: 'turn', seat: 0 }]);
    const others = produce(start, (draft) => {
      player(draft, 0).passed = true;
    });
    expect(pending(lunaPlays(others).state)).toMatchObject([{ kind: 'turn', seat: 1 }]);
  });
});

describe('her turn', () => {
  const cards = { A: 'I-4', B: 'I-3', C: 'I-8', D: 'I-5', E: 'I-9' } as const;

  test('LUNA-27 Luna reveals the leftmost face-down card, one per turn', () => {
    const turned: string[] = [];
    let state = lunasTurn(cards);
    for (let turn = 0; turn < 5; turn += 1) {
      const played = lunaPlays(state);
      turned.push(...eventsOf(played.events, 'lunaCardTurned').map(({ card, slot }) => `${slot} ${card}`));
      state = turn < 4 ? waits(played.state) : played.state;
    }
    expect(turned).toEqual(['A I-4', 'B I-3', 'C I-8', 'D I-5', 'E I-9']);
  });

  /** Skips the human player's turn. */
  function waits(state: GameState): GameState {
    return produce(state, (draft) => {
      draft.stack = [{ kind: 'lunaTurn', seat: 1 }];
    });
  }

  test('LUNA-27 the revealed card stays face up in its slot, and the others stay face down', () => {
    const { state } = lunaPlays(lunasTurn({ B: 'I-4', C: 'I-2', D: 'I-6' }));
    expect(lunaOf(state).slots).toEqual([
      null,
      { card: 'I-4', faceUp: true },
      { card: 'I-2', faceUp: false },
      { card: 'I-6', faceUp: false },
      null,
    ]);
  });

  test('LUNA-27 ignores the majority section and the reveal icon of the revealed card', () => {
    // I-4: helium +2 as a reveal icon, research +1 as an entry.
    const { state } = lunaPlays(lunasTurn({ B: 'I-4', C: 'I-2' }));
    expect(lunaBoard(state)).toMatchObject({ helium: 0, upload: 1 });
    expect(lunaOf(state).majority).toEqual([null, null]);
    const marker = { type: 'placeBonusMarker', seat: 0, space: 'carbonMajority' } as const;
    expect(refusal(state, marker)).toEqual([]); // the card shows 3 carbon
  });

  test('LUNA-27 her turn has a single action, and no other seat can act', () => {
    const state = lunasTurn({ B: 'I-4' });
    expect(legalActions(state)).toEqual([{ type: 'lunaTurn', seat: 1 }]);
    expect(refusal(state, { type: 'pass', seat: 0 })).not.toEqual([]);
    expect(refusal(state, { type: 'pass', seat: 1 })).not.toEqual([]);
  });
});

describe('the end of her turns', () => {
  test('LUNA-31 Luna passes with her rightmost card and is skipped from then on', () => {
    const start = lunasTurn({ B: 'I-4', C: 'I-2' }, (draft) => lay(draft, 0, 'A01', 'A03'));
    const first = lunaPlays(start);
    expect(lunaBoard(first.state).passed).toBe(false);
    const used = table.skip(
      table.act(first.state, { type: 'useResources', seat: 0, cards: ['A01'] }),
      'units',
      'barrier',
    );
    const second = lunaPlays(used);
    expect(lunaBoard(second.state).passed).toBe(true);
    expect(eventsOf(second.events, 'passed')).toEqual([{ type: 'passed', seat: 1 }]);
    const again = table.skip(
      table.act(second.state, { type: 'useResources', seat: 0, cards: ['A03'] }),
      'units',
      'barrier',
    );
    expect(pending(again)).toMatchObject([{ kind: 'turn', seat: 0 }]);
  });

  test('LUNA-31 Luna plays her remaining cards when all human players have passed', () => {
    const start = lunasTurn({ B: 'I-4', C: 'I-2', D: 'I-6' }, (draft) => {
      player(draft, 0).passed = true;
    });
    const [one, two] = [lunaPlays(start), lunaPlays(lunaPlays(start).state)];
    expect(pending(one.state)).toMatchObject([{ kind: 'lunaTurn', seat: 1 }]);
    expect(pending(two.state)).toMatchObject([{ kind: 'lunaTurn', seat: 1 }]);
    expect(pending(lunaPlays(two.state).state)).toMatchObject([{ kind: 'planning' }]);
  });

  test('LUNA-31 the remaining majority cards still block', () => {
    const { state } = lunaPlays(lunasTurn({ B: 'I-5' }, (draft) => setMajority(draft, 'I-2', 'I-7')));
    expect(lunaBoard(state).passed).toBe(true);
    expect(refusal(state, { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority' })).toEqual([
      'lunaBlocks LUNA-24',
    ]);
    expect(refusal(state, { type: 'placeBonusMarker', seat: 0, space: 'mineralsMajority' })).toEqual([
      'lunaBlocks LUNA-24',
    ]);
  });

  test('LUNA-31 Luna plays again in the next round', () => {
    const next = planNothing(finishRound(lunaPlays(lunasTurn({ B: 'I-5' })).state)).state;
    expect(lunaBoard(next).passed).toBe(false);
    expect(pending(passes(next, 0))).toMatchObject([{ kind: 'lunaTurn', seat: 1 }]);
    expect(at(next, 0).passed).toBe(false);
  });

  test('LUNA-27 LUNA-31 a single card in slot E is her rightmost card', () => {
    const state = produce(lunasTurn({ B: 'I-4' }), (draft) => {
      fillSlots(draft, { E: 'I-4' });
      lunaIn(draft).discard = [];
    });
    expect(lunaBoard(lunaPlays(state).state).passed).toBe(true);
  });
});
