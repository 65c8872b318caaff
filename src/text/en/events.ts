import { LUNA_SLOTS } from '../../components/ids.ts';
import { says, silent } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType } from '../eventTypes.ts';
import { say } from '../parts.ts';
import type { Locale, Words } from '../words.ts';
import { coinReasonEn } from './coins.ts';
import { LUNA_EVENTS_EN } from './lunaEvents.ts';
import { MODULE_EVENTS_EN } from './moduleEvents.ts';
import { columnEn } from './words.ts';

/** Log clauses for the events of the base game, shown after the name of their seat. */
const BASE_EVENTS_EN: Pick<Locale['events'], BaseEventType> = {
  resolved: silent, // Separate events report the results.
  tokensRevealed: silent, // Each player has their own `tokenTaken` event.
  tokenTaken: ({ token }, words) => says('takes', words.name({ kind: 'token', token })),
  decksArranged: ({ cards }, words) => says('starts resting decks with', words.cards(cards)),
  roundStarted: silent, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => says('plans', planned(cards, words)),
  turnStarted: silent,
  bonusUnlocked: ({ company, level }, words) => says('unlocks', words.trackBonus(company, level)),
  tilePlaced: ({ card }, words) => says('places the +1 resource tile on', words.thatCard(card)),
  resourcesUsed: ({ cards, total }, words) =>
    says('uses', say`${words.cards(cards, ' + ')} (${words.count(total, 'unit')})`),
  cardTaken: ({ card, from, cost, paidIn }, words) => {
    if (paidIn === 'nothing') return says('takes', words.theCardInFull(card));
    const price = cost === 0 ? 'for free' : `for ${words.count(cost, paidIn === 'coins' ? 'coin' : 'unit')}`;
    if (from === 'destroyed') return says('takes', say`${words.theCardInFull(card)} from the destroyed cards ${price}`);
    return says(paidIn === 'coins' ? 'buys' : 'acquires', say`${words.theCardInFull(card)} ${price}`);
  },
  energyUsed: ({ company, cards, energy }, words) =>
    says('uses', say`${words.cards(cards, ' + ')} (${energy} energy) to expand ${words.company(company)}`),
  // Luna's sector is already named by `lunaTargetChosen`.
  sectorOccupied: ({ seat, sector, energy }, words) =>
    words.isLuna(seat) ? null : says('enters', say`${words.place({ sector })} (${energy} energy)`),
  energyLost: ({ energy }) => says(`loses ${energy} energy`),
  outpostReturned: ({ company, column, ...place }, words) =>
    says(
      'ousts',
      say`the ${words.company(company, 'short')} outpost from ${words.site(place)} to the ${columnEn(column)} column of its station`,
    ),
  outpostLost: ({ company, ...place }, words) => {
    const where = say`${'asteroid' in place ? 'on' : 'in'} ${words.site(place)}`;
    const outpost = say`the ${words.company(company, 'short')} outpost ${where}`;
    return says('removes', say`${outpost} from the game (its station is full)`);
  },
  outpostRemoved: ({ company, column }, words) =>
    says('removes', say`an outpost of ${words.company(company, 'short')} from the ${columnEn(column)} column`),
  scientistUsed: ({ card }, words) => says('uses', words.thatCard(card)),
  planFlipped: ({ position, plan }, words) => says('turns', say`${words.plan(plan)} on space ${position} face down`),
  uploadAdvanced: ({ to, plan }, words) => says('moves the upload marker onto', say`${words.plan(plan)} (space ${to})`),
  fieldScientistUsed: ({ card, domes }, words) =>
    says(
      'uses',
      domes > 0 ? say`${words.thatCard(card)} (${domes} ${domes === 1 ? 'dome' : 'domes'})` : words.thatCard(card),
    ),
  markerPlaced: ({ space, oneTime, tier }, words) =>
    says(
      oneTime ? 'places a one-time bonus marker on' : 'places a bonus marker on',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${words.tierOf(space, tier)})`}`,
    ),
  cardDestroyed: ({ card }, words) => says('destroys', words.thatCard(card)),
  firstPlayerTaken: () => says('becomes first player for the next round'),
  tileReserved: ({ tile }, words) => says('reserves', say`${words.name({ kind: 'tile', tile })} for the next round`),
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    const coins = words.count(Math.abs(amount), 'coin');
    if (rule === 'RP-8') return says(`+${coins} in exchange for ${words.count(amount, 'researchPoint')}`);
    const verb = rule === 'MENACE-15' ? 'loses' : 'pays';
    return says(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonEn(event, words));
  },
  trackAdvanced: ({ company, to }, words) =>
    says('advances', say`on the ${words.company(company, 'short')} track (space ${to})`),
  thresholdCrossed: ({ company, level }, words) =>
    says(
      'crosses',
      say`the ${level === 1 ? 'first' : 'second'} threshold of the ${words.company(company, 'short')} track`,
    ),
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? says('loses', words.count(steps, 'unit'))
      : says('forfeits', say`${words.count(steps, 'step')} on the ${words.company(company, 'short')} track`),
  heliumAdvanced: ({ steps, to }) => says(`+${steps} helium-3 (space ${to})`),
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? says(`opens slot ${LUNA_SLOTS[slot]}, in use from the next round on`)
      : says('opens', words.name({ kind: 'actionSlot', seat, slot })),
  researchGained: ({ points }, words) => says(`+${words.count(points, 'researchPoint')}`),
  planTaken: ({ plan, points }, words) =>
    says('takes', say`${words.planTerms(plan)} for ${words.count(points, 'researchPoint')}`),
  planPlaced: ({ plan, position }, words) =>
    says('places', say`${words.plan(plan)} on space ${position} of the research track`),
  planDealt: silent,
  passed: ({ seat }, words) => says(words.isLuna(seat) ? 'passes, having played her last card' : 'passes'),
  deckPickedUp: ({ cards }, words) => says('picks up', words.cards(cards)),
  cardRested: ({ card }, words) => says('rests', words.card(card)),
  tilesReturned: ({ tiles }, words) =>
    says('returns', words.and(tiles.map((tile) => words.name({ kind: 'tile', tile })))),
  specialPlanRevealed: ({ plan, supplement }, words) =>
    says(
      '',
      say`${words.planTerms(plan)} is revealed; the supplement space now holds ${words.count(supplement, 'coin')}`,
    ),
  tileReceived: ({ tile }, words) => says('receives', words.name({ kind: 'tile', tile })),
  displayCleared: ({ cards }, words) =>
    cards.length === 0 ? null : says('destroyed from the display:', words.cards(cards)),
  cardDealt: ({ card }, words) => says('new on display:', words.cardInFull(card)),
  gameEnded: silent,
};

export const EVENTS_EN: Locale['events'] = { ...BASE_EVENTS_EN, ...LUNA_EVENTS_EN, ...MODULE_EVENTS_EN };

function planned(cards: readonly (string | null)[], words: Words) {
  const known = cards.filter((card) => card !== null);
  return known.length === 0 ? 'nothing' : words.cards(known);
}
