import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card, Content, Mission, Sources } from '../../src/components/content.ts';
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

test('three pieces in a row become a range, two do not', () => {
  const content = small({ cards: ['A08', 'A09', 'A10', 'B01', 'B02', 'B04'].map(guessed) });
  expect(section(content, 'Action cards of the deck')).toContain('- `cost` (the printed cost): A08-A10, B01, B02, B04');
});

test('what is derived or from the solo helper is worth a second look', () => {
  const missions = defaultContent.missions
    .slice(0, 1)
    .map((each): Mission => ({ ...each, sources: { rest: 'derived' } }));
  const content = small({ missions });
  const page = componentReport(content);
  expect(section(content, 'Missions')).toContain('- `tasks`: mission1');
  expect(page.indexOf('### Missions')).toBeGreaterThan(page.indexOf('## What is worth a second look'));
});
