import { describe, expect, test } from 'vitest';
import { createGame, type GameState, viewFor } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { defaultContent } from '../kit/pinned.ts';
import { everyRef } from '../kit/texts.ts';

const moon = createGame({ players: ['Ana', 'Ben'], seed: 'situation', startingTokens: 'recommended' });
const belt = createGame({
  players: ['Ana', 'Ben'],
  seed: 'situation',
  board: 'belt',
  missions: true,
  menace: 'rogueComet',
  startingTokens: 'recommended',
});

/** Returns the lines that a position adds to the printed description. */
function added(ref: Ref, game: GameState): string[] {
  const text = createText({ locale: en, game });
  return text.describe(ref, game).slice(text.describe(ref).length).map(plain);
}

const changed = (game: GameState, ...changes: readonly Partial<GameState>[]): GameState =>
  Object.assign({}, game, ...changes);
const withSeat = (game: GameState, seat: number, more: object): GameState =>
  changed(game, { players: game.players.map((player, at) => (at === seat ? { ...player, ...more } : player)) });

describe('the contents of a target in a position', () => {
  test('describes no contents without a position or for empty targets', () => {
    const text = createText({ locale: en, game: moon });
    const refs = everyRef(defaultContent);
    for (const ref of refs) expect(text.describe(ref).map(plain)).not.toContain('Share value: 1');
    expect(added({ kind: 'bonusSpace', space: 'purchase' }, moon)).toEqual([]);
    expect(added({ kind: 'sector', sector: 1 }, changed(moon, { sectors: moon.sectors.map(() => []) }))).toEqual([]);
  });

  test('describes outposts in sectors and on asteroids, and shuttles on routes', () => {
    const sectors = moon.sectors.map((there, index) => (index === 4 ? (['tawac', 'minerva'] as const) : there));
    expect(added({ kind: 'sector', sector: 5 }, changed(moon, { sectors }))).toEqual(['Outposts: Tawac, Minerva']);
    const [asteroid, route] = [defaultContent.belt.asteroids[1], defaultContent.belt.shuttleSpaces[1]];
    const pieces = {
      outposts: defaultContent.belt.asteroids.map(({ spaces }, at) =>
        spaces.map((_, space) => (at === 1 && space === 0 ? (['astrogo'] as const) : [])),
      ),
      shuttles: defaultContent.belt.shuttleSpaces.map((_, at) => (at === 1 ? (['skymine'] as const) : [])),
      removedShuttles: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 },
    };
    const game = changed(belt, { belt: pieces });
    const number = asteroid?.number ?? 0;
    expect(added({ kind: 'asteroid', asteroid: number }, game)).toEqual(['Outposts: Astrogo']);
    expect(added({ kind: 'outpostSpace', asteroid: number, space: 0 }, game)).toEqual(['Outposts: Astrogo']);
    expect(added({ kind: 'outpostSpace', asteroid: number, space: 1 }, game)).toEqual([]);
    expect(added({ kind: 'shuttleSpace', shuttleSpace: route?.number ?? 0 }, game)).toEqual(['Shuttles: Skymine']);
  });

  test('SHARE-4, SCORE-7: describes the share value of a company and the shares and markers of all players', () => {
    const game = withSeat(moon, 1, { tracks: { skymine: 0, minerva: 4, astrogo: 0, tawac: 0 } });
    const [value, shares, markers] = added({ kind: 'company', company: 'minerva' }, game);
    expect(value).toMatch(/^Share value: \d+$/);
    expect([shares, markers]).toEqual(['Shares: Ana 0, Ben 1', 'Positions on the track: Ana 0, Ben 4']);
    expect(added({ kind: 'trackSpace', company: 'minerva', space: 4 }, game)).toEqual(['Markers: Ben']);
    expect(added({ kind: 'trackSpace', company: 'minerva', space: 5 }, game)).toEqual([]);
  });

  test('describes the pieces left in a station column', () => {
    expect(added({ kind: 'column', company: 'tawac', column: 1 }, moon)).toEqual([
      `Pieces left: ${moon.stations.tawac[1]?.pieces}`,
    ]);
    expect(added({ kind: 'column', company: 'tawac', column: 7 }, moon)).toEqual([]);
  });

  test('describes the markers on a bonus space', () => {
    const placed = [
      { space: 'purchase', seat: 1 },
      { space: 'purchase', seat: 0 },
      { space: 'destroy', seat: 0 },
    ] as const;
    expect(added({ kind: 'bonusSpace', space: 'purchase' }, changed(moon, { placed }))).toEqual(['Markers: Ben, Ana']);
  });

  test('describes the card of a display slot, the plan of a display space, and the supplement', () => {
    const game = changed(moon, { display: ['A09', ...moon.display.slice(1)], supplement: 3 });
    expect(added({ kind: 'displaySlot', slot: 1 }, game)[0]).toContain('field scientist');
    const space = defaultContent.researchDisplay.findIndex(({ supplement }) => supplement);
    const lines = added({ kind: 'displaySpace', space }, changed(game, { supplement: 3 }));
    expect(lines[0]).toMatch(/^Plan /);
    expect(lines.at(-1)).toBe('Coins on the supplement space: 3');
    expect(added({ kind: 'displaySpace', space: space + 1 }, game).join()).not.toContain('supplement');
  });

  test('describes the cards in slots and whether they are used', () => {
    const game = withSeat(moon, 0, {
      area: [null, 'diamond-carbon1', null, null, null],
      used: [false, true, false, false, false],
      resting: [[], ['diamond-energy1', 'diamond-minerals2'], [], [], []],
    });
    expect(added({ kind: 'actionSlot', seat: 0, slot: 1 }, game)).toEqual(['Carbon 1', 'Cost: 1', 'Used (face down)']);
    expect(added({ kind: 'actionSlot', seat: 0, slot: 2 }, game)).toEqual([]);
    expect(added({ kind: 'restingSlot', seat: 0, slot: 1 }, game)).toEqual([
      'Energy 1',
      'Cost: 1',
      'Minerals 2',
      'Cost: 2',
    ]);
  });

  test('SPECIAL-3: describes where a slot opens while it is closed', () => {
    const slot = { kind: 'actionSlot', seat: 0, slot: 0 } as const;
    const text = createText({ locale: en, game: moon });
    const opening = (helium: number): string[] => text.describe(slot, withSeat(moon, 0, { helium })).map(plain);
    const { slotSpace } = defaultContent.playerBoard.tank;
    expect(opening(slotSpace - 1)).toEqual([`Opens at helium-3 space: ${slotSpace}`]);
    expect(opening(slotSpace)).toEqual([]);
  });

  test('EXP-7, BELT-8, BELT-22: describes the neighbours of a sector and the routes of an asteroid', () => {
    const text = createText({ locale: en, game: moon });
    for (const { number, neighbours } of defaultContent.moon.sectors) {
      const names = neighbours.map(({ sector, border }) => `sector ${sector}${border === 2 ? ' (double border)' : ''}`);
      const lines = text.describe({ kind: 'sector', sector: number }).map(plain);
      expect(lines.at(-1)).toBe(`Adjacent sectors: ${names.join(', ')}`);
    }
    const { belt: board } = defaultContent;
    for (const { number } of board.asteroids) {
      const lines = text.describe({ kind: 'asteroid', asteroid: number }).map(plain);
      for (const { number: space, ends } of board.shuttleSpaces) {
        const isThere = ends.some(({ asteroid }) => asteroid === number);
        expect(new RegExp(`^Routes: .*shuttle space ${space}\\b`).test(lines.at(-1) ?? '')).toBe(isThere);
      }
      const stations = board.stationRoutes.filter(({ asteroid }) => asteroid === number);
      for (const { company } of stations) expect(lines.at(-1)?.toLowerCase()).toContain(company);
    }
  });

  test('describes the plans on a research track and the upload marker', () => {
    const [first] = moon.players[0]?.plans.slice(1) ?? [];
    const game = withSeat(moon, 0, { plans: [null, { ...first, plan: 'planA01', faceDown: true }], upload: 1 });
    const lines = added({ kind: 'researchSpace', seat: 0, position: 1 }, game);
    expect(lines[0]).toBe('Plan A01');
    expect(lines.slice(-2)).toEqual(['Face down', 'The upload marker is here']);
    expect(added({ kind: 'researchSpace', seat: 0, position: 0 }, game)).toEqual([]);
  });

  test('describes the public parts of a seat and only the size of its hand', () => {
    const game = withSeat(moon, 1, {
      coins: 7,
      markers: 2,
      oneTimeMarkers: 1,
      helium: 5,
      upload: 2,
      hand: ['A01', 'A02'],
      area: [null, 'diamond-carbon1', 'diamond-energy1', null, null],
      used: [false, true, false, false, false],
      tiles: [{ tile: 'energyTile', used: false, on: null }],
    });
    const lines = added({ kind: 'seat', seat: 1 }, viewFor(game, 0));
    expect(lines).toEqual([
      'Coins: 7',
      'Bonus markers left: 2',
      'One-time bonus markers left: 1',
      'Hand: 2',
      'Unused cards: energy 1',
      'Used cards: carbon 1',
      'Bonus tiles: the energy tile',
      'Helium-3 marker space: 5 (Worth: 0 coins, 10 coins from space 6)',
      'Upload marker space: 2 (Worth: 0 coins, 10 coins from space 4)',
    ]);
    const last = defaultContent.playerBoard.tank.values.at(-1);
    const [most] = added({ kind: 'seat', seat: 1 }, withSeat(game, 1, { helium: last?.at })).slice(-2);
    expect(most).toBe(`Helium-3 marker space: ${last?.at} (Worth: ${last?.value} coins)`);
    // PASS-2: a player who has passed has turned all cards face up.
    const passed = added({ kind: 'seat', seat: 1 }, withSeat(game, 1, { passed: true }));
    expect(passed).toEqual(expect.arrayContaining(['Passed', 'Action area: carbon 1, energy 1']));
    expect(passed.join()).not.toMatch(/used/i);
    expect(added({ kind: 'seat', seat: 9 }, game)).toEqual([]);
  });

  test("LUNA-23: describes Luna's majority cards", () => {
    const solo = createGame({ players: ['Ana'], luna: { level: 2 }, seed: 'situation' });
    const [one, other] = defaultContent.luna.cards.map(({ id }) => id);
    const luna = solo.luna === null ? null : { ...solo.luna, majority: [one ?? null, other ?? null] as const };
    const seatLines = added({ kind: 'seat', seat: 1 }, changed(solo, { luna }));
    expect(seatLines.filter((line) => line.startsWith('Majority values: '))).toHaveLength(1);
    expect(added({ kind: 'seat', seat: 0 }, changed(solo, { luna })).join()).not.toContain('majorities');
  });

  test('names the players at a mission, with a completed task and with the menace', () => {
    const missions = {
      faceUp: ['mission1'],
      status: [
        { mission: 'mission1', columns: [true, false, true] },
        { mission: null, columns: [true, true, true] },
      ],
      first: null,
      tally: { helium: 0, trackSteps: 0, uploads: 0, plans: 0, expansions: 0, mostExpansions: 0 },
    } as const;
    const game = changed(belt, { missions, menace: { id: 'rogueComet', holder: 1 } });
    expect(added({ kind: 'mission', mission: 'mission1' }, game)).toEqual(['Mission status cards: Ana']);
    expect(added({ kind: 'task', mission: 'mission1', column: 1 }, game)).toEqual(['Completed by: Ana']);
    expect(added({ kind: 'task', mission: 'mission1', column: 0 }, game)).toEqual([]);
    expect(added({ kind: 'menace', menace: 'rogueComet' }, game)).toEqual(['Removed by: Ben']);
    expect(added({ kind: 'menace', menace: 'rogueComet' }, belt)).toEqual([]);
  });
});
