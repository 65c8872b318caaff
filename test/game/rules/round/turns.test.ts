import { describe, expect, test } from 'vitest';
import { SEATS } from '../../../kit/people.ts';
import type { Action, CardRef, GameEvent, GameState, Seat } from '../../../kit/pinned.ts';
import {
  explain,
  isOver,
  legalActions,
  PLAYER_ICONS,
  pending,
  reduce,
  warnings,
  winners,
} from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';
import { at, fetchCard, fetchPlan, giveTile, lay, player, table } from '../../../kit/table.ts';

function seatToAct(state: GameState): Seat {
  return pending(state)[0]?.seat ?? -1;
}

/** The seat whose turn it is passes, and its cards are rested somewhere. */
function passOn(state: GameState): GameState {
  return table.skip(reduce(state, { type: 'pass', seat: seatToAct(state) }), 'pickUp', 'resting');
}

/** The first turn of a later round, without any actions so far. */
function inRound(round: number, state: GameState = table.onTurn()): GameState {
  let now = state;
  for (let done = state.round; done < round; done += 1) now = table.skip(table.finishRound(now).state, 'planning');
  if (now.round !== round) throw new Error(`round ${now.round} instead of ${round}`);
  return now;
}

/** The events of passing, including its decisions. */
function eventsOfPassing(state: GameState): GameEvent[] {
  const events: GameEvent[] = [];
  let action: Action | undefined = { type: 'pass', seat: seatToAct(state) };
  let now = state;
  while (action !== undefined) {
    const step = table.played(now, action);
    events.push(...step.events);
    now = step.state;
    action = ['pickUp', 'resting'].includes(pending(now)[0]?.kind ?? '') ? legalActions(now)[0] : undefined;
  }
  return events;
}

/** All seats have two resource cards of value 1, for two short turns. */
const twoTurnsEach: Change = (draft) => {
  for (const seat of SEATS) lay(draft, seat, `${PLAYER_ICONS[seat]}-carbon1`, `${PLAYER_ICONS[seat]}-minerals1`);
};

/** The acting seat uses one resource card for one step. */
function shortTurn(state: GameState): GameState {
  const seat = seatToAct(state);
  const [first] = table.options(state, 'useResources');
  if (first === undefined) throw new Error('no card left');
  return table.act(
    state,
    { type: 'useResources', seat, cards: first.cards },
    { type: 'advance', seat, company: 'tawac' },
  );
}

function used(state: GameState, seat: Seat, card: CardRef): boolean | undefined {
  const { area, used: down, tiles } = at(state, seat);
  return area.includes(card) ? down[area.indexOf(card)] : tiles.find(({ tile }) => tile === card)?.used;
}

describe('rounds and phases', () => {
  test('ROUND-1, ROUND-3 a game ends with round 7 and has no legal actions after it', () => {
    let state = table.onTurn();
    const rounds = [state.round];
    for (let round = 1; round <= 9 && !isOver(state); round += 1) {
      state = table.skip(table.finishRound(state).state, 'planning');
      if (!isOver(state)) rounds.push(state.round);
    }
    expect(isOver(state)).toBe(true);
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pending(state)).toEqual([]);
    expect(legalActions(state)).toEqual([]);
    expect(winners(state).length).toBeGreaterThan(0);
    expect(explain(state, { type: 'pass', seat: 0 })).toMatchObject([
      { code: 'gameOver', rule: 'END-1', page: '19-20' },
    ]);
  });

  test('ROUND-2 planning, then turns, then preparation, then planning again', () => {
    const start = table.rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'phases', firstPlayer: 0 });
    const planning = table.skip(start, 'startingDecks', 'barrier');
    expect(pending(planning).map(({ kind }) => kind)).toEqual(['planning', 'planning']);
    const turns = table.skip(planning, 'planning');
    expect(pending(turns).map(({ kind }) => kind)).toEqual(['turn']);
    const last = passOn(turns);
    const types = eventsOfPassing(last).map(({ type }) => type);
    const order = ['passed', 'specialPlanRevealed', 'displayCleared', 'roundStarted'] as const;
    const places = order.map((type) => types.indexOf(type));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(pending(passOn(last)).map(({ kind }) => kind)).toEqual(['planning', 'planning']);
  });

  test('ROUND-3 the action phase of round 7 is not followed by a preparation phase', () => {
    const seventh = inRound(7);
    const marked = reduce(seventh, { type: 'placeBonusMarker', seat: 0, space: 'scientistMajority' });
    let last = passOn(passOn(passOn(marked)));
    expect(pending(last)).toMatchObject([{ seat: 0, kind: 'turn' }]);
    const types = eventsOfPassing(last).map(({ type }) => type);
    expect(types.at(-1)).toBe('gameEnded');
    for (const type of ['specialPlanRevealed', 'displayCleared', 'cardDealt', 'roundStarted'] as const) {
      expect(types).not.toContain(type);
    }
    const { display, supplement } = last;
    last = passOn(last);
    expect(isOver(last)).toBe(true);
    expect(last).toMatchObject({ round: 7, display, supplement });
    expect(last.placed).toEqual([{ space: 'scientistMajority', seat: 0 }]);
  });

  test('ROUND-4, AMB-PLAN-7 each preparation phase reveals the special plan that marks the next round', () => {
    for (let round = 1; round < 7; round += 1) {
      const revealed = eventsOfPassing(passOn(passOn(passOn(inRound(round))))).filter(
        ({ type }) => type === 'specialPlanRevealed',
      );
      expect(revealed).toMatchObject([{ plan: `special${round + 1}` }]);
    }
  });

  test('ROUND-4 the round is 1 before any special plan is face up', () => {
    const state = table.onTurn((draft) => {
      draft.stack = [{ kind: 'research', seat: 0, points: 2 }];
    });
    expect(state.round).toBe(1);
    expect(table.options(state, 'takeSpecialPlan')).toEqual([]);
  });

  test('ROUND-4 taking a special plan off the round track does not change the round', () => {
    const second = inRound(2);
    const spending: GameState = {
      ...second,
      stack: [
        { kind: 'endTurn', seat: 0, used: [] },
        { kind: 'research', seat: 0, points: 2 },
      ],
    };
    const taken = table.skip(reduce(spending, { type: 'takeSpecialPlan', seat: 0, plan: 'special2' }), 'placePlans');
    expect(taken.specialPlans).toEqual(['special3', 'special4', 'special5', 'special6', 'special7']);
    expect(taken.round).toBe(2);
    const last = passOn(passOn(passOn(taken)));
    expect(eventsOfPassing(last)).toContainEqual({ type: 'specialPlanRevealed', plan: 'special3', supplement: 3 });
    expect(passOn(last).round).toBe(3);
  });
});

describe('turn order', () => {
  test.each([
    [0, [0, 1, 2, 3, 0, 1, 2, 3]],
    [2, [2, 3, 0, 1, 2, 3, 0, 1]],
  ])('ROUND-5 turns go clockwise from first player %i until all have passed', (firstPlayer, expected) => {
    let state = table.onTurn(twoTurnsEach, { firstPlayer });
    const seats: Seat[] = [];
    for (const _ of expected) {
      seats.push(seatToAct(state));
      expect(pending(state)).toHaveLength(1);
      state = shortTurn(state);
    }
    expect(seats).toEqual(expected);
    expect(pending(state)).toMatchObject([{ seat: firstPlayer, kind: 'turn' }]);
  });

  test('ROUND-5 only the seat whose turn it is may act', () => {
    const state = table.onTurn();
    for (const seat of [1, 2, 3]) {
      expect(explain(state, { type: 'pass', seat })).toMatchObject([
        { code: 'notThisSeat', rule: 'NOTE-9', page: '10' },
      ]);
      expect(legalActions(state, seat)).toEqual([]);
    }
  });

  test('ROUND-6, PASS-7 a seat that has passed is skipped from then on', () => {
    let state = shortTurn(table.onTurn(twoTurnsEach));
    state = passOn(state); // seat 1
    const seats: Seat[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seats.push(seatToAct(state));
      state = shortTurn(state);
    }
    expect(seats).toEqual([2, 3, 0, 2, 3]);
    expect(seatToAct(state)).toBe(0);
  });

  test('ROUND-6 the last remaining player continues alone', () => {
    let state = passOn(passOn(passOn(table.onTurn(twoTurnsEach))));
    expect(seatToAct(state)).toBe(3);
    state = shortTurn(state);
    expect(pending(state)).toMatchObject([{ seat: 3, kind: 'turn' }]);
  });

  test('ROUND-7, PASS-8 the last pass ends the action phase immediately', () => {
    let state = table.onTurn();
    for (const seat of SEATS) {
      expect(state.round).toBe(1);
      expect(pending(state)).toMatchObject([{ seat, kind: 'turn' }]);
      state = passOn(state);
    }
    expect(state.round).toBe(2);
    expect(pending(state).map(({ kind }) => kind)).toEqual(new Array<string>(4).fill('planning'));
    expect(state.players.map(({ passed }) => passed)).toEqual([false, false, false, false]);
  });

  test('ROUND-8 taking the first player marker changes the next round, not the current one', () => {
    let state = shortTurn(table.onTurn(twoTurnsEach));
    state = table.act(
      state,
      { type: 'placeBonusMarker', seat: 1, space: 'firstPlayer' },
      { type: 'takeCoin', seat: 1 },
    );
    expect(state).toMatchObject({ firstPlayer: 0, nextFirstPlayer: 1 });
    const seats: Seat[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seats.push(seatToAct(state));
      state = shortTurn(state);
    }
    expect(seats).toEqual([2, 3, 0, 1]);
    const next = table.skip(table.finishRound(state).state, 'planning');
    expect(next).toMatchObject({ round: 2, firstPlayer: 1 });
    expect(pending(next)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(seatToAct(passOn(next))).toBe(2);
  });

  test('ROUND-8, BON-7 the first player stays when no player takes the marker', () => {
    const state = inRound(3, table.onTurn(undefined, { firstPlayer: 2 }));
    expect(state).toMatchObject({ firstPlayer: 2, nextFirstPlayer: 2 });
    expect(seatToAct(state)).toBe(2);
  });
});

/** The six actions, each with cards that allow it and the follow-up decisions. */
const SIX: readonly [string, Change, Action][] = [
  [
    'resource cards',
    (draft) => lay(draft, 0, 'diamond-carbon1'),
    { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
  ],
  ['energy cards', (draft) => lay(draft, 0, 'diamond-energy1'), { type: 'useEnergy', seat: 0, company: 'skymine' }],
  [
    'a scientist card',
    (draft) => lay(draft, 0, 'diamond-scientist1'),
    { type: 'useScientist', seat: 0, card: 'diamond-scientist1' },
  ],
  ['a field scientist card', (draft) => lay(draft, 0, 'A09'), { type: 'useFieldScientist', seat: 0, card: 'A09' }],
  ['a bonus marker', () => {}, { type: 'placeBonusMarker', seat: 0, space: 'energyMajority' }],
  ['passing', () => {}, { type: 'pass', seat: 0 }],
];
const ANSWERS = ['units', 'expansion', 'rewards', 'upload', 'research', 'placePlans', 'pickUp', 'resting'];
const CARD_ACTIONS = SIX.slice(0, 4);

function actionWith(change: Change, action: Action): GameState {
  return table.skip(reduce(table.onTurn(change), action), ...ANSWERS);
}

describe('one turn', () => {
  test.each(SIX)('ROUND-9 a turn is exactly one action: %s', (_name, change, action) => {
    expect(pending(actionWith(change, action))).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });

  test('ROUND-9, BON-6 a player places one marker per turn and another on a later turn', () => {
    const one = reduce(table.onTurn(), { type: 'placeBonusMarker', seat: 0, space: 'energyMajority' });
    expect(at(one, 0).markers).toBe(1);
    expect(explain(one, { type: 'placeBonusMarker', seat: 0, space: 'carbonMajority' })).toMatchObject([
      { code: 'notThisSeat' },
    ]);
    const later = passOn(passOn(passOn(one)));
    expect(explain(later, { type: 'placeBonusMarker', seat: 0, space: 'carbonMajority' })).toEqual([]);
  });

  test('ROUND-9, ROUND-13 a turn offers only the six actions and the tile', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy1', 'diamond-scientist1', 'A09');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    expect(new Set(legalActions(state).map(({ type }) => type))).toEqual(
      new Set([
        'useResources',
        'useEnergy',
        'useScientist',
        'useFieldScientist',
        'placeBonusMarker',
        'pass',
        'placeResourceTile',
      ]),
    );
  });

  test.each<Action>([
    { type: 'planCard', seat: 0, card: 'diamond-carbon1', slot: 1 },
    { type: 'confirmPlan', seat: 0 },
    { type: 'advance', seat: 0, company: 'tawac' },
    { type: 'stop', seat: 0 },
    { type: 'takeCoin', seat: 0 },
    { type: 'buyCard', seat: 0, slot: 1 },
  ])('ROUND-9 $type is not one of the six actions', (action) => {
    expect(explain(table.onTurn(), action)).toMatchObject([{ code: 'notThisDecision', rule: 'ROUND-9', page: '10' }]);
  });

  test('ROUND-9 rejects a value that is not an action', () => {
    for (const action of [null, 'pass', { type: 'wait', seat: 0 }, { type: 'pass' }, { type: 'pass', seat: 'x' }]) {
      expect(explain(table.onTurn(), action as Action)).toMatchObject([
        { code: 'malformedAction', rule: 'ROUND-9', page: '10' },
      ]);
    }
  });
});

/** Each card action with a matching card, and the violation without a face-up one. */
const NEEDS_A_CARD: readonly [string, Action, { code: string; rule: string; page: string }][] = [
  [
    'diamond-carbon1',
    { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
    { code: 'notAFaceUpResourceCard', rule: 'ROUND-10', page: '10-11' },
  ],
  [
    'diamond-energy1',
    { type: 'useEnergy', seat: 0, company: 'skymine' },
    { code: 'noEnergyCard', rule: 'EXP-2', page: '12-13' },
  ],
  [
    'diamond-scientist1',
    { type: 'useScientist', seat: 0, card: 'diamond-scientist1' },
    { code: 'notAFaceUpScientist', rule: 'SCI-2', page: '14-15' },
  ],
  [
    'A09',
    { type: 'useFieldScientist', seat: 0, card: 'A09' },
    { code: 'notAFaceUpFieldScientist', rule: 'FSC-1', page: '16' },
  ],
];

/** The places of a card that cannot be used. */
const ELSEWHERE: readonly [string, (card: string) => Change][] = [
  [
    'in the hand',
    (card) => (draft) => {
      fetchCard(draft, card);
      player(draft, 0).hand.push(card);
    },
  ],
  [
    'in a resting deck',
    (card) => (draft) => {
      fetchCard(draft, card);
      player(draft, 0).resting[2] = [card];
    },
  ],
  ['in the area of another player', (card) => (draft) => lay(draft, 1, card)],
  [
    'face down in its slot',
    (card) => (draft) => {
      lay(draft, 0, card);
      player(draft, 0).used[1] = true;
    },
  ],
];

describe('cards of the action area', () => {
  describe.each(NEEDS_A_CARD)('%s', (card, action, refusal) => {
    test('ROUND-10 can be used face up in the player’s own action area', () => {
      const state = table.onTurn((draft) => lay(draft, 0, card));
      expect(explain(state, action)).toEqual([]);
      expect(legalActions(state)).toContainEqual(action);
    });

    test.each(ELSEWHERE)('ROUND-10, ROUND-11 cannot be used %s', (_where, put) => {
      const state = table.onTurn(put(card));
      expect(explain(state, action)).toMatchObject([refusal]);
      expect(legalActions(state).map(({ type }) => type)).not.toContain(action.type);
    });
  });

  test.each<[Action['type'], Action, 'energyTile' | 'scientistTile' | 'fieldScientistTile']>([
    ['useEnergy', { type: 'useEnergy', seat: 0, company: 'skymine' }, 'energyTile'],
    ['useScientist', { type: 'useScientist', seat: 0, card: 'scientistTile' }, 'scientistTile'],
    ['useFieldScientist', { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' }, 'fieldScientistTile'],
  ])('ROUND-10, TILE-8 %s is possible with only the tile', (_type, action, tile) => {
    expect(explain(table.onTurn(), action)).toHaveLength(1);
    expect(
      explain(
        table.onTurn((draft) => giveTile(draft, 0, tile)),
        action,
      ),
    ).toEqual([]);
    const spent = table.onTurn((draft) => {
      player(draft, 0).tiles.push({ tile, used: true, on: null });
    });
    expect(explain(spent, action)).toHaveLength(1);
  });

  test.each(CARD_ACTIONS)('ROUND-11, ROUND-15 %s: the turn ends with the card face down', (_name, change, action) => {
    const before = table.onTurn(change);
    const after = actionWith(change, action);
    const card = at(before, 0).area[1] ?? '';
    expect(used(before, 0, card)).toBe(false);
    expect(used(after, 0, card)).toBe(true);
    expect(seatToAct(after)).toBe(1);
    const again = passOn(passOn(passOn(after)));
    expect(seatToAct(again)).toBe(0);
    expect(explain(again, action)).toHaveLength(1);
  });

  test('ROUND-11 cards stay face up until the action is over', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'diamond-carbon2'));
    const moving = reduce(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] });
    expect(pending(moving)).toMatchObject([{ seat: 0, kind: 'units' }]);
    const last = reduce(moving, { type: 'advance', seat: 0, company: 'tawac' });
    expect(used(last, 0, 'diamond-carbon2')).toBe(false);
    expect(used(reduce(last, { type: 'advance', seat: 0, company: 'tawac' }), 0, 'diamond-carbon2')).toBe(true);
  });

  test('ROUND-11 a used card does not count for a total or a majority', () => {
    const after = actionWith(
      (draft) => {
        lay(draft, 0, 'diamond-carbon2', 'diamond-minerals2');
        lay(draft, 1, 'star-carbon1', 'star-minerals1');
      },
      { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] },
    );
    const place = (space: 'carbonMajority' | 'mineralsMajority'): Action => ({
      type: 'placeBonusMarker',
      seat: 1,
      space,
    });
    expect(explain(after, place('carbonMajority'))).toEqual([]);
    expect(explain(after, place('mineralsMajority'))).toMatchObject([
      { code: 'noMajority', rule: 'MAJ-1', page: '16-17' },
    ]);
  });

  test('ROUND-11 a used card does not meet the requirement of a plan', () => {
    // The plan of seat 0's token requires two units of one resource.
    const entering = (down: boolean) => {
      const state = table.onTurn((draft) => {
        lay(draft, 0, 'diamond-scientist1', 'diamond-carbon2');
        player(draft, 0).used[2] = down;
        player(draft, 0).coins = 2;
      });
      return reduce(state, { type: 'useScientist', seat: 0, card: 'diamond-scientist1' });
    };
    expect(explain(entering(false), { type: 'upload', seat: 0 })).toEqual([]);
    expect(explain(entering(true), { type: 'upload', seat: 0 })).toMatchObject([
      { code: 'requirementsNotMet', rule: 'SCI-6', page: '15' },
    ]);
  });

  test('ROUND-12 a player with no other action must pass', () => {
    const before = table.onTurn((draft) => {
      player(draft, 1).markers = 0;
    });
    const state = passOn(before);
    expect(pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    expect(legalActions(state)).toEqual([{ type: 'pass', seat: 1 }]);
  });

  test('ROUND-12, PASS-1, AMB-PLAN-3 passing is always possible and warns about unused cards and tiles', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'diamond-carbon1', 'diamond-energy1', 'A09'));
    const pass: Action = { type: 'pass', seat: 0 };
    expect(explain(state, pass)).toEqual([]);
    expect(warnings(state, pass)).toMatchObject([
      { code: 'usableCards', rule: 'PASS-1', page: '18', params: { count: 3 } },
      { code: 'markersLeft', rule: 'PASS-1', page: '18', params: { markers: 2 } },
    ]);
  });

  test('ROUND-12 a pass is final for the round', () => {
    const state = passOn(table.onTurn(twoTurnsEach));
    expect(at(state, 0).passed).toBe(true);
    const round = shortTurn(shortTurn(shortTurn(state)));
    expect(seatToAct(round)).toBe(1);
    expect(explain(round, { type: 'placeBonusMarker', seat: 0, space: 'energyMajority' })).toMatchObject([
      { code: 'notThisSeat', rule: 'NOTE-9', page: '10' },
    ]);
  });
});

describe('the +1 resource tile', () => {
  const holding = () =>
    table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy1');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
  const place = (card: string): Action => ({ type: 'placeResourceTile', seat: 0, card });

  test('ROUND-13, TILE-4 placing the tile does not use up the action', () => {
    const placed = reduce(holding(), place('diamond-carbon1'));
    expect(pending(placed)).toMatchObject([{ seat: 0, kind: 'turn' }]);
    expect(at(placed, 0).tiles).toEqual([{ tile: 'plusOneResourceTile', used: false, on: 1 }]);
    expect(explain(placed, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] })).toEqual([]);
  });

  test('ROUND-13 the tile can be placed on a later turn', () => {
    const later = passOn(
      passOn(passOn(reduce(holding(), { type: 'placeBonusMarker', seat: 0, space: 'energyMajority' }))),
    );
    expect(seatToAct(later)).toBe(0);
    expect(explain(later, place('diamond-carbon1'))).toEqual([]);
  });

  test('ROUND-13 the tile can be placed only on your own turn', () => {
    const waiting = table.onTurn((draft) => {
      lay(draft, 1, 'star-carbon1');
      giveTile(draft, 1, 'plusOneResourceTile');
    });
    const action: Action = { type: 'placeResourceTile', seat: 1, card: 'star-carbon1' };
    expect(explain(waiting, action)).toMatchObject([{ code: 'notThisSeat' }]);
    expect(explain(passOn(waiting), action)).toEqual([]);
  });

  test('ROUND-13 the tile can be placed only on a face-up resource card', () => {
    for (const card of ['diamond-energy1', 'diamond-titanium2']) {
      expect(explain(holding(), place(card))).toMatchObject([
        { code: 'notAFaceUpResourceCard', rule: 'ROUND-10', page: '10-11' },
      ]);
    }
    const without = table.onTurn((draft) => giveTile(draft, 0, 'plusOneResourceTile'));
    expect(table.options(without, 'placeResourceTile')).toEqual([]);
    expect(
      explain(
        table.onTurn((draft) => lay(draft, 0, 'diamond-carbon1')),
        place('diamond-carbon1'),
      ),
    ).toMatchObject([{ code: 'noResourceTile', rule: 'TILE-4', page: '20' }]);
  });
});

describe('end of a turn', () => {
  const spending = (points: number): GameState => ({
    ...table.onTurn(),
    stack: [
      { kind: 'endTurn', seat: 0, used: [] },
      { kind: 'research', seat: 0, points },
    ],
  });

  test('ROUND-14, RP-12, RP-18 acquired plans are placed before the research display is refilled', () => {
    const state = spending(2);
    const [first, second] = [0, 4].map((space) => state.researchDisplay[space] ?? '');
    const one = reduce(state, { type: 'takePlan', seat: 0, space: 0 });
    expect(one.researchDisplay[0]).toBeNull();
    const two = reduce(one, { type: 'takePlan', seat: 0, space: 4 });
    expect(two.researchDisplay.filter((plan) => plan === null)).toHaveLength(2);
    expect(pending(two)).toMatchObject([{ seat: 0, kind: 'placePlans' }]);
    expect(two.acquired).toEqual([first, second]);
    const half = reduce(two, { type: 'placePlan', seat: 0, plan: first ?? '', position: 3 });
    expect(half.researchDisplay.filter((plan) => plan === null)).toHaveLength(2);
    const { state: done, events } = table.played(half, { type: 'placePlan', seat: 0, plan: second ?? '', position: 2 });
    expect(events.map(({ type }) => type)).toEqual(['planPlaced', 'planDealt', 'planDealt', 'turnStarted']);
    expect(done.researchDisplay[0]).toMatch(/^planA/);
    expect(done.researchDisplay[4]).toMatch(/^planB/);
    expect([done.planSupply.A.length, done.planSupply.B.length]).toEqual([19, 19]);
    expect(done.acquired).toEqual([]);
    expect(seatToAct(done)).toBe(1);
  });

  test('ROUND-14, RP-20 a space stays empty when the supply of its letter is empty', () => {
    const start = spending(1);
    const state: GameState = { ...start, planSupply: { ...start.planSupply, A: [] } };
    const done = table.skip(reduce(state, { type: 'takePlan', seat: 0, space: 0 }), 'placePlans');
    expect(seatToAct(done)).toBe(1);
    expect(done.researchDisplay[0]).toBeNull();
  });

  test('ROUND-14 the display does not change without an acquired plan', () => {
    const state = table.onTurn((draft) => {
      fetchPlan(draft, draft.researchDisplay[2] ?? '');
      lay(draft, 0, 'A09');
    });
    const done = reduce(state, { type: 'useFieldScientist', seat: 0, card: 'A09' });
    expect(done.planSupply).toEqual(state.planSupply);
  });

  test('ROUND-14, TRACK-9 a track bonus unlocked on a turn takes effect on the player’s next turn', () => {
    // Space 5 of track A1 unlocks +1 energy.
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy2');
      lay(draft, 1, 'star-energy2');
      player(draft, 0).tracks.skymine = 4;
    });
    const moved = table.act(
      state,
      { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
      { type: 'advance', seat: 0, company: 'skymine' },
    );
    expect(at(moved, 0).bonuses.skymine).toBe(0);
    expect(explain(moved, { type: 'placeBonusMarker', seat: 1, space: 'energyMajority', tier: 1 })).toEqual([]);
    const again = passOn(passOn(passOn(moved)));
    expect(at(again, 0).bonuses.skymine).toBe(1);
    const { events } = table.played(again, { type: 'useEnergy', seat: 0, company: 'skymine' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'energyUsed', energy: 3 }));
  });
});
