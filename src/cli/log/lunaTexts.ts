import type { Company, GameEventType, LunaAction, LunaCriterion, RuleId } from '../../index.ts';
import type { Texts } from './clause.ts';
import { says, silent } from './clause.ts';
import { COMPANY_NAMES, count, enumerate } from './words.ts';

type LunaEventType = Extract<GameEventType, `luna${string}`> | 'uploadMoved' | 'planDiscarded';

/** What Luna does, and by which rule she picked it. */
export const LUNA_TEXTS: Texts<LunaEventType> = {
  lunaTokenDrawn: ({ token }) => says(`takes the bonus of starting ${token.replace(/(\d+)$/, ' $1')}`),
  lunaCardsDealt: ({ slots }) => says(`gets cards in slots ${slots.join(', ')}`),
  lunaMajorityDrawn: ({ cards: [left, right] }) => says(`blocks majorities with ${left} and ${right}`),
  lunaDeckRenewed: ({ cards, gradeTwo }) =>
    says(`shuffles a new deck of ${count(cards, 'card')}${gradeTwo > 0 ? ', a grade-2 card among them' : ''}`),
  lunaTokenPassed: ({ track, gradeTwo }) =>
    says(`passes a token on her ${track} track${gradeTwo > 0 ? ' (a grade-2 card goes onto her deck)' : ''}`),
  lunaCardTurned: ({ card, slot }) => says(`turns up ${card} in slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }) =>
    says(`picks ${listed(companies)}, ${REASONS[rule] ?? 'as her card says'}${tie(decidedBy)} (${rule})`),
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }) =>
    says(
      `expands ${COMPANY_NAMES[company]} to ${target}, the ${among.length === 1 ? 'only' : EXTREMES[prefer]} ${TARGETS[rule] ?? 'target'} in reach (${rule})`,
    ),
  lunaSkipped: ({ action, rule }) => says(`${SKIPPED[action]} (${rule})`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ discarded }) =>
    says(discarded === null ? 'keeps her majority cards' : `discards majority card ${discarded}`),
  uploadMoved: ({ steps, to }) => says(`+${count(steps, 'space')} of research (now ${to})`),
  planDiscarded: ({ plan }, names) => says('removes', names.plan(plan)),
};

const EXTREMES = { min: 'lowest', max: 'highest' } as const;

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': 'the most valuable company',
  'LACT-17': 'the two most valuable companies',
  'LACT-18': 'the second most valuable company',
  'LACT-19': 'the least valuable company',
  'LACT-20': 'every company',
  'LACT-21': 'where she leads by most',
  'LACT-22': 'the two where she leads by most',
  'LACT-24': 'the rival she is farthest behind with',
  'LACT-33': 'the most valuable share on display',
};

const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'vacant sector',
  'LACT-47': 'sector of that rival',
  'LACT-50': 'new target',
  'LACT-53': 'asteroid of its own with room',
  'LACT-54': 'piece of that rival',
};

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: '',
  value: '',
  vacantSpaces: ', by vacant home spaces',
  trackId: ', by the letter of the track',
  coinIcons: ', by coin icons',
  logo: ', by the logo',
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

function tie(criterion: LunaCriterion | null): string {
  return criterion === null ? '' : TIES[criterion];
}
