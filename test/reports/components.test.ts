import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card, Content, Mission, Provenance, Sources } from '../../src/components/content.ts';
import { PLAYER_ICONS } from '../../src/components/ids.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';
import { componentReport } from './components.ts';

/** The default set without its lists; what cannot be empty stays as it is. */
function small(parts: Partial<Content>): Content {
  const { playerBoard, figures, recommended, luna, moon, belt } = defaultContent;
  return {
    schema: 1,
    id: 'small',
    cards: [],
    slotCosts: [],
    tracks: [],
    moon: { ...moon, sectors: [], chapter3: { skymine: [], minerva: [], astrogo: [], tawac: [] } },
    belt: { ...belt, asteroids: [], shuttleSpaces: [], stationRoutes: [] },
    missions: [],
    menaces: [],
    luna,
    plans: [],
    specialPlans: [],
    researchDisplay: [],
    tokens: [],
    recommended,
    spaces: [],
    tiles: [],
    figures,
    playerBoard,
    sources: { rest: 'reconstructed' },
    ...parts,
  };
}

const card = (id: string, sources: Sources, marks: Partial<Card> = { letter: 'A' }): Card => ({
  id,
  letter: null,
  icon: null,
  number: null,
  cost: 1,
  action: { kind: 'energy', value: 1 },
  share: null,
  sources,
  ...marks,
});
const guessed = (id: string): Card => card(id, { rest: 'reconstructed', letter: 'rulebook' });

const lines = (content: Content): readonly string[] => componentReport(content).split('\n');

/** The numbers of a class: pieces, rulebook, booklet, helper, derived, reconstructed. */
function row(content: Content, name: string): readonly number[] {
  const found = lines(content).filter((line) => line.startsWith(`| ${name} `));
  expect(found).toHaveLength(1);
  return found.flatMap((line) => line.split('|').slice(2, -1).map(Number));
}

/** The lines of the first section of that name: of the list for the owner of a box, if it is there. */
function section(content: Content, name: string): readonly string[] {
  const all = lines(content);
  const start = all.findIndex((line) => line.startsWith(`### ${name} (`));
  if (start < 0) return [];
  const after = all.slice(start + 1);
  return after.slice(
    0,
    after.findIndex((line) => line.startsWith('#')),
  );
}

const CLASSES = [
  'Action cards of the deck',
  'Starting cards',
  'Single-energy cards',
  'Slot costs',
  'Company tracks',
  'Moon sectors',
  'Moon stations',
  'Research plans',
  'Special plans',
  'Research display',
  'Starting tokens',
  'Bonus spaces',
  'Bonus tiles',
  'Player board',
  'Rulebook figures',
  'First-game set-up',
  'Chapter 3 outposts',
  'Belt asteroids',
  'Shuttle spaces',
  'Station routes',
  'Belt stations',
  'Missions',
  'Menaces',
  'Luna cards',
  'Luna tracks and levels',
];

test('docs/components.md is up to date', () => {
  const page = readFileSync(new URL('../../docs/components.md', import.meta.url), 'utf8');
  expect(page, 'run: npx tsx test/reports/write-components.ts').toBe(componentReport(defaultContent));
});

test('the total is the sum of the rows, and no class is empty', () => {
  const rows = CLASSES.map((name) => row(defaultContent, name));
  for (const [pieces] of rows) expect(pieces).toBeGreaterThan(0);
  const total = rows.reduce((sums, numbers) => sums.map((sum, column) => sum + (numbers[column] ?? 0)));
  expect(row(defaultContent, 'Total')).toEqual(total);
});

test('the summary agrees with the total', () => {
  const [, rulebook = 0, booklet = 0, helper = 0, derived = 0, reconstructed = 0] = row(defaultContent, 'Total');
  const exact = rulebook + booklet + helper;
  expect(componentReport(defaultContent)).toContain(
    `Of ${exact + derived + reconstructed} fields, ${exact} are exact, ${derived} derived and ${reconstructed} reconst`,
  );
});

test('every field of a component counts once, named or not', () => {
  const content = small({
    cards: [
      card('A01', { rest: 'reconstructed', letter: 'rulebook', cost: 'derived' }),
      card('A02', { rest: 'rulebook' }),
    ],
  });
  // letter, cost, action, share
  expect(row(content, 'Action cards of the deck')).toEqual([2, 5, 0, 0, 1, 2]);
});

test('marks of other kinds of cards and ids do not count', () => {
  const sources: Sources = { rest: 'reconstructed', id: 'derived', letter: 'rulebook', icon: 'rulebook' };
  const content = small({ cards: [card('energy01', sources, { number: 1 })] });
  expect(row(content, 'Action cards of the deck')).toEqual([0, 0, 0, 0, 0, 0]);
  expect(row(content, 'Single-energy cards')).toEqual([1, 0, 0, 0, 0, 4]);
});

const mission = (sources: Sources): Mission => ({
  id: 'mission1',
  tasks: [
    { kind: 'energy', total: 4 },
    { kind: 'energy', total: 5 },
    { kind: 'energy', total: 6 },
  ],
  sources,
});

test('a part with a source of its own counts as a field of its own', () => {
  const content = small({ missions: [mission({ rest: 'reconstructed', 'tasks.length': 'rulebook' })] });
  expect(row(content, 'Missions')).toEqual([1, 1, 0, 0, 0, 1]);
  expect(section(content, 'Missions')).toContain(
    '- `tasks` but for `tasks.length` (the tasks from left to right): mission1',
  );
});

test('a reconstructed part of a known field is listed alone', () => {
  const content = small({ missions: [mission({ rest: 'rulebook', 'tasks.1': 'reconstructed' })] });
  expect(section(content, 'Missions')).toContain('- `tasks.1`: mission1');
});

test.each<[Provenance, readonly number[]]>([
  ['rulebook', [1, 1, 0, 0, 0, 0]],
  ['luna-booklet', [1, 0, 1, 0, 0, 0]],
  ['solo-helper', [1, 0, 0, 1, 0, 0]],
  ['derived', [1, 0, 0, 0, 1, 0]],
  ['reconstructed', [1, 0, 0, 0, 0, 1]],
])('what is %s has a column of its own', (rest, expected) => {
  expect(row(small({ missions: [mission({ rest })] }), 'Missions')).toEqual(expected);
});

test('loose numbers take the nearest source of the set', () => {
  const content = small({
    slotCosts: [0, 1, 2],
    researchDisplay: [{ letter: 'A', supplement: true }],
    recommended: { tracks: defaultContent.recommended.tracks, tokens: ['token01'] },
    sources: {
      rest: 'reconstructed',
      'slotCosts.1': 'derived',
      'researchDisplay.0.letter': 'solo-helper',
      'recommended.tracks': 'rulebook',
    },
  });
  expect(row(content, 'Slot costs')).toEqual([3, 0, 0, 0, 1, 2]);
  expect(row(content, 'Research display')).toEqual([1, 0, 0, 1, 0, 1]);
  expect(row(content, 'First-game set-up')).toEqual([5, 4, 0, 0, 0, 1]);
});

test('levels of Luna count field by field', () => {
  const { luna } = defaultContent;
  const content = small({
    luna: {
      ...luna,
      cards: [],
      tank: { ...luna.tank, sources: { rest: 'solo-helper' } },
      research: { ...luna.research, sources: { rest: 'solo-helper' } },
      levels: luna.levels.slice(0, 2),
      sources: { rest: 'solo-helper', 'levels.gradeTwo': 'luna-booklet' },
    },
  });
  // Two tracks of 4 fields, two levels of 7, plan columns, marker spaces, coins beyond a track and bonus markers.
  expect(row(content, 'Luna tracks and levels')).toEqual([5, 0, 2, 8 + 12 + 4, 0, 0]);
});

test('three pieces in a row become a range, two do not', () => {
  const content = small({ cards: ['A08', 'A09', 'A10', 'B01', 'B02', 'B04'].map(guessed) });
  expect(section(content, 'Action cards of the deck')).toContain('- `cost` (the printed cost): A08-A10, B01, B02, B04');
});

test('starting cards that every icon has are named once', () => {
  const starting = (icon: (typeof PLAYER_ICONS)[number], name: string): Card =>
    card(`${icon}-${name}`, { rest: 'rulebook', cost: 'reconstructed' }, { icon });
  const content = small({
    cards: [...PLAYER_ICONS.map((icon) => starting(icon, 'carbon1')), starting('star', 'energy1')],
  });
  expect(section(content, 'Starting cards')).toContain('- `cost` (the printed cost): carbon1, star-energy1');
});

test('what is only drawn has not to be typed in', () => {
  const [sector] = defaultContent.moon.sectors;
  const sectors =
    sector === undefined ? [] : [{ ...sector, sources: { rest: 'rulebook', position: 'reconstructed' } as const }];
  const content = small({ moon: { ...defaultContent.moon, sectors } });
  expect(row(content, 'Moon sectors')).toEqual([1, 7, 0, 0, 0, 1]);
  expect(section(content, 'Moon sectors')).toEqual([]);
});

test('what is derived or from the solo helper is worth a second look', () => {
  const content = small({ missions: [mission({ rest: 'derived' })] });
  const page = componentReport(content);
  expect(section(content, 'Missions')).toContain('- `tasks`: mission1');
  expect(page.indexOf('### Missions')).toBeGreaterThan(page.indexOf('## What is worth a second look'));
});

test('the page names the commands and the pictures', () => {
  const page = componentReport(defaultContent);
  for (const command of ['content template', 'content check', 'play --content']) {
    expect(page).toContain(`\`skymines ${command}\``);
  }
  for (const picture of ['moon', 'belt', 'tracks']) expect(page).toContain(`(images/${picture}.svg)`);
});
