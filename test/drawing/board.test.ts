import { describe, expect, test } from 'vitest';
import { COMPANIES, type Company } from '../../src/components/ids.ts';
import { drawBoard } from '../../src/drawing/drawBoard.ts';
import { drawCompanyTracks } from '../../src/drawing/drawCompanyTracks.ts';
import { drawRounds } from '../../src/drawing/drawRounds.ts';
import type { GameState } from '../../src/entries/index.ts';
import { defaultContent, ForeignStateError } from '../../src/entries/index.ts';
import { companyStandings } from '../../src/entries/queries.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { boxes } from './boxes.ts';
import { textFor, textOf } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

const GAMES: readonly (readonly [string, GameState])[] = [
  ['the Moon', playRandomly({ players: names(4), seed: 'board', tracks: 'random' }, 300).end],
  [
    'the Belt',
    playRandomly({ players: names(3), seed: 'board', board: 'belt', menace: 'singularity', luna: { level: 4 } }, 300)
      .end,
  ],
];

const piecesIn = (node: Node, kind: 'outpost' | 'shuttle' | 'marker', by: 'company' | 'seat'): string[] =>
  ofClass(node, kind).map(({ attributes }) => attributes[`data-${by}`] ?? '');
const sorted = (companies: readonly Company[]): string[] => [...companies].sort();

describe.each(GAMES)('drawing of a game on %s', (_, state) => {
  const text = textOf(state);
  const board = parse(drawBoard(state, { text }));
  const tracks = parse(drawCompanyTracks(state, { text }));

  test('shows every outpost and every shuttle where it is', () => {
    state.sectors.forEach((outposts, index) => {
      expect(piecesIn(withId(board, `sector:${index + 1}`), 'outpost', 'company')).toEqual(outposts);
    });
    defaultContent.belt.asteroids.forEach(({ number }, index) => {
      state.belt?.outposts[index]?.forEach((outposts, space) => {
        const place = withId(board, `outpostSpace:${number}:${space}`);
        expect(piecesIn(place, 'outpost', 'company').sort()).toEqual(sorted(outposts));
      });
    });
    defaultContent.belt.shuttleSpaces.forEach(({ number }, index) => {
      const shuttles = state.belt?.shuttles[index];
      if (shuttles === undefined) return;
      expect(piecesIn(withId(board, `shuttleSpace:${number}`), 'shuttle', 'company')).toEqual(shuttles);
    });
  });

  test('shows the pieces left in every column, and what a share is worth', () => {
    const standings = companyStandings(state);
    for (const company of COMPANIES) {
      state.stations[company].forEach(({ pieces }, column) => {
        const place = withId(board, `column:${company}:${column}`);
        const kind = state.belt !== null && column === 1 ? 'shuttle' : 'outpost';
        expect(piecesIn(place, kind, 'company')).toEqual(Array.from({ length: pieces }, () => company));
      });
      const plate = withId(board, `company:${company}`);
      const sign = ofClass(plate, 'coin').flatMap(all);
      expect(sign.map((node) => node.text.trim())).toContain(String(standings[company].shareValue));
    }
  });

  test('shows the coins of vacant home spaces alone', () => {
    for (const company of COMPANIES) {
      const visible = state.stations[company]
        .flatMap((__, column) => ofClass(withId(board, `column:${company}:${column}`), 'home-space'))
        .flatMap(({ children }) => children.filter(({ name }) => name === 'circle')).length;
      expect(visible).toBe(companyStandings(state)[company].shareValue);
    }
  });

  test('shows the markers on bonus spaces', () => {
    for (const { id } of defaultContent.spaces) {
      const seats = state.placed.filter(({ space }) => space === id).map(({ seat }) => String(seat));
      expect(piecesIn(withId(board, `bonusSpace:${id}`), 'marker', 'seat')).toEqual(seats);
    }
  });

  test('shows what a bonus space costs where markers lie, as where none do', () => {
    const empty = parse(drawBoard({ ...state, placed: [] }, { text }));
    const priced = defaultContent.spaces.filter(({ terms }) => terms.cost > 0);
    const placed = priced.map(({ id }) => ({ seat: 0, space: id }));
    const full = parse(drawBoard({ ...state, placed }, { text }));
    for (const { id } of priced) {
      const price = (root: Node) => boxes(withId(root, `bonusSpace:${id}`));
      expect(price(full)).toEqual(price(empty));
      const [box] = price(full);
      const [marker] = ofClass(withId(full, `bonusSpace:${id}`), 'marker');
      const corners = [
        ...(all(marker ?? full).find(({ name }) => name === 'path')?.attributes['d'] ?? '').matchAll(/[\d.]+/g),
      ];
      const lowest = Math.max(...corners.filter((_, index) => index % 2 === 1).map(Number));
      expect(lowest).toBeLessThan(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2);
    }
  });

  test('shows the marker of everybody on every track', () => {
    for (const company of COMPANIES) {
      state.players.forEach((player, seat) => {
        const space = withId(tracks, `trackSpace:${company}:${player.tracks[company]}`);
        expect(piecesIn(space, 'marker', 'seat')).toContain(String(seat));
      });
      const row = ofClass(tracks, 'track').find(({ attributes }) => attributes['data-company'] === company);
      expect(row?.attributes['data-track']).toBe(state.tracks[company]);
      expect(ofClass(row ?? tracks, 'track-space').flatMap((space) => piecesIn(space, 'marker', 'seat'))).toHaveLength(
        state.players.length,
      );
    }
  });

  test('marks the round, and shows the special plans that are left', () => {
    const rounds = parse(drawRounds(state, { text }));
    expect(ofClass(rounds, 'now').map(({ attributes }) => attributes['data-round'])).toEqual([String(state.round)]);
    const plans = all(rounds).flatMap(({ attributes }) => attributes['data-ref'] ?? []);
    expect(plans).toEqual(state.specialPlans.map((plan) => `plan:${plan}`));
  });

  test('refuses a state of other components', () => {
    const other = { ...defaultContent, slotCosts: defaultContent.slotCosts.map((cost) => cost + 1) };
    for (const draw of [drawBoard, drawCompanyTracks, drawRounds]) {
      expect(() => draw(state, { text: textFor(other) })).toThrow(ForeignStateError);
    }
  });
});
