import { describe, expect, test } from 'vitest';
import { beltTable, onBelt, put, route, space } from '../../../kit/belt.ts';
import type { CardId, Company } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { at, type Change, coinsIn, findCard, giveTile, lay, player, refusal, table } from '../../../kit/table.ts';

const cardOf = (company: Company | null): CardId =>
  findCard(({ action }) => action.kind === 'fieldScientist' && action.company === company);

/** The domes, tank steps and coins when seat 0 uses the field scientist of a company. */
function using(company: Company | null, setUp: Change, on = table) {
  const card = cardOf(company);
  const start = onBelt(
    (draft) => {
      lay(draft, 0, card);
      player(draft, 0).helium = 0;
      setUp(draft);
    },
    {},
    on,
  );
  const { state, events } = on.played(start, { type: 'useFieldScientist', seat: 0, card });
  const used = events.find((event) => event.type === 'fieldScientistUsed');
  return { domes: used?.domes, steps: at(state, 0).helium, coins: coinsIn(events, 0) };
}
const domes = (company: Company, setUp: Change): number | undefined => using(company, setUp).domes;

/** All domes on the asteroids' screens. */
const PRINTED: Readonly<Record<number, number>> = { 1: 1, 5: 1, 8: 2, 10: 1, 15: 1, 21: 2, 24: 2 };

describe('the field scientist', () => {
  test.each([
    [0, () => {}, 2],
    [1, (draft) => put(draft, 'minerva', space(10)), 2],
    [2, (draft) => put(draft, 'minerva', space(24)), 3],
    [3, (draft) => put(draft, 'minerva', space(24), space(10)), 3],
    [4, (draft) => put(draft, 'minerva', space(24), space(21)), 4],
  ] satisfies [number, Change, number][])(
    'BELT-27 with %i domes the card moves 2 steps and 1 more per pair',
    (count, setUp, steps) => {
      expect(using('minerva', setUp)).toEqual({ domes: count, steps, coins: 1 });
    },
  );

  test('BELT-27 the neutral card and the tile ignore domes', () => {
    expect(using(null, (draft) => put(draft, 'minerva', space(24), space(21)))).toEqual({
      domes: 0,
      steps: 1,
      coins: 2,
    });
    const start = onBelt((draft) => {
      giveTile(draft, 0, 'fieldScientistTile');
      player(draft, 0).helium = 0;
      put(draft, 'minerva', space(24));
      put(draft, 'skymine', space(21));
    });
    const state = table.act(start, { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' });
    expect(at(state, 0).helium).toBe(2);
  });

  test('BELT-27 requires a face-up field scientist', () => {
    expect(refusal(onBelt(), { type: 'useFieldScientist', seat: 0, card: cardOf('minerva') })).toEqual([
      'notAFaceUpFieldScientist FSC-1',
    ]);
  });

  test('BELT-27 adds the domes of the track bonus', () => {
    const setUp: Change = (draft) => {
      player(draft, 0).bonuses.astrogo = 1; // C1: 1 dome
      put(draft, 'minerva', space(10));
    };
    expect(using('minerva', setUp)).toMatchObject({ domes: 2, steps: 3 });
  });
});

describe('regular domes', () => {
  test.each(defaultContent.belt.asteroids.map(({ number }) => number))(
    'BELT-28 an outpost on asteroid %i controls the domes of its screen',
    (number) => {
      for (const company of COMPANIES) {
        expect(domes(company, (draft) => put(draft, company, space(number)))).toBe(PRINTED[number] ?? 0);
      }
    },
  );

  test('BELT-28 counts a screen once for any number of outposts of the company', () => {
    expect(domes('tawac', (draft) => put(draft, 'tawac', space(8, 0), space(8, 1), space(8, 2)))).toBe(2);
  });

  test('BELT-28 rival outposts do not matter, and several companies can control the same dome', () => {
    const setUp: Change = (draft) => {
      put(draft, 'tawac', space(8, 0));
      put(draft, 'skymine', space(8, 1), space(8, 2));
    };
    expect([domes('tawac', setUp), domes('skymine', setUp), domes('minerva', setUp)]).toEqual([2, 2, 0]);
  });

  test('BELT-28 adds up the domes of all asteroids of the company', () => {
    const setUp: Change = (draft) => put(draft, 'astrogo', space(5), space(10), space(14), space(21));
    expect(domes('astrogo', setUp)).toBe(1 + 1 + 0 + 2);
  });
});

describe('linked domes', () => {
  test.each([
    [1, 1, 2],
    [15, 0, 1],
  ])('BELT-29 on asteroid %i spaces %i and %i together control one dome more', (asteroid, one, other) => {
    const both: Change = (draft) => put(draft, 'tawac', space(asteroid, one), space(asteroid, other));
    expect(domes('tawac', both)).toBe(2);
    expect(domes('tawac', (draft) => put(draft, 'tawac', space(asteroid, one)))).toBe(1);
    expect(domes('tawac', (draft) => put(draft, 'tawac', space(asteroid, other)))).toBe(1);
  });

  test.each([
    [1, [0, 1, 3]],
    [1, [0, 2, 3]],
    [15, [0, 2, 3]],
    [15, [1, 2, 3]],
  ])('BELT-29 on asteroid %i three spaces %j without the pair control no linked dome', (asteroid, spaces) => {
    const setUp: Change = (draft) => put(draft, 'tawac', ...spaces.map((each) => space(asteroid, each)));
    expect(domes('tawac', setUp)).toBe(1);
  });

  test('BELT-29 the two spaces must be occupied by one company', () => {
    const setUp: Change = (draft) => {
      put(draft, 'tawac', space(1, 1));
      put(draft, 'astrogo', space(1, 2));
    };
    expect([domes('tawac', setUp), domes('astrogo', setUp)]).toEqual([1, 1]);
  });

  test('BELT-29 linked domes of both asteroids add to the regular ones', () => {
    const setUp: Change = (draft) =>
      put(draft, 'tawac', space(1, 1), space(1, 2), space(15, 0), space(15, 1), space(24));
    expect(using('tawac', setUp)).toEqual({ domes: 1 + 1 + 1 + 1 + 2, steps: 5, coins: 1 });
  });

  test('BELT-29 counts each linked dome when several are printed', () => {
    const more = beltTable(({ asteroids }) => ({
      asteroids: asteroids.map((each) =>
        each.number === 1 ? { ...each, linkedDomes: [[0, 1] as const, [1, 2] as const, [2, 3] as const] } : each,
      ),
    }));
    const setUp: Change = (draft) => put(draft, 'tawac', space(1, 0), space(1, 1), space(1, 2));
    expect(using('tawac', setUp, more).domes).toBe(1 + 2);
  });
});

describe('shuttles', () => {
  test('BELT-30 shuttles and printed shuttles control no domes', () => {
    for (const company of COMPANIES) expect(domes(company, () => {})).toBe(0);
    const setUp: Change = (draft) => put(draft, 'tawac', route(2), route(4), route(6), route(11), route(12));
    expect(domes('tawac', setUp)).toBe(0);
  });
});
