import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** Written as words, because a reward uses digits for steps. */
const COUNTS: readonly string[] = ['', '', 'two ', 'three ', 'four '];

export const EFFECTS_EN: Locale['effects'] = {
  coins: ({ amount }, words) => [words.count(amount, 'coin')],
  helium: ({ steps }) => [`${steps} helium-3`],
  research: ({ points }, words) => [words.count(points, 'researchPoint')],
  track: ({ company, steps }, words) =>
    say`${words.count(steps, 'step')} on the ${words.company(company, 'short')} track`,
  expandedTrack: ({ steps }, words) => [`${words.count(steps, 'step')} on the track of the expanded company`],
  chosenTracks: ({ steps, among }, words) => {
    const amounts = steps.map((each) => [words.count(each, 'step')]);
    const total = COUNTS[steps.length] ?? '';
    if (steps.length === 1) return say`${words.and(amounts)} on ${among === 'all' ? 'any' : 'another'} track`;
    return say`${words.and(amounts)} on ${among === 'all' ? `any ${total}` : `${total}other `}tracks`;
  },
  removeOutposts: ({ count }) => [
    `remove ${count === 1 ? '1 outpost from a station' : `${count} outposts from stations`}`,
  ],
  resourceCoins: ({ resource, minus }) => {
    if (minus === 0) return [`a coin for each face-up unit of ${resource}`];
    return [`a coin each for all but ${minus} face-up ${minus === 1 ? 'unit' : 'units'} of ${resource}`];
  },
  purchase: ({ discount }, words) => [
    `buy a displayed card for ${discount === 0 ? 'coins' : `${words.count(discount, 'coin')} less`}`,
  ],
  firstPlayer: () => ['first player marker'],
  destroyedCost: ({ plus }, words) => [
    `${plus === 0 ? 'coins equal to' : `${words.count(plus, 'coin')} more than`} the destroyed card's printed cost`,
  ],
  salvage: ({ price, parts }, words) => [
    `the destroyed card's action ${parts === 'both' ? 'and/or' : 'or'} any destroyed card for ${words.count(price, 'coin')}`,
  ],
  reserveTile: ({ tile }, words) => say`${words.name({ kind: 'tile', tile }, 'short')} for the next round`,
  oneOf: ({ rewards }, words) =>
    joined(
      rewards.map((reward) => words.reward(reward)),
      ', or ',
    ),
};

export const PERMANENTS_EN: Locale['permanents'] = {
  energy: ({ plus }) => [`+${plus} to total energy`],
  markers: ({ count }) => [`${count} extra ${count === 1 ? 'bonus marker' : 'bonus markers'}`],
  discount: ({ resources, mixed, less }, words) => [
    mixed
      ? `cards paid in any mix of resources cost ${words.count(less, 'unit')} less`
      : `cards paid in ${resources.join(' or ')} cost ${words.count(less, 'unit')} less`,
  ],
  cardValue: ({ resource, plus }) => [`+${plus} on each ${resource} card`],
  fieldScientist: ({ domes }) => [
    `a permanent field scientist icon and +${domes} collection ${domes === 1 ? 'dome' : 'domes'}`,
  ],
};
