import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { clause } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** Log clauses for Luna's events, with the reasons for her choices. */
export const LUNA_EVENTS_EN: Pick<Locale['events'], LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    clause('gets the bonus of', say`${words.name({ kind: 'token', token })} (drawn at random)`),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    return clause('gets', say`a face-down card in ${slots.length < 2 ? 'slot' : 'each of slots'} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    clause(
      'draws majority cards',
      say`${words.lunaCards(cards)}, which count as ${words.majorities(cards)} for majorities this round`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', including a new grade-2 card' : '';
    return clause(
      `shuffles her discard pile into a new Luna deck of ${cards} ${cards === 1 ? 'card' : 'cards'}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const result = gradeTwo > 0 ? 'a grade-2 card goes on top of her deck' : 'no grade-2 card is left for her deck';
    return clause(`reaches or passes the Luna token on space ${at} of her ${track} track: ${result}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    clause('turns up', say`card ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} in slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return clause('picks all four companies');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `tie broken by ${TIES[tie]}`;
    return clause('picks', say`${chosen}${REASONS[rule] ?? ', as her card says'}`, decided);
  },
  lunaColumnChosen: null,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const which = among.length === 1 ? 'only' : prefer === 'min' ? 'lowest' : 'highest';
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`target ${target}`];
    return clause(
      say`expands ${words.company(company, 'short')} to`,
      where,
      `the ${which} ${TARGETS[rule] ?? 'target within reach'}`,
    );
  },
  lunaSkipped: ({ action, company }, words) =>
    clause(SKIPPED[action], company === undefined ? '' : say`of ${words.company(company, 'short')}`),
  lunaCardsDiscarded: null,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return clause(say`keeps both majority cards: card ${name(card)}, the top of her discard pile, has equal values`);
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'left' : 'right';
    return clause(
      say`discards her ${side} majority card (${name(discarded)}): card ${name(card)}, the top of her discard pile, has the higher value on the ${side}`,
    );
  },
  uploadMoved: ({ steps, to }, words) => clause(`+${words.count(steps, 'step')} on the research track (space ${to})`),
  planDiscarded: ({ plan }, words) => clause('discards', words.plan(plan)),
};

/** Reasons for a choice, shown after the chosen companies. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
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

/** Rules whose target is a sector. On the Belt, the next event shows whether it is an asteroid or a shuttle space. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** Criteria used when companies are tied on the card's own criterion. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'her margin on the track',
  value: 'value',
  vacantSpaces: 'vacant home spaces',
  trackId: 'track letter',
  coinIcons: 'coin icons',
  logo: 'distance to the logo',
};

/** Entries that had no effect. */
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
