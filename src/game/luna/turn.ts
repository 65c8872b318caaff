import type { LunaAction, LunaSlot } from '../../components/content.ts';
import { type Company, LUNA_SLOTS } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { LunaTurn } from '../model/actions.ts';
import type { LunaTurnFrame } from '../model/frames.ts';
import type { Decision } from '../rules/decision.ts';
import { NO_FAULTS, push } from '../rules/decision.ts';
import { gainCoins } from '../rules/players.ts';
import { advanceOn } from './boardTracks.ts';
import { announce, selectCompanies } from './companies.ts';
import { advanceCompany } from './companyTracks.ts';
import { finishRound } from './endOfRound.ts';
import { discardPlan, discardSpecialPlan } from './entries/discardPlan.ts';
import { expandCompanies } from './entries/expandCompanies.ts';
import { gainCardsOn, gainMostValuableShare } from './entries/gainCards.ts';
import { placeMarker } from './entries/placeMarker.ts';
import type { LunaWork } from './luna.ts';
import { cardIn, nextCard, withLuna } from './luna.ts';

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
    else if (action.kind === 'expand')
      expandCompanies(work, action, companies); // LACT-3: "that company"
    else carryOut(work, action, slot);
  }
}

/** LACT-8: chooses the companies once, and takes all steps on one track before moving on to the next. */
function advanceSelected(
  work: LunaWork,
  { steps, selection }: Extract<LunaAction, { kind: 'track' }>,
): readonly Company[] {
  const choice = selectCompanies(work, selection);
  announce(work, choice);
  for (const company of choice.companies) advanceCompany(work, company, steps);
  return choice.companies;
}

function carryOut(work: LunaWork, action: Exclude<LunaAction, { kind: 'track' | 'expand' }>, slot: LunaSlot): void {
  switch (action.kind) {
    case 'coins':
      gainCoins(work, work.luna.seat, action.amount, 'LACT-4');
      break;
    case 'helium':
      advanceOn(work, 'tank', action.steps);
      break;
    case 'research':
      advanceOn(work, 'research', action.steps);
      break;
    case 'cards':
      gainCardsOn(work, action.grid[slot]);
      break;
    case 'mostValuableShareCard':
      gainMostValuableShare(work);
      break;
    case 'bonusMarker':
      placeMarker(work, action.grid[slot]);
      break;
    case 'discardPlan':
      discardPlan(work, action.letter, slot);
      break;
    case 'discardSpecialPlan':
      discardSpecialPlan(work);
      break;
  }
}
