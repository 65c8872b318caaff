import type { LunaAction, LunaSlot } from '../../components/content.ts';
import { COMPANIES, type Company, LUNA_SLOTS, type PlanId, type PlanLetter } from '../../components/ids.ts';
import { MARKER_COLUMNS } from '../../components/printed.ts';
import { at, indices } from '../../engine/lists.ts';
import type { LunaTurn } from '../model/actions.ts';
import type { LunaTurnFrame } from '../model/frames.ts';
import { occupant, putMarker } from '../rules/bonus/spaces.ts';
import { displayed, takeFromDisplay } from '../rules/cards/display.ts';
import { type Decision, NO_FAULTS, push } from '../rules/decision.ts';
import type { Game } from '../rules/game.ts';
import { gainCoins, playerAt, writePlayer } from '../rules/players.ts';
import { refillResearchDisplay, takeSupplement } from '../rules/research/plans.ts';
import { announce, lessValuableFirst, mostValuableOf, selectCompanies } from './companies.ts';
import { occupyPlace } from './expansion.ts';
import {
  advanceCompany,
  advanceOn,
  cardIn,
  editionOf,
  type LunaWork,
  nextCard,
  shuffleCards,
  skip,
  withLuna,
} from './luna.ts';

/** LUNA-29 to LUNA-31: Luna's remaining majority cards still block majorities after her last card. */
function finishRound(work: LunaWork): void {
  const { seat } = work.luna;
  discardPlayed(work);
  checkMajority(work);
  writePlayer(work, seat).passed = true;
  work.emit({ type: 'passed', seat });
}

/** LUNA-29: shuffles the cards that Luna has played, and puts them face up on her discard pile. */
function discardPlayed(work: LunaWork): void {
  const { luna } = work;
  const played = luna.slots.flatMap((slot) => (slot === null ? [] : [slot.card]));
  const cards = shuffleCards(work, played);
  luna.slots = luna.slots.map(() => null);
  luna.discard.push(...cards);
  work.emit({ type: 'lunaCardsDiscarded', seat: luna.seat, cards });
}

/** LUNA-30: the discard pile's top card decides which majority card is removed. A tie removes neither. */
function checkMajority(work: LunaWork): void {
  const { luna } = work;
  const card = at(luna.discard, luna.discard.length - 1);
  const { left, right } = work.box.lunaCard(card);
  const side = left === right ? null : left > right ? 0 : 1;
  const discarded = side === null ? null : luna.majority[side];
  if (side !== null) discardMajority(work, side);
  work.emit({ type: 'lunaMajorityChecked', seat: luna.seat, card, discarded });
}

/** LUNA-32: discards the remaining majority cards at the end of the preparation phase. */
export function discardMajorityCards(work: LunaWork): void {
  discardMajority(work, 0);
  discardMajority(work, 1);
}

function discardMajority({ luna }: LunaWork, side: 0 | 1): void {
  const card = luna.majority[side];
  if (card === null) return;
  luna.majority[side] = null;
  luna.discard.push(card);
}

/** LUNA-26, LUNA-27, LUNA-38: an explicit action, so that user interfaces can show Luna's turn. */
export const lunaTurn: Decision<LunaTurnFrame, LunaTurn> = {
  answers: ['lunaTurn'],
  automatic: false,
  candidates: (_game, _frame, seat) => [{ type: 'lunaTurn', seat }],
  check: () => NO_FAULTS,

  apply(work, { seat }) {
    const lunaWork = withLuna(work);
    playNextCard(lunaWork);
    if (nextCard(lunaWork.luna) < 0) finishRound(lunaWork);
    push(work, { kind: 'nextTurn', seat }); // LUNA-28
  },
};

/** LUNA-27, LACT-1: reveals the leftmost face-down card and carries out its whole action section from top to bottom. */
function playNextCard(work: LunaWork): void {
  const { luna } = work;
  const index = nextCard(luna);
  const { id, actions } = cardIn(work, index);
  const slot = at(LUNA_SLOTS, index);
  luna.slots[index] = { card: id, faceUp: true };
  work.emit({ type: 'lunaCardTurned', seat: luna.seat, card: id, slot });
  let companies: readonly Company[] = [];
  for (const action of actions) {
    if (action.kind === 'track') {
      // LACT-8: chooses the companies once, and takes all steps on one track before moving on to the next.
      const choice = selectCompanies(work, action.selection);
      announce(work, choice);
      for (const company of choice.companies) advanceCompany(work, company, action.steps);
      companies = choice.companies;
    } else if (action.kind === 'expand') {
      expandCompanies(work, action, companies); // LACT-3: "that company"
    } else (ENTRIES[action.kind] as CarryOut<Entry['kind']>)(work, action, slot);
  }
}

type Entry = Exclude<LunaAction, { kind: 'track' | 'expand' }>;
type CarryOut<Kind> = (work: LunaWork, entry: Extract<Entry, { kind: Kind }>, slot: LunaSlot) => void;

const ENTRIES: { readonly [Kind in Entry['kind']]: CarryOut<Kind> } = {
  coins: (work, { amount }) => gainCoins(work, work.luna.seat, amount, 'LACT-4'),
  helium: (work, { steps }) => advanceOn(work, 'tank', steps),
  research: (work, { steps }) => advanceOn(work, 'research', steps),
  // LACT-29, LACT-30, LACT-32: the cards are free, and Luna keeps them until the final scoring.
  cards(work, { grid }, slot) {
    for (const displaySlot of grid[slot]) {
      if (displayed(work, displaySlot) === null) skip(work, 'cards', 'LACT-31');
      else gain(work, displaySlot);
    }
  },
  mostValuableShareCard: gainMostValuableShare,
  bonusMarker: (work, { grid }, slot) => placeMarker(work, grid[slot]),
  discardPlan: (work, { letter }, slot) => discardPlan(work, letter, slot),
  discardSpecialPlan,
};

/** LACT-25, LACT-26: places a marker on the designated space to block it, at no cost and for no reward. */
function placeMarker(work: LunaWork, square: Extract<LunaAction, { kind: 'bonusMarker' }>['grid']['A']): void {
  const { seat } = work.luna;
  const spaces = at(work.box.content.luna.markerSpaces, square.row - 1); // LACT-28
  const space = at(spaces, square.column - 1 - (MARKER_COLUMNS - spaces.length));
  // LACT-27: Luna does not choose another space if this one is occupied.
  const isPossible = playerAt(work, seat).markers > 0 && occupant(work, space) === undefined;
  if (isPossible) putMarker(work, { space, seat });
  else skip(work, 'bonusMarker', 'LACT-27');
}

/** LACT-38, LACT-44: spends all expansion points of one company before those of the next company. */
function expandCompanies(
  work: LunaWork,
  { sectors, prefer }: Extract<LunaAction, { kind: 'expand' }>,
  companies: readonly Company[],
): void {
  for (const company of lessValuableFirst(work, companies)) {
    for (let point = 0; point < sectors; point += 1) {
      if (occupyPlace(work, { company, prefer })) continue;
      skip(work, 'expand', 'LACT-40', company);
      break;
    }
  }
}

/**
 * LACT-33: takes the first displayed card with a share of the most valuable company. AMB-LACT-4: the French booklet
 * considers all companies, so Luna gets nothing if the most valuable one has no displayed share. The international
 * texts consider only companies with a displayed share.
 */
function gainMostValuableShare(work: LunaWork): void {
  const shares = work.state.display.flatMap((card, index) => {
    const company = card === null ? null : work.box.card(card).share;
    return company === null ? [] : [{ displaySlot: index + 1, company }];
  });
  const onDisplay = new Set(shares.map(({ company }) => company));
  const among = COMPANIES.filter((company) => editionOf(work) === 'french' || onDisplay.has(company));
  if (shares.length === 0) {
    skip(work, 'mostValuableShareCard', 'LACT-33');
    return;
  }
  const choice = mostValuableOf(work, among, 'LACT-33');
  announce(work, choice);
  const found = shares.find(({ company }) => company === choice.companies[0]);
  if (found === undefined) skip(work, 'mostValuableShareCard', 'LACT-33');
  else gain(work, found.displaySlot);
}

function gain(work: LunaWork, displaySlot: number): void {
  takeFromDisplay(work, work.luna.seat, displaySlot, { cost: 0, paidIn: 'nothing' });
}

/** LACT-34 to LACT-36: the letter selects the row, and Luna's slot selects the column. */
function discardPlan(work: LunaWork, letter: PlanLetter, slot: LunaSlot): void {
  const { researchDisplay, luna } = work.box.content;
  const row = indices(researchDisplay).filter((space) => at(researchDisplay, space).letter === letter);
  const space = at(row, luna.planColumns[slot] - 1);
  const plan = at(work.state.researchDisplay, space);
  if (plan === null) {
    skip(work, 'discardPlan', 'LACT-34');
    return;
  }
  work.state.researchDisplay[space] = null;
  remove(work, plan, space);
  if (takesSupplement(work, space)) takeSupplement(work, work.luna.seat, 'LACT-35');
  refillResearchDisplay(work);
}

/** LACT-35, AMB-LACT-11: Luna may take the coins on the supplement space with the plan. */
function takesSupplement({ box, state }: Game, space: number): boolean {
  const { lunaTakesSupplement } = state.options.switches;
  if (lunaTakesSupplement !== 'linked') return lunaTakesSupplement === 'always';
  return at(box.content.researchDisplay, space).supplement;
}

/** LACT-37: removes the most recently revealed special plan that is still face up. Its space stays empty. */
function discardSpecialPlan(work: LunaWork): void {
  const { round, specialPlans } = work.state;
  const revealed = specialPlans.filter((plan) => roundOf(work, plan) <= round);
  const [latest] = revealed.sort((a, b) => roundOf(work, b) - roundOf(work, a));
  if (latest === undefined) {
    skip(work, 'discardSpecialPlan', 'LACT-37');
    return;
  }
  specialPlans.splice(specialPlans.indexOf(latest), 1);
  remove(work, latest, null);
}

function roundOf(work: LunaWork, plan: PlanId): number {
  return work.box.find.specialPlan(plan)?.round ?? 0;
}

function remove({ luna, emit }: LunaWork, plan: PlanId, space: number | null): void {
  luna.discardedPlans.push(plan);
  emit({ type: 'planDiscarded', seat: luna.seat, plan, space });
}
