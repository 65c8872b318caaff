import { LUNA_SLOTS } from '../../components/ids.ts';
import { says, silent } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType } from '../eventTypes.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { coinReasonDe } from './coins.ts';
import { accusative, counted, ending } from './grammar.ts';
import { LUNA_EVENTS_DE } from './lunaEvents.ts';
import { MODULE_EVENTS_DE } from './moduleEvents.ts';
import { columnDe } from './words.ts';

/** Log clauses for the events of the base game. The seat's name is shown next to them. */
const BASE_EVENTS_DE: Pick<Locale['events'], BaseEventType> = {
  resolved: silent, // Separate events report the results.
  tokensRevealed: silent, // Each player has their own `tokenTaken` event.
  tokenTaken: ({ token }, words) => says('nimmt', words.name({ kind: 'token', token })),
  decksArranged: ({ cards }, words) => says('legt auf die Sammelstapel:', words.cards(cards)),
  roundStarted: silent, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => {
    const shown = cards.filter((card) => card !== null);
    return says('plant', shown.length === 0 ? 'nichts' : words.cards(shown));
  },
  turnStarted: silent,
  bonusUnlocked: ({ company, level }, words) => says('schaltet frei:', words.trackBonus(company, level)),
  tilePlaced: ({ card }, words) => says('legt das +1-Rohstoff-Plättchen auf', words.thatCard(card)),
  resourcesUsed: ({ cards, total }, words) =>
    says('nutzt', say`${words.cards(cards, ' + ')} (${words.count(total, 'unit')})`),
  cardTaken: ({ card, from, cost, paidIn }, words) => {
    if (paidIn === 'nothing') return says('nimmt', words.theCardInFull(card));
    const price = cost === 0 ? 'kostenlos' : `für ${words.count(cost, paidIn === 'coins' ? 'coin' : 'unit')}`;
    if (from === 'destroyed')
      return says('nimmt', say`${words.theCardInFull(card)} aus den zerstörten Karten ${price}`);
    return says(paidIn === 'coins' ? 'kauft' : 'erwirbt', say`${words.theCardInFull(card)} ${price}`);
  },
  energyUsed: ({ company, cards, energy }, words) =>
    says('nutzt', say`${words.cards(cards, ' + ')} (${energy} Energie) und erweitert ${words.company(company)}`),
  // `lunaTargetChosen` already gives Luna's target and her reason for it.
  sectorOccupied: ({ seat, sector, energy }, words) =>
    words.isLuna(seat) ? null : says('besetzt', say`${words.place({ sector })} (${energy} Energie)`),
  energyLost: ({ energy }) => says('lässt verfallen:', `${energy} Energie`),
  outpostReturned: ({ company, column, ...place }, words) =>
    says(
      'verdrängt',
      say`den ${words.company(company, 'short')}-Außenposten von ${words.site(place)} in die ${columnDe(column)} Spalte seiner Station`,
    ),
  outpostLost: ({ company, ...place }, words) =>
    says(
      'nimmt aus dem Spiel:',
      say`den ${words.company(company, 'short')}-Außenposten von ${words.site(place)} (kein Platz in seiner Station)`,
    ),
  outpostRemoved: ({ company, column }, words) =>
    says(
      'entfernt',
      say`einen ${words.company(company, 'short')}-Außenposten aus der ${ending(columnDe(column), 'n')} Spalte`,
    ),
  scientistUsed: ({ card }, words) => says('nutzt', words.card(card)),
  planFlipped: ({ position, plan }, words) => says('dreht um:', say`${words.plan(plan)} auf Feld ${position}`),
  uploadAdvanced: ({ to, plan }, words) => says('zieht den Upload-Marker auf', say`${words.plan(plan)} (Feld ${to})`),
  fieldScientistUsed: ({ card, domes }, words) =>
    says('nutzt', domes > 0 ? say`${words.card(card)} mit ${counted(domes, 'Kuppel', 'Kuppeln')}` : words.card(card)),
  markerPlaced: ({ space, oneTime, tier }, words) =>
    says(
      oneTime ? 'setzt einen Einmal-Bonusmarker auf' : 'setzt einen Bonusmarker auf',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${words.tierOf(space, tier)})`}`,
    ),
  cardDestroyed: ({ card }, words) => says('zerstört', words.thatCard(card)),
  firstPlayerTaken: () => says('erhält den Startspieler-Marker für die nächste Runde'),
  tileReserved: ({ tile }, words) =>
    says('reserviert', say`${words.name({ kind: 'tile', tile })} für die nächste Runde`),
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    const coins = words.count(Math.abs(amount), 'coin');
    if (rule === 'RP-8') return says(`+${coins} im Tausch gegen ${words.count(amount, 'researchPoint')}`);
    const verb = rule === 'MENACE-15' ? 'verliert' : 'zahlt';
    return says(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonDe(event, words));
  },
  trackAdvanced: ({ company, to }, words) =>
    says('erreicht', say`Feld ${to} der ${words.company(company, 'short')}-Leiste`),
  thresholdCrossed: ({ company, level }, words) =>
    says(
      'überschreitet',
      say`die ${level === 1 ? 'erste' : 'zweite'} Bonusschwelle der ${words.company(company, 'short')}-Leiste`,
    ),
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? says('lässt verfallen:', words.count(steps, 'unit'))
      : says('lässt verfallen:', say`${words.count(steps, 'step')} auf der ${words.company(company, 'short')}-Leiste`),
  heliumAdvanced: ({ steps, to }) => says(`+${steps} Helium-3 (Feld ${to})`),
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? says(`stellt Slot ${LUNA_SLOTS[slot]} auf ON (erhält ab der nächsten Runde eine Karte)`)
      : says('stellt auf ON:', accusative(words.name({ kind: 'actionSlot', seat, slot }))),
  researchGained: ({ points }, words) => says(`+${words.count(points, 'researchPoint')}`),
  planTaken: ({ plan, points }, words) =>
    says('nimmt', say`${words.planTerms(plan)} für ${words.count(points, 'researchPoint')}`),
  planPlaced: ({ plan, position }, words) =>
    says('legt', say`${words.plan(plan)} auf Feld ${position} der Forschungsleiste`),
  planDealt: silent,
  passed: ({ seat }, words) => says(words.isLuna(seat) ? 'passt (keine Karten mehr)' : 'passt'),
  deckPickedUp: ({ cards }, words) => says('nimmt auf die Hand:', words.cards(cards)),
  cardRested: ({ card }, words) => says('legt auf die Sammelstapel:', words.card(card)),
  tilesReturned: ({ tiles }, words) =>
    says('gibt zurück:', words.and(tiles.map((tile) => words.name({ kind: 'tile', tile })))),
  specialPlanRevealed: ({ plan, supplement }, words) =>
    says('', say`${words.planTerms(plan)} wird aufgedeckt; Zuschussfeld: ${words.count(supplement, 'coin')}`),
  tileReceived: ({ tile }, words) => says('erhält', words.name({ kind: 'tile', tile })),
  displayCleared: ({ cards }, words) =>
    cards.length === 0 ? null : says('aus der Kartenauslage zerstört:', words.cards(cards)),
  cardDealt: ({ card }, words) => says('neu in der Kartenauslage:', words.cardInFull(card)),
  gameEnded: silent,
};

export const EVENTS_DE: Locale['events'] = { ...BASE_EVENTS_DE, ...LUNA_EVENTS_DE, ...MODULE_EVENTS_DE };
