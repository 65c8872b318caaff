import type { Task } from '../../../components/content.ts';
import type { Seat } from '../../../components/ids.ts';
import { RESOURCES } from '../../../components/ids.ts';
import type { ActionTally } from '../../model/state.ts';
import type { TotalsBySeat } from '../../rules/area/totals.ts';
import { allScientists } from '../../rules/area/totals.ts';

/** How much of what a task asks for there is, and how much it asks for. */
interface Progress {
  readonly own: number;
  readonly wanted: number;
}

/** What lies face up now, or what the one action of the turn has done so far, beside what the task asks for. */
export function progressOf(totals: TotalsBySeat, seat: Seat, task: Task, done: ActionTally): Progress {
  switch (task.kind) {
    case 'scientists': // MISSION-17
      return { own: allScientists(totals(seat)), wanted: task.count };
    case 'resource':
      return { own: totals(seat)[task.resource], wanted: task.total };
    case 'oneResource': // MISSION-18
      return { own: Math.max(...RESOURCES.map((resource) => totals(seat)[resource])), wanted: task.total };
    case 'energy':
      return { own: totals(seat).energy, wanted: task.total };
    case 'heliumInOneAction': // MISSION-19
      return { own: done.helium, wanted: task.steps };
    case 'expansionsInOneAction': // MISSION-20, MISSION-21, BELT-32
      return { own: done.mostExpansions, wanted: task.count };
    case 'trackStepsInOneAction':
      return { own: done.trackSteps, wanted: task.steps };
    case 'uploadsInOneAction':
      return { own: done.uploads, wanted: task.count };
    case 'plansInOneAction':
      return { own: done.plans, wanted: task.count };
  }
}
