import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SWITCHES } from '../../src/game/model/options.ts';
import { LUNA_EDITIONS, RULES, SUPPLEMENT_SHARES } from '../../src/index.ts';

// What docs/rulings.md has to say, by the id of each ruling.

const page = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');

/** The lines below a heading, up to the next one. */
function section(heading: string): string {
  const start = page.indexOf(`## ${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
}
/** The row of a ruling in a section, or on the whole page. */
const row = (id: string, text = page): string => text.split('\n').find((line) => line.startsWith(`| ${id} `)) ?? '';

describe('docs/rulings.md', () => {
  test('names every switch with its default, and both editions', () => {
    for (const [name, value] of Object.entries(DEFAULT_SWITCHES)) {
      const [, , , fallback = ''] = row(`\`${name}\``).split('|');
      expect(fallback.trim(), name).toBe(typeof value === 'string' ? `\`'${value}'\`` : `\`${value}\``);
    }
    for (const word of [...LUNA_EDITIONS, ...SUPPLEMENT_SHARES]) expect(page).toContain(`'${word}'`);
  });

  test('says under one heading where the French booklet and the international texts differ', () => {
    const differ = section('Where the French booklet and the international texts differ');
    for (const id of ['AMB-LACT-4', 'AMB-LACT-5', 'AMB-LACT-11', 'AMB-LACT-2']) expect(row(id, differ)).not.toBe('');
    expect(differ).toContain("edition: 'international'");
  });

  test.each([
    'AMB-SETUP-13',
    'AMB-EXP-11',
    'AMB-BON-7',
    'AMB-BON-4',
    'AMB-RP-9',
    'AMB-BON-10',
    'AMB-MISSION-1',
    'AMB-MENACE-11',
    'AMB-CAMP-6',
    'AMB-LACT-4',
    'AMB-LACT-5',
    'AMB-LACT-8',
    'AMB-LACT-11',
    'AMB-PLAN-2',
  ])('%s: what the text says, what the library does, why', (id) => {
    const cells = row(id, section('Readings that change a game')).split('|').slice(2, 5);
    expect(cells.every((cell) => cell.trim().length > 20)).toBe(true);
  });

  test('AMB-LACT-8 stands under what the library decides', () => {
    expect(section('Where the library decides for you')).toMatch(/AMB-LACT-8[\s\S]*asteroids 1 and 15/);
  });

  test.each([
    ['AMB-EXP-3', /can no longer be expanded; naming it wastes the energy/],
    ['AMB-TRACK-3', /does not say "face up"/],
    ['AMB-TRACK-1', /either may be used/],
    ['AMB-SETUP-6', /decks, then the bonus, then the next seat/],
    ['AMB-LACT-2', /could mean the names of the companies/],
    ['AMB-LACT-9', /to its letter/],
    ['AMB-LUNA-2', /To the letter of page 3/],
  ])('%s says where letter and ruling part', (id, words) => {
    expect(
      page
        .split('\n')
        .filter((line) => line.startsWith(`| ${id} `))
        .join('\n'),
    ).toMatch(words);
  });

  test('TRACK-14 and ROUND-1 no longer contradict AMB-TRACK-1 and the Singularity', () => {
    expect(RULES['TRACK-14'].summary).not.toMatch(/replaces/);
    expect(RULES['ROUND-1'].summary).not.toMatch(/no more/);
  });
});
