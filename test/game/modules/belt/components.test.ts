import { expect, test } from 'vitest';
import { beltExpansion, onBelt, put, route, space, stock, targets } from '../../../kit/belt.ts';
import { type CardId, COMPANIES, type Company, defaultContent } from '../../../kit/pinned.ts';
import { type Change, findCard, hold, lay, player, table } from '../../../kit/table.ts';

/** The asteroids to which each station is linked. */
const LINKED: Readonly<Record<Company, readonly number[]>> = {
  skymine: [15, 17, 21],
  minerva: [10, 18, 24],
  astrogo: [1, 5, 10],
  tawac: [1, 3, 8],
};
const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

test.each(COMPANIES)('BELT-22 BELT-8 the printed shuttles of %s reach only the asteroids of its station', (company) => {
  expect(targets(beltExpansion(company, 6))).toEqual({ asteroids: LINKED[company], shuttleSpaces: [] });
});

test.each(defaultContent.belt.shuttleSpaces.map(({ number, ends }) => ({ number, ends })))(
  'BELT-8 only the company’s shuttle on $number reaches the two asteroids of its route',
  ({ number, ends }) => {
    const own = beltExpansion('skymine', 6, (draft) => put(draft, 'skymine', route(number)));
    const both = ends.map(({ asteroid }) => asteroid);
    expect(targets(own).asteroids).toEqual(sorted([...LINKED.skymine, ...both]));
    const rival = beltExpansion('skymine', 6, (draft) => put(draft, 'minerva', route(number)));
    expect(targets(rival).asteroids).toEqual(LINKED.skymine);
  },
);

test.each(defaultContent.belt.asteroids.map(({ number }) => number))(
  'BELT-9 only the company’s outpost on %i reaches the routes of that asteroid',
  (number) => {
    const routes = defaultContent.belt.shuttleSpaces.filter(({ ends }) =>
      ends.some(({ asteroid }) => asteroid === number),
    );
    const own = beltExpansion('tawac', 6, (draft) => put(draft, 'tawac', space(number)));
    expect(targets(own).shuttleSpaces).toEqual(routes.map((each) => each.number));
    const rival = beltExpansion('tawac', 6, (draft) => put(draft, 'skymine', space(number)));
    expect(targets(rival).shuttleSpaces).toEqual([]);
  },
);

/** All domes on the asteroids' screens. */
const PRINTED: Readonly<Record<number, number>> = { 1: 1, 5: 1, 8: 2, 10: 1, 15: 1, 21: 2, 24: 2 };

/** Returns the domes that count when seat 0 uses the field scientist of a company. */
function domes(company: Company, setUp: Change): number | undefined {
  const card = findCard(({ action }) => action.kind === 'fieldScientist' && action.company === company);
  const start = onBelt((draft) => {
    lay(draft, 0, card);
    setUp(draft);
  });
  const { events } = table.played(start, { type: 'useFieldScientist', seat: 0, card });
  return events.find((event) => event.type === 'fieldScientistUsed')?.domes;
}

test.each(defaultContent.belt.asteroids.map(({ number }) => number))(
  'BELT-28 an outpost on asteroid %i controls the domes of its screen',
  (number) => {
    for (const company of COMPANIES)
      expect(domes(company, (draft) => put(draft, company, space(number)))).toBe(PRINTED[number] ?? 0);
  },
);

test.each(COMPANIES)('BELT-30 the printed shuttles of %s control no domes', (company) => {
  expect(domes(company, () => {})).toBe(0);
});

type Columns = readonly [number, number, number];

/** The value of one share card of Minerva for seat 0 when its station has these pieces. */
function worth(pieces: Columns, opened: readonly boolean[] = []): number {
  const card: CardId = findCard(({ action, share }) => action.kind === 'share' && share === 'minerva');
  const value = (change: Change): number => {
    const state = onBelt((draft) => {
      stock(draft, 'minerva', pieces, opened);
      player(draft, 0).tracks.minerva = 0;
      change(draft);
    });
    return table.rules.score(state)[0]?.minerva ?? 0;
  };
  return value((draft) => hold(draft, 0, card)) - value(() => {});
}

test.each<[Columns, number]>([
  [[6, 5, 6], 0],
  [[5, 5, 6], 0],
  [[3, 5, 6], 1],
  [[0, 5, 6], 5],
  [[6, 4, 6], 0],
  [[6, 3, 6], 1],
  [[6, 0, 6], 5],
  [[6, 5, 1], 3],
  [[6, 5, 0], 5],
  [[2, 2, 2], 2 + 2 + 2],
  [[0, 0, 0], 15],
])('BELT-31 with %j pieces in the station’s columns, a share is worth %i', (pieces, value) => {
  expect(worth(pieces)).toBe(value);
});

test('BELT-31 an uncovered crossed-out space stays visible', () => {
  expect(worth([5, 4, 6], [true, true, false])).toBe(2 + 2);
});

test('BELT-31 the score has the categories of the base game', () => {
  const { astrogo, tawac, skymine, minerva, coins, tank, research, total } = table.rules.score(onBelt())[0] ?? {};
  const sum = [astrogo, tawac, skymine, minerva, coins, tank, research].reduce((a = 0, b = 0) => a + b, 0);
  expect(total).toBe(sum);
});
