import type { Task } from '../../../components/content.ts';
import type { Seat } from '../../../components/ids.ts';
import { RESOURCES } from '../../../components/ids.ts';
import type { ActionTally } from '../../model/state.ts';
import type { TotalsBySeat } from '../../rules/area/totals.ts';
import { allScientists } from '../../rules/area/totals.ts';

/** How much a task asks for. */
export function wanted(task: Task): number {
  if ('count' in task) return task.count;
  return 'total' in task ? task.total : task.steps;
}

/** How much of it there is: by what lies face up now, or by what the one action of the turn has done so far. */
export function reached(totals: TotalsBySeat, seat: Seat, task: Task, done: ActionTally): number {
  switch (task.kind) {
    case 'scientists': // MISSION-17
      return allScientists(totals(seat));
    case 'resource':
      return totals(seat)[task.resource];
    case 'oneResource': // MISSION-18
      return Math.max(...RESOURCES.map((resource) => totals(seat)[resource]));
    case 'energy':
      return totals(seat).energy;
    case 'heliumInOneAction': // MISSION-19
      return done.helium;
    case 'expansionsInOneAction': // MISSION-20, MISSION-21, BELT-32
      return done.mostExpansions;
    case 'trackStepsInOneAction':
      return done.trackSteps;
    case 'uploadsInOneAction':
      return done.uploads;
    case 'plansInOneAction':
      return done.plans;
  }
}
