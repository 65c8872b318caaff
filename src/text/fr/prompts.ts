import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { of } from './grammar.ts';

/** Decisions with their details, shown after `Ana doit` or `Ana peut`. */
export const PROMPTS_FR: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`garder ${words.or(offers.map((token) => words.name({ kind: 'token', token })))}`,
  turn: () => ['faire une action : utiliser des cartes, placer un pion Bonus ou passer'],
  units: ({ units }, words) => [`avancer sur les pistes de compagnie (il reste ${words.count(units, 'unit')})`],
  barrier: ({ company, steps }, words) => {
    const price = words.barrierPrice === null ? '' : ` (${words.count(words.barrierPrice, 'coin')})`;
    const left = steps === 1 ? 'à la case qui reste' : `aux ${words.count(steps, 'step')} qui restent`;
    return say`payer l’appel de fonds de la piste ${words.company(company, 'short')}${price} ou renoncer ${left}`;
  },
  expansion: ({ company, energy }, words) =>
    say`occuper un secteur avec ${words.company(company)} ou arrêter l’extension (il reste ${words.count(energy, 'energy')})`,
  beltExpansion: ({ company, energy }, words) =>
    say`placer un élément ${of(words.company(company))} ou arrêter l’extension (il reste ${words.count(energy, 'energy')})`,
  ousting: ({ outpost }, words) =>
    say`choisir la colonne où replacer la succursale renvoyée ${of(words.company(outpost, 'short'))}`,
  research: ({ points }, words) => [`dépenser ${words.count(points, 'researchPoint')}`],
  upload: ({ card }, words) => say`faire avancer le pion Transmission avec ${words.cardOnOffer(card)} ou en rester là`,
  purchase: ({ discount }, words) => [
    `acheter une carte disponible${discount === 0 ? '' : ` avec une réduction de ${words.count(discount, 'coin')}`}`,
  ],
  oneOf: ({ rewards }, words) => say`choisir : ${words.effect({ kind: 'oneOf', rewards })}`,
  chosenTracks: ({ steps }, words) =>
    say`choisir sur ${steps.length < 2 ? 'quelle piste' : 'quelles pistes'} de compagnie avancer (${words.and(steps.map((each) => [words.count(each, 'step')]))})`,
};
