import type { Frame } from '../../game/model/frames.ts';
import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import { NAMES_EN, PURCHASE_EN } from './names.ts';

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

/** Labels for the `stop` button, by open decision. */
const STOP: Readonly<Partial<Record<Frame['kind'], string>>> = {
  units: 'Lose the remaining units',
  barrier: 'Stop at the barrier',
  expansion: 'Stop expanding',
  beltExpansion: 'Stop expanding',
  claims: 'Claim no more tasks',
  upload: 'Stop uploading',
  purchase: 'Buy nothing',
  removal: 'Do not remove an outpost',
  salvage: 'Leave the destroyed cards',
};

/** Returns texts that begin with a gerund in the imperative: `plan a card` for `planning a card`. */
function imperatives(texts: Locale['doing']): Locale['beginnings'] {
  const entries = Object.entries(texts).map(([type, text]) => {
    const [verb = '', object = ''] = text.split(/ing\b(.*)/);
    const stem = verb.replace(/([np])\1$/, '$1').replace(/(ac|ak|anc|os|ov|us)$/, '$1e');
    return [type, `${stem}${object}`];
  });
  return Object.fromEntries(entries) as Locale['beginnings'];
}

/** Texts of rewards, actions and decisions, as checked templates. */
export const TEMPLATES_EN = {
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
  beginnings: imperatives(NAMES_EN.doing),
  actions: {
    chooseToken: 'Keep {token}',
    arrangeStartingDecks: 'Start the resting decks, from left to right: {offeredCards}',
    planCard: 'Plan {offeredCard}[ in {actionSlot}]',
    confirmPlan: 'Finish planning',
    placeResourceTile: 'Place the +1 resource tile on {offeredCard}',
    useResources: 'Use {offeredSum}[ to acquire {acquired}]',
    useEnergy: 'Use all energy to expand {company}',
    useScientist: 'Use {offeredCard}',
    useFieldScientist: 'Use {offeredCard}',
    placeBonusMarker: 'Place a [{oneTime?}one-time ]bonus marker on {space}[ ({tier})][ and destroy {destroyed}]',
    pass: 'Pass',
    pickUpDeck: 'Pick up [{restingDeck} from|the deck in] {restingSlot}',
    restCard: 'Rest {offeredCard} in [{restingSlot}|a resting slot]',
    advance: 'Advance on the {company.short} track',
    stop: (_, { asked }) => (asked && STOP[asked]) ?? 'Stop',
    occupy: 'Enter {place}[ with an outpost from the {column} column]',
    placeOutpost: 'Place an outpost[ from the {column} column] on {onAsteroid}',
    placeShuttle: 'Place a shuttle on {place}',
    confront: 'Confront the menace[ and destroy {allDestroyed}]',
    claimTask: 'Claim [{taskName}: {task}|a task of {mission}]',
    takeReward: 'Take first: {nextReward}',
    returnOutpost: 'Return the outpost to the {column} column',
    takePlan: 'Take {displayedPlan}',
    takeSpecialPlan: 'Take {planTerms}',
    takeCoin: 'Take 1 coin for 1 research point',
    placePlan: 'Place {plan} on [{researchSpace}|the research track]',
    flipPlan: 'Turn the plan on {researchSpace} face down',
    upload: 'Move the upload marker',
    buyCard: 'Buy {displayedCard}',
    chooseReward: 'Choose: {chosenReward}',
    advanceSteps: 'Advance[ {steps.step}] on the {company.short} track',
    removeOutpost: 'Remove an outpost of {company}[ from the {column} column]',
    takeDestroyedCard: 'Take {offeredCard} from the destroyed cards[ for {salvagePrice}]',
    lunaTurn: "Play Luna's turn",
  },
  /** Decisions with their details, shown after `Ana must` or `Ana may`. */
  prompts: {
    startingToken: 'keep {offers}',
    turn: 'take an action: use cards, place a bonus marker or pass',
    units: 'advance on company tracks with the remaining {units.unit}',
    barrier:
      '[pay {barrierPrice} for|pay] the barrier on the {company.short} track or give up the last [{steps=1?}step|{steps.step}]',
    expansion: 'enter a sector with {company} or stop expanding ({energy} energy left)',
    beltExpansion: 'place a piece of {company} or stop expanding ({energy} energy left)',
    ousting: 'choose a column for the ousted outpost of {ousted.short}',
    research: 'spend {points.researchPoint}',
    upload: 'move the upload marker with {offeredCard} or stop',
    purchase: `${PURCHASE_EN}[ for {discount.coin} less]`,
    oneOf: 'choose: {rewards}',
    chosenTracks: 'choose [{steps=1?}a company track|company tracks] for {eachSteps}',
  },
} as const satisfies Partial<Locale>;
TEMPLATES_EN satisfies FittingTables<typeof TEMPLATES_EN>;
