import { describe, expect, test } from 'vitest';
import { campaignViewFor, createCampaign } from '../../src/entries/campaign.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain, type RichText } from '../../src/entries/text.ts';
import { scoreOf } from '../kit/chapterResults.ts';

const { game } = createCampaign({ players: ['Ana', 'Ben'], seed: 'texts', luna: { level: 3 } });
const english = createText({ locale: en, game });
const french = createText({ locale: fr, game });
const plainly = (lines: readonly RichText[]): string[] => lines.map((line) => plain(line).replaceAll('\u00A0', ' '));

test('a campaign contains its seed, but not in a view', () => {
  const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'apollo\u001b' });
  expect(english.campaign(campaign)).toBe('Campaign (seed: apollo\\u001b)');
  expect(english.campaign(campaignViewFor(campaign, 0))).toBe('Campaign');
});

test('CAMP-28 a time loop without games has no text', () => {
  expect(english.timeLoop([])).toEqual([]);
});

describe('the standing', () => {
  test('CAMP-12, CAMP-13 has the points of each chapter, those for Luna’s level, and the sums', () => {
    const chapters = [1, 3, 5].map((points) => [points, points + 1]);
    const { title, names, rows, ranks, verdict } = english.standing(scoreOf(chapters, 2, []));
    expect([title, ...names]).toEqual(['Success points', 'Ana', 'Ben', 'Luna']);
    expect(rows).toEqual([
      { label: 'Chapter 1', values: [1, 3, 5] },
      { label: 'Chapter 2', values: [2, 4, 6] },
      { label: "For Luna's level", values: [0, 0, 4] },
      { label: 'Total', values: [3, 7, 15] },
    ]);
    // Ranks and winners appear at the end.
    expect({ ranks, verdict }).toEqual({ ranks: [], verdict: null });
  });

  test('has no row for the level without Luna', () => {
    const { game: ofTwo } = createCampaign({ players: ['Ana', 'Ben'], seed: 'texts' });
    const { rows } = createText({ locale: en, game: ofTwo }).standing(scoreOf([[1], [2]], 0, []));
    expect(rows.map(({ label }) => label)).toEqual(['Chapter 1', 'Total']);
  });

  test('CAMP-14 names the ranks and explains that the highest is the best', () => {
    const { ranks, verdict } = english.standing(scoreOf([[6], [12], [20]], 2, [2]));
    expect(plainly(ranks)).toEqual([
      'Ana: on the ground (rank 1 of 5)',
      'Ben: on the Moon (rank 3 of 5)',
      'Luna: beyond the planets (rank 5 of 5)',
    ]);
    expect(plain(verdict ?? [])).toBe('Luna wins the campaign with 22 success points.');
  });

  test('CAMP-13 a tie is a shared victory', () => {
    const { verdict } = english.standing(scoreOf([[7], [7], [1]], 0, [0, 1]));
    expect(plain(verdict ?? [])).toBe('Ana and Ben share the victory in the campaign with 7 success points each.');
    const standing = french.standing(scoreOf([[7], [7], [1]], 0, [0, 1]));
    expect(plainly([standing.verdict ?? [], standing.ranks[0] ?? []])).toEqual([
      'Ana et Ben se partagent la victoire de la campagne avec 7 points de succès chacun.',
      'Ana : presque dans l’espace (échelon 2 sur 5)',
    ]);
    const german = createText({ locale: de, game }).standing(scoreOf([[7], [7], [1]], 0, [0, 1]));
    expect(plain(german.verdict ?? [])).toBe(
      'Ana und Ben teilen sich den Sieg in der Kampagne mit je 7 Erfolgspunkten.',
    );
  });
});
