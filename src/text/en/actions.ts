import type { Frame } from '../../game/model/frames.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { columnEn } from './words.ts';

const fromColumn = (index: number | undefined): string =>
  index === undefined ? '' : ` from the ${columnEn(index)} column`;

/** Labels for the `stop` button, by open decision. */
const STOP_EN: Readonly<Partial<Record<Frame['kind'], string>>> = {
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

export const ACTIONS_EN: Locale['actions'] = {
  chooseToken: ({ token }, words) => say`Keep ${words.name({ kind: 'token', token })}`,
  arrangeStartingDecks: ({ cards }, words) =>
    say`Start the resting decks, from left to right: ${words.cardsOnOffer(cards, ', ')}`,
  planCard: ({ seat, card, slot }, words) =>
    say`Plan ${words.cardOnOffer(card)}${slot === undefined ? '' : say` in ${words.name({ kind: 'actionSlot', seat, slot })}`}`,
  confirmPlan: () => ['Finish planning'],
  placeResourceTile: ({ card }, words) => say`Place the +1 resource tile on ${words.cardOnOffer(card)}`,
  useResources: ({ cards, acquire }, words) =>
    acquire === undefined
      ? say`Use ${words.cardsOnOffer(cards, ' + ')}`
      : say`Use ${words.cardsOnOffer(cards, ' + ')} to acquire ${words.offered(acquire)}`,
  useEnergy: ({ company }, words) => say`Use all energy to expand ${words.company(company)}`,
  useScientist: ({ card }, words) => say`Use ${words.cardOnOffer(card)}`,
  useFieldScientist: ({ card }, words) => say`Use ${words.cardOnOffer(card)}`,
  placeBonusMarker: ({ space, destroy, tier, oneTime }, words) => {
    const marker = oneTime === true ? 'one-time bonus marker' : 'bonus marker';
    const reached = tier === undefined ? '' : ` (${words.tierOf(space, tier)})`;
    const destroyed = destroy === undefined ? '' : say` and destroy ${words.cardOnOffer(destroy)}`;
    return say`Place a ${marker} on ${words.name({ kind: 'bonusSpace', space })}${reached}${destroyed}`;
  },
  pass: () => ['Pass'],
  pickUpDeck: ({ seat, slot }, words) => {
    const cards = words.restingDeck(seat, slot);
    const from = words.name({ kind: 'restingSlot', seat, slot });
    return cards.length === 0 ? say`Pick up the deck in ${from}` : say`Pick up ${words.cards(cards)} from ${from}`;
  },
  restCard: ({ seat, card, slot }, words) =>
    say`Rest ${words.cardOnOffer(card)} in ${slot === undefined ? 'a resting slot' : words.name({ kind: 'restingSlot', seat, slot })}`,
  advance: ({ company }, words) => say`Advance on the ${words.company(company, 'short')} track`,
  stop: (_, { asked }) => [(asked && STOP_EN[asked]) ?? 'Stop'],
  occupy: ({ sector, column }, words) =>
    say`Enter ${words.place({ sector })}${column === undefined ? '' : ` with an outpost${fromColumn(column)}`}`,
  placeOutpost: ({ asteroid, space, column }, words) =>
    say`Place an outpost${fromColumn(column)} on ${words.onAsteroid(asteroid, space)}`,
  placeShuttle: ({ shuttleSpace }, words) => say`Place a shuttle on ${words.place({ shuttleSpace })}`,
  confront: ({ destroy = [] }, words) =>
    destroy.length === 0
      ? ['Confront the menace']
      : say`Confront the menace and destroy ${words.and(destroy.map((card) => words.cardOnOffer(card)))}`,
  claimTask: ({ mission, column: index }, words) =>
    index === undefined
      ? say`Claim a task of ${words.name({ kind: 'mission', mission })}`
      : say`Claim ${words.name({ kind: 'task', mission, column: index })}: ${words.taskOf(mission, index)}`,
  takeReward: ({ reward }, words) => say`Take first: ${words.nextReward(reward)}`,
  returnOutpost: ({ column: to }) => [`Return the outpost to the ${columnEn(to)} column`],
  takePlan: ({ space }, words) => say`Take ${words.offeredPlan(space)}`,
  takeSpecialPlan: ({ plan }, words) => say`Take ${words.planTerms(plan)}`,
  takeCoin: (_, words) => [`Take ${words.count(1, 'coin')} for ${words.count(1, 'researchPoint')}`],
  placePlan: ({ seat, plan, position }, words) =>
    say`Place ${words.plan(plan)} on ${position === undefined ? 'the research track' : words.name({ kind: 'researchSpace', seat, position })}`,
  flipPlan: ({ seat, position }, words) =>
    say`Turn the plan on ${words.name({ kind: 'researchSpace', seat, position })} face down`,
  upload: () => ['Move the upload marker'],
  buyCard: ({ slot }, words) => say`Buy ${words.offered(slot)}`,
  chooseReward: ({ reward }, words) => say`Choose: ${words.chosenReward(reward)}`,
  advanceSteps: ({ company, steps }, words) =>
    say`Advance${steps === undefined ? '' : ` ${words.count(steps, 'step')}`} on the ${words.company(company, 'short')} track`,
  removeOutpost: ({ company, column }, words) =>
    say`Remove an outpost of ${words.company(company)}${fromColumn(column)}`,
  takeDestroyedCard: ({ card }, words) => {
    const price = words.salvagePrice === undefined ? '' : ` for ${words.count(words.salvagePrice, 'coin')}`;
    return say`Take ${words.cardOnOffer(card)} from the destroyed cards${price}`;
  },
  lunaTurn: () => ["Play Luna's turn"],
};
