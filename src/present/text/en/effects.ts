import type { Locale } from '../locale.ts';
import { joined, say } from '../parts.ts';

/** What a reward gives. */
export const EFFECTS_EN: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} helium`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) => say`${words.count(steps, 'step')} of ${words.company(company)}`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} of the expanded company`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = steps.map((each) => [words.count(each, 'step')]);
    return say`${words.and(amounts)} of ${among === 'all' ? 'any company' : 'other companies'}`;
  },
  removeOutposts: ({ count }) => [`removal of ${count} ${count === 1 ? 'outpost' : 'outposts'}`],
  resourceCoins: ({ resource, minus }) => [`coins for ${resource}${minus === 0 ? '' : ` less ${minus}`}`],
  purchase: ({ discount }) => [discount === 0 ? 'purchase of a card' : `purchase of a card for ${discount} less`],
  firstPlayer: () => ['first player marker'],
  destroyedCost: ({ plus }) => [`coins for the destroyed card plus ${plus}`],
  salvage: ({ price, parts }) => [
    `action of the destroyed card ${parts === 'both' ? 'and' : 'or'} a destroyed card for ${price}`,
  ],
  reserveTile: ({ tile }, words) => words.name({ kind: 'tile', tile }, 'short'),
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ' or ',
    ),
};

/** What a permanent track bonus does. */
export const PERMANENTS_EN: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} energy`],
  markers: ({ count }) => [`${count} extra ${count === 1 ? 'bonus marker' : 'bonus markers'}`],
  discount: ({ resources, mixed, less }, words) => [
    `cards ${words.count(less, 'unit')} cheaper for ${mixed ? 'any mix of resources' : resources.join(', ')}`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} on each ${resource} card`],
  fieldScientist: ({ domes }) => [`a permanent field scientist with ${domes} ${domes === 1 ? 'dome' : 'domes'}`],
};
