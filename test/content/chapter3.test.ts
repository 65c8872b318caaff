import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import { CHAPTER_3, SECTORS, STATIONS } from '../../src/content/moon.ts';

const sectors = COMPANIES.flatMap((company) => CHAPTER_3[company]);

describe('known facts of the third chapter (CAMP-16)', () => {
  test('Skymine starts in the sectors 6, 19 and 20', () => {
    expect(CHAPTER_3.skymine).toEqual([6, 19, 20]);
  });

  test('Minerva starts in the sectors 16, 21 and 23', () => {
    expect(CHAPTER_3.minerva).toEqual([16, 21, 23]);
  });

  test('Astrogo starts in the sectors 1, 7 and 11', () => {
    expect(CHAPTER_3.astrogo).toEqual([1, 7, 11]);
  });

  test('Tawac starts in the sectors 2, 3 and 4', () => {
    expect(CHAPTER_3.tawac).toEqual([2, 3, 4]);
  });

  test('12 outposts, no two of them in one sector', () => {
    expect(sectors).toHaveLength(12);
    expect(new Set(sectors).size).toBe(12);
  });
});

describe('structure of the third chapter', () => {
  test('all of them are sectors of the Moon', () => {
    expect(SECTORS.map((sector) => sector.number)).toEqual(expect.arrayContaining(sectors));
  });

  test.each(COMPANIES)('one outpost for each column of the station of %s', (company) => {
    expect(CHAPTER_3[company]).toHaveLength(STATIONS[company].columns.length);
  });
});
