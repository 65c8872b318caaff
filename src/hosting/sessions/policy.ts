import type { Seat } from '../../components/ids.ts';
import type { Action, ActionType } from '../../game/model/actions.ts';
import type { GameEvent, GameEventType } from '../../game/model/events.ts';

/** Events that reveal hidden or drawn pieces, so they cannot be undone. */
const REVEALING: readonly GameEventType[] = [
  'tokensRevealed', // SETUP-41: after the last choice, before any player takes their starting goods
  'cardsRevealed',
  'cardDealt',
  'planDealt',
  'cardDestroyed', // from a hidden hand
  'missionsRevealed',
  'menaceRevealed',
  'lunaTokenDrawn',
  'lunaMajorityDrawn',
  'lunaCardTurned',
  'lunaCardsDiscarded', // in the order of a shuffle (LUNA-29)
  'gameEnded', // reveals all cards (END-2)
];

/** Actions that several seats take at the same time (SETUP-39, PLAN-1). The last action reveals all of them. */
const SIMULTANEOUS: readonly ActionType[] = ['chooseToken', 'planCard', 'confirmPlan'];

export function reveals(events: readonly GameEvent[]): boolean {
  return events.some(isRevealing);
}

export function isRevealing({ type }: GameEvent): boolean {
  return REVEALING.includes(type);
}

/** An action in a game, and the events that it caused. */
export interface TakenAction {
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/**
 * Undo policy of a session. With `safe`, an action cannot be undone if it has revealed hidden information: dealt cards
 * or plans, tokens, planned cards, a card destroyed from a hand, Luna's cards, or all hands at the end. With
 * `anything`, every action can be undone, for analysis or for a game among friends.
 */
export type UndoPolicy = 'safe' | 'anything';

/** Seat that undoes an action, and the undo policy. */
export interface UndoRequest {
  /** Seat whose last action is undone; if omitted, the last action of any seat is undone. */
  readonly seat?: Seat | undefined;
  /** The default is `safe`. */
  readonly undo?: UndoPolicy | undefined;
}

/** Checks whether other seats may still have to answer the same decision, so no other action depends on it yet. */
export function isOpenAnswer({ action, events }: TakenAction): boolean {
  return SIMULTANEOUS.includes(action.type) && !reveals(events);
}

/**
 * Returns the index in `taken` of the action that can be undone now, or `null` if there is none. `taken` contains the
 * game's actions in order, with their events. The most recent actions suffice if one of them revealed hidden
 * information.
 *
 * If no seat is given, it is the last action of any seat; otherwise, that seat's last action. While several seats plan
 * or choose tokens at once, answers of other seats may follow it. To undo the action, replay these answers from the
 * state before it.
 */
export function undoableAction(
  taken: readonly TakenAction[],
  { seat, undo = 'safe' }: UndoRequest = {},
): number | null {
  for (let index = taken.length - 1; index >= 0; index -= 1) {
    const each = taken[index];
    if (each === undefined) return null;
    const isSolo = index === taken.length - 1;
    if (seat === undefined || each.action.seat === seat) {
      const mayGo = isSolo ? undo === 'anything' || !reveals(each.events) : isOpenAnswer(each);
      return mayGo ? index : null;
    }
    if (!isOpenAnswer(each)) return null;
  }
  return null;
}
