import { LUNA_SLOTS } from '../../components/ids.ts';
import { says, silent } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType } from '../eventTypes.ts';
import type { RichText } from '../parts.ts';
import { plain, say } from '../parts.ts';
import type { Locale, Words } from '../words.ts';
import { coinReasonFr } from './coins.ts';
import { counted, of, tierFr } from './grammar.ts';
import { LUNA_EVENTS_FR } from './lunaEvents.ts';
import { MODULE_EVENTS_FR } from './moduleEvents.ts';
import { columnFr } from './words.ts';

/** Log clauses for the events of the base game. The seat's name is shown next to them. */
const BASE_EVENTS_FR: Pick<Locale['events'], BaseEventType> = {
  resolved: silent, // Separate events report the results.
  tokensRevealed: silent, // Each player has their own `tokenTaken` event.
  tokenTaken: ({ token }, words) => says('prend', words.name({ kind: 'token', token })),
  decksArranged: ({ cards }, words) => says('constitue ses piles de défausse avec', words.cards(cards)),
  roundStarted: silent, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => {
    const shown = cards.filter((card) => card !== null);
    return shown.length === 0 ? says('ne planifie aucune carte') : says('planifie', theCards(shown, words));
  },
  turnStarted: silent,
  bonusUnlocked: ({ company, level }, words) => says('déverrouille', words.trackBonus(company, level)),
  tilePlaced: ({ card }, words) => says('place la tuile +1 Ressource sur', words.thatCard(card)),
  resourcesUsed: ({ cards, total }, words) =>
    says('utilise', say`${words.cards(cards, ' + ')} (${words.count(total, 'unit')})`),
  cardTaken: ({ card, from, cost, paidIn }, words) => {
    if (paidIn === 'nothing') return says('prend', words.theCardInFull(card));
    const price = cost === 0 ? '' : ` pour ${words.count(cost, paidIn === 'coins' ? 'coin' : 'unit')}`;
    if (from === 'destroyed')
      return says('prend', say`${words.theCardInFull(card)} parmi les cartes détruites${price}`);
    const lead = paidIn === 'coins' ? 'achète' : 'acquiert';
    return says(cost === 0 ? `${lead} gratuitement` : lead, say`${words.theCardInFull(card)}${price}`);
  },
  energyUsed: ({ company, cards, energy }, words) =>
    says(
      'utilise',
      say`${words.cards(cards, ' + ')} (${words.count(energy, 'energy')}) pour étendre ${words.company(company)}`,
    ),
  // `lunaTargetChosen` already gives Luna's target and her reason for it.
  sectorOccupied: ({ seat, sector, energy }, words) =>
    words.isLuna(seat) ? null : says('occupe', say`${words.place({ sector })} (${words.count(energy, 'energy')})`),
  energyLost: ({ energy }, words) => says(`perd ${words.count(energy, 'energy')}`),
  outpostReturned: ({ company, column, ...place }, words) =>
    says(
      'renvoie',
      say`la succursale ${of(words.company(company, 'short'))} ${of(words.site(place))} dans la colonne ${columnFr(column)} de sa station`,
    ),
  outpostLost: ({ company, ...place }, words) =>
    says(
      'retire du jeu',
      say`la succursale ${of(words.company(company, 'short'))} ${of(words.site(place))}, car sa station n’a plus de place`,
    ),
  outpostRemoved: ({ company, column }, words) =>
    says('retire une succursale', say`${of(words.company(company, 'short'))} (colonne ${columnFr(column)})`),
  scientistUsed: ({ card }, words) => says('utilise', words.thatCard(card)),
  planFlipped: ({ position, plan }, words) => says('retourne face cachée', say`${words.plan(plan)} (case ${position})`),
  uploadAdvanced: ({ to, plan }, words) =>
    says('fait avancer le pion Transmission sur', say`${words.plan(plan)} (case ${to})`),
  fieldScientistUsed: ({ card, domes }, words) =>
    says(
      'utilise',
      domes > 0 ? say`${words.thatCard(card)} (${counted(domes, 'dôme', 'dômes')})` : words.thatCard(card),
    ),
  markerPlaced: ({ space, oneTime, tier }, words) =>
    says(
      oneTime ? 'place un pion Bonus à usage unique sur' : 'place un pion Bonus sur',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${tierFr(words.tierOf(space, tier))})`}`,
    ),
  cardDestroyed: ({ card }, words) => says('détruit', words.thatCard(card)),
  firstPlayerTaken: () => says('prend le marqueur Premier joueur'),
  tileReserved: ({ tile }, words) =>
    says('réserve', say`${words.name({ kind: 'tile', tile })} pour la prochaine manche`),
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    const coins = words.count(Math.abs(amount), 'coin');
    if (rule === 'RP-8') return says(`+${coins} en échange de ${words.count(amount, 'researchPoint')}`);
    const verb = rule === 'MENACE-15' ? 'perd' : 'paie';
    return says(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonFr(event, words));
  },
  trackAdvanced: ({ company, to }, words) =>
    says('avance', say`sur la piste ${words.company(company, 'short')} (case ${to})`),
  thresholdCrossed: ({ company, level }, words) =>
    says(
      'franchit',
      say`le ${level === 1 ? 'premier' : 'second'} seuil de la piste ${words.company(company, 'short')}`,
    ),
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? says(`perd ${words.count(steps, 'unit')}`)
      : says('perd', say`${words.count(steps, 'step')} de déplacement sur la piste ${words.company(company, 'short')}`),
  heliumAdvanced: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} d’hélium-3 (case ${to})`),
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? says(`débloque l’emplacement ${LUNA_SLOTS[slot]} (ON), qui recevra une carte dès la prochaine manche`)
      : says('débloque', say`${words.name({ kind: 'actionSlot', seat, slot })} (ON)`),
  researchGained: ({ points }, words) => says(`+${words.count(points, 'researchPoint')}`),
  planTaken: ({ plan, points }, words) =>
    says('prend', say`${words.planTerms(plan)} pour ${words.count(points, 'researchPoint')}`),
  planPlaced: ({ plan, position }, words) =>
    says('place', say`${words.plan(plan)} sur la case ${position} de sa piste de recherche`),
  planDealt: silent,
  passed: ({ seat }, words) => says(words.isLuna(seat) ? 'passe, car elle a joué sa dernière carte' : 'passe'),
  deckPickedUp: ({ cards }, words) => says('récupère', theCards(cards, words)),
  cardRested: ({ card }, words) => {
    const name = words.card(card);
    return says('défausse', plain(name).startsWith('Ingénieur') ? words.thatCard(card) : name);
  },
  tilesReturned: ({ tiles }, words) => says('rend', words.and(tiles.map((tile) => words.name({ kind: 'tile', tile })))),
  specialPlanRevealed: ({ plan, supplement }, words) =>
    says('', say`${words.planTerms(plan)} est révélé ; la case de prime contient ${words.count(supplement, 'coin')}`),
  tileReceived: ({ tile }, words) => says('reçoit', words.name({ kind: 'tile', tile })),
  displayCleared: ({ cards }, words) =>
    cards.length === 0 ? null : says('cartes disponibles détruites :', words.cards(cards)),
  cardDealt: ({ card }, words) => says('nouvelles cartes disponibles :', words.cardInFull(card)),
  gameEnded: silent,
};

export const EVENTS_FR: Locale['events'] = { ...BASE_EVENTS_FR, ...LUNA_EVENTS_FR, ...MODULE_EVENTS_FR };

/** Returns cards with their article. */
function theCards(cards: readonly string[], words: Words): RichText {
  return say`${cards.length < 2 ? 'la carte' : 'les cartes'} ${words.cards(cards)}`;
}
