import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';
import { RESOURCES_FR } from './words.ts';

/** Further tracks after the first one, because each number of steps must be taken on a different track. */
const OTHER_TRACKS = ['une deuxième', 'une troisième', 'une quatrième'] as const;

/** Rewards, worded as noun phrases or infinitives. */
export const EFFECTS_FR: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }, words) => [`${words.count(steps, 'step')} d’hélium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) =>
    say`${words.count(steps, 'step')} sur la piste ${words.company(company, 'short')}`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} sur la piste de la compagnie étendue`],
  chosenTracks: ({ steps, among }, words) => {
    const first = among === 'all' ? 'une piste au choix' : 'une autre piste';
    const tracks = [first, ...OTHER_TRACKS];
    return words.and(steps.map((each, index) => [`${words.count(each, 'step')} sur ${tracks[index] ?? 'une autre'}`]));
  },
  removeOutposts: ({ count }) => [
    `retirer ${counted(count, 'succursale d’une station', 'succursales d’une ou de plusieurs stations')}`,
  ],
  resourceCoins: ({ resource, minus }) => [
    `le total de ${RESOURCES_FR[resource]} face visible${minus === 0 ? '' : ` −${minus}`}, en crypcoins`,
  ],
  purchase: ({ discount }, words) => [
    `acheter une carte disponible ${discount === 0 ? 'en crypcoins' : `avec une réduction de ${words.count(discount, 'coin')}`}`,
  ],
  firstPlayer: () => ['le marqueur Premier joueur'],
  destroyedCost: ({ plus }) => [`le coût imprimé de la carte détruite${plus === 0 ? '' : ` +${plus}`}, en crypcoins`],
  salvage: ({ price, parts }, words) => [
    `l’action de la carte détruite ${parts === 'both' ? 'et/ou' : 'ou'} une carte détruite pour ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile })} pour la prochaine manche`,
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' ou bien ',
    ),
};

export const PERMANENTS_FR: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} à l’énergie totale`],
  markers: ({ count }) => [counted(count, 'pion Bonus supplémentaire', 'pions Bonus supplémentaires')],
  discount: ({ resources, mixed, less: units }, words) => {
    if (mixed) return [`paiement possible avec un mélange de ressources, coût réduit de ${words.count(units, 'unit')}`];
    const paid = resources.map((each) => `en ${RESOURCES_FR[each]}`).join(' ou ');
    return [`une réduction de ${words.count(units, 'unit')} sur les cartes payées ${paid}`];
  },
  cardValue: ({ resource, plus }) => [`+${plus} sur chaque carte Ressource de ${RESOURCES_FR[resource]}`],
  fieldScientist: ({ domes }) => [`une icône d’Ingénieur permanent et +${counted(domes, 'dôme', 'dômes')} de collecte`],
};
