import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card, Content, Mission, Sources } from '../../../src/components/content.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { sum } from '../../kit/numbers.ts';
import { componentReport, pageWith } from './components.ts';

/** The default set without its lists. */
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

/**
 * Returns the table row of a class without its name: exact, derived and reconstructed fields, and the list of fields.
 */
function row(content: Content, name: string): { readonly counts: readonly number[]; readonly fields: string } {
  const found = lines(content).filter((line) => line.startsWith(`| ${name} (`) || line.startsWith(`| **${name}**`));
  expect(found).toHaveLength(1);
  const cells = found.flatMap((line) => line.split(' | ').slice(1));
  return { counts: cells.slice(0, 3).map(Number), fields: (cells[3] ?? '').replace(/ \|$/, '') };
}

const CLASSES = [
  'Action cards',
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
  const page = readFileSync(new URL('../../../docs/components.md', import.meta.url), 'utf8');
  expect(page, 'run: npx tsx test/tools/reports/write-components.ts').toBe(
    pageWith(page, componentReport(defaultContent)),
  );
});

test('the total is the sum of the rows and no class is empty', () => {
  const rows = CLASSES.map((name) => row(defaultContent, name).counts);
  for (const counts of rows) expect(sum(counts)).toBeGreaterThan(0);
  const total = rows.reduce((sums, numbers) => sums.map((each, column) => each + (numbers[column] ?? 0)));
  expect(row(defaultContent, 'Total').counts).toEqual(total);
});

test('the summary agrees with the total', () => {
  const { counts } = row(defaultContent, 'Total');
  const [exact, derived, reconstructed] = counts;
  expect(componentReport(defaultContent)).toContain(
    `Of ${sum(counts)} fields, ${exact} are exact, ${derived} derived and ${reconstructed} reconstructed.`,
  );
});

test('counts every field of a component once, whether or not its sources name it', () => {
  const content = small({
    cards: [
      card('A01', { rest: 'reconstructed', letter: 'rulebook', cost: 'derived' }),
      card('A02', { rest: 'rulebook' }),
    ],
  });
  // letter, cost, action, share
  expect(row(content, 'Action cards').counts).toEqual([5, 1, 2]);
});

test('lists the ids of reconstructed fields, with ranges for three or more in a row', () => {
  const cards = [...['A08', 'A09', 'A10', 'B01', 'B02', 'B04'].map(guessed), card('E01', { rest: 'rulebook' })];
  expect(row(small({ cards }), 'Action cards').fields).toMatch(/^`cost`: A08-A10, B01, B02, B04; `action` \(/);
});

test('omits the ids of a field that is reconstructed everywhere', () => {
  const content = small({ cards: ['A08', 'A09', 'A10'].map(guessed) });
  expect(row(content, 'Action cards').fields).toMatch(/^`cost`; `action` \(/);
});

test('lists derived and second-hand fields below the table', () => {
  const [first, second] = defaultContent.missions;
  const missions = [first, second].flatMap((each): Mission[] =>
    each === undefined ? [] : [{ ...each, sources: { rest: each === first ? 'derived' : 'rulebook' } }],
  );
  expect(lines(small({ missions }))).toContain('- Missions: `tasks` of mission1');
});
