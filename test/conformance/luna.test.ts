import { describe, expect, test } from 'vitest';
import { eventsOf } from '../kit/events.ts';
import {
  boardIn,
  earned,
  INTERNATIONAL,
  LUNA,
  lunaBoard,
  lunaOf,
  lunaPlays,
  lunasTurn,
  occupied,
  type Played,
  rankCompanies,
  setTracks,
  tableWithEntries,
  withLuna,
} from '../kit/luna.ts';
import type { Content, CreateGameOptions, LunaAction } from '../kit/pinned.ts';
import { createGame, defaultContent } from '../kit/pinned.ts';
import { type Change, lawful, layPlans, show, tableWith } from '../kit/table.ts';

type Options = Partial<CreateGameOptions>;

/** Luna carries out custom entries in a solo game. */
const entries = (actions: readonly LunaAction[], change?: Change, options?: Options): Played =>
  lunaPlays(lunasTurn({ B: 'I-1' }, change, options, lawful(tableWithEntries(...actions))));

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
