import type { Border, Point, Sector, Station } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { type ByCompany, COMPANIES, type Company } from '../components/ids.ts';
// Deep mine (EXP-21), helium depot (EXP-23) and research station (EXP-24).
import { helium as depot, research as lab, coins as mine } from './boards.ts';

// The Moon board. Known parts of the printed map: the sector numbers, a few facts about sectors 16, 21 and 24, and some
// sectors near each station. These parts are exact, and the rest of the map is invented to fit them.

/** Borders between sectors, each listed once under the lower number: `a-b` is single, `a=b` double. */
const BORDERS = `
  1-2 1-5 1-7
  2-3 2=5 2-8
  3-4 3-6 3=8
  4=6 4-9
  5-7 5-8 5-10 5=11
  6=8 6=9 6-12 6-13
  7-11
  8-10 8=12
  9-13 9-19
  10=11 10-12 10-15 10=18
  11-15 11-16
  12=13 12-18 12-20
  13=14 13=19 13-20
  15=16 15=17 15-18 15=21
  16-21
  18=20 18-21 18-24
  19-20 19=22
  20-22 20-24
  21-23 21=24
  22-24
  23-24`;

/** Sectors that touch each station along the rim of the Moon, with the border between sector and station. */
const CONTACTS: ByCompany<Readonly<Record<number, Border>>> = {
  skymine: { 9: 2, 19: 1, 22: 1 },
  minerva: { 16: 1, 21: 1, 23: 1 },
  astrogo: { 1: 1, 7: 1, 11: 1 },
  tawac: { 2: 2, 3: 1, 4: 1 },
};

/** Each enclave and the sector around it. */
const ENCLAVES: Readonly<Record<number, number>> = { 14: 13, 17: 15 };

/** Creates an open-pit mine (EXP-22). */
const pit = (steps: number): Effect => ({ kind: 'expandedTrack', steps });

/** Contents of sectors 1, 2, ... 24: the number of collection domes, then the structures. */
// biome-ignore format: four sectors per line.
const BUILT: readonly (readonly [domes: number, ...structures: Effect[]])[] = [
  [1, mine(1)],          [0, pit(1)],            [1, mine(1)],          [1, mine(1)],
  [0, lab(1), mine(1)],  [0, pit(1), depot(1)],  [1, mine(1)],          [1, lab(2), mine(1)],
  [0, pit(1)],           [1, pit(2)],            [0, lab(1), mine(1)],  [1, mine(2), pit(1)],
  [0, depot(2)],         [0, lab(3), mine(2)],   [1, pit(1), mine(1)],  [0, lab(1)],
  [1, depot(2), pit(2)], [1, mine(1), depot(1)], [1, mine(1)],          [0, lab(1), mine(1)],
  [0, mine(1)],          [2],                    [2, pit(1), depot(1)], [0, lab(2)],
];

/** Geometry of sectors 1, 2, ... 24: a point for the label, then the corners clockwise from the topmost, as `x,y`. */
const SHAPES: readonly (readonly [label: string, outline: string])[] = [
  ['343,162', '422,67 402,232 242,237 183,195 234,149 292,112 355,84'],
  ['478,166', '482,60 543,62 546,233 442,277 402,232 422,67'],
  ['621,170', '543,62 606,73 668,93 725,122 678,229 580,267 546,233'],
  ['756,220', '725,122 795,174 853,238 898,312 797,346 678,229'],
  ['330,310', '402,232 442,277 417,349 304,412 265,385 242,237'],
  ['662,316', '678,229 797,346 776,388 656,391 582,370 580,267'],
  ['181,324', '183,195 242,237 265,385 67,420 91,338 130,262'],
  ['503,336', '546,233 580,267 582,370 506,470 417,349 442,277'],
  ['858,398', '898,312 927,393 939,477 935,563 866,548 776,388 797,346'],
  ['396,442', '417,349 506,470 495,518 450,565 296,459 304,412'],
  ['173,464', '265,385 304,412 296,459 173,538 61,522 67,420'],
  ['585,468', '582,370 656,391 634,611 578,608 495,518 506,470'],
  ['710,472', '776,388 866,548 744,663 634,611 656,391'],
  ['743,574', '740,526 777,547 787,585 766,621 725,617 695,590 706,551'],
  ['263,578', '296,459 450,565 421,670 238,686 173,538'],
  ['137,606', '61,522 173,538 238,686 148,764 103,690 74,608'],
  ['366,612', '379,564 406,595 409,635 374,656 332,650 320,610 339,575'],
  ['499,660', '495,518 578,608 557,787 443,712 421,670 450,565'],
  ['820,686', '866,548 935,563 915,648 877,726 825,796 745,710 744,663'],
  ['641,696', '578,608 634,611 744,663 745,710 586,827 557,787'],
  ['264,748', '421,670 443,712 422,751 217,837 148,764 238,686'],
  ['722,804', '745,710 825,796 763,852 692,896 614,925 586,827'],
  ['371,846', '422,751 459,938 372,921 290,887 217,837'],
  ['520,864', '443,712 557,787 586,827 614,925 537,938 459,938 422,751'],
];

const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** Returns the neighbours of a sector in ascending order. `BORDERS` lists each border only once. */
function neighbours(sector: number): Sector['neighbours'] {
  return [...BORDERS.matchAll(/(\d+)([-=])(\d+)/g)].flatMap(([, low, sign, high]) => {
    const [a, b, border] = [Number(low), Number(high), sign === '=' ? 2 : 1] as const;
    return a === sector ? [{ sector: b, border }] : b === sector ? [{ sector: a, border }] : [];
  });
}

function stations(sector: number): Sector['stations'] {
  return COMPANIES.flatMap((company) => {
    const border = CONTACTS[company][sector];
    return border === undefined ? [] : [{ company, border }];
  });
}

/** The 24 sectors. Sector n is `SECTORS[n - 1]`. */
export const SECTORS: readonly Sector[] = SHAPES.map(([label, outline], index) => {
  const number = index + 1;
  const [domes, ...structures] = BUILT[index] ?? [0];
  const [position = { x: 0, y: 0 }] = points(label);
  return {
    number,
    neighbours: neighbours(number),
    stations: stations(number),
    structures,
    domes,
    enclaveIn: ENCLAVES[number] ?? null,
    position,
    outline: points(outline),
    // An example in the rulebook states that Minerva's station has a single border with sector 21.
    sources:
      number === 21
        ? { rest: 'reconstructed', number: 'rulebook', stations: 'rulebook' }
        : { rest: 'reconstructed', number: 'rulebook' },
  };
});

/**
 * Coin icons of a column, from the top. The rulebook states that there are five spaces, that the last shows 2 and that
 * some show none; the others are reconstructed so that a station without outposts shows 15 icons.
 */
const COLUMN: readonly number[] = [0, 1, 1, 1, 2];

const station = (company: Company, x: number, y: number): Station => ({
  company,
  columns: [COLUMN, COLUMN, COLUMN],
  crossedOut: [true, true, true],
  logoSide: x < 500 ? 'left' : 'right', // at the edge of the board
  position: { x, y },
  sources: { rest: 'reconstructed', company: 'rulebook', crossedOut: 'rulebook' },
});

/** The four stations, one at each corner of the board. */
export const STATIONS: ByCompany<Station> = {
  skymine: station('skymine', 930, 815),
  minerva: station('minerva', 72, 815),
  astrogo: station('astrogo', 112, 120),
  tawac: station('tawac', 840, 92),
};

/**
 * Sectors with an outpost at the start of the campaign's chapter 3, one for each column of the station (CAMP-16). The
 * rulebook lists all twelve.
 */
export const CHAPTER_3: ByCompany<readonly number[]> = {
  skymine: [6, 19, 20],
  minerva: [16, 21, 23],
  astrogo: [1, 7, 11],
  tawac: [2, 3, 4],
};
