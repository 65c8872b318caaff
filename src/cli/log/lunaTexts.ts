import type { Company, GameEventType, LunaAction, LunaCriterion, RuleId } from '../../index.ts';
import { COMPANY_NAMES } from '../../present/words/components.ts';
import { count, enumerate } from '../../present/words/text.ts';
import type { Texts } from './clause.ts';
import { says, silent } from './clause.ts';

type LunaEventType = Extract<GameEventType, `luna${string}`> | 'uploadMoved' | 'planDiscarded';

/** What Luna does, and by which rule she picked it. */
export const LUNA_TEXTS: Texts<LunaEventType> = {
  lunaTokenDrawn: ({ token }, names) => says(`takes the bonus of ${names.token(token)}`),
  lunaCardsDealt: ({ slots }) => says(`gets cards in slots ${slots.join(', ')}`),
  lunaMajorityDrawn: ({ cards }, names) => says(`draws majority cards ${enumerate(cards)}: ${names.majorities(cards)}`),
  lunaDeckRenewed: ({ cards, gradeTwo }) =>
    says(
      `shuffles a new deck of ${count(cards, 'card')}${gradeTwo > 0 ? ', a grade-2 card among them' : ''} (LUNA-20)`,
    ),
  lunaTokenPassed: ({ track, at, gradeTwo }) =>
    says(
      `passes the token on space ${at} of her ${TRACKS[track]}; ` +
        `${gradeTwo > 0 ? 'a' : 'no'} grade-2 card goes onto her deck (LUNA-18)`,
    ),
  lunaCardTurned: ({ card, slot }) => says(`turns up ${card} in slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }) =>
    says(`picks ${listed(companies)}, ${REASONS[rule] ?? 'as her card says'} (${rule})${tie(rule, decidedBy)}`),
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }) =>
    says(
      `expands ${COMPANY_NAMES[company]} to ${target}, ` +
        `the ${among.length === 1 ? 'only' : EXTREMES[prefer]} ${TARGETS[rule] ?? 'target'} in reach (${rule})`,
    ),
  lunaSkipped: ({ action, rule, company }) =>
    says(`${SKIPPED[action]}${company === undefined ? '' : ` of ${COMPANY_NAMES[company]}`} (${rule})`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }) =>
    says(`${card} on top of her discards ${discarded === null ? LEAVES : `takes ${discarded} away`} (LUNA-30)`),
  uploadMoved: ({ steps, to }) => says(`+${count(steps, 'space')} on the research track (now ${to})`),
  planDiscarded: ({ plan }, names) => says('removes', names.plan(plan)),
};

const TRACKS = { tank: 'tank', research: 'research track' } as const;
const LEAVES = 'leaves both majority cards';
const EXTREMES = { min: 'lowest', max: 'highest' } as const;

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': 'the most valuable company',
  'LACT-17': 'the two most valuable companies',
  'LACT-18': 'the second most valuable company',
  'LACT-19': 'the least valuable company',
  'LACT-20': 'every company',
  'LACT-21': 'where she is farthest ahead or least behind',
  'LACT-22': 'the two where she is farthest ahead or least behind',
  'LACT-24': 'the rival on whose track she is farthest behind',
  'LACT-33': 'the most valuable share on display',
};

const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'vacant sector',
  'LACT-47': 'sector of that rival',
  'LACT-50': 'new target',
  'LACT-53': 'asteroid of its own with room',
  'LACT-54': 'piece of that rival',
};

/** What the card asks for is her margin on the track, and value comes after it; elsewhere value comes first. */
const BY_MARGIN: readonly RuleId[] = ['LACT-21', 'LACT-22', 'LACT-24'];

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'margin',
  value: 'value',
  vacantSpaces: 'vacant home spaces',
  trackId: 'the letters of the tracks',
  coinIcons: 'coin icons',
  logo: 'the distance to the logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'gains no coins',
  helium: 'gains no helium-3',
  research: 'gains no research',
  track: 'advances nowhere',
  expand: 'can place no further piece',
  cards: 'finds no card on the space',
  mostValuableShareCard: 'finds no share on display',
  bonusMarker: 'finds the bonus space occupied',
  discardPlan: 'finds no plan on the space',
  discardSpecialPlan: 'finds no special plan face up',
};

function listed(companies: readonly Company[]): string {
  return enumerate(companies.map((company) => COMPANY_NAMES[company]));
}

function tie(rule: RuleId, criterion: LunaCriterion | null): string {
  const first: LunaCriterion = BY_MARGIN.includes(rule) ? 'margin' : 'value';
  return criterion === null || criterion === first ? '' : `, a tie decided by ${TIES[criterion]}`;
}
