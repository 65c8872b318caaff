import { describe, expect, test } from 'vitest';
import type { Mission, Task } from '../../src/components/content.ts';
import { RESOURCES } from '../../src/components/ids.ts';
import { MISSIONS } from '../../src/content/missions.ts';

const ACTION_AREA: readonly Task['kind'][] = ['scientists', 'resource', 'oneResource', 'energy'];
const ONE_ACTION: readonly Task['kind'][] = [
  'heliumInOneAction',
  'expansionsInOneAction',
  'trackStepsInOneAction',
  'uploadsInOneAction',
  'plansInOneAction',
];

const tasks = MISSIONS.flatMap((mission): readonly Task[] => mission.tasks);
const kinds = ({ tasks }: Mission): readonly Task['kind'][] => tasks.map((task) => task.kind);

/** The figure on a task, whatever it counts. */
function figure(task: Task): number {
  if ('total' in task) return task.total;
  return 'steps' in task ? task.steps : task.count;
}

const KNOWN: readonly [rule: string, task: Task][] = [
  ['MISSION-17: 3 scientists or field scientists', { kind: 'scientists', count: 3 }],
  ['MISSION-18: 7 units of a single resource', { kind: 'oneResource', total: 7 }],
  ['MISSION-19: 4 helium in one action', { kind: 'heliumInOneAction', steps: 4 }],
  ['MISSION-20, MISSION-21: 5 expansions in one action', { kind: 'expansionsInOneAction', count: 5 }],
];

describe('known facts of the missions', () => {
  test('six mission cards', () => {
    const ids = ['mission1', 'mission2', 'mission3', 'mission4', 'mission5', 'mission6'];
    expect(MISSIONS.map((mission) => mission.id)).toEqual(ids);
  });

  test('three tasks on each, 18 in all', () => {
    expect(MISSIONS.map((mission) => mission.tasks.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(tasks).toHaveLength(18);
  });

  test.each(KNOWN)('%s', (_rule, task) => {
    expect(tasks.filter((other) => JSON.stringify(other) === JSON.stringify(task))).toHaveLength(1);
  });
});

describe('structure of the missions', () => {
  test('no task occurs twice', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(18);
  });

  test('every kind of task occurs', () => {
    expect(new Set(tasks.map((task) => task.kind))).toEqual(new Set([...ACTION_AREA, ...ONE_ACTION]));
  });

  test('a task for each resource', () => {
    const asked = tasks.flatMap((task) => (task.kind === 'resource' ? [task.resource] : []));
    expect(asked.sort()).toEqual([...RESOURCES].sort());
  });

  test.each(MISSIONS)('$id asks for face-up cards and for a strong action', (mission) => {
    expect(kinds(mission).some((kind) => ACTION_AREA.includes(kind))).toBe(true);
    expect(kinds(mission).some((kind) => ONE_ACTION.includes(kind))).toBe(true);
  });

  test('no task is met by nothing much, none is out of reach', () => {
    expect(Math.min(...tasks.map(figure))).toBe(2);
    expect(Math.max(...tasks.map(figure))).toBe(7);
  });

  test.each(MISSIONS)('of $id only the number of tasks is called rulebook', ({ sources }) => {
    expect(sources).toEqual({ rest: 'reconstructed', 'tasks.length': 'rulebook' });
  });
});
