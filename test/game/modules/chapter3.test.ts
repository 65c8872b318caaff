import { describe, expect, test } from 'vitest';
import { COMPANIES, type CreateGameOptions, createGame, defaultContent, type GameState } from '../../kit/pinned.ts';
import { hold, lay, player, table, tableWith } from '../../kit/table.ts';
import { wrongOptions } from '../../kit/thrown.ts';

const MOON = { players: ['Melanie', 'Antoine'], seed: 'chapter 3' } as const;
/** Options as in the campaign: random tracks, dealt tokens and missions. */
const CAMPAIGN = { ...MOON, tracks: 'random', startingTokens: 'choose', missions: true } as const;

/** The sectors of each company, from the rulebook. */
const SECTORS = { skymine: [6, 19, 20], minerva: [16, 21, 23], astrogo: [1, 7, 11], tawac: [2, 3, 4] } as const;

describe('CAMP-16 outposts on the Moon at the start', () => {
  const { state } = table.setUp({ ...CAMPAIGN, chapter3: true });

  test.each(COMPANIES)('CAMP-16 %s has outposts exactly in its three sectors', (company) => {
    const occupied = state.sectors.flatMap((here, index) => (here.includes(company) ? [index + 1] : []));
    expect(occupied).toEqual(SECTORS[company]);
  });

  test('CAMP-16 places twelve outposts, one per sector', () => {
    expect(state.sectors.flat()).toHaveLength(12);
    expect(Math.max(...state.sectors.map(({ length }) => length))).toBe(1);
  });

  test.each(COMPANIES)('CAMP-16 takes them from the top of each column of %s', (company) => {
    const four = { pieces: 4, opened: false };
    expect(state.stations[company]).toEqual([four, four, four]);
    expect(state.removed).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('CAMP-16 uncovers the coin icons under them', () => {
    const { moon } = defaultContent;
    const columns = [
      [1, 1, 1, 1, 2],
      [10, 1, 1, 1, 2],
      [100, 1, 1, 1, 2],
    ];
    const { skymine, minerva, astrogo, tawac } = moon.stations;
    const icons = tableWith({
      ...defaultContent,
      id: 'icons-on-top',
      moon: {
        ...moon,
        stations: {
          skymine: { ...skymine, columns },
          minerva: { ...minerva, columns },
          astrogo: { ...astrogo, columns },
          tawac: { ...tawac, columns },
        },
      },
    });
    const start = icons.onTurn(
      (draft) => {
        player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
        hold(draft, 0, ...['D01', 'D02', 'D03', 'D04']); // a share of each
      },
      { chapter3: true },
    );
    expect(icons.rules.score(start)[0]).toMatchObject({ skymine: 111, minerva: 111, astrogo: 111, tawac: 111 });
  });

  test.each<[string, CreateGameOptions]>([
    ['alone', MOON],
    ['in the campaign', CAMPAIGN],
    ['with Luna', { ...CAMPAIGN, luna: { level: 3 } }],
    ['with four', { ...MOON, players: ['a', 'b', 'c', 'd'] }],
  ])('CAMP-16 they give no reward and cost nothing, and the rest of the setup is unchanged: %s', (_, options) => {
    const plain = table.setUp({ ...options, chapter3: false });
    const chapter = table.setUp({ ...options, chapter3: true });
    const rest = (game: GameState): unknown => ({ ...game, sectors: null, stations: null, options: null });
    expect(rest(chapter.state)).toEqual(rest(plain.state));
    expect(chapter.events.filter(({ type }) => type !== 'outpostsSettled')).toEqual(plain.events);
    const settled = chapter.events.filter(({ type }) => type === 'outpostsSettled');
    expect(settled).toEqual(
      COMPANIES.map((company) => ({
        type: 'outpostsSettled',
        company,
        sectors: defaultContent.moon.chapter3[company],
      })),
    );
    expect(plain.state.sectors.flat()).toEqual([]);
  });

  test('CAMP-16 places no outposts without the option', () => {
    expect(createGame(CAMPAIGN).options.chapter3).toBe(false);
    expect(table.setUp(CAMPAIGN).state.sectors.flat()).toEqual([]);
  });

  test('CAMP-16 companies expand from these outposts as from any other', () => {
    const start = table.onTurn((draft) => lay(draft, 0, 'B08'), { chapter3: true });
    const expanding = table.act(start, { type: 'useEnergy', seat: 0, company: 'minerva' });
    const sectors = new Set(table.options(expanding, 'occupy').map(({ sector }) => sector));
    expect(sectors.has(18)).toBe(true); // beyond 16 and 21, which are occupied
    for (const own of SECTORS.minerva) expect(sectors.has(own)).toBe(false);
    // Sector 11, next to 16, has a rival: 2 energy.
    const ousting = table.act(expanding, { type: 'occupy', seat: 0, sector: 11, column: 0 });
    expect(table.rules.pending(ousting)).toMatchObject([{ kind: 'expansion', params: { energy: 1 } }]);
  });
});

test('CAMP-16 the violation on the Belt contains the name of the option', () => {
  expect(wrongOptions({ ...MOON, board: 'belt', chapter3: true })).toEqual(['chapter3']);
  expect(wrongOptions({ ...MOON, board: 'belt', menace: true, chapter3: true })).toEqual(['chapter3']);
  expect(wrongOptions({ ...MOON, board: 'moon', chapter3: true })).toEqual([]);
  expect(wrongOptions({ ...MOON, board: 'belt', chapter3: false })).toEqual([]);
});
