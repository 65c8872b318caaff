import { describe, expect, test } from 'vitest';
import { occupy, placeOutpost, placeShuttle, stop, takeCoin, useEnergy } from '../kit/actions.ts';
import { energyLeft, on, put, route, space } from '../kit/belt.ts';
import { alone, claim, claimable, finish, missionTable, onTurn, setStatus, statusOf } from '../kit/missions.ts';
import type { Action, Company, GameState } from '../kit/pinned.ts';
import { nextRound, prompt } from '../kit/play.ts';
import { left } from '../kit/stations.ts';
import { at, type Change, coinsIn, edited, hold, lawful, lay, player, refusal, settle, table } from '../kit/table.ts';

// The rulebook's examples of the modules, with the given numbers. All other details are our choice.

const lawfully = lawful(table);
const { act, played, skip } = lawfully;
const onBelt: typeof table.onTurn = (change, options) => lawfully.onTurn(change, { board: 'belt', ...options });

const [DAVID, OTHER] = [0, 1] as const;
const ENERGY = ['A07', 'B08', 'diamond-energy1'] as const;

/** David has 6 energy for Minerva, which has an outpost on asteroid 18. A pink shuttle is on shuttle space 13. */
function davidExpands(): GameState {
  const start = onBelt((draft) => {
    lay(draft, DAVID, ...ENERGY);
    put(draft, 'minerva', space(18));
    put(draft, 'astrogo', route(13));
    player(draft, DAVID).coins = 0;
    player(draft, DAVID).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
  });
  const state = act(start, useEnergy('minerva'));
  expect(energyLeft(state)).toBe(6);
  return state;
}
/** His actions before the last one. */
const BEFORE_LAST = [placeShuttle(19), placeOutpost(14), placeShuttle(13)];
const LAST = placeOutpost(18, 1, 2);

describe('EXM-1 expanding Minerva Corp with 6 energy', () => {
  test('EXM-1 shuttle 19 costs 1, asteroid 14 costs 2, shuttle 13 costs 2, asteroid 18 costs 1: none is lost', () => {
    let state = davidExpands();
    expect(left(state, 'minerva')).toEqual([5, 5, 6]);
    const costs: number[] = [];
    for (const step of BEFORE_LAST) {
      const next = act(state, step);
      costs.push(energyLeft(state) - energyLeft(next));
      state = next;
    }
    expect(costs).toEqual([1, 2, 2]);
    expect(left(state, 'minerva')).toEqual([4, 3, 6]);
    const { state: end, events } = played(state, LAST);
    expect(events[0]).toMatchObject({ type: 'outpostPlaced', asteroid: 18, space: 1, energy: 1 });
    expect(events.some(({ type }) => type === 'energyLost')).toBe(false);
    expect(left(end, 'minerva')).toEqual([4, 3, 5]); // the last outpost was taken from the other outer column
  });

  test('EXM-1 asteroid 14 is in reach only because of shuttle 19, shuttle space 13 because of asteroid 14', () => {
    const start = davidExpands();
    expect(refusal(start, placeOutpost(14))).toEqual(['asteroidOutOfReach BELT-8']);
    const withShuttle = act(start, placeShuttle(19));
    expect(refusal(withShuttle, placeOutpost(14))).toEqual([]);
    expect(refusal(withShuttle, placeShuttle(13))).toEqual(['shuttleSpaceOutOfReach BELT-9']);
    expect(refusal(act(withShuttle, placeOutpost(14)), placeShuttle(13))).toEqual([]);
  });

  test('EXM-1 the pink shuttle waits on its space', () => {
    expect(on(act(davidExpands(), ...BEFORE_LAST), route(13))).toEqual(['astrogo', 'minerva']);
  });
});

describe('EXM-2 finishing that action', () => {
  test('EXM-2 asteroid 14 gives 1 research point and 1 coin, 13 a step; 18 and 19 give nothing', () => {
    const before = act(davidExpands(), ...BEFORE_LAST);
    const { state, events } = played(before, LAST);
    expect(coinsIn(events, DAVID)).toBe(1);
    expect(at(state, DAVID).tracks).toEqual({ skymine: 0, minerva: 1, astrogo: 0, tawac: 0 });
    expect(at(state, DAVID).helium).toBe(at(before, DAVID).helium);
    expect(prompt(state)).toMatchObject({ kind: 'research', seat: DAVID, params: { points: 1 } });
  });

  test('EXM-2 the pink shuttle then returns home and all energy cards are face down', () => {
    const open = act(davidExpands(), ...BEFORE_LAST, LAST);
    expect(left(open, 'astrogo')).toEqual([6, 4, 6]);
    const { state, events } = played(open, takeCoin);
    expect(events).toContainEqual({ type: 'shuttleReturned', company: 'astrogo', shuttleSpace: 13 });
    expect(left(state, 'astrogo')).toEqual([6, 5, 6]);
    expect(on(state, route(13))).toEqual(['minerva']);
    const { area, used } = at(state, DAVID);
    expect(ENERGY.map((card) => used[area.indexOf(card)])).toEqual([true, true, true]);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: OTHER });
  });
});

test('EXM-3 Minerva on 10 and 15 with the linked pair has 3 domes: 2 + 1 spaces and 1 coin', () => {
  const antoine = (change: Change): GameState =>
    onBelt((draft) => {
      lay(draft, 0, 'B14');
      player(draft, 0).helium = 0;
      put(draft, 'minerva', space(10), space(15, 0), space(15, 1));
      change(draft);
    });
  const { state, events } = played(
    antoine(() => {}),
    { type: 'useFieldScientist', seat: 0, card: 'B14' },
  );
  expect(events).toContainEqual({ type: 'fieldScientistUsed', seat: 0, card: 'B14', domes: 3 });
  expect(at(state, 0).helium).toBe(3);
  expect(coinsIn(events, 0)).toBe(1);
  // A fourth dome would give one more step.
  const fourth = act(
    antoine((draft) => put(draft, 'minerva', space(5))),
    { type: 'useFieldScientist', seat: 0, card: 'B14' },
  );
  expect(at(fourth, 0).helium).toBe(4);
});

describe('EXM-8 the four tasks of the booklet in words', () => {
  const cards = lawful(
    missionTable(
      [
        { kind: 'scientists', count: 3 },
        { kind: 'oneResource', total: 7 },
        { kind: 'heliumInOneAction', steps: 4 },
      ],
      [
        { kind: 'expansionsInOneAction', count: 5 },
        { kind: 'energy', total: 9 },
        { kind: 'energy', total: 9 },
      ],
    ),
  );
  const onMission = (change: Change): GameState => onTurn(['mission1', 'mission2'], change, {}, cards);
  const laying = (...ids: readonly string[]): GameState => onMission((draft) => lay(draft, 0, ...ids));
  /** A card that gives helium for the domes in Minerva's sectors. */
  const atDomes = (...sectors: readonly number[]): GameState =>
    cards.act(
      onMission((draft) => {
        lay(draft, 0, 'B14');
        settle(draft, 'minerva', ...sectors);
      }),
      { type: 'useFieldScientist', seat: 0, card: 'B14' },
    );
  const expanding = (...sectors: readonly number[]): GameState => {
    const placed = cards.act(laying('A07', 'B08'), useEnergy('minerva'), ...sectors.map((each) => occupy(each)));
    return finish(cards.act(placed, stop));
  };

  test.each<[string, () => GameState, readonly string[]]>([
    ['2 cards with scientists are too few', () => laying('A08', 'A09'), []],
    ['3 are enough, of either kind', () => laying('A08', 'A09', 'B14'), ['mission1:0']],
    ['6 units of one resource are too few', () => laying('B06', 'diamond-titanium2'), []],
    ['7 are enough', () => laying('B06', 'A06'), ['mission1:1']],
    ['2 tank spaces by one action are too few', () => atDomes(22), []],
    ['4 are enough', () => atDomes(22, 23), ['mission1:2']],
    ['4 expansions by one action are too few', () => expanding(16, 21, 11, 18), []],
    ['5 are enough', () => expanding(16, 21, 11, 18, 23), ['mission2:0']],
  ])('EXM-8 %s', (_, state, expected) => expect(claimable(state())).toEqual(expected));
});

describe('EXM-16 completing a mission', () => {
  /** The middle task requires 7 of one resource. A scientist and an energy card meet the others. */
  const [easy, middle] = [
    { kind: 'scientists', count: 1 },
    { kind: 'oneResource', total: 7 },
  ] as const;
  const cards = lawful(missionTable([easy, middle, { kind: 'energy', total: 3 }]));
  const use = (card: string): Action => ({ type: 'useFieldScientist', seat: 0, card });

  /** All other seats have passed, and the first turn is over. */
  const secondTurn = (): GameState =>
    cards.act(
      onTurn(
        ['mission1'],
        alone(0, (draft) => {
          lay(draft, 0, 'A09', 'B06', 'A06', 'B13', 'B14'); // 4 + 3 titanium
          Object.assign(player(draft, 0), { coins: 0, helium: 8, upload: 5 }); // all five action slots are ON
        }),
        {},
        cards,
      ),
      use('A09'),
      { type: 'stop', seat: 0 },
    );

  test('EXM-16 the middle task: 2 coins, the middle marker, attached', () => {
    const start = secondTurn();
    const { state, events } = cards.played(start, claim('mission1', 1));
    expect(coinsIn(events, 0)).toBe(2);
    expect(at(state, 0).oneTimeMarkers).toBe(1);
    expect(statusOf(state, 0)).toEqual({ mission: 'mission1', columns: [true, false, true] });
  });

  test('EXM-16 two more in the next turn: 4 coins, two markers, and the card is the personal bonus space', () => {
    const attached = cards.act(secondTurn(), claim('mission1', 1), use('B13'));
    const start = withCards(attached);
    expect(claimable(start)).toEqual(['mission1:0', 'mission1:2']);
    const first = cards.played(start, claim('mission1', 0));
    const second = cards.played(first.state, claim('mission1', 2));
    expect(coinsIn(first.events, 0) + coinsIn(second.events, 0)).toBe(4);
    expect(at(second.state, 0).oneTimeMarkers).toBe(3);
    expect(second.events).toContainEqual({ type: 'missionCompleted', seat: 0, mission: 'mission1', first: true });

    const later = cards.act(second.state, use('B14'));
    const { coins, tracks } = at(later, 0);
    const placed = cards.act(later, { type: 'placeBonusMarker', seat: 0, space: 'personal0', oneTime: true });
    expect(at(placed, 0).coins).toBe(coins - 1);
    const done = cards.act(placed, { type: 'advanceSteps', seat: 0, company: 'tawac', steps: 3 });
    expect(at(done, 0).tracks).toEqual({ ...tracks, tawac: tracks.tawac + 3 });
  });

  /** A scientist and an energy card replace the used cards. */
  function withCards(state: GameState): GameState {
    return edited(state, (draft) => {
      hold(draft, 0, 'A09', 'B13');
      lay(draft, 0, 'A08', 'B08');
    });
  }
});

test('EXM-17 4 helium two spaces before the end of the tank are 2 steps and 4 coins, and the task is not met', () => {
  const change: Change = (draft) => {
    lay(draft, 0, 'B14');
    settle(draft, 'minerva', 22, 23); // 4 domes: 2 + 2 helium
    Object.assign(player(draft, 0), { helium: 26, coins: 0 });
  };
  const start = onTurn(['mission1'], change, {}, lawfully);
  const { state, events } = played(start, { type: 'useFieldScientist', seat: 0, card: 'B14' });
  expect(events).toContainEqual({ type: 'heliumAdvanced', seat: 0, steps: 2, to: 28 });
  expect(coinsIn(events, 0)).toBe(4 + 1); // and 1 from the card
  expect(claimable(state)).toEqual([]);
  expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
});

describe('EXM-18 cost table', () => {
  test.each<[what: string, cost: number, company: Company, target: Action, setUp: Change]>([
    ['vacant, no lightning', 1, 'skymine', placeOutpost(21), () => {}],
    ['vacant with lightning', 2, 'skymine', placeOutpost(15), () => {}],
    ['rival, no lightning', 2, 'skymine', placeOutpost(21), (draft) => put(draft, 'tawac', space(21))],
    ['rival with lightning', 3, 'skymine', placeOutpost(15), (draft) => put(draft, 'tawac', space(15))],
  ])('EXM-18 %s %i', (_, cost, company, target, setUp) => {
    const start = onBelt((draft) => {
      lay(draft, 0, ...ENERGY);
      setUp(draft);
    });
    const open = act(start, useEnergy(company));
    expect(energyLeft(open) - energyLeft(act(open, target))).toBe(cost);
  });
});

describe('EXM-19 the first outpost', () => {
  /** The coins from asteroid 21 (2 for the first outpost) when Skymine enters these spaces. */
  function coinsOf(spaces: readonly number[], setUp: Change): { state: GameState; coins: number } {
    const start = onBelt((draft) => {
      lay(draft, 0, ...ENERGY);
      setUp(draft);
    });
    const open = act(start, useEnergy('skymine'), ...spaces.map((index) => placeOutpost(21, index)));
    const { state, events } = played(open, stop);
    return { state, coins: coinsIn(events, 0) };
  }

  test('EXM-19 two outposts placed in one action on an asteroid without any are rewarded once', () => {
    expect(coinsOf([0, 1], () => {}).coins).toBe(2);
  });

  test('EXM-19 ousted from one space and back: no reward, because it still had the other', () => {
    const setUp: Change = (draft) => put(draft, 'skymine', space(21, 1));
    const ousted: Change = (draft) => {
      setUp(draft);
      put(draft, 'tawac', space(21, 0));
    };
    expect(coinsOf([0], ousted).coins).toBe(0);
  });

  test('EXM-19 ousted from both and back: the reward again', () => {
    const start = onBelt(
      (draft) => {
        lay(draft, 0, ...ENERGY);
        put(draft, 'tawac', route(20));
        put(draft, 'skymine', space(21, 0), space(21, 1));
        lay(draft, 1, 'B07', 'star-energy2');
      },
      { players: ['Melanie', 'Antoine'] },
    );
    const ousted = skip(act(start, useEnergy('tawac'), placeOutpost(21, 0), placeOutpost(21, 1), stop), 'ousting');
    expect([on(ousted, space(21, 0)), on(ousted, space(21, 1))]).toEqual([['tawac'], ['tawac']]);
    const back = act(ousted, useEnergy('skymine', 1), placeOutpost(21, 0, 0, 1));
    const { events } = played(back, { type: 'stop', seat: 1 });
    expect(coinsIn(events, 1)).toBe(2);
  });
});

test('EXM-20 one outpost on asteroid 1 controls the dome of its screen; both linked spaces one more', () => {
  const domes = (...spaces: readonly number[]): number | undefined => {
    const start = onBelt((draft) => {
      lay(draft, 0, 'B16');
      put(draft, 'tawac', ...spaces.map((each) => space(1, each)));
    });
    const { events } = played(start, { type: 'useFieldScientist', seat: 0, card: 'B16' });
    return events.find((event) => event.type === 'fieldScientistUsed')?.domes;
  };
  expect(domes(1)).toBe(1);
  expect(domes(1, 2)).toBe(2);
});

test('EXM-16 the marker that was placed on the personal space is gone in the next round', () => {
  const start = onTurn(
    ['mission1'],
    alone(0, (draft) => {
      setStatus(draft, 0, 'mission1', false, false, false);
      Object.assign(player(draft, 0), { oneTimeMarkers: 3, coins: 1 });
    }),
    {},
    lawfully,
  );
  const used = act(
    start,
    { type: 'placeBonusMarker', seat: 0, space: 'personal0', oneTime: true },
    { type: 'advanceSteps', seat: 0, company: 'tawac', steps: 3 },
  );
  expect(at(nextRound(used), 0).oneTimeMarkers).toBe(2);
});
