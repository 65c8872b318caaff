import type { Task } from '../../model/content.ts';
import type { Seat } from '../../model/ids.ts';
import { RESOURCES } from '../../model/ids.ts';
import type { ActionTally } from '../../model/state.ts';
import { energyTotal, fieldScientistCount, resourceTotal, scientistCount } from '../../rules/area/area.ts';
import type { Game } from '../../rules/kit.ts';

/** Whether a task is fulfilled: by what lies face up now, or by what the one action of the turn has done so far. */
export function isFulfilled(game: Game, seat: Seat, task: Task, done: ActionTally): boolean {
  switch (task.kind) {
    case 'scientists': // MISSION-17
      return scientistCount(game, seat) + fieldScientistCount(game, seat) >= task.count;
    case 'resource':
      return resourceTotal(game, seat, task.resource) >= task.total;
    case 'oneResource': // MISSION-18
      return RESOURCES.some((resource) => resourceTotal(game, seat, resource) >= task.total);
    case 'energy':
      return energyTotal(game, seat) >= task.total;
    case 'heliumInOneAction': // MISSION-19
      return done.helium >= task.steps;
    case 'expansionsInOneAction': // MISSION-20, MISSION-21, BELT-32
      return done.mostExpansions >= task.count;
    case 'trackStepsInOneAction':
      return done.trackSteps >= task.steps;
    case 'uploadsInOneAction':
      return done.uploads >= task.count;
    case 'plansInOneAction':
      return done.plans >= task.count;
  }
}
