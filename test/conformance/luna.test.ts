import { describe, expect, test } from 'vitest';
import { eventsOf } from '../kit/events.ts';
import {
  boardIn,
  earned,
  INTERNATIONAL,
  LUNA,
  lunaBoard,
  lunaIn,
  lunaOf,
  lunaPlays,
  lunasTurn,
  occupied,
  type Played,
  planNothing,
  rankCompanies,
  setTracks,
  tableWithEntries,
  withLuna,
} from '../kit/luna.ts';
import type { Content, CreateGameOptions, GameState, LunaAction, LunaCardId, LunaSlot, Seat } from '../kit/pinned.ts';
import { createGame, defaultContent, MAJORITY_ITEMS, pending } from '../kit/pinned.ts';
import { passes } from '../kit/play.ts';
import { home } from '../kit/stations.ts';
import { type Change, edited, hold, lawful, layPlans, show, table, tableWith } from '../kit/table.ts';

type Options = Partial<CreateGameOptions>;

const planning = (people: number, options: Options = {}): GameState =>
  table.skip(createGame(withLuna(people, options)), 'startingDecks', 'barrier');

/** Luna carries out one card, or custom entries, in a solo game. */
const soloTurn = (card: LunaCardId, slot: LunaSlot, change?: Change, options?: Options): Played =>
  lunaPlays(lunasTurn({ [slot]: card }, change, options, lawful(table)));
const entries = (actions: readonly LunaAction[], change?: Change, options?: Options): Played =>
  lunaPlays(lunasTurn({ B: 'I-1' }, change, options, lawful(tableWithEntries(...actions))));

test.each([
  [1, 3],
  [2, 2],
  [3, 2],
])('EXM-4 %i human players with Luna have %i bonus markers each and she has 5', (people, markers) => {
  const state = createGame(withLuna(people));
  const inReserve = state.players.map((each) => each.markers);
  expect(inReserve).toEqual([...Array.from({ length: people }, () => markers), 5]);
});

test('EXM-5 level 5 has tokens on tank steps 7 and 13 and research steps 2 and 7, and both markers start at 0', () => {
  const options = { luna: { level: 5 } };
  const state = createGame(withLuna(1, { ...options, startingTokens: 'choose' }));
  expect(lunaBoard(state)).toMatchObject({ helium: 0, upload: 0 });
  const everything = lawful(tableWithEntries({ kind: 'helium', steps: 28 }, { kind: 'research', steps: 15 }));
  const { events } = lunaPlays(lunasTurn({ B: 'I-1' }, undefined, options, everything));
  expect(eventsOf(events, 'lunaTokenPassed').map((event) => `${event.track} ${event.at}`)).toEqual([
    'tank 7',
    'tank 13',
    'research 2',
    'research 7',
  ]);
});

describe('EXM-6 advance, then expand that company', () => {
  test.each([
    ['I-6', 2, 2, [9, 4]],
    ['I-7', 2, 2, [22, 24]],
    ['II-3', 3, 3, [22, 24, 23]],
  ] as const)('EXM-6 card %s: %i steps, %i points, one selection for both', (card, steps, points, sectors) => {
    const played = soloTurn(card, 'C', (draft) => {
      setTracks(draft, LUNA, { skymine: 2, tawac: 1 });
      rankCompanies(draft, 'minerva');
    });
    expect(lunaBoard(played.state).tracks).toEqual({ skymine: 2 + steps, minerva: 0, astrogo: 0, tawac: 1 });
    expect(sectors).toHaveLength(points);
    expect(occupied(played)).toEqual(sectors.map((sector) => `skymine ${sector}`));
    expect(eventsOf(played.events, 'lunaCompaniesChosen')).toHaveLength(1);
  });
});

describe('EXM-7 Minerva’s main outpost column', () => {
  const chosen = (board: 'moon' | 'belt', ...columns: readonly number[]) => {
    const change: Change = (draft) => {
      setTracks(draft, LUNA, { minerva: 1 });
      home(draft, 'minerva', ...columns);
    };
    return eventsOf(soloTurn('I-6', 'C', change, { board }).events, 'lunaColumnChosen')[0];
  };

  test('EXM-7 on the Moon the one with the most vacant home spaces, the middle one too', () => {
    expect(chosen('moon', 4, 2, 3)).toMatchObject({ company: 'minerva', column: 1, rule: 'LACT-41' });
  });

  test('EXM-7 on the Belt never the middle one, because it has no outposts', () => {
    expect(chosen('belt', 4, 1, 6)).toMatchObject({ company: 'minerva', column: 0, rule: 'LACT-41' });
  });
});

test('EXM-24 with first player 2 of three human players, the order is 2, 3, Luna, 1', () => {
  // Here, seats count from 0.
  let state = planNothing(
    edited(planning(3), (draft) => {
      draft.firstPlayer = 1;
    }),
  ).state;
  const order: Seat[] = [];
  while (order.length < 4) {
    const seat = pending(state)[0]?.seat ?? -1;
    order.push(seat);
    state = seat === 3 ? lunaPlays(state).state : passes(state, seat);
  }
  expect(order).toEqual([1, 2, 3, 0]);
});

describe('EXM-25 left majority card I-4, right majority card II-1', () => {
  const { state, events } = planNothing(
    edited(planning(1, { deal: { lunaDeck: ['I-1', 'I-2', 'I-3', 'I-4'] } }), (draft) => {
      const { deck, gradeTwo } = lunaIn(draft);
      deck.splice(-4, 0, ...gradeTwo.splice(gradeTwo.indexOf('II-1'), 1)); // below those four
      Object.assign(boardIn(draft), { helium: 0, upload: 0 });
    }),
  );

  test('EXM-25 titanium 0, carbon 3, energy 4, minerals 6, scientist icons 2', () => {
    expect(lunaOf(state).majority).toEqual(['I-4', 'II-1']);
    const amounts = MAJORITY_ITEMS.map((item) => {
      const space = item === 'scientists' ? 'scientistMajority' : (`${item}Majority` as const);
      const [violation] = table.rules.explain(state, { type: 'placeBonusMarker', seat: 0, space });
      return [item, violation?.code === 'lunaBlocks' ? violation.params['amount'] : 0];
    });
    expect(Object.fromEntries(amounts)).toEqual({ titanium: 0, carbon: 3, energy: 4, minerals: 6, scientists: 2 });
  });

  test('EXM-25 helium +2, then research +1', () => {
    const moves = events.filter(({ type }) => type === 'heliumAdvanced' || type === 'uploadMoved');
    expect(moves).toEqual([
      { type: 'heliumAdvanced', seat: LUNA, steps: 2, to: 2 },
      { type: 'uploadMoved', seat: LUNA, steps: 1, to: 1 },
    ]);
  });
});

test('EXM-28 level 4: helium 5 + 4 opens slot A and passes the token at 9, 12 more pass the one at 16', () => {
  const options = { luna: { level: 4 } };
  const heliumFrom = (helium: number, steps: number) =>
    lunaPlays(
      lunasTurn(
        { B: 'I-1', C: 'I-2' },
        (draft) => {
          boardIn(draft).helium = helium;
        },
        options,
        lawful(tableWithEntries({ kind: 'helium', steps })),
      ),
    );
  const first = heliumFrom(5, 4);
  expect(lunaBoard(first.state).helium).toBe(9);
  expect(eventsOf(first.events, 'slotOpened')).toMatchObject([{ slot: 0 }]);
  expect(eventsOf(first.events, 'lunaTokenPassed')).toMatchObject([{ at: 9, gradeTwo: 1 }]);
  expect(lunaOf(first.state).deck).toHaveLength(lunaOf(first.before).deck.length + 1);
  const second = heliumFrom(9, 12);
  expect(lunaBoard(second.state).helium).toBe(21);
  expect(eventsOf(second.events, 'slotOpened')).toEqual([]);
  expect(eventsOf(second.events, 'lunaTokenPassed')).toMatchObject([{ at: 16, gradeTwo: 1 }]);
  expect(lunaOf(second.state).deck).toHaveLength(lunaOf(second.before).deck.length + 1);
});

describe('EXM-29 overflow', () => {
  const from = (place: Readonly<Record<string, number>>, action: LunaAction) =>
    entries([action], (draft) => Object.assign(boardIn(draft), place));

  test('EXM-29 tank 11, 18 steps: the marker on 28 and 2 coins', () => {
    const played = from({ helium: 11 }, { kind: 'helium', steps: 18 });
    expect([lunaBoard(played.state).helium, earned(played)]).toEqual([28, 2]);
  });

  test('EXM-29 research 15, 2 steps: 4 coins', () => {
    const played = from({ upload: 15 }, { kind: 'research', steps: 2 });
    expect([lunaBoard(played.state).upload, earned(played)]).toEqual([15, 4]);
  });

  test('EXM-29 a company track 2 spaces before its end, 3 steps: 2 spaces and 2 coins', () => {
    const played = entries([{ kind: 'track', steps: 3, selection: 'mostValuable' }], (draft) => {
      rankCompanies(draft, 'astrogo');
      setTracks(draft, LUNA, { astrogo: 14 });
    });
    expect([lunaBoard(played.state).tracks.astrogo, earned(played)]).toEqual([16, 2]);
  });
});

test('EXM-30 with 1 coin she crosses a barrier of 2: she pays 1, has 0 and continues', () => {
  const played = entries([{ kind: 'track', steps: 1, selection: 'mostValuable' }], (draft) => {
    rankCompanies(draft, 'tawac');
    setTracks(draft, LUNA, { tawac: 7 });
    boardIn(draft).coins = 1;
  });
  expect(eventsOf(played.events, 'coins')).toMatchObject([{ seat: LUNA, amount: -1 }]);
  expect(lunaBoard(played.state)).toMatchObject({ coins: 0, tracks: { tawac: 8 } });
});

describe('EXM-34 grids', () => {
  const square: Change = (draft) => {
    draft.placed = [{ space: 'purchase', seat: 0 }];
  };

  test('EXM-34 I-5 in slot D: a marker on r2c3', () => {
    // The middle row has "buy a card" and "destroy a card", and its left space is column 3.
    expect(soloTurn('I-5', 'D').state.placed).toEqual([{ space: 'purchase', seat: LUNA }]);
  });

  test('EXM-34 occupied: no marker', () => {
    expect(soloTurn('I-5', 'D', square).state.placed).toEqual([{ space: 'purchase', seat: 0 }]);
  });

  test('EXM-34 I-12 in slot D: the cards of slots 1 and 6; with 6 empty only the one of slot 1', () => {
    const options = { deal: { cards: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06'] } };
    expect(lunaBoard(soloTurn('I-12', 'D', () => {}, options).state).hand).toEqual(['A01', 'A06']);
    const emptied: Change = (draft) => hold(draft, 0, 'A06');
    expect(lunaBoard(soloTurn('I-12', 'D', emptied, options).state).hand).toEqual(['A01']);
  });

  test('EXM-34 II-2 in slot E: the A plan of column 1', () => {
    const { before, state, events } = soloTurn('II-2', 'E');
    const plan = before.researchDisplay[0];
    expect(eventsOf(events, 'planDiscarded')).toMatchObject([{ plan, space: 0 }]);
    expect(lunaOf(state).discardedPlans).toEqual([plan]);
  });
});

test('EXM-35 AMB-LACT-4 by the international texts: Tawac, Astrogo, Minerva, Skymine; shares of Astrogo on 3 and 7, of Skymine on 1: she takes 3', () => {
  const { state } = entries(
    [{ kind: 'mostValuableShareCard' }],
    (draft) => {
      rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
      draft.destroyed = draft.deck.splice(0); // share cards are drawn last
      show(draft, 3, 'D03');
      show(draft, 7, 'E03');
      show(draft, 1, 'D01');
    },
    INTERNATIONAL,
  );
  expect(lunaBoard(state).hand).toEqual(['D03']);
  expect(state.display[2]).toBeNull();
});

test('EXM-36 round 5, its special plan taken by a human player, those of rounds 3 and 4 face up: she removes that of 4', () => {
  const { state, events } = entries([{ kind: 'discardSpecialPlan' }], (draft) => {
    draft.round = 5;
    layPlans(draft, 0, 2, 'special2', 'special5');
  });
  expect(eventsOf(events, 'planDiscarded')).toMatchObject([{ plan: 'special4', space: null }]);
  expect(state.specialPlans).toEqual(['special3', 'special6', 'special7']);
});

describe('EXM-38 sectors 9, 14 and 20 in reach and vacant', () => {
  /** A Moon on which Skymine borders 9, 14 and 20, and 9 may border 5. */
  const moonOf = (nineTouchesFive: boolean): Content['moon'] => {
    const single = (sector: number) => ({ sector, border: 1 as const });
    const neighbours = (number: number) => {
      if (!nineTouchesFive) return [];
      return number === 9 ? [single(5)] : number === 5 ? [single(9)] : [];
    };
    const sectors = defaultContent.moon.sectors.map((sector) => ({
      ...sector,
      neighbours: neighbours(sector.number),
      stations: [9, 14, 20].includes(sector.number) ? [{ company: 'skymine', border: 1 } as const] : [],
    }));
    return { ...defaultContent.moon, sectors };
  };
  const expanding = (card: 'I-6' | 'I-7', nineTouchesFive: boolean): string[] => {
    const moon = moonOf(nineTouchesFive);
    const lead: Change = (draft) => setTracks(draft, LUNA, { skymine: 1 });
    return occupied(lunaPlays(lunasTurn({ B: card }, lead, {}, lawful(tableWith({ ...defaultContent, moon })))));
  };

  test('EXM-38 MIN with 2 points: 9, then 5 where 9 makes it reachable', () => {
    expect(expanding('I-6', true)).toEqual(['skymine 9', 'skymine 5']);
  });

  test('EXM-38 MIN with 2 points: otherwise 9, then 14', () => {
    expect(expanding('I-6', false)).toEqual(['skymine 9', 'skymine 14']);
  });

  test('EXM-38 MAX: 20 first', () => {
    expect(expanding('I-7', true)[0]).toBe('skymine 20');
  });
});
