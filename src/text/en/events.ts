import type { LunaAction } from '../../components/content.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { type CoinTexts, coinsSentence, isLeftHigher, isSectorTarget, SILENT, tieBreak } from '../eventTexts.ts';
import type { FittingTemplates } from '../templates.ts';
import type { Locale } from '../words.ts';

const COINS: CoinTexts = {
  pays: 'pays',
  loses: 'loses',
  exchange: '+{amount.coin} in exchange for {amount.researchPoint}',
  track: '[ of the {company.short} track]',
  // These rules need a reason, because the rest of the line does not give one.
  reasons: {
    'TRACK-2': 'at the barrier',
    'TRACK-7': 'for the threshold',
    'RP-11': 'from the supplement space',
    'SCI-9': 'to enter the special plan',
    'SPECIAL-2': 'for steps beyond the end of the tank track',
    'SPECIAL-5': 'in exchange for research points (end of the research track)',
    'MISSION-6': 'for the task',
    'MENACE-15': 'to the Space Pirates',
    'LACT-6': 'for steps beyond the end of the research track',
    'LACT-11': 'for steps beyond the end',
  },
};

/** Reasons for a choice, shown after the chosen companies. */
const CHOICES: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', the most valuable company',
  'LACT-17': ', the two most valuable companies',
  'LACT-18': ', the second most valuable company',
  'LACT-19': ', the least valuable company',
  'LACT-21': ', where she has the biggest lead or the smallest deficit',
  'LACT-22': ', where she has the biggest leads or the smallest deficits',
  'LACT-24': ', the rival to oust, where she is farthest behind',
  'LACT-33': ', the most valuable company, to take a card with its share',
};

const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'vacant sector within reach',
  'LACT-47': 'sector of that rival within reach',
  'LACT-50': 'vacant target within reach',
  'LACT-53': 'asteroid within reach that has room and already holds an outpost of this company',
  'LACT-54': 'piece of that rival within reach',
};

const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'her margin on the track',
  value: 'value',
  vacantSpaces: 'vacant home spaces',
  trackId: 'track letter',
  coinIcons: 'coin icons',
  logo: 'distance to the logo',
};

const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'gains no coins',
  helium: 'gains no helium-3',
  research: 'does not advance on the research track',
  track: 'does not advance on the track',
  expand: 'stops expanding: no space within reach for a piece',
  cards: 'takes no card: the display slot on her card is empty',
  mostValuableShareCard: 'takes no card: no matching share is on display',
  bonusMarker: 'places no bonus marker: the space on her card is occupied',
  discardPlan: 'discards no plan: the display space on her card is empty',
  discardSpecialPlan: 'discards no special plan: none is face up',
};

/** Log clauses for events, shown after the name of their seat. */
const EVENTS = {
  ...SILENT,
  tokenTaken: 'takes | {token}',
  decksArranged: 'starts resting decks with | {cards}',
  cardsRevealed: 'plans | [{knownCards}|nothing]',
  bonusUnlocked: 'unlocks | {trackBonus}',
  tilePlaced: 'places the +1 resource tile on | {card}',
  resourcesUsed: 'uses | {cardSum} ({total.unit})',
  cardTaken: ({ from, paidIn }) => {
    if (paidIn === 'nothing') return 'takes | {cardWithShare}';
    if (from === 'destroyed') return 'takes | {cardWithShare} from the destroyed cards[ for {cost.coin}| for free]';
    if (paidIn === 'coins') return 'buys | {cardWithShare}[ for {cost.coin}| for free]';
    return 'acquires | {cardWithShare}[ for {cost.unit}| for free]';
  },
  energyUsed: 'uses | {cardSum} ({energy} energy) to expand {company}',
  // Luna's sector is already named by `lunaTargetChosen`.
  sectorOccupied: ({ seat }, words) => (words.isLuna(seat) ? null : 'enters | {place} ({energy} energy)'),
  energyLost: 'loses {energy} energy',
  outpostReturned: 'ousts | the {company.short} outpost from {place} to the {column} column of its station',
  outpostLost: 'removes | the {company.short} outpost [{asteroid?}on|in] {place} from the game (its station is full)',
  outpostRemoved: 'removes | an outpost of {company.short} from the {column} column',
  scientistUsed: 'uses | {card}',
  planFlipped: 'turns | {plan} on space {position} face down',
  uploadAdvanced: 'moves the upload marker onto | {plan} (space {to})',
  fieldScientistUsed: 'uses | {card}[ ({domes|dome|domes})]',
  markerPlaced: 'places a [{oneTime?}one-time ]bonus marker on | {space}[ ({tier})]',
  cardDestroyed: 'destroys | {card}',
  firstPlayerTaken: 'becomes first player for the next round',
  tileReserved: 'reserves | {tile} for the next round',
  coins: (event) => coinsSentence(event, COINS),
  trackAdvanced: 'advances | on the {company.short} track (space {to})',
  thresholdCrossed: 'crosses | the [{level=1?}first|second] threshold of the {company.short} track',
  stepsLost: '[{company?}forfeits|loses] | [{steps.step} on the {track.short} track|{steps.unit}]',
  heliumAdvanced: '+{steps} helium-3 (space {to})',
  slotOpened: ({ seat, slot }, words) =>
    words.isLuna(seat) ? `opens slot ${LUNA_SLOTS[slot]}, in use from the next round on` : 'opens | {actionSlot}',
  researchGained: '+{points.researchPoint}',
  planTaken: 'takes | {planTerms} for {points.researchPoint}',
  planPlaced: 'places | {plan} on space {position} of the research track',
  passed: ({ seat }, words) => (words.isLuna(seat) ? 'passes, having played her last card' : 'passes'),
  deckPickedUp: 'picks up | {cards}',
  cardRested: 'rests | {card.short}',
  tilesReturned: 'returns | {tiles}',
  specialPlanRevealed: ' | {planTerms} is revealed; the supplement space now holds {supplement.coin}',
  tileReceived: 'receives | {tile}',
  displayCleared: ({ cards }) => (cards.length === 0 ? null : 'destroyed from the display: | {cards}'),
  cardDealt: 'new on display: | {cardWithShare.short}',

  outpostPlaced: 'places | an outpost on {place}[ ({energy} energy)]',
  shuttlePlaced: 'places | a shuttle on {place}[ ({energy} energy)]',
  shuttleReturned: 'ousts | the {company.short} shuttle from {place} to its station',
  shuttleLost: 'removes | the {company.short} shuttle on {place} from the game (its station is full)',
  markerRemoved: 'removes | the one-time bonus marker on {space} from the game',
  missionsRevealed: 'missions: | {missionsWithTasks}',
  taskClaimed: 'claims | a task of {mission}: {task}',
  missionCompleted: 'completes | {mission}[{first?} first]',
  menaceRevealed: 'menace: | {menace.short}',
  outpostsSettled: ' | {company} has an outpost in each of the sectors {sectors}',
  menaceConfronted: 'confronts | {menace} ({energy} energy)',
  menaceRemoved: 'removes | {menace}, which becomes a wild share',
  menaceStrikes: ' | {menace} is still in play: {consequence}',

  lunaTokenDrawn: 'gets the bonus of | {token} (drawn at random)',
  lunaCardsDealt: 'gets | a face-down card in [{slots=1?}slot|each of slots] {lunaSlots}',
  lunaMajorityDrawn: 'draws majority cards | {lunaCards}, which count as {majorities} for majorities this round',
  lunaDeckRenewed:
    'shuffles her discard pile into a new Luna deck of {cards|card|cards}[{gradeTwo?}, including a new grade-2 card]',
  lunaTokenPassed:
    'reaches or passes the Luna token on space {at} of her [{track=tank?}tank|research] track: [{gradeTwo?}a grade-2 card goes on top of her deck|no grade-2 card is left for her deck]',
  lunaCardTurned: 'turns up | card {lunaCard} in slot {lunaSlot}',
  lunaCompaniesChosen: ({ rule, decidedBy }) => {
    if (rule === 'LACT-20') return 'picks all four companies';
    const tie = tieBreak(rule, decidedBy);
    return `picks | {companies.short}${CHOICES[rule] ?? ', as her card says'}${tie && ` | tie broken by ${TIES[tie]}`}`;
  },
  lunaTargetChosen: ({ prefer, among, rule }) => {
    const which = among.length === 1 ? 'only' : prefer === 'min' ? 'lowest' : 'highest';
    const where = isSectorTarget(rule) ? '{targetSector}' : 'target {target}';
    return `expands {company.short} to | ${where} | the ${which} ${TARGETS[rule] ?? 'target within reach'}`;
  },
  lunaSkipped: ({ action, company }) => `${SKIPPED[action]}${company ? ' | of {company.short}' : ''}`,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    if (discarded === null)
      return 'keeps both majority cards: card {lunaCard}, the top of her discard pile, has equal values';
    const side = isLeftHigher(card, words) ? 'left' : 'right';
    return `discards her ${side} majority card ({discarded}): card {lunaCard}, the top of her discard pile, has the higher value on the ${side}`;
  },
  uploadMoved: '+{steps.step} on the research track (space {to})',
  planDiscarded: 'discards | {plan}',
} as const satisfies Locale['events'];
EVENTS satisfies FittingTemplates<typeof EVENTS, 'events'>;

export const EVENTS_EN: Locale['events'] = EVENTS;
