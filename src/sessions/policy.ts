import type { GameEvent, GameEventType } from '../model/events.ts';

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

/** Whether something hidden has come to light. */
export function reveals(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => REVEALING.includes(type));
}
