import type { Resource } from '../../../components/ids.ts';
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
  resourceCoins: ({ resource, minus }) => [
    `le total de ${RESOURCES_FR[resource]}${minus === 0 ? '' : ` moins ${minus}`} en CrypCoins`,
  ],
  purchase: ({ discount }, words) => [
    `l’achat d’une carte${discount === 0 ? '' : ` à ${words.count(discount, 'coin')} de moins`}`,
  ],
  firstPlayer: () => ['le marqueur Premier joueur'],
  destroyedCost: ({ plus }) => [`le coût de la carte détruite plus ${plus} en CrypCoins`],
  salvage: ({ price, parts }, words) => [
    `l’action de la carte détruite ${parts === 'both' ? 'et' : 'ou'} une carte détruite pour ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => words.name({ kind: 'tile', tile }),
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
    const paid = mixed ? 'un mélange de ressources' : resources.map((each) => WITH_ARTICLE[each]).join(' ou ');
    return [`une réduction de ${words.count(units, 'unit')} pour ${paid}`];
  },
  cardValue: ({ resource, plus }) => [`+${plus} sur chaque carte de ${RESOURCES_FR[resource]}`],
  fieldScientist: ({ domes }) => [`un Ingénieur permanent avec ${counted(domes, 'dôme', 'dômes')}`],
};

const WITH_ARTICLE: Readonly<Record<Resource, string>> = {
  carbon: 'le carbone',
  minerals: 'les minéraux',
  titanium: 'le titane',
};
