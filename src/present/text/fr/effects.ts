import type { Resource } from '../../../components/ids.ts';
import type { Locale } from '../locale.ts';
import { joined, say } from '../parts.ts';
import { counted, energyPoints } from './grammar.ts';
import { RESOURCES_FR } from './words.ts';

const less = (amount: number): string =>
  amount === 0 ? '' : ` à ${counted(amount, 'CrypCoin', 'CrypCoins')} de moins`;

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
  removeOutposts: ({ count }) => [`retrait de ${counted(count, 'succursale', 'succursales')}`],
  resourceCoins: ({ resource, minus }) => [`${TOTALS[resource]}${minus === 0 ? '' : ` moins ${minus}`}, en CrypCoins`],
  purchase: ({ discount }) => [`achat d’une carte${less(discount)}`],
  firstPlayer: () => ['marqueur Premier joueur'],
  destroyedCost: ({ plus }) => [`coût de la carte détruite plus ${plus}, en CrypCoins`],
  salvage: ({ price, parts }, words) => [
    `action de la carte détruite ${parts === 'both' ? 'et' : 'ou'} une carte détruite pour ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => words.name({ kind: 'tile', tile }, 'short'),
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' ou ',
    ),
};

const TOTALS: Readonly<Record<Resource, string>> = {
  carbon: 'total de carbone',
  minerals: 'total de minéraux',
  titanium: 'total de titane',
};

/** What a permanent track bonus does. */
export const PERMANENTS_FR: Locale['permanents'] = {
  energy: ({ plus }) => [`+${energyPoints(plus)}`],
  markers: ({ count }) => [counted(count, 'pion Bonus supplémentaire', 'pions Bonus supplémentaires')],
  discount: ({ resources, mixed, less: cheaper }, words) => {
    const paid = mixed ? 'un mélange de ressources' : resources.map((each) => RESOURCES_FR[each]).join(', ');
    return [`cartes à ${words.count(cheaper, 'unit')} de moins avec ${paid}`];
  },
  cardValue: ({ resource, plus }) => [`+${plus} sur chaque carte de ${RESOURCES_FR[resource]}`],
  fieldScientist: ({ domes }) => [`un Ingénieur permanent avec ${counted(domes, 'dôme', 'dômes')}`],
};
