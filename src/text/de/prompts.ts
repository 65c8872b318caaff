import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { bare } from './grammar.ts';

/** Decisions with their details, shown after `Ana muss` or, if they can be declined, after `Ana kann`. */
export const PROMPTS_DE: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`${words.or(offers.map((token) => words.name({ kind: 'token', token })))} behalten`,
  turn: () => ['eine Aktion ausführen: Karten nutzen, einen Bonusmarker setzen oder passen'],
  units: ({ units }, words) => [`noch ${words.count(units, 'unit')} für Schritte auf Unternehmensleisten nutzen`],
  barrier: ({ company, steps }, words) => {
    const price = words.barrierPrice === null ? '' : ` (${words.count(words.barrierPrice, 'coin')})`;
    const left = steps === 1 ? 'den übrigen Schritt' : `die übrigen ${words.count(steps, 'step')}`;
    return say`die Pflichteinzahlung auf der ${words.company(company, 'short')}-Leiste${price} leisten oder auf ${left} verzichten`;
  },
  expansion: ({ company, energy }, words) =>
    say`mit ${words.company(company)} einen Sektor besetzen oder die Erweiterung beenden (noch ${energy} Energie)`,
  beltExpansion: ({ company, energy }, words) =>
    say`einen Spielstein von ${words.company(company)} setzen oder die Erweiterung beenden (noch ${energy} Energie)`,
  ousting: ({ outpost }, words) =>
    say`die Spalte wählen, in die der verdrängte ${words.company(outpost, 'short')}-Außenposten zurückkehrt`,
  research: ({ points }, words) => [`${words.count(points, 'researchPoint')} ausgeben`],
  upload: ({ card }, words) =>
    say`den Upload-Marker ziehen oder stehen lassen (genutzt: ${bare(words.cardOnOffer(card))})`,
  purchase: ({ discount }, words) => [
    discount === 0
      ? 'eine Karte aus der Kartenauslage kaufen'
      : `eine Karte aus der Kartenauslage für ${words.count(discount, 'coin')} weniger kaufen`,
  ],
  oneOf: ({ rewards }, words) => say`wählen: ${words.effect({ kind: 'oneOf', rewards })}`,
  chosenTracks: ({ steps }, words) =>
    say`${steps.length < 2 ? 'eine Unternehmensleiste' : 'Unternehmensleisten'} für ${words.and(steps.map((each) => [words.count(each, 'step')]))} wählen`,
};
