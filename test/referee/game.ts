import type { Action, Content, GameOptions, Seat, Table, Task } from './types.ts';

/** A game in progress. */
export interface Game {
  readonly content: Content;
  /** All defaults filled in. `deal` holds the complete order of every pile, from the top. */
  readonly options: GameOptions;
  /** Everything on the table. The last element of each pile is on top. */
  readonly table: Table;
  /** Counts of the current turn, by the kind of the task that needs them (MISSION-17 to 21). `count` adds to them. */
  counts: Partial<Record<Task['kind'], number>>;
  /** The seat that may claim tasks now: the one whose turn it is, unless it is passing (AMB-MISSION-1). */
  claimant: Seat | null;
  /** The number of turns finished in this action phase (BON-7). */
  turns: number;
}

/** The flow of a part of the game: yields all legal answers at each decision, and receives the chosen one. */
export type Steps = Generator<readonly Action[], void, Action>;
/** A part of the game that returns a result. */
export type StepsTo<Result> = Generator<readonly Action[], Result, Action>;

/** Counts something that a seat has done this turn, for the tasks of one kind. */
export function count(game: Game, task: Task['kind'], amount = 1): void {
  game.counts[task] = (game.counts[task] ?? 0) + amount;
}

/** Returns a value that must exist, such as a component named by the table. */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}

/** The element of a list at an index that must exist. */
export function at<Value>(list: readonly Value[], index: number): Value {
  if (index < 0 || index >= list.length) throw new Error(`No element ${index}`);
  return list[index] as Value;
}

/** Removes one occurrence of a value from a list. */
export function remove<Value>(list: Value[], value: Value): void {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`Not in the list: ${String(value)}`);
  list.splice(index, 1);
}

export type Player = Table['players'][number];

export function playerOf(game: Game, seat: Seat): Player {
  return at(game.table.players, seat);
}

/** All seats of human players. Luna's seat, the last one, is not among them. */
export function humans(game: Game): Seat[] {
  return game.options.players.map((_, seat) => seat);
}

export function isLuna(game: Game, seat: Seat): boolean {
  return game.table.luna?.seat === seat;
}

/** All seats, clockwise from the first player of this round (ROUND-5, LUNA-26). */
export function turnOrder(game: Game): Seat[] {
  const { seating, firstPlayer } = game.table;
  const start = seating.indexOf(firstPlayer);
  return [...seating.slice(start), ...seating.slice(0, start)];
}
