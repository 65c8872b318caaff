import type { Seat } from '../../components/ids.ts';
import type { Action, ActionType } from '../../game/model/actions.ts';
import type { GameEvent, GameEventType } from '../../game/model/events.ts';

/** Events by which somebody learns what was hidden or drawn: it cannot be unlearned. */
const REVEALING: readonly GameEventType[] = [
  'tokensRevealed', // SETUP-41: with the last choice, before anybody takes anything for them
  'cardsRevealed',
  'cardDealt',
  'planDealt',
  'cardDestroyed', // out of a hand that others do not see
  'missionsRevealed',
  'menaceRevealed',
  'lunaTokenDrawn',
  'lunaMajorityDrawn',
  'lunaCardTurned',
  'lunaCardsDiscarded', // in the order of a shuffle (LUNA-29)
  'gameEnded', // all cards are counted in the open (END-2)
];

/** Answers that several seats give at once (SETUP-39, PLAN-1). Whoever closes such a decision reveals all its answers. */
const SIMULTANEOUS: readonly ActionType[] = ['chooseToken', 'planCard', 'confirmPlan'];

/** Whether something hidden has come to light. */
export function reveals(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => REVEALING.includes(type));
}

/** An action of a game, and the events it led to. */
export interface TakenAction {
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/**
 * `safe`: nothing is undone that has shown somebody what was hidden before - cards or plans dealt, tokens and planned
 * cards revealed, hand cards destroyed, Luna's cards drawn or turned, all hands at the end. `anything`: the host decides,
 * for analysis or a table of friends.
 */
export type UndoPolicy = 'safe' | 'anything';

/** Who takes back, and what may be taken back. */
export interface UndoRequest {
  /** Whose last action it is; without a seat the last action of all. */
  readonly seat?: Seat | undefined;
  /** Default `safe`. */
  readonly undo?: UndoPolicy | undefined;
}

/** Whether it is an answer to a decision that others may still have to answer, so that no answer depends on it yet. */
export function isOpenAnswer({ action, events }: TakenAction): boolean {
  return SIMULTANEOUS.includes(action.type) && !reveals(events);
}

/**
 * Which action may be taken back now: its index in `taken`, counted from 0, or `null` for none. `taken` are the actions
 * of the game in order, with their events; the latest of them are enough, as long as they reach back to a revealing one.
 *
 * Without a seat it is the last action of all. With a seat it is the last one of that seat: while several seats plan or
 * choose tokens at once, the answers of others may have come after it. The game then goes on as if the action had never
 * been taken: play the rest again from the state before it.
 */
export function undoableAction(
  taken: readonly TakenAction[],
  { seat, undo = 'safe' }: UndoRequest = {},
): number | null {
  for (let index = taken.length - 1; index >= 0; index -= 1) {
    const each = taken[index];
    if (each === undefined) return null;
    const isAlone = index === taken.length - 1;
    if (seat === undefined || each.action.seat === seat) {
      const mayGo = isAlone ? undo === 'anything' || !reveals(each.events) : isOpenAnswer(each);
      return mayGo ? index : null;
    }
    if (!isOpenAnswer(each)) return null;
  }
  return null;
}
