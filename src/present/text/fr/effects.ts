import type { Locale } from '../locale.ts';
import { joined, say } from '../parts.ts';
import { counted, energyPoints } from './grammar.ts';
import { RESOURCES_FR } from './words.ts';

/** What a reward gives. */
export const EFFECTS_FR: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }, words) => [`${words.count(steps, 'step')} d’hélium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) => say`${words.count(steps, 'step')} sur la piste ${words.company(company)}`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} sur la piste de la compagnie étendue`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = words.and(steps.map((each) => [words.count(each, 'step')]));
    if (among === 'all') return say`${amounts} sur ${steps.length < 2 ? 'une piste' : 'des pistes'} au choix`;
    return say`${amounts} sur ${steps.length < 2 ? 'une autre piste' : 'd’autres pistes'}`;
  },
  removeOutposts: ({ count }) => [`le retrait de ${counted(count, 'succursale', 'succursales')}`],
  resourceCoins: ({ resource, minus }, words) => [
    `1 CrypCoin par unité de ${RESOURCES_FR[resource]} visible${minus === 0 ? '' : `, moins ${words.count(minus, 'coin')}`}`,
  ],
  purchase: ({ discount }, words) => [
    `l’achat d’une carte ${discount === 0 ? 'à son prix en CrypCoins' : `à ${words.count(discount, 'coin')} de moins`}`,
  ],
  firstPlayer: () => ['le marqueur Premier joueur'],
  destroyedCost: ({ plus }, words) => [
    `${plus === 0 ? 'autant de CrypCoins que' : `${words.count(plus, 'coin')} de plus que`} le coût de la carte détruite`,
  ],
  salvage: ({ price, parts }, words) => [
    `l’action de la carte détruite ${parts === 'both' ? 'et' : 'ou'} une carte détruite pour ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile })} pour la prochaine manche`,
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' ou ',
    ),
};

/** What a permanent track bonus does. */
export const PERMANENTS_FR: Locale['permanents'] = {
  energy: ({ plus }) => [`+${energyPoints(plus)}`],
  markers: ({ count }) => [counted(count, 'pion Bonus supplémentaire', 'pions Bonus supplémentaires')],
  discount: ({ resources, mixed, less: units }, words) => {
    const paid = mixed ? 'en ressources mélangées' : resources.map((each) => `en ${RESOURCES_FR[each]}`).join(' ou ');
    return [`une réduction de ${words.count(units, 'unit')} sur les cartes payées ${paid}`];
  },
  cardValue: ({ resource, plus }) => [`+${plus} sur chaque carte de ${RESOURCES_FR[resource]}`],
  fieldScientist: ({ domes }) => [`un Ingénieur permanent avec ${counted(domes, 'dôme', 'dômes')}`],
};
