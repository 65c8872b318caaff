import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LUNA_EDITIONS, RULES, SUPPLEMENT_SHARES } from '../../src/entries/index.ts';
import { DEFAULT_SWITCHES } from '../../src/game/model/options.ts';

// Checks docs/rulings.md against the rulings by id.

const page = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');

/** The lines below a heading, up to the next heading. */
function section(heading: string): string {
  const start = page.indexOf(`## ${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
}
/** The row of a ruling in a section or on the whole page. */
const row = (id: string, text = page): string => text.split('\n').find((line) => line.startsWith(`| ${id} `)) ?? '';

describe('docs/rulings.md', () => {
  test('names every switch with its default, and both editions', () => {
    for (const [name, value] of Object.entries(DEFAULT_SWITCHES)) {
      const [, , , fallback = ''] = row(`\`${name}\``).split('|');
      expect(fallback.trim(), name).toBe(typeof value === 'string' ? `\`'${value}'\`` : `\`${value}\``);
    }
    for (const word of [...LUNA_EDITIONS, ...SUPPLEMENT_SHARES]) expect(page).toContain(`'${word}'`);
  });

  test('lists the differences of the French booklet and the international texts under one heading', () => {
    const differ = section('Where the French booklet and the international texts differ');
    for (const id of ['AMB-LACT-4', 'AMB-LACT-5', 'AMB-LACT-11', 'AMB-LACT-2']) expect(row(id, differ)).not.toBe('');
    expect(differ).toContain("edition: 'international'");
  });

  test.each([
    ['AMB-SETUP-13', /after the game has been set up/, /arranges the starting decks/, /players do not know/],
    ['AMB-EXP-11', /you may make 3 steps/, /may be declined with `stop`/, /Only this majority says "may"/],
    ['AMB-BON-7', /says "may" for the steps/, /compulsory as far as possible/, /never reduce the player's own score/],
    [
      'AMB-BON-4',
      /stays in its owner's hand/,
      /cannot be destroyed.*`shareCardsMayBeDestroyed`/,
      /cannot go to the pile/,
    ],
    ['AMB-RP-9', /added up.*after the reward of the plan/, /The sum is one of/, /cannot be part .* and also follow/],
    ['AMB-BON-10', /No order is printed/, /chooses the order wherever it can matter/, /pay a barrier in another/],
    ['AMB-MISSION-1', /during their own turn/, /at every decision of the player's own turn/, /Passing ends the turn/],
    ['AMB-MENACE-11', /No winner is declared/, /highest average total wins/, /the loop is one chapter/],
    ['AMB-CAMP-6', /whose last space was reached/, /although the Probe removes the coins/, /Only the scoring category/],
    ['AMB-LACT-4', /Luna page 5/, /Depends on the edition.*lowest slot/, /follows the French booklet/],
    ['AMB-LACT-5', /Luna page 6.*points are lost/, /all four companies are compared/, /no second choice/],
    ['AMB-LACT-8', /any vacant space/, /lowest index/, /asteroids 1 and 15/],
    ['AMB-LACT-11', /does not mention the supplement/, /`lunaTakesSupplement`/, /helper \(2026\) is newer.*`'linked'`/],
    ['AMB-PLAN-2', /revealed together/, /`confirmPlan` ends planning/, /brings the game closer to its end/],
  ])('%s: contains the text, the behaviour of the library and the reason', (id, ...expected) => {
    const cells = row(id, section('Readings that change a game')).split('|').slice(2, 5);
    for (const [index, words] of expected.entries()) expect(cells[index]).toMatch(words);
  });

  test('lists AMB-LACT-8 among the decisions of the library', () => {
    expect(section('Where the library decides for you')).toMatch(/AMB-LACT-8[\s\S]*asteroids 1 and 15/);
  });

  test.each([
    ['AMB-EXP-3', /can no longer be expanded; choosing it wastes the energy/],
    ['AMB-TRACK-3', /does not say "face up"/],
    ['AMB-TRACK-1', /either may be used/],
    ['AMB-SETUP-6', /decks, then the bonus, then the next seat/],
    ['AMB-LACT-2', /could mean the names of the companies/],
    ['AMB-LACT-9', /read literally/],
    ['AMB-LUNA-2', /Read literally, page 3/],
  ])('%s explains where the text and the ruling differ', (id, words) => {
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
