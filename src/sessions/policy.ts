import type { GameEvent, GameEventType } from '../model/events.ts';

/** Events by which somebody learns what was hidden before: they cannot be unlearned. */
const REVEALING: readonly GameEventType[] = [
  'tokensRevealed',
  'cardsRevealed',
  'planDealt',
  'cardDealt',
  'lunaTokenDrawn',
  'lunaMajorityDrawn',
  'lunaCardTurned',
];

/** Whether something hidden has come to light. */
export function reveals(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => REVEALING.includes(type));
}
