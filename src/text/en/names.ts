import type { GameOptions } from '../../game/model/options.ts';
import { quoted } from '../../input/text.ts';
import { COMPANY_NAMES, isOptional, named, type RefusalLocale, shortName } from '../names.ts';
import { say } from '../parts.ts';
import { commonThings, usesOf } from '../things.ts';

export const PURCHASE_EN = 'buy a displayed card';

const ROW = ['leftmost', 'second', 'middle', 'fourth', 'rightmost'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;

/** Returns a slot's position from the left, worded to precede `slot`. */
const slotEn = (index: number): string => ROW[index] ?? ordinal(index + 1);
/** Returns the position of a station or mission column, worded to precede `column`. */
const columnEn = (index: number): string => COLUMNS[index] ?? ordinal(index + 1);

function ordinal(number: number): string {
  const ending = Math.floor((number % 100) / 10) === 1 ? undefined : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

function numberOf(id: string): string {
  return id.replace(/0*(\d+)$/, ' $1');
}

const AMOUNTS = { titanium: ['titanium'], carbon: ['carbon'], minerals: ['minerals'], energy: ['energy'] } as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = ['scientist or field scientist', 'scientists or field scientists'] as const;
const unknown = (kind: string) => (id: string) => `the unknown ${kind} "${id}"`;
const inOneAction = (amount: number, noun: string) => [`${amount} ${noun} in one action`];

const SHOWN_EN: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }) => [`${resource} ${total}`],
  oneResource: ({ total }, names) => [`${names.count(total, 'unit')} of any one resource`],
  energy: ({ total }) => [`energy ${total}`],
};

/** English names and violation texts. The rules use them even without `createText`. */
export const NAMES_EN: RefusalLocale = {
  code: 'en',
  plurals: ['one', 'other'],
  gap: ' ',
  and: 'and',
  or: 'or',
  more: (amount) => `${amount} more`,
  nouns: {
    coin: ['coin', 'coins'],
    unit: ['unit', 'units'],
    step: ['step', 'steps'],
    energy: AMOUNTS.energy,
    researchPoint: ['research point', 'research points'],
    successPoint: ['success point', 'success points'],
  },
  companies: COMPANY_NAMES,
  resources: { carbon: 'carbon', minerals: 'minerals', titanium: 'titanium' },
  energy: 'energy',
  tiles: {
    plusOneResourceTile: { full: 'the +1 resource tile', short: '+1 resource tile' },
    fieldScientistTile: { full: 'the field scientist tile', short: 'field scientist tile' },
    scientistTile: { full: 'the scientist tile', short: 'scientist tile' },
    energyTile: { full: 'the energy tile', short: 'energy tile' },
  },
  spaces: {
    scientistMajority: { full: 'the scientist majority space', short: 'scientist majority' },
    titaniumMajority: { full: 'the titanium majority space', short: 'titanium majority' },
    carbonMajority: { full: 'the carbon majority space', short: 'carbon majority' },
    mineralsMajority: { full: 'the minerals majority space', short: 'minerals majority' },
    energyMajority: { full: 'the energy majority space', short: 'energy majority' },
    firstPlayer: { full: 'the first player space', short: 'first player' },
    purchase: { full: 'the purchase space', short: 'purchase' },
    destroy: { full: 'the destroy space', short: 'destroy' },
    plusOneResourceTile: { full: 'the +1 resource tile space', short: '+1 resource tile' },
    fieldScientistTile: { full: 'the field scientist tile space', short: 'field scientist tile' },
    scientistTile: { full: 'the scientist tile space', short: 'scientist tile' },
    energyTile: { full: 'the energy tile space', short: 'energy tile' },
  },
  menaces: {
    spacePirates: { full: 'the Space Pirates menace', short: 'Space Pirates' },
    rogueComet: { full: 'the Rogue Comet', short: 'Rogue Comet' },
    einsteinRosenBridge: { full: 'the Artificial Einstein-Rosen Bridge', short: 'Artificial Einstein-Rosen Bridge' },
    unknownProbe: { full: 'the Unknown Probe', short: 'Unknown Probe' },
    singularity: { full: 'the Singularity', short: 'Singularity' },
    temporalAnomaly: { full: 'the Temporal Anomaly', short: 'Temporal Anomaly' },
  },
  items: { ...AMOUNTS, scientists: ['scientist', 'scientists'] },
  shownItems: { ...AMOUNTS, scientists: SCIENTISTS },
  slot: slotEn,
  column: columnEn,
  things: {
    ...commonThings({
      shareCard: (company) => named(`the ${company} share card`, `${company} share card`),
      card: (face, { kind }) => named(kind === 'fieldScientist' ? `the ${face}` : face, face),
      specialPlan: (round) => named(`special plan ${round}`, String(round)),
      printedPlan: named('the starting plan', 'start'),
      plan: (number) => named(`plan ${number}`, number),
      personalSpace: (owner) =>
        named(`${owner === null ? 'your' : `${owner}'s`} personal bonus space`, 'personal space'),
      companySpace: (company, level) => {
        const position = level === 1 ? 'first' : 'second';
        return named(`the ${position} bonus space of the ${company} track`, `${position} ${company} space`);
      },
      unknownSpace: quoted,
    }),
    token: ({ token }) => named(`starting ${numberOf(token)}`, numberOf(token)),
    mission: ({ mission }) => named(numberOf(mission)),
    task: ({ mission, column: index }) =>
      named(`the ${columnEn(index)} task of ${numberOf(mission)}`, `${columnEn(index)} task`),
    lunaCard: ({ lunaCard }) => named(`Luna card ${lunaCard}`, lunaCard),
    trackSpace: ({ company, space }) => named(`space ${space} of the ${shortName(company)} track`, `space ${space}`),
    column: ({ company, column: index }) =>
      named(`the ${columnEn(index)} column of the ${shortName(company)} station`, `${columnEn(index)} column`),
    sector: ({ sector }) => named(`sector ${sector}`, String(sector)),
    asteroid: ({ asteroid }) => named(`asteroid ${asteroid}`, String(asteroid)),
    outpostSpace: ({ asteroid, space }) => named(`space ${space + 1} of asteroid ${asteroid}`, String(asteroid)),
    shuttleSpace: ({ shuttleSpace }) => named(`shuttle space ${shuttleSpace}`, String(shuttleSpace)),
    displaySlot: ({ slot }) => named(`display slot ${slot}`, `slot ${slot}`),
    displaySpace: ({ space }) => named(`space ${space + 1} of the research display`, `space ${space + 1}`),
    actionSlot: ({ slot }) => named(`the ${slotEn(slot)} action slot`, `${slotEn(slot)} slot`),
    restingSlot: ({ slot }) => named(`the ${slotEn(slot)} resting slot`, `${slotEn(slot)} slot`),
    researchSpace: ({ position }) => named(`space ${position} of the research track`, `space ${position}`),
  },
  hidden: {
    card: named('a hidden card'),
    plan: named('a hidden plan'),
    token: named('a hidden starting token'),
    lunaCard: named('a hidden Luna card'),
  },
  unknown: {
    card: unknown('card'),
    plan: unknown('plan'),
    token: unknown('starting token'),
    mission: unknown('mission'),
    lunaCard: unknown('Luna card'),
    seat: (id) => `the unknown seat ${id}`,
  },
  none: { card: 'no card', company: 'no company', steps: 'none', amount: 'nothing' },
  cards: {
    resource: ({ resource, value }) => [`${resource} ${value}`],
    energy: ({ value }) => [`energy ${value}`],
    scientist: ({ points }) => [`scientist ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['neutral field scientist'] : say`field scientist of ${names.company(company)}`,
    share: () => ['share card'],
  },
  requirements: {
    ...SHOWN_EN,
    // The scientist being used does not count.
    scientists: ({ count }, names) => [`${count} more ${names.form(count, SCIENTISTS)}`],
  },
  tasks: {
    scientists: ({ count }, names) => [`${count} ${names.form(count, SCIENTISTS)}`],
    ...SHOWN_EN,
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'helium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'expansions'),
    trackStepsInOneAction: ({ steps }) => inOneAction(steps, 'steps on company tracks'),
    uploadsInOneAction: ({ count }) => inOneAction(count, 'plans uploaded'),
    plansInOneAction: ({ count }) => inOneAction(count, 'plans taken'),
  },
  you: 'you',
  person: (number) => `player ${number}`,
  markerOf: (name) => (name === null ? 'your bonus marker' : `${name}'s bonus marker`),
  must: (people, _amount, decision) => say`${people} ${isOptional(decision) ? 'may' : 'must'}`,
  /** Decisions, shown after `Ana must` or, if they can be declined, after `Ana may`. */
  asks: {
    startingToken: 'choose one of two starting tokens to keep',
    startingDecks: 'start the resting decks with the three cards shown on the starting token',
    planning: 'plan cards, then finish planning',
    turn: 'take an action',
    units: 'use the remaining units',
    barrier: 'pay the barrier or stop in front of it',
    expansion: 'enter a sector or stop expanding',
    beltExpansion: 'place a piece on the Belt or stop expanding',
    claims: 'claim a mission task or continue',
    rewards: 'choose the next reward',
    ousting: 'choose a column for the ousted outpost',
    research: 'spend the remaining research points',
    placePlans: 'place the plans acquired this turn',
    upload: 'move the upload marker or stop',
    purchase: PURCHASE_EN,
    oneOf: 'choose one of the rewards',
    chosenTracks: 'choose a company track for the steps',
    removal: 'remove an outpost from a station',
    pickUp: 'pick up a resting deck',
    resting: 'rest the cards in the action area',
    salvage: usesOf('use the card just destroyed', 'pay coins to take a destroyed card', 'or'),
    lunaTurn: 'take her turn',
  },
  /** Types of actions as gerunds, used as the subject of a violation message. */
  doing: {
    chooseToken: 'keeping a starting token',
    arrangeStartingDecks: 'starting the resting decks',
    planCard: 'planning a card',
    confirmPlan: 'finishing planning',
    placeResourceTile: 'placing the +1 resource tile',
    useResources: 'using resource cards',
    useEnergy: 'using energy cards',
    useScientist: 'using a scientist',
    useFieldScientist: 'using a field scientist',
    placeBonusMarker: 'placing a bonus marker',
    pass: 'passing',
    pickUpDeck: 'picking up a resting deck',
    restCard: 'resting a card',
    advance: 'advancing a marker one step',
    stop: 'stopping',
    occupy: 'entering a sector',
    placeOutpost: 'placing an outpost on an asteroid',
    placeShuttle: 'placing a shuttle',
    confront: 'confronting the menace',
    claimTask: 'claiming a mission task',
    takeReward: 'taking the next reward',
    returnOutpost: 'returning an outpost',
    takePlan: 'taking a plan',
    takeSpecialPlan: 'taking a special plan',
    takeCoin: 'taking a coin',
    placePlan: 'placing a plan on the research track',
    flipPlan: 'turning a plan face down',
    upload: 'moving the upload marker',
    buyCard: 'buying a card',
    chooseReward: 'choosing a reward',
    advanceSteps: 'advancing a marker several steps',
    removeOutpost: 'removing an outpost',
    takeDestroyedCard: 'taking a destroyed card',
    lunaTurn: "playing Luna's turn",
  },
};

/** Game options, shown before `does not match`. */
export const DIFFERENCES_EN: Readonly<Record<keyof GameOptions, string>> = {
  players: 'the list of players',
  seed: 'the seed',
  tracks: 'the choice of company tracks',
  startingTokens: 'the choice of starting tokens',
  constrainedSlots: 'the option for constrained slots',
  firstPlayer: 'the first player',
  luna: 'Luna or her level',
  board: 'the board side',
  missions: 'the option for missions',
  menace: 'the menace',
  chapter3: 'the option for the chapter 3 outposts',
  switches: 'the list of switches',
  deal: 'the deal',
};
