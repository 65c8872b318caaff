import type { Locale } from '../locale.ts';
import { joined, say } from '../parts.ts';

/** What a reward gives. */
export const EFFECTS_EN: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} helium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) => say`${words.count(steps, 'step')} on ${words.company(company)}`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} on the track of the expanded company`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = steps.map((each) => [words.count(each, 'step')]);
    return say`${words.and(amounts)} on ${among === 'all' ? 'any track' : 'tracks of other companies'}`;
  },
  removeOutposts: ({ count }) => [`removal of ${count} ${count === 1 ? 'outpost' : 'outposts'}`],
  resourceCoins: ({ resource, minus }, words) => [
    `1 coin for each unit of ${resource} shown${minus === 0 ? '' : `, less ${words.count(minus, 'coin')}`}`,
  ],
  purchase: ({ discount }, words) => [
    `purchase of a card ${discount === 0 ? 'for its price in coins' : `for ${words.count(discount, 'coin')} less`}`,
  ],
  firstPlayer: () => ['first player marker'],
  destroyedCost: ({ plus }, words) => [
    `${plus === 0 ? 'as many coins as' : `${words.count(plus, 'coin')} more than`} the destroyed card costs`,
  ],
  salvage: ({ price, parts }, words) => [
    `action of the destroyed card ${parts === 'both' ? 'and' : 'or'} a destroyed card for ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile }, 'short')} for the next round`,
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
    `${words.count(less, 'unit')} off cards paid in ${mixed ? 'any mix of resources' : resources.join(' or ')}`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} on each ${resource} card`],
  fieldScientist: ({ domes }) => [`a permanent field scientist with ${domes} ${domes === 1 ? 'dome' : 'domes'}`],
};
