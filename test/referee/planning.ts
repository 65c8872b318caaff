import { cardOf } from './cards.ts';
import type { Game, Player, Steps } from './game.ts';
import { at, humans, playerOf, remove } from './game.ts';
import type { ConfirmPlan, PlanCard, Seat } from './types.ts';
import { ACTION_SLOTS, END_SLOTS } from './types.ts';

/** PLAN-3, PLAN-4: the end slots are ON once a marker has reached or passed its slot space (SPECIAL-3, SPECIAL-6). */
export function slotIsOn(game: Game, player: Player, slot: number): boolean {
  const { tank, research } = game.content.playerBoard;
  if (slot === END_SLOTS.tank) return player.helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return player.upload >= research.slotSpace;
  return true;
}

/** PLAN-2, PLAN-5, PLAN-8: every hand card with an action, in every free slot that is ON. */
function planningAnswers(game: Game, seat: Seat): (PlanCard | ConfirmPlan)[] {
  const player = playerOf(game, seat);
  const answers: (PlanCard | ConfirmPlan)[] = [{ type: 'confirmPlan', seat }]; // PLAN-6, AMB-PLAN-1
  for (const card of player.hand) {
    if (cardOf(game.content, card).action.kind === 'share') continue; // PLAN-8
    for (let slot = 0; slot < ACTION_SLOTS; slot += 1) {
      const isFree = at(player.area, slot) === null && slotIsOn(game, player, slot);
      if (isFree) answers.push({ type: 'planCard', seat, card, slot });
    }
  }
  return answers;
}

/** PLAN-1: all human players plan at the same time, until each has confirmed (AMB-PLAN-2). */
export function* planCards(game: Game, seats: readonly Seat[] = humans(game)): Steps {
  const waiting = new Set(seats);
  while (waiting.size > 0) {
    const action = yield [...waiting].flatMap((seat) => planningAnswers(game, seat));
    if (action.type === 'confirmPlan') waiting.delete(action.seat);
    if (action.type === 'planCard') {
      const player = playerOf(game, action.seat);
      remove(player.hand, action.card);
      player.area[action.slot] = action.card;
    }
  }
}
