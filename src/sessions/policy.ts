import type { GameEvent, GameEventType } from '../model/events.ts';
import type { GameState } from '../model/state.ts';

/** Events by which somebody learns what was hidden or drawn: it cannot be unlearned. */
const REVEALING: readonly GameEventType[] = [
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

/** A step of a game: the states around it, and what happened. */
export interface Happening {
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Whether something hidden has come to light. */
export function reveals({ before, state, events }: Happening): boolean {
  return events.some(({ type }) => REVEALING.includes(type)) || (hasSecretTokens(before) && !hasSecretTokens(state));
}

/** SETUP-41: the tokens come to light with the last choice, before anybody takes anything for them. */
function hasSecretTokens({ stack }: GameState): boolean {
  return stack.some(({ kind }) => kind === 'startingToken');
}
