import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';

/** Numbers of tracks, written as words because rewards use digits for steps. */
const COUNTS: readonly string[] = ['', '', 'two ', 'three ', 'four '];

const SELECTIONS = {
  mostValuable: 'the track of the most valuable company',
  twoMostValuable: 'each of the tracks of the two most valuable companies',
  secondMostValuable: 'the track of the second most valuable company',
  leastValuable: 'the track of the least valuable company',
  leadByBiggestMargin: 'the track where she has the biggest lead',
  twoLeadsByBiggestMargin: 'each of the two tracks where she has the biggest leads',
  allFour: 'each of the four company tracks',
} as const;

export const FACTS_EN = {
  effects: {
    coins: '{amount.coin}',
    helium: '{steps} helium-3',
    research: '{points.researchPoint}',
    track: '{steps.step} on the {company.short} track',
    expandedTrack: '{steps.step} on the track of the expanded company',
    chosenTracks: ({ steps, among }) => {
      const total = COUNTS[steps.length] ?? '';
      if (steps.length === 1) return among === 'all' ? '{eachSteps} on any track' : '{eachSteps} on another track';
      return `{eachSteps} on ${among === 'all' ? `any ${total}` : `${total}other `}tracks`;
    },
    removeOutposts: 'remove {count|outpost from a station|outposts from stations}',
    resourceCoins:
      '[a coin each for all but {minus|face-up unit|face-up units} of {resource}|a coin for each face-up unit of {resource}]',
    purchase: 'buy a displayed card for [{discount.coin} less|coins]',
    firstPlayer: 'first player marker',
    destroyedCost: "[{plus.coin} more than|coins equal to] the destroyed card's printed cost",
    salvage: "the destroyed card's action [{parts=both?}and/or|or] any destroyed card for {price.coin}",
    reserveTile: '{tile.short} for the next round',
    oneOf: ({ rewards }, words) => joinedOf(rewards, ', or ', (reward) => words.reward(reward)),
  },
  permanents: {
    energy: '+{plus} to total energy',
    markers: '{count|extra bonus marker|extra bonus markers}',
    discount: ({ resources, mixed }) =>
      mixed
        ? 'cards paid in any mix of resources cost {less.unit} less'
        : `cards paid in ${resources.join(' or ')} cost {less.unit} less`,
    cardValue: '+{plus} on each {resource} card',
    fieldScientist: 'a permanent field scientist icon and +{domes|collection dome|collection domes}',
  },
  menaceRequirements: {
    payCoins: '{amount.coin}',
    payEnergy: '{amount} more energy',
    destroyEnergyCards: 'destroy {count|energy card|energy cards} from hand',
    values:
      '[a value of {tank} on the tank track][{tank?}{research?} and ][a value of {research} on the research track]',
  },
  menaceConsequences: {
    loseCoins: 'human players lose all their coins',
    ignoreIcons:
      'human players count {count|fewer coin icon|fewer coin icons} for the most valuable company (for each one, if tied)',
    loseEnergyCards: 'human players lose all their energy cards',
    loseTank: 'human players score nothing for the tank track',
    endAfterRound: 'the game ends after round {round}',
    replay: 'there is no winner, and another game follows',
  },
  lunaActions: {
    coins: '+{amount.coin}',
    helium: '+{steps} helium-3',
    research: '+{steps} on the research track',
    track: ({ selection }) => `{steps.step} on ${SELECTIONS[selection]}` as const,
    expand: 'expands that company: {sectors|expansion point|expansion points}, [{prefer=min?}MIN|MAX]',
    cards: 'takes displayed cards',
    mostValuableShareCard: 'takes a displayed card with a share of the most valuable company',
    bonusMarker: 'places a bonus marker',
    discardPlan: 'discards a plan {planLetter}',
    discardSpecialPlan: 'discards a special plan',
  },
} as const satisfies Partial<Locale>;
FACTS_EN satisfies FittingTables<typeof FACTS_EN>;
