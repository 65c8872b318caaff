import { addCapped } from '../../../input/limits.ts';
import type { GameEvent } from '../../model/events.ts';
import { type ActionTally, COUNTERS } from '../../model/tally.ts';
import type { Work } from '../../rules/game.ts';

export const NOTHING_DONE: ActionTally = {
  ...Object.fromEntries(Object.values(COUNTERS).map((name) => [name, 0])),
  mostExpansions: 0,
};

/** A turn has only one action (ROUND-9), so the tally is reset at the start of a turn. */
export function tally(work: Work, event: GameEvent): void {
  const { missions } = work.state;
  if (missions === null) return;
  if (event.type === 'turnStarted') missions.tally = { ...NOTHING_DONE };
  else if (event.type === 'energyUsed') missions.tally.expansions = 0;
  else if (isCounted(event)) count(missions.tally, event);
}

type Counted = Extract<GameEvent, { readonly type: keyof typeof COUNTERS }>;

function isCounted(event: GameEvent): event is Counted {
  return event.type in COUNTERS;
}

function count(done: { -readonly [Name in keyof ActionTally]: ActionTally[Name] }, event: Counted): void {
  const counter = COUNTERS[event.type];
  done[counter] = addCapped(done[counter] ?? 0, event.type === 'heliumAdvanced' ? event.steps : 1);
  // The action of a destroyed energy card can be a second expansion, which is counted separately.
  done.mostExpansions = Math.max(done.mostExpansions ?? 0, done.expansions ?? 0);
}
