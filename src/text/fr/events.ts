import { LUNA_SLOTS } from '../../components/ids.ts';
import { says, silent } from '../clause.ts';
import { TOLD_WITH_THE_CARD } from '../coins.ts';
import type { BaseEventType } from '../eventTypes.ts';
import type { RichText } from '../parts.ts';
import { say } from '../parts.ts';
import type { Locale, Words } from '../words.ts';
import { coinReasonFr } from './coins.ts';
import { counted, of } from './grammar.ts';
import { LUNA_EVENTS_FR } from './lunaEvents.ts';
import { MODULE_EVENTS_FR } from './moduleEvents.ts';
import { columnFr } from './words.ts';

/** What the events of the base game mean to a reader; whose they are is told beside them. */
const BASE_EVENTS_FR: Pick<Locale['events'], BaseEventType> = {
  resolved: silent, // what comes of it follows
  tokensRevealed: silent, // everybody takes one
  tokenTaken: ({ token }, words) => says('prend', words.name({ kind: 'token', token })),
  decksArranged: ({ cards }, words) => says('commence ses piles de défausse avec', words.cards(cards)),
  roundStarted: silent, // a heading
  cardsRevealed: ({ cards }, words) => {
    const shown = cards.filter((card) => card !== null);
    return shown.length === 0 ? says('ne planifie rien') : says('planifie', theCards(shown, words));
  },
  turnStarted: silent,
  bonusUnlocked: ({ company, level }, words) => says('déverrouille', words.trackBonus(company, level)),
  tilePlaced: ({ card }, words) => says('pose la tuile +1 Ressource sur', words.thatCard(card)),
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
  // Luna's target has been told with the reason for it.
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
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` pour ${words.tierOf(space, tier)}`}`,
    ),
  cardDestroyed: ({ card }, words) => says('détruit', words.thatCard(card)),
  firstPlayerTaken: () => says('prend le marqueur Premier joueur'),
  tileReserved: ({ tile }, words) =>
    says('réserve', say`${words.name({ kind: 'tile', tile })} pour la prochaine manche`),
  coins: (event, words) => {
    const { amount, rule } = event;
    if (TOLD_WITH_THE_CARD.includes(rule)) return null;
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
      : says(
          'ne parcourt pas',
          say`${words.count(steps, 'step')} sur la piste ${words.company(company, 'short')} (${steps === 1 ? 'perdue' : 'perdues'})`,
        ),
  heliumAdvanced: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} d’hélium-3 (case ${to})`),
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? says(`débloque l’emplacement ${LUNA_SLOTS[slot]} (ON), qui recevra une carte dès la prochaine manche`)
      : says('débloque', say`${words.name({ kind: 'actionSlot', seat, slot })} (ON)`),
  researchGained: ({ points }, words) => says(`+${words.count(points, 'researchPoint')}`),
  planTaken: ({ plan, points }, words) =>
    says('prend', say`${words.planTerms(plan)} pour ${words.count(points, 'researchPoint')}`),
  planPlaced: ({ plan, position }, words) =>
    says('pose', say`${words.plan(plan)} sur la case ${position} de sa piste de recherche`),
  planDealt: silent,
  passed: ({ seat }, words) => says(words.isLuna(seat) ? 'passe, car elle a joué sa dernière carte' : 'passe'),
  deckPickedUp: ({ cards }, words) => says('récupère', theCards(cards, words)),
  cardRested: ({ card }, words) => says('défausse', words.card(card)),
  tilesReturned: ({ tiles }, words) => says('rend', words.and(tiles.map((tile) => words.name({ kind: 'tile', tile })))),
  specialPlanRevealed: ({ plan, supplement }, words) =>
    says('', say`${words.planTerms(plan)} est révélé ; la case de prime contient ${words.count(supplement, 'coin')}`),
  tileReceived: ({ tile }, words) => says('reçoit', words.name({ kind: 'tile', tile })),
  displayCleared: ({ cards }, words) =>
    cards.length === 0 ? null : says('cartes disponibles détruites :', words.cards(cards)),
  cardDealt: ({ card }, words) => says('nouvelles cartes disponibles :', words.cardInFull(card)),
  gameEnded: silent,
};

/** What each event means to a reader. */
export const EVENTS_FR: Locale['events'] = { ...BASE_EVENTS_FR, ...LUNA_EVENTS_FR, ...MODULE_EVENTS_FR };

/** Several cards as things. */
function theCards(cards: readonly string[], words: Words): RichText {
  return say`${cards.length < 2 ? 'la carte' : 'les cartes'} ${words.cards(cards)}`;
}
