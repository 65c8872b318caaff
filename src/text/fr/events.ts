import { LUNA_SLOTS } from '../../components/ids.ts';
import { clause } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType, ModuleEventType } from '../eventTypes.ts';
import type { RichText } from '../parts.ts';
import { joined, plain, say } from '../parts.ts';
import type { EventsByType, FittingTemplates } from '../templates.ts';
import type { Locale, Words } from '../words.ts';
import { coinReasonFr } from './coins.ts';
import { counted, type INFLECTIONS_FR, tierFr } from './grammar.ts';
import { LUNA_EVENTS_FR } from './lunaEvents.ts';

/** Log clauses for events. The seat's name is shown next to them. */
const EVENTS = {
  resolved: null, // Separate events report the results.
  tokensRevealed: null, // Each player has their own `tokenTaken` event.
  tokenTaken: 'prend | {token}',
  decksArranged: 'constitue ses piles de défausse avec | {cards}',
  roundStarted: null, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => {
    const shown = cards.filter((card) => card !== null);
    return shown.length === 0 ? clause('ne planifie aucune carte') : clause('planifie', theCards(shown, words));
  },
  turnStarted: null,
  bonusUnlocked: 'déverrouille | {trackBonus}',
  tilePlaced: 'place la tuile +1 Ressource sur | {card}',
  resourcesUsed: 'utilise | {cardSum} ({total.unit})',
  cardTaken: ({ from, cost, paidIn }) => {
    if (paidIn === 'nothing') return 'prend | {cardWithShare}';
    if (from === 'destroyed') {
      return cost === 0
        ? 'prend | {cardWithShare} parmi les cartes détruites'
        : 'prend | {cardWithShare} parmi les cartes détruites pour {cost.coin}';
    }
    if (paidIn === 'coins')
      return cost === 0 ? 'achète gratuitement | {cardWithShare}' : 'achète | {cardWithShare} pour {cost.coin}';
    return cost === 0 ? 'acquiert gratuitement | {cardWithShare}' : 'acquiert | {cardWithShare} pour {cost.unit}';
  },
  energyUsed: 'utilise | {cardSum} ({energy.energy}) pour étendre {company}',
  // `lunaTargetChosen` already gives Luna's target and her reason for it.
  sectorOccupied: ({ seat }, words) => (words.isLuna(seat) ? null : 'occupe | {place} ({energy.energy})'),
  energyLost: 'perd {energy.energy}',
  outpostReturned: 'renvoie | la succursale {company.short.of} {place.of} dans la colonne {column} de sa station',
  outpostLost: 'retire du jeu | la succursale {company.short.of} {place.of}, car sa station n’a plus de place',
  outpostRemoved: 'retire une succursale | {company.short.of} (colonne {column})',
  scientistUsed: 'utilise | {card}',
  planFlipped: 'retourne face cachée | {plan} (case {position})',
  uploadAdvanced: 'fait avancer le pion Transmission sur | {plan} (case {to})',
  fieldScientistUsed: ({ card, domes }, words) =>
    clause(
      'utilise',
      domes > 0 ? say`${words.thatCard(card)} (${counted(domes, 'dôme', 'dômes')})` : words.thatCard(card),
    ),
  markerPlaced: ({ space, oneTime, tier }, words) =>
    clause(
      oneTime ? 'place un pion Bonus à usage unique sur' : 'place un pion Bonus sur',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${tierFr(words.tierOf(space, tier))})`}`,
    ),
  cardDestroyed: 'détruit | {card}',
  firstPlayerTaken: 'prend le marqueur Premier joueur',
  tileReserved: 'réserve | {tile} pour la prochaine manche',
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    const coins = words.count(Math.abs(amount), 'coin');
    if (rule === 'RP-8') return clause(`+${coins} en échange de ${words.count(amount, 'researchPoint')}`);
    const verb = rule === 'MENACE-15' ? 'perd' : 'paie';
    return clause(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonFr(event, words));
  },
  trackAdvanced: 'avance | sur la piste {company.short} (case {to})',
  thresholdCrossed: ({ level }) =>
    level === 1
      ? 'franchit | le premier seuil de la piste {company.short}'
      : 'franchit | le second seuil de la piste {company.short}',
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? clause(`perd ${words.count(steps, 'unit')}`)
      : clause(
          'perd',
          say`${words.count(steps, 'step')} de déplacement sur la piste ${words.company(company, 'short')}`,
        ),
  heliumAdvanced: '+{steps.step} d’hélium-3 (case {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat)
      ? `débloque l’emplacement ${LUNA_SLOTS[slot]} (ON), qui recevra une carte dès la prochaine manche`
      : 'débloque | {actionSlot} (ON)',
  researchGained: '+{points.researchPoint}',
  planTaken: 'prend | {planTerms} pour {points.researchPoint}',
  planPlaced: 'place | {plan} sur la case {position} de sa piste de recherche',
  planDealt: null,
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passe, car elle a joué sa dernière carte' : 'passe'),
  deckPickedUp: ({ cards }) => (cards.length < 2 ? 'récupère | la carte {cards}' : 'récupère | les cartes {cards}'),
  cardRested: ({ card }, words) =>
    plain(words.card(card)).startsWith('Ingénieur') ? 'défausse | {card}' : 'défausse | {card.short}',
  tilesReturned: 'rend | {tiles}',
  specialPlanRevealed: ' | {planTerms} est révélé ; la case de prime contient {supplement.coin}',
  tileReceived: 'reçoit | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'cartes disponibles détruites : | {cards}'),
  cardDealt: 'nouvelles cartes disponibles : | {cardWithShare.short}',
  gameEnded: null,

  outpostPlaced: ({ energy }) =>
    energy === 0 ? 'place | une succursale sur {place}' : 'place | une succursale sur {place} ({energy.energy})',
  shuttlePlaced: ({ energy }) =>
    energy === 0 ? 'place | une navette sur {place}' : 'place | une navette sur {place} ({energy.energy})',
  shuttleReturned: 'renvoie | la navette {company.short.of} de {place} à sa station',
  shuttleLost: 'retire du jeu | la navette {company.short.of} de {place}, car sa station n’a plus de place',
  markerRemoved: 'retire du jeu son pion Bonus à usage unique placé sur | {space}',
  missionsRevealed: ({ missions }, words) => {
    const isOne = missions.length === 1;
    const revealed = missions.map((mission) => {
      const name = words.name({ kind: 'mission', mission }, 'short');
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      const list = joined(tasks, ' ; ');
      return isOne ? say`${name} : ${list}` : say`${numberOnly(name)} (${list})`;
    });
    return clause(isOne ? '' : 'missions :', words.and(revealed));
  },
  taskClaimed: 'accomplit la tâche | « {task} » de {mission}',
  missionCompleted: ({ first }) => (first ? 'termine | {mission} en premier' : 'termine | {mission}'),
  menaceRevealed: 'menace : | {menace.short}',
  outpostsSettled: ' | {company} a une succursale dans chacun des secteurs {sectors}',
  menaceConfronted: ({ energy }) => (energy === 0 ? 'affronte | {menace}' : 'affronte | {menace} ({energy.energy})'),
  menaceRemoved: 'retire | {menace}, qui devient une part Joker',
  menaceStrikes: ' | {menace} est toujours là : {consequence}',
} as const satisfies Pick<Locale['events'], BaseEventType | ModuleEventType>;
EVENTS satisfies FittingTemplates<typeof EVENTS, EventsByType, keyof typeof INFLECTIONS_FR>;

export const EVENTS_FR: Locale['events'] = { ...EVENTS, ...LUNA_EVENTS_FR };

/** Returns cards with their article. */
function theCards(cards: readonly string[], words: Words): RichText {
  return say`${cards.length < 2 ? 'la carte' : 'les cartes'} ${words.cards(cards)}`;
}

/** Returns only the number: `5` instead of `mission 5`. */
function numberOnly(mission: RichText): RichText {
  return mission.map((part) =>
    typeof part === 'string' ? part : { ...part, text: part.text.replace('mission ', '') },
  );
}
