import { say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** What a decision asks, with its figures; to be read after `Ana muss`. */
export const PROMPTS_DE: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`${words.or(offers.map((token) => words.name({ kind: 'token', token })))} behalten`,
  turn: () => ['eine Aktion ausführen: Karten nutzen, einen Bonusmarker setzen oder passen'],
  units: ({ units }, words) => [`noch ${words.count(units, 'unit')} nutzen, um auf Unternehmensleisten zu ziehen`],
  barrier: ({ company, steps }, words) => {
    const price = words.barrierPrice === null ? '' : `${words.count(words.barrierPrice, 'coin')} für `;
    const left = steps === 1 ? 'den letzten Schritt' : `die letzten ${words.count(steps, 'step')}`;
    return say`${price}die Pflichteinzahlung auf der ${words.company(company, 'short')}-Leiste bezahlen oder auf ${left} verzichten`;
  },
  expansion: ({ company, energy }, words) =>
    say`mit ${words.company(company)} einen Sektor besetzen oder die Erweiterung beenden (noch ${energy} Energie)`,
  beltExpansion: ({ company, energy }, words) =>
    say`einen Spielstein von ${words.company(company)} setzen oder die Erweiterung beenden (noch ${energy} Energie)`,
  ousting: ({ outpost }, words) =>
    say`die Spalte wählen, in die der verdrängte ${words.company(outpost, 'short')}-Außenposten zurückkehrt`,
  research: ({ points }, words) => [`${words.count(points, 'researchPoint')} ausgeben`],
  upload: ({ card }, words) =>
    say`den Upload-Marker ziehen oder stehen bleiben (genutzt wird ${words.cardOnOffer(card)})`,
  purchase: ({ discount }, words) => [
    discount === 0
      ? 'eine Karte der Kartenauslage kaufen oder verzichten'
      : `eine Karte der Kartenauslage für ${words.count(discount, 'coin')} weniger kaufen oder verzichten`,
  ],
  oneOf: ({ rewards }, words) => say`wählen: ${words.effect({ kind: 'oneOf', rewards })}`,
  chosenTracks: ({ steps }, words) =>
    say`${steps.length < 2 ? 'eine Unternehmensleiste' : 'Unternehmensleisten'} für ${words.and(steps.map((each) => [words.count(each, 'step')]))} wählen`,
};
