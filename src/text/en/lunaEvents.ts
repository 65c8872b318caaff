import type { LunaAction } from '../../components/content.ts';
import type { LunaCriterion } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** What Luna does, and why. */
export const LUNA_EVENTS_EN: Pick<Locale['events'], LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    says('takes the bonus of', say`${words.name({ kind: 'token', token })}, drawn for her at random`),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    return says('gets', say`a face-down card in ${slots.length < 2 ? 'slot' : 'each of slots'} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says(
      'draws majority cards',
      say`${words.lunaCards(cards)}: for the majorities of this round she has ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', one of them a new grade-2 card' : '';
    return says(
      `has no cards left to draw and shuffles her discards into a new Luna deck of ${cards} ${cards === 1 ? 'card' : 'cards'}${added}`,
    );
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'tank' : 'research track';
    const then = gradeTwo > 0 ? 'so a grade-2 card goes onto her deck' : 'but no grade-2 card is left for her deck';
    return says(`reaches the Luna token on space ${at} of her ${name}, ${then}`);
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says('turns up', say`card ${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} in slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    if (rule === 'LACT-20') return says('picks all four companies');
    const chosen = words.and(companies.map((company) => words.company(company, 'short')));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `tie broken by ${TIES[tie]}`;
    return says('picks', say`${chosen}${REASONS[rule] ?? ', as her card says'}`, decided);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const which = among.length === 1 ? 'only' : prefer === 'min' ? 'lowest' : 'highest';
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`target ${target}`];
    return says(
      say`expands ${words.company(company, 'short')} to`,
      where,
      `the ${which} ${TARGETS[rule] ?? 'target in reach'}`,
    );
  },
  lunaSkipped: ({ action, company }, words) =>
    says(SKIPPED[action], company === undefined ? '' : say`of ${words.company(company, 'short')}`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const name = (lunaCard: string) => words.name({ kind: 'lunaCard', lunaCard }, 'short');
    if (discarded === null)
      return says(say`keeps both majority cards: on card ${name(card)}, on top of her discards, both values are equal`);
    const { left, right } = words.box.lunaCard(card);
    const side = left > right ? 'left' : 'right';
    return says(
      say`discards her ${side} majority card (${name(discarded)}): on card ${name(card)}, on top of her discards, the ${side} value is the higher one`,
    );
  },
  uploadMoved: ({ steps, to }, words) => says(`+${words.count(steps, 'step')} on the research track (space ${to})`),
  planDiscarded: ({ plan }, words) => says('discards', words.plan(plan)),
};

/** Read after the companies: why these. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': ', the most valuable company',
  'LACT-17': ', the two most valuable companies',
  'LACT-18': ', the second most valuable company',
  'LACT-19': ', the least valuable company',
  'LACT-21': ': on that track she leads by the biggest margin (failing that, is least behind)',
  'LACT-22': ': on those tracks she leads by the biggest margins (failing that, is least behind)',
  'LACT-24': ', the rival to oust: on that track she is farthest behind',
  'LACT-33': ', the most valuable company, to take a card with a share of it',
};

const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'vacant sector in reach',
  'LACT-47': 'sector of that rival in reach',
  'LACT-50': 'vacant target in reach',
  'LACT-53': 'asteroid in reach with room that already holds an outpost of this company',
  'LACT-54': 'piece of that rival in reach',
};

/** On the Belt a number can be that of an asteroid or of a shuttle space; the next event says which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'her margin on the track',
  value: 'value',
  vacantSpaces: 'vacant home spaces',
  trackId: 'track letter',
  coinIcons: 'coin icons',
  logo: 'distance to the logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'gains no coins',
  helium: 'gains no helium-3',
  research: 'makes no step on the research track',
  track: 'makes no step on the track',
  expand: 'stops expanding, as there is no place in reach for a piece',
  cards: 'takes no card, as the display slot that her card names is empty',
  mostValuableShareCard: 'takes no card with a share: no displayed card has one of the most valuable company',
  bonusMarker: 'places no bonus marker, as the space that her card names is occupied',
  discardPlan: 'discards no plan, as the space that her card names is empty',
  discardSpecialPlan: 'discards no special plan, as none lies face up',
};
