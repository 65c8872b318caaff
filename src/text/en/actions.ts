import type { Frame } from '../../game/model/frames.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import { PURCHASE_EN, REFUSALS_EN } from './refusals.ts';

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

export const ACTION_TEXTS_EN = {
  beginnings: imperatives(REFUSALS_EN.doing),
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
ACTION_TEXTS_EN satisfies FittingTables<typeof ACTION_TEXTS_EN>;
