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
import { alone, claim, claimable, finish, missionTable, onTurn, statusOf } from '../../../kit/missions.ts';
import type { Action, CardId, GameState, Task } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { nextRound, prompt } from '../../../kit/play.ts';
import { at, type Change, hold, lay, layPlans, player, refusal, settle, type table } from '../../../kit/table.ts';

type Table = typeof table;

/** A task for face-up cards: cards that meet it, and cards that just miss it. */
interface AreaTask {
  readonly what: string;
  readonly task: Task;
  readonly enough: readonly CardId[];
  readonly oneLess: readonly CardId[];
  /** An action that uses some of the cards, so that the rest no longer meet the task. */
  readonly use: readonly Action[];
}

/** A task for one action: a position and actions that meet it, and the same with one less. */
interface DeedTask {
  readonly what: string;
  readonly task: Task;
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
    task: { kind: 'scientists', count: 3 },
    enough: ['A08', 'B09', 'A09'],
    oneLess: ['A08', 'A09'],
    use: [useFieldScientist('A09')],
  },
  {
    what: '7 of one resource',
    task: { kind: 'oneResource', total: 7 },
    enough: ['C02', 'A01'],
    oneLess: ['C02', 'diamond-carbon1'],
    use: [useAll('A01'), ...steps(2)],
  },
  {
    what: '6 energy',
    task: { kind: 'energy', total: 6 },
    enough: ['B08', 'C07'],
    oneLess: ['B08', 'A07'],
    use: [useEnergy('minerva'), stop],
  },
  {
    what: '5 carbon',
    task: { kind: 'resource', resource: 'carbon', total: 5 },
    enough: ['B01', 'A01'],
    oneLess: ['B01', 'diamond-carbon1', 'C04'],
    use: [useAll('A01'), ...steps(2)],
  },
  {
    what: '5 minerals',
    task: { kind: 'resource', resource: 'minerals', total: 5 },
    enough: ['B03', 'A03'],
    oneLess: ['B03', 'diamond-minerals1', 'C06'],
    use: [useAll('A03'), ...steps(2)],
  },
  {
    what: '2 scientists or field scientists',
    task: { kind: 'scientists', count: 2 },
    enough: ['A08', 'A09'],
    oneLess: ['A08'],
    use: [useFieldScientist('A09')],
  },
  {
    what: '4 energy',
    task: { kind: 'energy', total: 4 },
    enough: ['B08', 'diamond-energy1'],
    oneLess: ['B08'],
    use: [useEnergy('minerva'), stop],
  },
  {
    what: '5 titanium',
    task: { kind: 'resource', resource: 'titanium', total: 5 },
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
/** A scientist with 3 research points, this many of them spent on plans. */
const plans = (count: number): Deed => ({
  setUp: (draft) => lay(draft, 0, 'B11'),
  actions: [useScientist('B11'), ...[0, 1, 2].map((space) => (space < count ? plan(space) : takeCoin))],
});
/** A scientist whose marker enters this many of four plans. */
const uploads = (count: number): Deed => ({
  setUp: (draft) => {
    lay(draft, 0, 'A08', 'B08');
    layPlans(draft, 0, 1, 'planA13', 'planA14', 'planA15', 'planA16'); // 1 or 2 energy each
  },
  actions: [useScientist('A08'), ...Array.from({ length: count }, () => upload), stop, takeCoin, takeCoin],
});
/** Minerva enters this many sectors, with energy to spare. */
const expansions = (count: number): Deed => ({
  setUp: (draft) => lay(draft, 0, 'A07', 'B08', 'C07'),
  actions: [useEnergy('minerva'), ...[16, 21, 11, 18, 23].slice(0, count).map((sector) => occupy(sector)), stop],
});
/** This many units of carbon for steps on two tracks. */
const trackSteps = (count: number): Deed => {
  const cards = { 4: ['B02'], 5: ['C02'], 6: ['C02', 'diamond-carbon1'], 7: ['C02', 'A01'] }[count] ?? [];
  return { setUp: (draft) => lay(draft, 0, ...cards), actions: [useAll(...cards), ...steps(count)] };
};

const DEEDS: readonly DeedTask[] = [
  { what: '4 helium', task: { kind: 'heliumInOneAction', steps: 4 }, enough: helium(4), oneLess: helium(3) },
  { what: '2 plans', task: { kind: 'plansInOneAction', count: 2 }, enough: plans(2), oneLess: plans(1) },
  { what: '2 uploads', task: { kind: 'uploadsInOneAction', count: 2 }, enough: uploads(2), oneLess: uploads(1) },
  {
    what: '4 expansions',
    task: { kind: 'expansionsInOneAction', count: 4 },
    enough: expansions(4),
    oneLess: expansions(3),
  },
  {
    what: '5 steps on tracks',
    task: { kind: 'trackStepsInOneAction', steps: 5 },
    enough: trackSteps(5),
    oneLess: trackSteps(4),
  },
  { what: '3 uploads', task: { kind: 'uploadsInOneAction', count: 3 }, enough: uploads(3), oneLess: uploads(2) },
  { what: '3 helium', task: { kind: 'heliumInOneAction', steps: 3 }, enough: helium(3), oneLess: helium(2) },
  {
    what: '5 expansions',
    task: { kind: 'expansionsInOneAction', count: 5 },
    enough: expansions(5),
    oneLess: expansions(4),
  },
  { what: '3 plans', task: { kind: 'plansInOneAction', count: 3 }, enough: plans(3), oneLess: plans(2) },
  {
    what: '7 steps on tracks',
    task: { kind: 'trackStepsInOneAction', steps: 7 },
    enough: trackSteps(7),
    oneLess: trackSteps(6),
  },
];

/** A task of the first mission of a component set with the tasks of these tests. */
interface TaskPlace {
  readonly at: Table;
  readonly column: number;
}
type Placed<Row> = Row & { readonly place: TaskPlace };

/** Distributes the tasks of these rows over missions, three each. */
function placed<Row extends { readonly task: Task }>(rows: readonly Row[]): readonly Placed<Row>[] {
  const tables = new Map<number, Table>();
  return rows.map((row, index) => {
    const first = index - (index % 3);
    const taskAt = (column: number): Task => rows[first + column]?.task ?? row.task;
    const at = tables.get(first) ?? missionTable([taskAt(0), taskAt(1), taskAt(2)]);
    tables.set(first, at);
    return { ...row, place: { at, column: index % 3 } };
  });
}

const [{ id: MISSION } = { id: '' }] = defaultContent.missions;

/** Seat 0 plays alone, on the start of every track, with a task's mission face up. */
function turnWith({ at }: TaskPlace, setUp: Change): GameState {
  return onTurn(
    [MISSION],
    alone(0, (draft) => {
      Object.assign(player(draft, 0), { helium: 0, coins: 0, upload: 0 });
      player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
      setUp(draft);
    }),
    {},
    at,
  );
}
const done = (place: TaskPlace, { setUp, actions }: Deed): GameState =>
  finish(place.at.act(turnWith(place, setUp), ...actions));
const claimOf = ({ column }: TaskPlace): Action => claim(MISSION, column);
const key = ({ column }: TaskPlace): string => `${MISSION}:${column}`;

/** Checks that the claim is legal and offered, pays 2 coins and frees the column's marker. */
function expectClaim(state: GameState, place: TaskPlace): void {
  const action = claimOf(place);
  expect(refusal(state, action)).toEqual([]);
  expect(claimable(state)).toContain(key(place));
  const claimed = place.at.act(state, action);
  expect(at(claimed, 0).coins).toBe(at(state, 0).coins + 2);
  expect(statusOf(claimed, 0).columns.flatMap((hasMarker, column) => (hasMarker ? [] : column))).toEqual([
    place.column,
  ]);
}

/** Checks that the claim is illegal and not offered. */
function expectNone(state: GameState, place: TaskPlace): void {
  expect(refusal(state, claimOf(place))).toHaveLength(1);
  expect(claimable(state)).not.toContain(key(place));
}

/** The test of each kind of task. */
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

test.each(Object.entries(TESTED_IN))('MISSION-6 the tests cover the task kind %s', (kind, list) => {
  const kinds = (list === 'AREA' ? AREA : DEEDS).map(({ task }) => task.kind);
  expect(kinds).toContain(kind);
});

const PLACED = { AREA: placed(AREA), DEEDS: placed(DEEDS) } as const;

describe('tasks of face-up cards', () => {
  test.each(PLACED.AREA)('MISSION-13 $what', ({ place, enough }) => {
    expectClaim(
      turnWith(place, (draft) => lay(draft, 0, ...enough)),
      place,
    );
  });

  test.each(PLACED.AREA)('MISSION-13 rejects one less than $what', ({ place, oneLess }) => {
    const state = turnWith(place, (draft) => lay(draft, 0, ...oneLess));
    expect(refusal(state, claimOf(place))).toEqual(['taskNotMet MISSION-6']);
    expectNone(state, place);
  });

  test.each(PLACED.AREA)('MISSION-13 rejects $what in hand, used, or after passing', ({ place, enough, use }) => {
    expectNone(
      turnWith(place, (draft) => hold(draft, 0, ...enough)),
      place,
    );
    const start = turnWith(place, (draft) => lay(draft, 0, ...enough));
    expectNone(finish(place.at.act(start, ...use)), place); // directly after the action
    const later = place.at.skip(finish(place.at.act(start, ...use)), 'claims');
    expect(prompt(later)).toMatchObject({ kind: 'turn', seat: 0 });
    expectNone(later, place); // in the next turn
    const passing = place.at.act(start, pass());
    expectNone(passing, place);
    expectNone(nextRound(start), place);
  });
});

describe('tasks of one action', () => {
  test.each(PLACED.DEEDS)('MISSION-14 $what', ({ place, enough }) => {
    const state = done(place, enough);
    expect(prompt(state)).toMatchObject({ kind: 'claims', seat: 0 });
    expectClaim(state, place);
  });

  test.each(PLACED.DEEDS)('MISSION-14 rejects one less than $what', ({ place, oneLess }) => {
    expectNone(done(place, oneLess), place);
  });

  test.each(PLACED.DEEDS)('MISSION-14 rejects $what before the action or on the next turn', ({ place, enough }) => {
    const start = turnWith(place, enough.setUp);
    expect(refusal(start, claimOf(place))).toEqual(['taskNotMet MISSION-6']);
    expectNone(start, place);
    const next = place.at.act(done(place, enough), stop);
    expect(prompt(next)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(refusal(next, claimOf(place))).toEqual(['taskNotMet MISSION-6']);
    expectNone(next, place);
  });
});
