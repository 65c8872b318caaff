import { describe, expect, test } from 'vitest';
import { greedyPolicy, loadBot, playUntil } from '../../src/entries/bots.ts';
import type { Action } from '../../src/entries/index.ts';
import { createGame, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { randomNumbers } from '../kit/numbers.ts';

const pass: Action = { type: 'pass', seat: 0 };
const adviceTexts = (locale: typeof en, gains: object, worth: number, worse: number | null): readonly string[] =>
  createText({ locale })
    .advice({ action: pass, gains, worth, second: worse === null ? null : { action: pass, worse } })
    .map(plain);

describe('advice', () => {
  test('contains the gains, their value and the second choice', () => {
    expect(adviceTexts(en, { coins: -2, skymine: 9 }, 12.4, 3.6)).toEqual([
      'Immediate score change: Coins −2, Skymine Resources +9.',
      'Expected value by the end of the game: about 12 coins.',
      'Second choice: Pass (4 coins worse).',
    ]);
    expect(adviceTexts(fr, { tank: 1 }, 0.6, 1)).toEqual([
      'Effet immédiat sur le score : Piste de stockage +1.',
      'Gain estimé d’ici la fin de la partie : environ 1 crypcoin.',
      'Deuxième choix : Passer (1 crypcoin de moins).',
    ]);
    expect(adviceTexts(de, { research: 4 }, 20.6, 2)).toEqual([
      'Sofort in der Wertung: Forschungsleiste +4.',
      'Wert bis zum Spielende: etwa 21 CrypCoin.',
      'Zweitbeste Wahl: Passen (2 CrypCoin weniger).',
    ]);
  });

  test.each([
    [en, ['Second choice: Pass (about as good).']],
    [fr, ['Deuxième choix : Passer (presque aussi bon).']],
    [de, ['Zweitbeste Wahl: Passen (fast so gut).']],
  ])('states that nothing differs by a coin: $code', (locale, lines) => {
    expect(adviceTexts(locale, {}, 0.4, 0.4)).toEqual(lines);
  });

  test('has no second choice when no other action has a gain', () => {
    expect(adviceTexts(en, {}, 3, null)).toEqual(['Expected value by the end of the game: about 3 coins.']);
  });

  test.each([
    [en, 'No other choice is worth more right now.'],
    [fr, 'Aucun autre choix ne rapporte davantage pour l’instant.'],
    [de, 'Im Moment ist keine andere Wahl besser.'],
  ])('is never without a word: $code', (locale, line) => {
    expect(adviceTexts(locale, {}, 0.2, null)).toEqual([line]);
  });

  test('formats the advice of a bot on a turn', async () => {
    const game = simulate(createGame({ players: ['Ana', 'Ben'], seed: 'advised' }));
    playUntil(game, ({ state: { stack } }) => stack.at(-1)?.kind === 'turn', greedyPolicy);
    const seat = game.pending()[0]?.seat ?? 0;
    const view = viewFor(game.copy().state, seat);
    const advice = (await loadBot('strong')).advise(view, { seat, random: randomNumbers(1) });
    if (advice === null) throw new Error('the bot does not think at a turn');
    const lines = createText({ locale: en, game: view }).advice(advice, view).map(plain);
    expect(lines.at(-2)).toMatch(/^Expected value by the end of the game: about \d+ coins?\.$/);
    expect(lines.at(-1)).toMatch(/^Second choice: [A-Z].* \((\d+ coins? worse|about as good)\)\.$/);
  });
});
