import { describe, expect, test } from 'vitest';
import { COMPANIES, type Company } from '../../src/components/ids.ts';
import { drawBonusSpaces, drawLanes, drawMap, drawTable } from '../../src/entries/drawing.ts';
import { defaultContent, ForeignStateError, type GameState } from '../../src/entries/index.ts';
import { companyStandings } from '../../src/entries/queries.ts';
import { plain } from '../../src/entries/text.ts';
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

const SPACES = { width: 204, height: 308 };

const piecesIn = (node: Node, kind: 'outpost' | 'shuttle' | 'marker', by: 'company' | 'seat'): string[] =>
  ofClass(node, kind).map(({ attributes }) => attributes[`data-${by}`] ?? '');
const sorted = (companies: readonly Company[]): string[] => [...companies].sort();

describe.each(GAMES)('drawing of a game on %s', (_, state) => {
  const text = textOf(state);
  const board = parse(drawMap(state, { text, size: { width: 496, height: 536 } }));
  const tracks = parse(drawLanes(state, { text, size: { width: 584, height: 220 } }));
  const spaces = parse(drawBonusSpaces(state, { text, size: SPACES }));

  test('shows every outpost and every shuttle in its place', () => {
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

  test('shows the pieces left in every column and the value of a share', () => {
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

  test('shows only the coins of vacant home spaces', () => {
    for (const company of COMPANIES) {
      const visible = state.stations[company]
        .flatMap((__, column) => ofClass(withId(board, `column:${company}:${column}`), 'home-space'))
        .flatMap(({ children }) =>
          children.filter(({ attributes }) => attributes['class']?.startsWith('sm-coin ')),
        ).length;
      expect(visible).toBe(companyStandings(state)[company].shareValue);
    }
  });

  test('shows the markers on bonus spaces', () => {
    for (const { id } of defaultContent.spaces) {
      const seats = state.placed.filter(({ space }) => space === id).map(({ seat }) => String(seat));
      expect(piecesIn(withId(spaces, `bonusSpace:${id}`), 'marker', 'seat')).toEqual(seats);
    }
  });

  test('shows the cost of a bonus space with and without markers', () => {
    const empty = parse(drawBonusSpaces({ ...state, placed: [] }, { text, size: SPACES }));
    const priced = defaultContent.spaces.filter(({ terms }) => terms.cost > 0);
    const placed = priced.map(({ id }) => ({ seat: 0, space: id }));
    const full = parse(drawBonusSpaces({ ...state, placed }, { text, size: SPACES }));
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

  test('shows the marker of every player on every track', () => {
    for (const company of COMPANIES) {
      const row = ofClass(tracks, 'track').find(({ attributes }) => attributes['data-company'] === company);
      expect(row?.attributes['data-track']).toBe(state.tracks[company]);
      const markers = row?.children.filter(({ attributes }) => attributes['class']?.startsWith('marker')) ?? [];
      expect(markers.map(({ attributes }) => attributes['data-seat']).sort()).toEqual(
        [...state.players.keys()].map(String),
      );
      state.players.forEach((player, seat) => {
        const space = withId(tracks, `trackSpace:${company}:${player.tracks[company]}`);
        const title = space.children.find(({ name }) => name === 'title')?.text;
        expect(title?.split('. ')).toContain(plain(text.name({ kind: 'seat', seat })));
      });
    }
  });

  test('marks the round and shows the remaining special plans', () => {
    const table = parse(drawTable(state, { text }));
    expect(ofClass(table, 'now').map(({ attributes }) => attributes['data-round'])).toEqual([String(state.round)]);
    const plans = all(table).flatMap(({ attributes }) => attributes['data-ref']?.match(/^plan:special\d+$/)?.[0] ?? []);
    expect(plans).toEqual(expect.arrayContaining(state.specialPlans.map((plan) => `plan:${plan}`)));
  });

  test('rejects a state with other components', () => {
    const other = { ...defaultContent, slotCosts: defaultContent.slotCosts.map((cost) => cost + 1) };
    expect(() => drawTable(state, { text: textFor(other) })).toThrow(ForeignStateError);
  });
});
