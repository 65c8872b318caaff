import { expect, test } from 'vitest';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, type Locale, plain } from '../../src/entries/text.ts';
import { createGame, rules } from '../kit/pinned.ts';

const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } as const;
const game = createGame({ players: ['Ana', 'Ben'], seed: 'bonuses', tracks });

function logged(locale: Locale, ...unlocked: readonly (readonly ['skymine' | 'minerva' | 'tawac', 1 | 2])[]): string {
  const [line] = createText({ locale, game }, rules).log([
    { type: 'turnStarted', seat: 0 },
    ...unlocked.map(([company, level]) => ({ type: 'bonusUnlocked', seat: 0, company, level }) as const),
  ]);
  return plain(line?.text ?? []).replaceAll('\u00A0', ' ');
}

test.each<[Locale, string]>([
  [
    en,
    'unlocks the second bonus of the Minerva track (cards paid in any mix of resources cost 1 unit less; ' +
      'replaces the first bonus: cards paid in minerals cost 1 unit less), the first bonus space of the Tawac track',
  ],
  [
    fr,
    'déverrouille le second bonus de la piste Minerva (paiement possible avec un mélange de ressources, coût réduit de 1 unité ; ' +
      'remplace le premier bonus : une réduction de 1 unité sur les cartes payées en minéraux), ' +
      'la première case Bonus de la piste Tawac',
  ],
  [
    de,
    'schaltet frei: den zweiten Bonus der Minerva-Leiste (Karten dürfen mit gemischten Rohstoffen bezahlt werden und ' +
      'kosten 1 Einheit weniger; ersetzt den ersten Bonus: Karten, die mit Mineralien bezahlt werden, kosten 1 Einheit ' +
      'weniger), das erste Bonusfeld der Tawac-Leiste',
  ],
])('TB-5 TRACK-14 names the bonus before its effect', (locale, line) => {
  expect(logged(locale, ['minerva', 2], ['tawac', 1])).toBe(line);
});

test('names only the bonus when the tracks are unknown', () => {
  const actual = [en, fr, de].map((locale) =>
    plain(createText({ locale }, rules).event({ type: 'bonusUnlocked', seat: 0, company: 'minerva', level: 1 }) ?? []),
  );
  expect(actual).toEqual([
    'unlocks the first bonus of the Minerva track',
    'déverrouille le premier bonus de la piste Minerva',
    'schaltet frei: den ersten Bonus der Minerva-Leiste',
  ]);
});
