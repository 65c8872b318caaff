import type { LunaAction, LunaSlot } from '../../components/content.ts';
import { type Company, LUNA_SLOTS } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { LunaTurn } from '../model/actions.ts';
import type { LunaTurnFrame } from '../model/frames.ts';
import { type Decision, NO_FAULTS, push } from '../rules/decision.ts';
import { gainCoins, writePlayer } from '../rules/players.ts';
import { announce, selectCompanies } from './companies.ts';
import {
  discardPlan,
  discardSpecialPlan,
  expandCompanies,
  gainCardsOn,
  gainMostValuableShare,
  placeMarker,
} from './entries.ts';
import { advanceCompany, advanceOn, cardIn, type LunaWork, nextCard, shuffleCards, withLuna } from './luna.ts';

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
    if (action.kind === 'track') companies = advanceSelected(work, action);
    else if (action.kind === 'expand') {
      expandCompanies(work, action, companies); // LACT-3: "that company"
    } else (ENTRIES[action.kind] as CarryOut<Entry['kind']>)(work, action, slot);
  }
}

type TrackAction = Extract<LunaAction, { kind: 'track' }>;

/** LACT-8: chooses the companies once, and takes all steps on one track before moving on to the next. */
function advanceSelected(work: LunaWork, { steps, selection }: TrackAction): readonly Company[] {
  const choice = selectCompanies(work, selection);
  announce(work, choice);
  for (const company of choice.companies) advanceCompany(work, company, steps);
  return choice.companies;
}

type Entry = Exclude<LunaAction, { kind: 'track' | 'expand' }>;
type CarryOut<Kind> = (work: LunaWork, entry: Extract<Entry, { kind: Kind }>, slot: LunaSlot) => void;

const ENTRIES: { readonly [Kind in Entry['kind']]: CarryOut<Kind> } = {
  coins: (work, { amount }) => gainCoins(work, work.luna.seat, amount, 'LACT-4'),
  helium: (work, { steps }) => advanceOn(work, 'tank', steps),
  research: (work, { steps }) => advanceOn(work, 'research', steps),
  cards: (work, { grid }, slot) => gainCardsOn(work, grid[slot]),
  mostValuableShareCard: gainMostValuableShare,
  bonusMarker: (work, { grid }, slot) => placeMarker(work, grid[slot]),
  discardPlan: (work, { letter }, slot) => discardPlan(work, letter, slot),
  discardSpecialPlan,
};
