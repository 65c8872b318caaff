import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../kit/people.ts';
import { COMPANIES, createGame, defaultContent, type GameState } from '../../../kit/pinned.ts';

const { belt, moon } = defaultContent;

/** The parts of a state that do not depend on the side of the board. */
function common({ options, stations: _stations, sectors: _sectors, belt: _belt, ...rest }: GameState) {
  return { ...rest, options: { ...options, board: null } };
}

describe('set-up on the Belt', () => {
  test('BELT-1 the Belt side has vacant asteroids and shuttle spaces and no sectors', () => {
    const state = createGame({ players: NAMES, seed: 'belt', board: 'belt' });
    expect(state.options.board).toBe('belt');
    expect(state.sectors).toEqual([]);
    expect(state.belt?.outposts).toEqual(belt.asteroids.map(({ spaces }) => spaces.map(() => [])));
    expect(state.belt?.shuttles).toEqual(belt.shuttleSpaces.map(() => []));
  });

  test('BELT-1 uses the Moon side without the option', () => {
    const state = createGame({ players: NAMES, seed: 'belt' });
    expect(state.belt).toBeNull();
    expect(state.sectors).toHaveLength(24);
  });

  test('BELT-2 each station holds 12 outposts, which exactly fill its left and right column', () => {
    const state = createGame({ players: NAMES, seed: 'belt', board: 'belt' });
    for (const company of COMPANIES) {
      const [first, , last] = state.stations[company];
      expect([first, last]).toEqual([
        { pieces: 6, opened: false },
        { pieces: 6, opened: false },
      ]);
      const [leftSpaces, , rightSpaces] = belt.stations[company].columns;
      expect([leftSpaces?.length, rightSpaces?.length]).toEqual([6, 6]);
    }
  });

  test('BELT-2 the other three outposts of each company stay in the box and do not count as removed', () => {
    const state = createGame({ players: NAMES, seed: 'belt', board: 'belt' });
    expect(state.removed).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('BELT-3 five shuttles fill the middle column of each station', () => {
    const state = createGame({ players: NAMES, seed: 'belt', board: 'belt' });
    for (const company of COMPANIES) {
      expect(state.stations[company][1]).toEqual({ pieces: 5, opened: false });
      expect(belt.stations[company].columns[1]).toHaveLength(5);
    }
    expect(state.belt?.removedShuttles).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test.each([2, 3, 4])('BELT-4 all other setup steps equal those of the Moon side with %i players', (count) => {
    const options = { players: NAMES.slice(0, count), seed: 'edges', tracks: 'random' } as const;
    const there = createGame({ ...options, board: 'belt' });
    expect(common(there)).toEqual(common(createGame(options)));
  });

  test('BELT-4 stations swap sides, and a track still matches the colour of its company', () => {
    for (const company of COMPANIES) {
      const [there, here] = [belt.stations[company], moon.stations[company]];
      expect(there.company).toBe(company);
      expect(there.position.x < 500).toBe(here.position.x > 500);
      expect(there.logoSide).not.toBe(here.logoSide);
    }
    expect(createGame({ players: NAMES, seed: 'x', board: 'belt' }).tracks).toEqual(
      createGame({ players: NAMES, seed: 'x' }).tracks,
    );
  });
});
