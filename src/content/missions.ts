import type { Mission, Sources, Task } from '../components/content.ts';
import type { Resource } from '../components/ids.ts';

// Tasks for the face-up cards of the action area.
const scientists = (count: number): Task => ({ kind: 'scientists', count });
const resource = (name: Resource, total: number): Task => ({ kind: 'resource', resource: name, total });
const ofOne = (total: number): Task => ({ kind: 'oneResource', total });
const energy = (total: number): Task => ({ kind: 'energy', total });

// Tasks for a single action.
const helium = (steps: number): Task => ({ kind: 'heliumInOneAction', steps });
const expansions = (count: number): Task => ({ kind: 'expansionsInOneAction', count });
const trackSteps = (steps: number): Task => ({ kind: 'trackStepsInOneAction', steps });
const uploads = (count: number): Task => ({ kind: 'uploadsInOneAction', count });
const plans = (count: number): Task => ({ kind: 'plansInOneAction', count });

/** The rulebook states the number of tasks, but not the position of any task. */
const SOURCES: Sources = { rest: 'reconstructed', 'tasks.length': 'rulebook' };

const mission = (number: number, ...tasks: Mission['tasks']): Mission => ({
  id: `mission${number}`,
  tasks,
  sources: SOURCES,
});

/**
 * The six mission cards of three tasks each. The rulebook describes only the four tasks marked below, without their
 * cards or columns. Everything else is reconstructed: no task occurs twice, and every card has tasks for face-up cards
 * and for strong actions.
 */
export const MISSIONS: readonly Mission[] = [
  mission(1, scientists(3), helium(4), plans(2)), // MISSION-17, MISSION-19
  mission(2, uploads(2), ofOne(7), expansions(4)), // MISSION-18
  mission(3, trackSteps(5), energy(6), uploads(3)),
  mission(4, resource('carbon', 5), helium(3), expansions(5)), // MISSION-20, MISSION-21
  mission(5, plans(3), resource('minerals', 5), scientists(2)),
  mission(6, energy(4), trackSteps(7), resource('titanium', 5)),
];
