import type { Task } from '../../../components/content.ts';
import type { Seat } from '../../../components/ids.ts';
import { RESOURCES } from '../../../components/ids.ts';
import type { ActionTally } from '../../model/tally.ts';
import type { TotalsBySeat } from '../../rules/area/totals.ts';
import { allScientists } from '../../rules/area/totals.ts';

interface Progress {
  readonly own: number;
  readonly required: number;
}

/** Uses the seat's face-up cards or the tally of the turn's action. */
export function progressOf(totals: TotalsBySeat, seat: Seat, task: Task, done: ActionTally): Progress {
  switch (task.kind) {
    case 'scientists': // MISSION-17
      return { own: allScientists(totals(seat)), required: task.count };
    case 'resource':
      return { own: totals(seat)[task.resource], required: task.total };
    case 'oneResource': // MISSION-18
      return { own: Math.max(...RESOURCES.map((resource) => totals(seat)[resource])), required: task.total };
    case 'energy':
      return { own: totals(seat).energy, required: task.total };
    case 'heliumInOneAction': // MISSION-19
      return { own: done.helium ?? 0, required: task.steps };
    case 'expansionsInOneAction': // MISSION-20, MISSION-21, BELT-32
      return { own: done.mostExpansions ?? 0, required: task.count };
    case 'trackStepsInOneAction':
      return { own: done.trackSteps ?? 0, required: task.steps };
    case 'uploadsInOneAction':
      return { own: done.uploads ?? 0, required: task.count };
    case 'plansInOneAction':
      return { own: done.plans ?? 0, required: task.count };
  }
}
