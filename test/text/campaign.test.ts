import { describe, expect, test } from 'vitest';
import { campaignViewFor, createCampaign } from '../../src/entries/campaign.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import type { RichText } from '../../src/entries/text.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { FIRST, LEFT, LIMITED, LOOP, REMOVED, SHARED, scoreOf } from '../kit/chapterResults.ts';

const { game } = createCampaign({ players: ['Ana', 'Ben'], seed: 'texts', luna: { level: 3 } });
const english = createText({ locale: en, game });
const french = createText({ locale: fr, game });
const plainly = (lines: readonly RichText[]): string[] => lines.map((line) => plain(line).replaceAll('\u00A0', ' '));

describe('a chapter', () => {
  test('CAMP-1 has its number, its board and Luna’s level', () => {
    expect(english.chapter(FIRST)).toBe('Chapter 1 of 4: the Moon (Luna level 3)');
    expect(english.chapter({ chapter: 2, lunaLevel: null })).toBe('Chapter 2 of 4: the Belt');
  });

  test('CAMP-5 names its winner and the reasons for all success points', () => {
    expect(plainly(english.chapterResult(FIRST))).toEqual([
      'Ben wins with 50 coins.',
      'Ana has 1 coin and gets 1 success point: 1 for finishing a track.',
      'Ben has 50 coins and gets 6 success points: 1 for more coins than at least one other player, ' +
        '1 for more coins than at least two other players, 1 for winning the chapter, 1 for mission progress and 2 for finishing tracks.',
      'Luna has 40 coins and gets 2 success points: 1 for more coins than at least one other player and 1 for mission progress.',
    ]);
  });

  test('CAMP-8, CAMP-17 names all winners and its additional points', () => {
    expect(plainly(english.chapterResult(SHARED))).toEqual([
      'Ana and Luna share the victory with 50 coins each.',
      'Ana has 50 coins and gets 3 success points: 1 for more coins than at least one other player, 1 for winning the chapter ' +
        'and 1 for being the first to open a personal bonus space.',
      'Ben has 20 coins and gets no success points.',
      'Luna has 50 coins and gets 3 success points: 1 for more coins than at least one other player, 1 for winning the chapter ' +
        'and 1 for mission progress.',
    ]);
  });

  test('CAMP-20 names the player who removed the menace card', () => {
    expect(plainly(english.chapterResult(REMOVED))[2]).toBe(
      'Ben has 50 coins and gets 2 success points: 1 for more coins than at least one other player and 1 for removing the menace card.',
    );
  });

  test('is available in French', () => {
    expect(french.chapter(SHARED).replaceAll('\u00A0', ' ')).toBe(
      'Chapitre 3 sur 4 : Retour à la Lune (Luna au niveau 3)',
    );
    expect(plainly(french.chapterResult(SHARED)).slice(1)).toEqual([
      'Ana termine avec 50 crypcoins et marque 3 points de succès : 1 pour avoir plus de crypcoins qu’au moins un autre ' +
        'joueur, 1 pour la victoire du chapitre et 1 pour avoir déverrouillé la première case Bonus personnelle.',
      'Ben termine avec 20 crypcoins et ne marque aucun point de succès.',
      'Luna termine avec 50 crypcoins et marque 3 points de succès : 1 pour avoir plus de crypcoins qu’au moins un autre ' +
        'joueur, 1 pour la victoire du chapitre et 1 pour la mission.',
    ]);
  });
});

test('a campaign contains its seed, but not in a view', () => {
  const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'apollo\u001b' });
  expect(english.campaign(campaign)).toBe('Campaign (seed: apollo\\u001b)');
  expect(english.campaign(campaignViewFor(campaign, 0))).toBe('Campaign');
});

describe('CAMP-28 a time loop', () => {
  test('in progress describes its last game, which has no winner', () => {
    expect(plainly(english.timeLoop(LOOP)).slice(0, 3)).toEqual([
      'Game 2 of the time loop',
      'No winner: the Temporal Anomaly is still in play, and another game follows.',
      'Ana has 120 coins and gets 2 success points: 1 for more coins than at least one other player and 1 for more coins than at least two other players.',
    ]);
    expect(english.timeLoop([])).toEqual([]);
  });

  test('that has ended describes its games, who ended it, and averages', () => {
    expect(plainly(english.chapterResult(LEFT))).toEqual([
      'Ana wins with 110 coins.',
      'The time loop ended after 3 games, when Ben removed the Temporal Anomaly. Coins and success points are averages.',
      'Ana has 110 coins and gets 2 success points: 1 on average over 3 games and 1 for winning the chapter.',
      'Ben has 103 coins and gets 2 success points: 2 on average over 3 games.',
      'Luna has 85 coins and gets 1 success point: 1 on average over 3 games.',
    ]);
  });

  test('without a removal was ended by the limit of games', () => {
    const [, line] = english.chapterResult(LIMITED);
    expect(plain(line ?? [])).toBe(
      'The time loop ended after 3 games, the limit in a campaign. Coins and success points are averages.',
    );
  });
});

test('CAMP-24, CAMP-25 describes Luna’s level and her points for it', () => {
  expect(english.lunaLevel({ level: 3, bonus: 2 })).toBe('Luna continues at level 3 and gets 2 success points');
  expect(english.lunaLevel({ level: 4, bonus: 0 })).toBe('Luna continues at level 4');
});

describe('the standing', () => {
  test('CAMP-12, CAMP-13 has the points of each chapter, those for Luna’s level, and the sums', () => {
    const { title, names, rows, ranks, verdict } = english.standing(
      scoreOf(
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        2,
        [],
      ),
    );
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
