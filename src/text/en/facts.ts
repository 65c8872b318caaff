import { joined } from '../parts.ts';
import type { Locale } from '../words.ts';

export const MENACE_REQUIREMENTS_EN: Locale['menaceRequirements'] = {
  payCoins: ({ amount }, words) => [words.count(amount, 'coin')],
  payEnergy: ({ amount }) => [`${amount} more energy`],
  destroyEnergyCards: ({ count }) => [`${count} different energy cards of the hand, which are destroyed`],
  values: ({ tank, research }) => {
    const asked = [
      ...(tank > 0 ? [[`a value of ${tank} on the tank track`]] : []),
      ...(research > 0 ? [[`a value of ${research} on the research track`]] : []),
    ];
    return joined(asked, ' and ');
  },
};

export const MENACE_CONSEQUENCES_EN: Locale['menaceConsequences'] = {
  loseCoins: () => ['people lose all their coins'],
  ignoreIcons: ({ count }) => [
    `for people, the most valuable company (or each, if several are equal) counts ${count} coin ${count === 1 ? 'icon' : 'icons'} less`,
  ],
  loseEnergyCards: () => ['people lose their energy cards'],
  loseTank: () => ['people score nothing for the tank track'],
  endAfterRound: ({ round }) => [`the game ends after round ${round}`],
  replay: () => ['nobody wins, and another game follows'],
};

/** The entries of Luna's cards. */
export const LUNA_ACTIONS_EN: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }) => [`+${steps} helium-3`],
  research: ({ steps }) => [`+${steps} on the research track`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} on ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `expands it: ${sectors} expansion ${sectors === 1 ? 'point' : 'points'}, ${prefer === 'min' ? 'MIN' : 'MAX'}`,
  ],
  cards: () => ['takes displayed cards'],
  mostValuableShareCard: () => ['takes the displayed card with a share of the most valuable company'],
  bonusMarker: () => ['places a bonus marker'],
  discardPlan: ({ letter }) => [`discards a plan ${letter}`],
  discardSpecialPlan: () => ['discards a special plan'],
};

const SELECTIONS = {
  mostValuable: 'the most valuable company',
  twoMostValuable: 'the two most valuable companies',
  secondMostValuable: 'the second most valuable company',
  leastValuable: 'the least valuable company',
  leadByBiggestMargin: 'the company where she is farthest ahead',
  twoLeadsByBiggestMargin: 'the two companies where she is farthest ahead',
  allFour: 'every company',
} as const;
