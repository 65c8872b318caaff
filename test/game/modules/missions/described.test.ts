import { describe, expect, test } from 'vitest';
import { occupy, placeOutpost, placeShuttle, stop, useEnergy, useFieldScientist } from '../../../kit/actions.ts';
import { beltExpansion, put, route } from '../../../kit/belt.ts';
import { alone, claim, claimable, finish, onTurn, setStatus, THREE_SCIENTISTS } from '../../../kit/missions.ts';
import type { Action, GameState } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { type Change, giveTile, hold, lay, player, refusal, settle, table } from '../../../kit/table.ts';

const FOUR_HELIUM = claim('mission1', 1);
const SEVEN_UNITS = claim('mission2', 1);

/** Checks whether a claim is legal in the first turn of seat 0. */
function met(action: typeof FOUR_HELIUM, change: Change): boolean {
  return refusal(onTurn([action.mission], change), action).length === 0;
}

describe('scientists', () => {
  test.each<[what: string, change: Change, fulfilled: boolean]>([
    ['three scientists', (draft) => lay(draft, 0, 'A08', 'B09', 'B10'), true],
    ['three field scientists', (draft) => lay(draft, 0, 'A09', 'B13', 'B14'), true],
    ['two and one', (draft) => lay(draft, 0, 'A08', 'A09', 'B14'), true],
    ['four', (draft) => lay(draft, 0, 'A08', 'B09', 'A09', 'B14'), true],
    ['two', (draft) => lay(draft, 0, 'A08', 'A09', 'A01'), false],
    [
      'two and the scientist tile (ruling 3)',
      (draft) => {
        lay(draft, 0, 'A08', 'A09');
        giveTile(draft, 0, 'scientistTile');
      },
      true,
    ],
    [
      'two and the field scientist tile (ruling 3)',
      (draft) => {
        lay(draft, 0, 'A08', 'A09');
        giveTile(draft, 0, 'fieldScientistTile');
      },
      true,
    ],
    [
      'two and the permanent field scientist of a track (ruling 3)',
      (draft) => {
        lay(draft, 0, 'A08', 'B09');
        player(draft, 0).bonuses.astrogo = 1; // C1
      },
      true,
    ],
    [
      'two face up and one face down',
      (draft) => {
        lay(draft, 0, 'A08', 'B09', 'B10');
        player(draft, 0).used[1] = true;
      },
      false,
    ],
    [
      'two and one in hand',
      (draft) => {
        lay(draft, 0, 'A08', 'B09');
        hold(draft, 0, 'B10');
      },
      false,
    ],
    [
      'two and one of another player',
      (draft) => {
        lay(draft, 0, 'A08', 'B09');
        lay(draft, 1, 'B10');
      },
      false,
    ],
  ])('MISSION-17 %s', (_, change, fulfilled) => expect(met(THREE_SCIENTISTS, change)).toBe(fulfilled));
});

describe('seven of one resource', () => {
  test.each<[what: string, change: Change, fulfilled: boolean]>([
    ['5 and 2 carbon', (draft) => lay(draft, 0, 'C02', 'A01'), true],
    ['4 and 3 minerals', (draft) => lay(draft, 0, 'B04', 'A04'), true],
    ['8 titanium', (draft) => lay(draft, 0, 'C06', 'A06'), true],
    ['6 carbon', (draft) => lay(draft, 0, 'C02', 'diamond-carbon1'), false],
    ['5 carbon and 5 minerals', (draft) => lay(draft, 0, 'C02', 'C04'), false],
    ['8 energy', (draft) => lay(draft, 0, 'B08', 'C07', 'A07'), false],
    [
      '6 titanium, with the +1 resource tile on one card (ruling 3)',
      (draft) => {
        lay(draft, 0, 'C06', 'diamond-titanium1');
        giveTile(draft, 0, 'plusOneResourceTile');
        const [tile] = player(draft, 0).tiles;
        if (tile !== undefined) tile.on = player(draft, 0).area.indexOf('C06');
      },
      true,
    ],
    [
      '6 titanium next to the +1 resource tile before it is placed',
      (draft) => {
        lay(draft, 0, 'C06', 'diamond-titanium1');
        giveTile(draft, 0, 'plusOneResourceTile');
      },
      false,
    ],
    [
      '7 carbon, 2 of them face down',
      (draft) => {
        lay(draft, 0, 'A01', 'C02');
        player(draft, 0).used[1] = true;
      },
      false,
    ],
  ])('MISSION-18 %s', (_, change, fulfilled) => expect(met(SEVEN_UNITS, change)).toBe(fulfilled));

  test('MISSION-18 “+1 per titanium card” of a track counts for each card (ruling 3)', () => {
    const tracks = { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } as const;
    const cards: Change = (draft) => lay(draft, 0, 'B05', 'A05'); // 3 and 2
    const bonus: Change = (draft) => {
      cards(draft);
      player(draft, 0).bonuses.minerva = 2;
    };
    expect(refusal(onTurn(['mission2'], bonus, { tracks }), SEVEN_UNITS)).toEqual([]);
    expect(refusal(onTurn(['mission2'], cards, { tracks }), SEVEN_UNITS)).toEqual(['taskNotMet MISSION-6']);
  });

  test('MISSION-18 the +1 resource tile may be placed first, then the task claimed, then an action taken', () => {
    const start = onTurn(['mission2'], (draft) => {
      lay(draft, 0, 'C06', 'diamond-titanium1');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    const state = table.act(start, { type: 'placeResourceTile', seat: 0, card: 'C06' }, SEVEN_UNITS);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 0 });
  });
});

describe('four helium', () => {
  /** Minerva's field scientist moves 2 steps, and 1 more for each pair of domes. */
  const using = (helium: number, ...sectors: readonly number[]): GameState =>
    table.act(
      onTurn(['mission1'], (draft) => {
        lay(draft, 0, 'B14');
        settle(draft, 'minerva', ...sectors);
        player(draft, 0).helium = helium;
      }),
      useFieldScientist('B14'),
    );

  test('MISSION-19 card steps and dome steps of one field scientist action count together (ruling 5)', () => {
    expect(claimable(using(0, 22, 23))).toEqual(['mission1:1']); // 2 + 2
    expect(claimable(using(0, 22))).toEqual([]); // 2 + 1
  });

  test('MISSION-19 steps beyond the last tank space are paid out and do not count (ruling 4)', () => {
    expect(claimable(using(24, 22, 23))).toEqual(['mission1:1']); // to space 28, the last one
    expect(claimable(using(25, 22, 23))).toEqual([]);
  });

  test('MISSION-19 helium of several depots of one energy action counts together (ruling 5)', () => {
    /** Skymine enters these sectors: 1 helium each in 19, 18 and 4, 2 in 13. */
    const entering = (...sectors: readonly number[]): GameState => {
      const start = onTurn(['mission1'], (draft) => {
        lay(draft, 0, 'B08', 'C07');
        settle(draft, 'skymine', 20, 9);
      });
      return finish(table.act(start, useEnergy('skymine'), ...sectors.map((each) => occupy(each)), stop));
    };
    expect(claimable(entering(19, 13, 4))).toEqual(['mission1:1']);
    expect(claimable(entering(19, 13))).toEqual([]);
  });

  test('MISSION-19 helium of two actions is not added up', () => {
    const start = onTurn(
      ['mission1'],
      alone(0, (draft) => {
        lay(draft, 0, 'B14', 'B13'); // 2 each
        settle(draft, 'minerva', 22);
      }),
    );
    const state = table.act(start, useFieldScientist('B14'), useFieldScientist('B13'));
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(refusal(state, FOUR_HELIUM)).toEqual(['taskNotMet MISSION-6']);
  });

  test('MISSION-19 the task can be claimed only directly after that action', () => {
    const after = table.act(
      onTurn(
        ['mission1'],
        alone(0, (draft) => {
          lay(draft, 0, 'B14');
          settle(draft, 'minerva', 22, 23);
        }),
      ),
      useFieldScientist('B14'),
    );
    expect(refusal(after, FOUR_HELIUM)).toEqual([]);
    expect(refusal(table.act(after, stop), FOUR_HELIUM)).toEqual(['taskNotMet MISSION-6']);
  });
});

describe('five expansions on the Moon', () => {
  const SECTORS = [16, 21, 11, 18, 23] as const; // 1 energy each for Minerva, in this order

  /** Minerva is expanded into this many sectors with energy to spare. */
  function expanding(count: number, change: Change = () => {}): GameState {
    const start = onTurn(['mission4'], (draft) => {
      lay(draft, 0, 'A07', 'B08', 'C07');
      change(draft);
    });
    return finish(table.act(start, useEnergy('minerva'), ...SECTORS.slice(0, count).map((each) => occupy(each)), stop));
  }

  test('MISSION-20 counts five outposts of one company placed by one energy action', () => {
    expect(claimable(expanding(5))).toEqual(['mission4:2']);
    expect(claimable(expanding(4))).toEqual([]);
  });

  test('MISSION-20 outposts that were already there do not count', () => {
    expect(claimable(expanding(4, (draft) => settle(draft, 'minerva', 24)))).toEqual([]);
  });

  test('MISSION-20 energy without outposts does not count', () => {
    expect(claimable(expanding(0))).toEqual([]);
  });

  /** A destroyed energy card expands Minerva with 3 energy and 2 from the track bonus. */
  function salvaging(count: number): GameState {
    const start = onTurn(
      ['mission4'],
      (draft) => {
        hold(draft, 0, 'B08');
        Object.assign(player(draft, 0).bonuses, { skymine: 2, tawac: 1 });
      },
      { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } },
    );
    const steps = SECTORS.slice(0, count).map((each): Action => occupy(each));
    const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'tawac1', destroy: 'B08' };
    const open = table.act(start, place, useEnergy('minerva'), ...steps);
    return finish(count < 5 ? table.act(open, stop) : open);
  }

  test('MISSION-20 the energy action of a destroyed card counts (ruling 6)', () => {
    expect(claimable(salvaging(5))).toEqual(['mission4:2']);
    expect(claimable(salvaging(4))).toEqual([]);
  });
});

describe('five expansions on the Belt', () => {
  const withMission: Change = (draft) => {
    if (draft.missions !== null) draft.missions.faceUp = ['mission4'];
  };
  function expanding(energy: number, steps: readonly Action[], change: Change = () => {}): GameState {
    const setUp: Change = (draft) => {
      withMission(draft);
      change(draft);
    };
    const options = { missions: true, menace: 'rogueComet' } as const;
    return finish(table.act(beltExpansion('minerva', energy, setUp, table, options), ...steps));
  }
  const FIVE = [placeOutpost(18), placeOutpost(24), placeShuttle(22), placeShuttle(19), placeOutpost(18, 1)];

  test('MISSION-21 outposts and shuttles count together', () => {
    expect(claimable(expanding(6, [...FIVE, stop]))).toEqual(['mission4:2']);
    expect(claimable(expanding(6, [...FIVE.slice(0, 4), stop]))).toEqual([]);
  });

  test('MISSION-21 confronting the menace is not an expansion (ruling 10)', () => {
    // 4 pieces, and the comet with 5 energy, would be five uses of energy.
    const beside: Change = (draft) => {
      put(draft, 'minerva', route(11));
      setStatus(draft, 0, null, false, false, true);
      giveTile(draft, 0, 'energyTile');
    };
    const state = expanding(7, [...FIVE.slice(0, 4), { type: 'confront', seat: 0 }], beside);
    expect(state.menace?.holder).toBe(0);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});
