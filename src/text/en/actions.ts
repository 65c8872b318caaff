import type { Frame } from '../../game/model/frames.ts';
import type { FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';
import { PURCHASE_EN } from './refusals.ts';

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

export const ACTIONS_EN = {
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
} as const satisfies Locale['actions'];
ACTIONS_EN satisfies FittingTemplates<typeof ACTIONS_EN, 'actions'>;

/** Decisions with their details, shown after `Ana must` or `Ana may`. */
export const PROMPTS_EN = {
  startingToken: 'keep {offers}',
  turn: 'take an action: use cards, place a bonus marker or pass',
  units: 'advance on company tracks with the remaining {units.unit}',
  barrier: ({ steps }) =>
    `[pay {barrierPrice} for|pay] the barrier on the {company.short} track or give up the last ${steps === 1 ? 'step' : '{steps.step}'}` as const,
  expansion: 'enter a sector with {company} or stop expanding ({energy} energy left)',
  beltExpansion: 'place a piece of {company} or stop expanding ({energy} energy left)',
  ousting: 'choose a column for the ousted outpost of {ousted.short}',
  research: 'spend {points.researchPoint}',
  upload: 'move the upload marker with {offeredCard} or stop',
  purchase: `${PURCHASE_EN}[ for {discount.coin} less]`,
  oneOf: 'choose: {rewards}',
  chosenTracks: ({ steps }) =>
    steps.length < 2 ? 'choose a company track for {eachSteps}' : 'choose company tracks for {eachSteps}',
} as const satisfies Locale['prompts'];
PROMPTS_EN satisfies FittingTemplates<typeof PROMPTS_EN, 'prompts'>;

export const BEGINNINGS_EN: Locale['beginnings'] = {
  chooseToken: 'keep a starting token',
  arrangeStartingDecks: 'start the resting decks',
  planCard: 'plan a card',
  confirmPlan: 'finish planning',
  placeResourceTile: 'place the +1 resource tile',
  useResources: 'use resource cards',
  useEnergy: 'use energy cards',
  useScientist: 'use a scientist',
  useFieldScientist: 'use a field scientist',
  placeBonusMarker: 'place a bonus marker',
  pass: 'pass',
  pickUpDeck: 'pick up a resting deck',
  restCard: 'rest a card',
  advance: 'advance a marker one step',
  stop: 'stop',
  occupy: 'enter a sector',
  placeOutpost: 'place an outpost on an asteroid',
  placeShuttle: 'place a shuttle',
  confront: 'confront the menace',
  claimTask: 'claim a mission task',
  takeReward: 'take the next reward',
  returnOutpost: 'return an outpost',
  takePlan: 'take a plan',
  takeSpecialPlan: 'take a special plan',
  takeCoin: 'take a coin',
  placePlan: 'place a plan on the research track',
  flipPlan: 'turn a plan face down',
  upload: 'move the upload marker',
  buyCard: 'buy a card',
  chooseReward: 'choose a reward',
  advanceSteps: 'advance a marker several steps',
  removeOutpost: 'remove an outpost',
  takeDestroyedCard: 'take a destroyed card',
  lunaTurn: "play Luna's turn",
};
