import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import { sum } from '../../engine/lists.ts';
import type { Terms } from './terms.ts';

/** PLAN-3: action slots of a person in a round, as far as they can be open. */
export function slotsIn({ content }: Terms, round: number): number {
  if (round > 1) return ACTION_SLOTS;
  // In round 1 an end slot is open by the token alone (SETUP-43).
  const helium = content.tokens.map(({ bonus }) => sum(bonus, (each) => (each.kind === 'helium' ? each.steps : 0)));
  const opened = Math.max(...helium) >= content.playerBoard.tank.slotSpace ? 1 : 0;
  return ACTION_SLOTS - Object.keys(END_SLOTS).length + opened;
}

/** The same over the game. */
export function slotsOf(terms: Terms): number {
  return sum(roundsOf(terms), (round) => slotsIn(terms, round));
}

/** The rounds from the first to the last. */
export function roundsOf({ rounds }: Terms): number[] {
  return Array.from({ length: rounds }, (_, index) => index + 1);
}
