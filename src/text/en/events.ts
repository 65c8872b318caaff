import { LUNA_SLOTS } from '../../components/ids.ts';
import { clause } from '../clause.ts';
import { RULES_REPORTED_BY_CARD } from '../coins.ts';
import type { BaseEventType, ModuleEventType } from '../eventTypes.ts';
import { joined, say } from '../parts.ts';
import type { EventsByType, FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';
import { coinReasonEn } from './coins.ts';
import { LUNA_EVENTS_EN } from './lunaEvents.ts';

/** Log clauses for events, shown after the name of their seat. */
const EVENTS = {
  resolved: null, // Separate events report the results.
  tokensRevealed: null, // Each player has their own `tokenTaken` event.
  tokenTaken: 'takes | {token}',
  decksArranged: 'starts resting decks with | {cards}',
  roundStarted: null, // The log shows a heading instead.
  cardsRevealed: ({ cards }, words) => {
    const known = cards.filter((card) => card !== null);
    return clause('plans', known.length === 0 ? 'nothing' : words.cards(known));
  },
  turnStarted: null,
  bonusUnlocked: 'unlocks | {trackBonus}',
  tilePlaced: 'places the +1 resource tile on | {card}',
  resourcesUsed: 'uses | {cardSum} ({total.unit})',
  cardTaken: ({ from, cost, paidIn }) => {
    if (paidIn === 'nothing') return 'takes | {cardWithShare}';
    if (from === 'destroyed') {
      return cost === 0
        ? 'takes | {cardWithShare} from the destroyed cards for free'
        : 'takes | {cardWithShare} from the destroyed cards for {cost.coin}';
    }
    if (paidIn === 'coins')
      return cost === 0 ? 'buys | {cardWithShare} for free' : 'buys | {cardWithShare} for {cost.coin}';
    return cost === 0 ? 'acquires | {cardWithShare} for free' : 'acquires | {cardWithShare} for {cost.unit}';
  },
  energyUsed: 'uses | {cardSum} ({energy} energy) to expand {company}',
  // Luna's sector is already named by `lunaTargetChosen`.
  sectorOccupied: ({ seat }, words) => (words.isLuna(seat) ? null : 'enters | {place} ({energy} energy)'),
  energyLost: 'loses {energy} energy',
  outpostReturned: 'ousts | the {company.short} outpost from {place} to the {column} column of its station',
  outpostLost: (event) =>
    'asteroid' in event
      ? 'removes | the {company.short} outpost on {place} from the game (its station is full)'
      : 'removes | the {company.short} outpost in {place} from the game (its station is full)',
  outpostRemoved: 'removes | an outpost of {company.short} from the {column} column',
  scientistUsed: 'uses | {card}',
  planFlipped: 'turns | {plan} on space {position} face down',
  uploadAdvanced: 'moves the upload marker onto | {plan} (space {to})',
  fieldScientistUsed: ({ domes }) => {
    if (domes === 0) return 'uses | {card}';
    return domes === 1 ? 'uses | {card} (1 dome)' : 'uses | {card} ({domes} domes)';
  },
  markerPlaced: ({ space, oneTime, tier }, words) =>
    clause(
      oneTime ? 'places a one-time bonus marker on' : 'places a bonus marker on',
      say`${words.name({ kind: 'bonusSpace', space })}${tier === undefined ? '' : ` (${words.tierOf(space, tier)})`}`,
    ),
  cardDestroyed: 'destroys | {card}',
  firstPlayerTaken: 'becomes first player for the next round',
  tileReserved: 'reserves | {tile} for the next round',
  coins: (event, words) => {
    const { amount, rule } = event;
    if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
    if (rule === 'RP-8') return '+{amount.coin} in exchange for {amount.researchPoint}';
    const coins = words.count(Math.abs(amount), 'coin');
    const verb = rule === 'MENACE-15' ? 'loses' : 'pays';
    return clause(amount < 0 ? `${verb} ${coins}` : `+${coins}`, coinReasonEn(event, words));
  },
  trackAdvanced: 'advances | on the {company.short} track (space {to})',
  thresholdCrossed: ({ level }) =>
    level === 1
      ? 'crosses | the first threshold of the {company.short} track'
      : 'crosses | the second threshold of the {company.short} track',
  stepsLost: ({ company, steps }, words) =>
    company === null
      ? 'loses | {steps.unit}'
      : clause('forfeits', say`${words.count(steps, 'step')} on the ${words.company(company, 'short')} track`),
  heliumAdvanced: '+{steps} helium-3 (space {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat) ? `opens slot ${LUNA_SLOTS[slot]}, in use from the next round on` : 'opens | {actionSlot}',
  researchGained: '+{points.researchPoint}',
  planTaken: 'takes | {planTerms} for {points.researchPoint}',
  planPlaced: 'places | {plan} on space {position} of the research track',
  planDealt: null,
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passes, having played her last card' : 'passes'),
  deckPickedUp: 'picks up | {cards}',
  cardRested: 'rests | {card.short}',
  tilesReturned: 'returns | {tiles}',
  specialPlanRevealed: ' | {planTerms} is revealed; the supplement space now holds {supplement.coin}',
  tileReceived: 'receives | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'destroyed from the display: | {cards}'),
  cardDealt: 'new on display: | {cardWithShare.short}',
  gameEnded: null,

  outpostPlaced: ({ energy }) =>
    energy === 0 ? 'places | an outpost on {place}' : 'places | an outpost on {place} ({energy} energy)',
  shuttlePlaced: ({ energy }) =>
    energy === 0 ? 'places | a shuttle on {place}' : 'places | a shuttle on {place} ({energy} energy)',
  shuttleReturned: 'ousts | the {company.short} shuttle from {place} to its station',
  shuttleLost: 'removes | the {company.short} shuttle on {place} from the game (its station is full)',
  markerRemoved: 'removes | the one-time bonus marker on {space} from the game',
  missionsRevealed: ({ missions }, words) => {
    const revealed = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, '; ')})`;
    });
    return clause('missions:', joined(revealed, ', '));
  },
  taskClaimed: 'claims | a task of {mission}: {task}',
  missionCompleted: ({ first }) => (first ? 'completes | {mission} first' : 'completes | {mission}'),
  menaceRevealed: 'menace: | {menace.short}',
  outpostsSettled: ' | {company} has an outpost in each of the sectors {sectors}',
  menaceConfronted: 'confronts | {menace} ({energy} energy)',
  menaceRemoved: 'removes | {menace}, which becomes a wild share',
  menaceStrikes: ' | {menace} is still in play: {consequence}',
} as const satisfies Pick<Locale['events'], BaseEventType | ModuleEventType>;
EVENTS satisfies FittingTemplates<typeof EVENTS, EventsByType>;

export const EVENTS_EN: Locale['events'] = { ...EVENTS, ...LUNA_EVENTS_EN };
