import { describe, expect, test } from 'vitest';
import {
  advance,
  occupy,
  pass,
  stop,
  takeCoin,
  upload,
  useEnergy,
  useFieldScientist,
  useScientist,
} from '../../../kit/actions.ts';
import { alone, claim, claimable, finish, onTurn, statusOf } from '../../../kit/missions.ts';
import type { Action, CardId, GameState, Task } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { nextRound, prompt } from '../../../kit/play.ts';
import { at, type Change, hold, lay, layPlans, player, refusal, settle, table } from '../../../kit/table.ts';

type TaskPlace = readonly [mission: string, column: number];

/** A task of face-up cards: cards that meet it, and cards that just miss it. */
interface AreaTask {
  readonly what: string;
  readonly task: TaskPlace;
  readonly enough: readonly CardId[];
  readonly oneLess: readonly CardId[];
  /** An action that uses some of the cards up, so that the rest is too little. */
  readonly use: readonly Action[];
}

/** A task of one action: what is done with the set-up, and the same with one less. */
interface DeedTask {
  readonly what: string;
  readonly task: TaskPlace;
  readonly enough: Deed;
  readonly oneLess: Deed;
}
interface Deed {
  readonly setUp: Change;
  readonly actions: readonly Action[];
}
const useAll = (...cards: readonly CardId[]): Action => ({ type: 'useResources', seat: 0, cards });
const plan = (space: number): Action => ({ type: 'takePlan', seat: 0, space });
const steps = (count: number): Action[] => [
  ...Array.from({ length: Math.min(count, 4) }, () => advance('tawac')),
  ...Array.from({ length: Math.max(0, count - 4) }, () => advance('astrogo')),
];

const AREA: readonly AreaTask[] = [
  {
    what: '3 scientists or field scientists',
    task: ['mission1', 0],
    enough: ['A08', 'B09', 'A09'],
    oneLess: ['A08', 'A09'],
    use: [useFieldScientist('A09')],
  },
  {
    what: '7 of one resource',
    task: ['mission2', 1],
    enough: ['C02', 'A01'],
    oneLess: ['C02', 'diamond-carbon1'],
    use: [useAll('A01'), ...steps(2)],
  },
  {
    what: '6 energy',
    task: ['mission3', 1],
    enough: ['B08', 'C07'],
    oneLess: ['B08', 'A07'],
    use: [useEnergy('minerva'), stop],
  },
  {
    what: '5 carbon',
    task: ['mission4', 0],
    enough: ['B01', 'A01'],
    oneLess: ['B01', 'diamond-carbon1', 'C04'],
    use: [useAll('A01'), ...steps(2)],
  },
  {
    what: '5 minerals',
    task: ['mission5', 1],
    enough: ['B03', 'A03'],
    oneLess: ['B03', 'diamond-minerals1', 'C06'],
    use: [useAll('A03'), ...steps(2)],
  },
  {
    what: '2 scientists or field scientists',
    task: ['mission5', 2],
    enough: ['A08', 'A09'],
    oneLess: ['A08'],
    use: [useFieldScientist('A09')],
  },
  {
    what: '4 energy',
    task: ['mission6', 0],
    enough: ['B08', 'diamond-energy1'],
    oneLess: ['B08'],
    use: [useEnergy('minerva'), stop],
  },
  {
    what: '5 titanium',
    task: ['mission6', 2],
    enough: ['B05', 'A05'],
    oneLess: ['B05', 'diamond-titanium1', 'C02'],
    use: [useAll('A05'), ...steps(2)],
  },
];

/** Minerva's field scientist with a pair of domes for each step beyond 2. */
const helium = (count: number): Deed => ({
  setUp: (draft) => {
    lay(draft, 0, 'B14');
    settle(draft, 'minerva', ...[22, 23].slice(0, count - 2));
  },
  actions: [useFieldScientist('B14')],
});
/** A scientist with 3 research points, so many of them for plans. */
const plans = (count: number): Deed => ({
  setUp: (draft) => lay(draft, 0, 'B11'),
  actions: [useScientist('B11'), ...[0, 1, 2].map((space) => (space < count ? plan(space) : takeCoin))],
});
/** A scientist whose marker enters so many of four plans. */
const uploads = (count: number): Deed => ({
  setUp: (draft) => {
    lay(draft, 0, 'A08', 'B08');
    layPlans(draft, 0, 1, 'planA13', 'planA14', 'planA15', 'planA16'); // 1 or 2 energy each
  },
  actions: [useScientist('A08'), ...Array.from({ length: count }, () => upload), stop, takeCoin, takeCoin],
});
/** Minerva enters so many sectors, with energy to spare. */
const expansions = (count: number): Deed => ({
  setUp: (draft) => lay(draft, 0, 'A07', 'B08', 'C07'),
  actions: [useEnergy('minerva'), ...[16, 21, 11, 18, 23].slice(0, count).map((sector) => occupy(sector)), stop],
});
/** So many units of carbon for steps on two tracks. */
const trackSteps = (count: number): Deed => {
  const cards = { 4: ['B02'], 5: ['C02'], 6: ['C02', 'diamond-carbon1'], 7: ['C02', 'A01'] }[count] ?? [];
  return { setUp: (draft) => lay(draft, 0, ...cards), actions: [useAll(...cards), ...steps(count)] };
};

const DEEDS: readonly DeedTask[] = [
  { what: '4 helium', task: ['mission1', 1], enough: helium(4), oneLess: helium(3) },
  { what: '2 plans', task: ['mission1', 2], enough: plans(2), oneLess: plans(1) },
  { what: '2 uploads', task: ['mission2', 0], enough: uploads(2), oneLess: uploads(1) },
  { what: '4 expansions', task: ['mission2', 2], enough: expansions(4), oneLess: expansions(3) },
  { what: '5 steps on tracks', task: ['mission3', 0], enough: trackSteps(5), oneLess: trackSteps(4) },
  { what: '3 uploads', task: ['mission3', 2], enough: uploads(3), oneLess: uploads(2) },
  { what: '3 helium', task: ['mission4', 1], enough: helium(3), oneLess: helium(2) },
  { what: '5 expansions', task: ['mission4', 2], enough: expansions(5), oneLess: expansions(4) },
  { what: '3 plans', task: ['mission5', 0], enough: plans(3), oneLess: plans(2) },
  { what: '7 steps on tracks', task: ['mission6', 1], enough: trackSteps(7), oneLess: trackSteps(6) },
];

/** Seat 0 plays alone, on the start of every track, with the mission of a task face up. */
function turnWith([mission]: TaskPlace, setUp: Change): GameState {
  return onTurn(
    [mission],
    alone(0, (draft) => {
      Object.assign(player(draft, 0), { helium: 0, coins: 0, upload: 0 });
      player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
      setUp(draft);
    }),
  );
}
const done = (task: TaskPlace, { setUp, actions }: Deed): GameState =>
  finish(table.act(turnWith(task, setUp), ...actions));
const key = ([mission, column]: TaskPlace): string => `${mission}:${column}`;

const named = <T extends { readonly task: TaskPlace }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, name: key(row.task) }));

/** The claim is legal, offered, pays 2 coins and frees the marker of the column. */
function expectClaim(state: GameState, task: TaskPlace): void {
  const action = claim(...task);
  expect(refusal(state, action)).toEqual([]);
  expect(claimable(state)).toContain(key(task));
  const claimed = table.act(state, action);
  expect(at(claimed, 0).coins).toBe(at(state, 0).coins + 2);
  expect(statusOf(claimed, 0).columns.flatMap((hasMarker, column) => (hasMarker ? [] : column))).toEqual([task[1]]);
}

/** The claim is refused and not offered. */
function expectNone(state: GameState, task: TaskPlace): void {
  expect(refusal(state, claim(...task))).toHaveLength(1);
  expect(claimable(state)).not.toContain(key(task));
}

/** Where a task of each kind is tested. */
const TESTED_IN: Readonly<Record<Task['kind'], 'AREA' | 'DEEDS'>> = {
  scientists: 'AREA',
  resource: 'AREA',
  oneResource: 'AREA',
  energy: 'AREA',
  heliumInOneAction: 'DEEDS',
  expansionsInOneAction: 'DEEDS',
  trackStepsInOneAction: 'DEEDS',
  uploadsInOneAction: 'DEEDS',
  plansInOneAction: 'DEEDS',
};

test('MISSION-6 the tasks above are all tasks of all missions, and of every kind', () => {
  const keysOf = (tasks: readonly { readonly task: TaskPlace }[]): string[] => tasks.map(({ task }) => key(task));
  const all = defaultContent.missions.flatMap(({ id, tasks }) =>
    tasks.map(({ kind }, column) => ({ kind, place: `${id}:${column}` })),
  );
  const placesIn = (list: 'AREA' | 'DEEDS'): string[] =>
    all.filter(({ kind }) => TESTED_IN[kind] === list).map(({ place }) => place);
  expect(keysOf(AREA).sort()).toEqual(placesIn('AREA'));
  expect(keysOf(DEEDS).sort()).toEqual(placesIn('DEEDS'));
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(TESTED_IN)));
});

describe('tasks of face-up cards', () => {
  test.each(named(AREA))('MISSION-13 $name: $what', ({ task, enough }) => {
    expectClaim(
      turnWith(task, (draft) => lay(draft, 0, ...enough)),
      task,
    );
  });

  test.each(named(AREA))('MISSION-13 $name: one less than $what', ({ task, oneLess }) => {
    const state = turnWith(task, (draft) => lay(draft, 0, ...oneLess));
    expect(refusal(state, claim(...task))).toEqual(['taskNotMet MISSION-6']);
    expectNone(state, task);
  });

  test.each(named(AREA))('MISSION-13 $name: $what in hand, used, or passed with', ({ task, enough, use }) => {
    expectNone(
      turnWith(task, (draft) => hold(draft, 0, ...enough)),
      task,
    );
    const start = turnWith(task, (draft) => lay(draft, 0, ...enough));
    expectNone(finish(table.act(start, ...use)), task); // directly after the action
    const later = table.skip(finish(table.act(start, ...use)), 'claims');
    expect(prompt(later)).toMatchObject({ kind: 'turn', seat: 0 });
    expectNone(later, task); // in the next turn
    const passing = table.act(start, pass());
    expectNone(passing, task);
    expectNone(nextRound(start), task);
  });
});

describe('tasks of one action', () => {
  test.each(named(DEEDS))('MISSION-14 $name: $what', ({ task, enough }) => {
    const state = done(task, enough);
    expect(prompt(state)).toMatchObject({ kind: 'claims', seat: 0 });
    expectClaim(state, task);
  });

  test.each(named(DEEDS))('MISSION-14 $name: one less than $what', ({ task, oneLess }) => {
    expectNone(done(task, oneLess), task);
  });

  test.each(named(DEEDS))(
    'MISSION-14 $name: $what, claimed before the action or in the next turn',
    ({ task, enough }) => {
      const start = turnWith(task, enough.setUp);
      expect(refusal(start, claim(...task))).toEqual(['taskNotMet MISSION-6']);
      expectNone(start, task);
      const next = table.act(done(task, enough), stop);
      expect(prompt(next)).toMatchObject({ kind: 'turn', seat: 0 });
      expect(refusal(next, claim(...task))).toEqual(['taskNotMet MISSION-6']);
      expectNone(next, task);
    },
  );
});
