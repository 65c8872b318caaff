import type { LunaAction } from '../../../components/content.ts';
import type { LunaCriterion } from '../../../game/model/events.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import { says, silent } from '../clause.ts';
import type { LunaEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { tieBreak } from '../lunaChoices.ts';
import { say } from '../parts.ts';

/** What Luna does, and why. */
export const LUNA_EVENTS_EN: TellEvents<LunaEventType> = {
  lunaTokenDrawn: ({ token }, words) =>
    says('takes the bonus of', say`${words.name({ kind: 'token', token })}, drawn for her at random`),
  lunaCardsDealt: ({ slots }, words) => {
    const letters = words.and(slots.map((slot) => [slot]));
    return says('gets', say`a face-down card in ${slots.length < 2 ? 'slot' : 'each of slots'} ${letters}`);
  },
  lunaMajorityDrawn: ({ cards }, words) =>
    says(
      'draws majority cards',
      say`${words.lunaCards(cards)}: this round, for majorities, she has ${words.majorities(cards)}`,
    ),
  lunaDeckRenewed: ({ cards, gradeTwo }) => {
    const added = gradeTwo > 0 ? ', one of them a new grade-2 card' : '';
    return says(
      `has no cards left to draw: shuffles her discards into a new deck of ${cards} ${cards === 1 ? 'card' : 'cards'}${added}`,
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
    const chosen = words.and(companies.map((company) => words.company(company)));
    const tie = tieBreak(rule, decidedBy);
    const decided = tie === null ? '' : `, ${TIES[tie]} deciding between equals`;
    return says('picks', say`${chosen}: ${REASONS[rule] ?? 'as her card says'}${decided}`);
  },
  lunaColumnChosen: silent,
  lunaTargetChosen: ({ company, target, prefer, among, rule }, words) => {
    const which = among.length === 1 ? 'only' : prefer === 'min' ? 'lowest' : 'highest';
    const where = ON_THE_MOON.includes(rule) ? words.place({ sector: target }) : [`target ${target}`];
    return says(
      say`expands ${words.company(company)} to`,
      say`${where} (the ${which} ${TARGETS[rule] ?? 'target in reach'})`,
    );
  },
  lunaSkipped: ({ action, company }, words) =>
    says(SKIPPED[action], company === undefined ? '' : say`of ${words.company(company)}`),
  lunaCardsDiscarded: silent,
  lunaMajorityChecked: ({ card, discarded }, words) => {
    const top = words.name({ kind: 'lunaCard', lunaCard: card }, 'short');
    if (discarded === null)
      return says(say`keeps both majority cards, as ${top} on top of her discards shows two equal values`);
    const gone = words.name({ kind: 'lunaCard', lunaCard: discarded }, 'short');
    return says(
      say`discards majority card ${gone}: ${top}, on top of her discards, shows its higher number on that side`,
    );
  },
  uploadMoved: ({ steps, to }) =>
    says(`+${steps} ${steps === 1 ? 'space' : 'spaces'} on the research track (now on space ${to})`),
  planDiscarded: ({ plan }, words) => says('removes', say`${words.plan(plan)} from the game`),
};

const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-16': 'the most valuable company',
  'LACT-17': 'the two most valuable companies',
  'LACT-18': 'the second most valuable company',
  'LACT-19': 'the least valuable company',
  'LACT-20': 'every company',
  'LACT-21': 'on its track she is farthest ahead or least behind',
  'LACT-22': 'on their tracks she is farthest ahead or least behind',
  'LACT-24': 'the rival to oust, on whose track she is farthest behind',
  'LACT-33': 'she looks for a card with its share, the most valuable one',
};

const TARGETS: Readonly<Partial<Record<RuleId, string>>> = {
  'LACT-46': 'vacant one in reach',
  'LACT-47': 'one of that rival in reach',
  'LACT-50': 'vacant place in reach',
  'LACT-53': 'asteroid in reach with room that already holds its outpost',
  'LACT-54': 'piece of that rival in reach',
};

/** On the Belt a number can be that of an asteroid or of a shuttle space; the next event says which. */
const ON_THE_MOON: readonly RuleId[] = ['LACT-46', 'LACT-47'];

/** What told companies apart that were equal in what the card asks for. */
const TIES: Readonly<Record<LunaCriterion, string>> = {
  margin: 'her margin on the track',
  value: 'the value',
  vacantSpaces: 'the number of vacant home spaces',
  trackId: 'the letter of the track',
  coinIcons: 'the number of coin icons',
  logo: 'the distance to the logo',
};

/** What did not come about. */
const SKIPPED: Readonly<Record<LunaAction['kind'], string>> = {
  coins: 'gains no coins',
  helium: 'gains no helium-3',
  research: 'gains no research',
  track: 'makes no step on the track',
  expand: 'stops expanding, as there is no place in reach for a piece',
  cards: 'takes no card, as the display slot that her card names is empty',
  mostValuableShareCard: 'takes no card for its share, as no such card is on display',
  bonusMarker: 'places no bonus marker, as the space that her card names is occupied',
  discardPlan: 'removes no plan, as the space that her card names is empty',
  discardSpecialPlan: 'removes no special plan, as none lies face up',
};
