import type { GameEvent, GameEventType, RuleId } from '../../index.ts';
import { COMPANY_NAMES, placeName } from '../../present/words/components.ts';
import type { Names } from '../../present/words/names.ts';
import { count } from '../../present/words/text.ts';
import type { Clause, EventOf, Tell } from './clause.ts';
import { says, silent } from './clause.ts';
import { LUNA_TEXTS } from './lunaTexts.ts';
import { MODULE_TEXTS } from './moduleTexts.ts';

/** What each event means to a reader; the player it belongs to is told by the line. */
const TEXTS: { readonly [Type in GameEventType]: Tell<EventOf<Type>> } = {
  resolved: silent, // what comes of it follows
  tokensRevealed: silent, // everybody takes one
  tokenTaken: ({ token }, names) => says('takes', names.token(token)),
  decksArranged: ({ cards }, names) => says('rests', cards.map((card) => names.card(card)).join(', ')),
  roundStarted: silent,
  cardsRevealed: ({ cards }, names) => says('plans', planned(cards, names)),
  turnStarted: silent,
  bonusUnlocked: ({ company, level }, names) => says('unlocks', names.trackBonus(company, level)),
  tilePlaced: ({ card }, names) => says('lays the +1 resource tile on', names.card(card)),
  resourcesUsed: ({ cards, total }, names) =>
    says('uses', `${cards.map((card) => names.card(card)).join(' + ')} (${count(total, 'unit')})`),
  cardTaken: ({ card, from, cost, paidIn }, names) => {
    if (paidIn === 'nothing') return says('takes', names.cardWithId(card));
    const price = paidIn === 'coins' ? count(cost, 'coin') : count(cost, 'unit');
    const verb = from === 'destroyed' ? 'takes destroyed' : paidIn === 'coins' ? 'buys' : 'acquires';
    return says(verb, `${names.cardWithId(card)} for ${price}`);
  },
  energyUsed: ({ company, cards, energy }, names) =>
    says(
      'uses',
      `${cards.map((card) => names.card(card)).join(' + ')} (${energy} energy) to expand ${COMPANY_NAMES[company]}`,
    ),
  // Luna's target has been told with the reason for it.
  sectorOccupied: ({ seat, sector, energy }, names) =>
    names.isLuna(seat) ? null : says('enters', `sector ${sector} (${energy} energy)`),
  energyLost: ({ energy }) => says(`${energy} energy is lost`),
  outpostReturned: ({ company, column, ...place }) =>
    says('ousts', `${COMPANY_NAMES[company]} from ${placeName(place)} to column ${column + 1} of its station`),
  outpostLost: ({ company, ...place }) =>
    says('ousts', `${COMPANY_NAMES[company]} from ${placeName(place)} to the box, as its station is full`),
  outpostRemoved: ({ company, column }) =>
    says('removes an outpost of', `${COMPANY_NAMES[company]} from column ${column + 1}`),
  scientistUsed: ({ card }, names) => says('uses', names.card(card)),
  planFlipped: ({ position, plan }, names) => says(`turns ${names.plan(plan)} on space ${position} face down`),
  uploadAdvanced: ({ to, plan }, names) => says('uploads', `${names.plan(plan)} (space ${to})`),
  fieldScientistUsed: ({ card, domes }, names) =>
    says('uses', domes > 0 ? `${names.card(card)} (${count(domes, 'dome')})` : names.card(card)),
  markerPlaced: ({ space, oneTime, tier }, names) =>
    says(
      oneTime ? 'places a one-time marker on' : 'places a bonus marker on',
      `${names.space(space)}${tier === undefined ? '' : ` for tier ${tier}`}`,
    ),
  cardDestroyed: ({ card }, names) => says('destroys', names.card(card)),
  firstPlayerTaken: () => says('becomes first player of the next round'),
  tileReserved: ({ tile }, names) => says('reserves the', names.tile(tile)),
  coins: ({ amount, rule }) => (TOLD_WITH_THE_CARD.includes(rule) ? null : says(coinText(amount), REASONS[rule] ?? '')),
  trackAdvanced: ({ company, to }) => says('advances on', `${COMPANY_NAMES[company]} to ${to}`),
  thresholdCrossed: ({ company, level }) =>
    says('crosses', `the ${level === 1 ? 'first' : 'second'} threshold of ${COMPANY_NAMES[company]}`),
  stepsLost: ({ company, steps }) =>
    company === null
      ? says(`${count(steps, 'unit')} lost`)
      : says(`${count(steps, 'step')} of ${COMPANY_NAMES[company]} lost`),
  heliumAdvanced: ({ steps, to }) => says(`+${steps} helium-3 (now ${to})`),
  slotOpened: ({ slot }) => says(`opens the ${slot === 0 ? 'left' : 'right'} action slot`),
  researchGained: ({ points }) => says(`+${count(points, 'research point')}`),
  planTaken: ({ plan, points }, names) => says('takes', `${names.planTerms(plan)} for ${count(points, 'point')}`),
  planPlaced: ({ plan, position }, names) => says('lays', `${names.plan(plan)} on space ${position}`),
  planDealt: silent,
  passed: () => says('passes'),
  deckPickedUp: ({ cards }, names) => says('picks up', cards.map((card) => names.card(card)).join(', ')),
  cardRested: ({ card }, names) => says('rests', names.card(card)),
  tilesReturned: ({ tiles }, names) => says('returns', tiles.map((tile) => names.tile(tile)).join(', ')),
  specialPlanRevealed: ({ plan, supplement }, names) =>
    says(`${names.planTerms(plan)} is revealed; the supplement space holds ${count(supplement, 'coin')}`),
  tileReceived: ({ tile }, names) => says('receives the', names.tile(tile)),
  displayCleared: ({ cards }, names) =>
    cards.length === 0 ? null : says('off the display:', cards.map((card) => names.card(card)).join(', ')),
  cardDealt: ({ card }, names) => says('new on display:', names.cardInFull(card)),
  ...LUNA_TEXTS,
  ...MODULE_TEXTS,
  gameEnded: silent,
};

/** What an event means to a reader, or `null` when other events say it. */
export function clauseOf(event: GameEvent, names: Names): Clause | null {
  const tell = TEXTS[event.type] as Tell<GameEvent>;
  return tell(event, names);
}

/** Prices that `cardTaken` names. */
const TOLD_WITH_THE_CARD: readonly RuleId[] = ['BON-8', 'BSP-3', 'BSP-4', 'BSP-9', 'BSP-10'];

/** Where coins come from or go to, unless it is plain from what was said before. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'TRACK-2': 'at the barrier',
  'TRACK-7': 'for the threshold',
  'RP-8': 'for research',
  'RP-11': 'from the supplement space',
  'SCI-9': 'to enter the special plan',
  'SPECIAL-2': 'for helium-3 beyond the tank',
  'SPECIAL-5': 'for research beyond the track',
  'MISSION-6': 'for the task',
  'MENACE-15': 'for the Space Pirates',
  'LACT-5': 'for helium-3 beyond the tank',
  'LACT-6': 'for research beyond the track',
  'LACT-10': 'at the barrier',
  'LACT-11': 'for steps beyond the track',
  'LACT-35': 'from the supplement space',
};

function coinText(amount: number): string {
  return amount < 0 ? `pays ${count(-amount, 'coin')}` : `+${count(amount, 'coin')}`;
}

function planned(cards: readonly (string | null)[], names: Names): string {
  const shown = cards.filter((card) => card !== null).map((card) => names.card(card));
  return shown.length === 0 ? 'nothing' : shown.join(', ');
}
