import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** What a reward gives. */
export const EFFECTS_EN: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} helium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) =>
    say`${words.count(steps, 'step')} on the ${words.company(company, 'short')} track`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} on the track of the expanded company`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = steps.map((each) => [words.count(each, 'step')]);
    return say`${words.and(amounts)} on ${among === 'all' ? 'any track' : 'tracks of other companies'}`;
  },
  removeOutposts: ({ count }) => [
    `remove ${count === 1 ? '1 outpost from a station' : `${count} outposts from stations`}`,
  ],
  resourceCoins: ({ resource, minus }, words) => [
    `${minus === 0 ? 'as many coins as' : `${words.count(minus, 'coin')} fewer than`} units of ${resource} face up`,
  ],
  purchase: ({ discount }, words) => [
    `buy a displayed card for ${discount === 0 ? 'coins' : `${words.count(discount, 'coin')} less`}`,
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
      ', or else ',
    ),
};

/** What a permanent track bonus does. */
export const PERMANENTS_EN: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} to the total energy`],
  markers: ({ count }) => [`${count} extra ${count === 1 ? 'bonus marker' : 'bonus markers'}`],
  discount: ({ resources, mixed, less }, words) => [
    mixed
      ? `cards may be paid in any mix of resources, for ${words.count(less, 'unit')} less`
      : `a discount of ${words.count(less, 'unit')} on cards paid in ${resources.join(' or ')}`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} on each ${resource} card`],
  fieldScientist: ({ domes }) => [
    `a permanent field scientist icon and +${domes} collection ${domes === 1 ? 'dome' : 'domes'}`,
  ],
};
