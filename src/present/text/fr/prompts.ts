import type { Locale } from '../locale.ts';
import { say } from '../parts.ts';
import { energyPoints, of } from './grammar.ts';

/** What a decision asks, with its figures; to be read after `Ana doit`. */
export const PROMPTS_FR: Locale['prompts'] = {
  startingToken: ({ offers }, words) =>
    say`garder ${words.or(offers.map((token) => words.name({ kind: 'token', token })))}`,
  turn: () => ['faire une action : utiliser des cartes, placer un pion Bonus ou passer'],
  units: ({ units }, words) => [
    `utiliser ce qui reste (${words.count(units, 'unit')}) pour avancer sur les pistes de compagnie`,
  ],
  barrier: ({ company, steps }, words) =>
    say`payer l’appel de fonds de la piste ${words.company(company)}, ou perdre ${words.count(steps, 'step')}`,
  expansion: ({ company, energy }, words) =>
    say`occuper un secteur avec ${words.company(company)} ou arrêter l’extension (reste : ${energyPoints(energy)})`,
  beltExpansion: ({ company, energy }, words) =>
    say`placer un élément ${of(words.company(company))} ou arrêter l’extension (reste : ${energyPoints(energy)})`,
  ousting: ({ outpost }, words) => say`choisir la colonne où va la succursale renvoyée ${of(words.company(outpost))}`,
  research: ({ points }, words) => [`dépenser ${words.count(points, 'researchPoint')}`],
  upload: ({ card }, words) => say`faire avancer le pion Transmission avec ${words.cardOnOffer(card)}, ou en rester là`,
  purchase: ({ discount }, words) => [
    `acheter une carte disponible${discount === 0 ? '' : ` à ${words.count(discount, 'coin')} de moins`} ou y renoncer`,
  ],
  oneOf: ({ rewards }, words) => say`choisir : ${words.or(rewards.map((reward) => words.reward(reward)))}`,
  chosenTracks: ({ steps }, words) =>
    say`choisir sur ${steps.length < 2 ? 'quelle piste' : 'quelles pistes'} de compagnie avancer (${words.and(steps.map((each) => [words.count(each, 'step')]))})`,
};
