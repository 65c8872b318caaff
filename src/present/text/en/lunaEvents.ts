import type { LunaAction } from '../../../components/content.ts';
import type { LunaCriterion } from '../../../game/model/events.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';

/** What Luna does, and by which rule she picked it. */
export const LUNA_EVENTS_EN: TellEvents<LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) => says('takes the bonus of', words.name({ kind: 'token', token })),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    return says('gets', say`a face-down card in ${slots.length < 2 ? 'slot' : 'each of slots'} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says('draws majority cards', say`${words.lunaCards(cards)}: ${words.majorities(cards)}`),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', a grade-2 card among them' : '';
    return says(`shuffles a new deck of ${cards} ${cards === 1 ? 'card' : 'cards'}${added} (LUNA-20)`);
  },
  lunaTokenPassed: ({ track, at, gradeTwo }) => {
    const name = track === 'tank' ? 'tank' : 'research track';
    return says(
      `reaches or passes the token on space ${at} of her ${name}; ${gradeTwo > 0 ? 'a' : 'no'} grade-2 card goes onto her deck (LUNA-18)`,
    );
  },
  lunaCardTurned: ({ card, slot }, words) =>
    says('turns up', say`${words.name({ kind: 'lunaCard', lunaCard: card }, 'short')} in slot ${slot}`),
  lunaCompaniesChosen: ({ companies, rule, decidedBy }, words) => {
    const chosen = words.and(companies.map((company) => words.company(company)));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `, a tie decided by ${TIES[tie]}`;
    return says('picks', say`${chosen}, ${REASONS[rule] ?? 'as her card says'} (${rule})${decided}`);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const which = among.length === 1 ? 'only' : prefer === 'min' ? 'lowest' : 'highest';
    return says(
      'expands',
      say`${words.company(company)} to ${target}, the ${which} ${TARGETS[rule] ?? 'target'} in reach (${rule})`,
    );
  },
  lunaSkipped: ({ action, rule, company }, words) =>
    says(SKIPPED[action], company === undefined ? `(${rule})` : say`of ${words.company(company)} (${rule})`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const top = words.name({ kind: 'lunaCard', lunaCard: card }, 'short');
    if (discarded === null) return says('', say`${top} on top of her discards leaves both majority cards (LUNA-30)`);
    const gone = words.name({ kind: 'lunaCard', lunaCard: discarded }, 'short');
    return says('', say`${top} on top of her discards takes ${gone} away (LUNA-30)`);
  },
  uploadMoved: ({ steps, to }) =>
    says(`+${steps} ${steps === 1 ? 'space' : 'spaces'} on the research track (now ${to})`),
  planDiscarded: ({ plan }, words) => says('removes', words.plan(plan)),
};

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
