import { describe, expect, test } from 'vitest';
import { LUNA, lunaBoard, lunaPlays, lunasTurn, occupied, setTracks, withLuna } from '../kit/luna.ts';
import { type Content, createGame, defaultContent } from '../kit/pinned.ts';
import { type Change, lawful, tableWith } from '../kit/table.ts';

test('EXM-5 at level 5, both markers start at 0', () => {
  const state = createGame(withLuna(1, { luna: { level: 5 }, startingTokens: 'choose' }));
  expect(lunaBoard(state)).toMatchObject({ helium: 0, upload: 0 });
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
