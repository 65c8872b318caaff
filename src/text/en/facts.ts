import { joined } from '../parts.ts';
import type { Locale } from '../words.ts';

export const MENACE_REQUIREMENTS_EN: Locale['menaceRequirements'] = {
  payCoins: ({ amount }, words) => [words.count(amount, 'coin')],
  payEnergy: ({ amount }) => [`${amount} more energy`],
  destroyEnergyCards: ({ count }) => [`destroy ${count} energy ${count === 1 ? 'card' : 'cards'} from hand`],
  values: ({ tank, research }) => {
    const required = [
      ...(tank > 0 ? [[`a value of ${tank} on the tank track`]] : []),
      ...(research > 0 ? [[`a value of ${research} on the research track`]] : []),
    ];
    return joined(required, ' and ');
  },
};

export const MENACE_CONSEQUENCES_EN: Locale['menaceConsequences'] = {
  loseCoins: () => ['human players lose all their coins'],
  ignoreIcons: ({ count }) => [
    `human players count ${count} fewer coin ${count === 1 ? 'icon' : 'icons'} for the most valuable company (for each one, if tied)`,
  ],
  loseEnergyCards: () => ['human players lose all their energy cards'],
  loseTank: () => ['human players score nothing for the tank track'],
  endAfterRound: ({ round }) => [`the game ends after round ${round}`],
  replay: () => ['there is no winner, and another game follows'],
};

export const LUNA_ACTIONS_EN: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }) => [`+${steps} helium-3`],
  research: ({ steps }) => [`+${steps} on the research track`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} on ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `expands that company: ${sectors} expansion ${sectors === 1 ? 'point' : 'points'}, ${prefer === 'min' ? 'MIN' : 'MAX'}`,
  ],
  cards: () => ['takes displayed cards'],
  mostValuableShareCard: () => ['takes a displayed card with a share of the most valuable company'],
  bonusMarker: () => ['places a bonus marker'],
  discardPlan: ({ letter }) => [`discards a plan ${letter}`],
  discardSpecialPlan: () => ['discards a special plan'],
};

const SELECTIONS = {
  mostValuable: 'the track of the most valuable company',
  twoMostValuable: 'each of the tracks of the two most valuable companies',
  secondMostValuable: 'the track of the second most valuable company',
  leastValuable: 'the track of the least valuable company',
  leadByBiggestMargin: 'the track where she has the biggest lead',
  twoLeadsByBiggestMargin: 'each of the two tracks where she has the biggest leads',
  allFour: 'each of the four company tracks',
} as const;
