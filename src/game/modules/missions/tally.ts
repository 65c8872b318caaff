import { addCapped } from '../../../input/limits.ts';
import type { GameEvent } from '../../model/events.ts';
import type { ActionTally } from '../../model/state.ts';
import type { Work } from '../../rules/game.ts';

export const NOTHING_DONE: ActionTally = {
  helium: 0,
  trackSteps: 0,
  uploads: 0,
  plans: 0,
  expansions: 0,
  mostExpansions: 0,
};

/** A turn has only one action (ROUND-9), so the tally is reset at the start of a turn. */
export function tally(work: Work, event: GameEvent): void {
  const { missions } = work.state;
  if (missions === null) return;
  if (event.type === 'turnStarted') missions.tally = { ...NOTHING_DONE };
  else count(missions.tally, event);
}

type Counts = { -readonly [Key in keyof ActionTally]: number };

function count(done: Counts, event: GameEvent): void {
  switch (event.type) {
    case 'heliumAdvanced': // MISSION-19: steps beyond the track's end, which give coins, do not count
      done.helium = addCapped(done.helium, event.steps);
      break;
    case 'trackAdvanced':
      done.trackSteps = addCapped(done.trackSteps, 1);
      break;
    case 'uploadAdvanced':
      done.uploads = addCapped(done.uploads, 1);
      break;
    case 'planTaken':
      done.plans = addCapped(done.plans, 1);
      break;
    case 'energyUsed': // the action of a destroyed card can be a second expansion, which is counted separately
      done.expansions = 0;
      break;
    case 'sectorOccupied':
    case 'outpostPlaced':
    case 'shuttlePlaced': // MISSION-20, MISSION-21: the menace does not count, because it is not a space (MENACE-4)
      done.expansions = addCapped(done.expansions, 1);
      done.mostExpansions = Math.max(done.mostExpansions, done.expansions);
      break;
  }
}
