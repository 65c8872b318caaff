// Helpers of all kinds of forgery.

import { type Draw, drawInteger, pickOne } from '../../../src/engine/random.ts';
import { COMPANIES, type Company, defaultContent, LIMITS } from '../../../src/entries/index.ts';
import type { Save } from '../../hosting/saves/states.ts';
import { must } from '../../kit/must.ts';

/** The input of a forgery: a random stream, the save to change, and another real one to take parts from. */
export interface Forging {
  readonly draw: Draw;
  readonly save: Save;
  readonly other: Save;
}

/** Changes a save. Throws a `RangeError` or `TypeError` when there is nothing to change. */
export type Forgery = (forging: Forging) => unknown;

/** Changes a save, or leaves it as it is when there is nothing to change. */
export function attempt(forge: Forgery, forging: Forging): void {
  try {
    forge(forging);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  }
}

export type Player = Save['players'][number];
export type AnyFrame = Save['stack'][number];

export const small = (draw: Draw): number => pickOne(draw, [0, 1, 2, 3, 5, 8, 13, 40, 99, 300, 999, LIMITS.figure]);
export const isHeads = (draw: Draw): boolean => draw() < 0.5;
export const seatOf = (draw: Draw): number => drawInteger(draw, 4);
export const companyOf = (draw: Draw): Company => pickOne(draw, COMPANIES);
export const humanPlayer = ({ draw, save }: Forging): Player =>
  pickOne(draw, save.players.slice(0, save.options.players.length));
export const anyPlayer = ({ draw, save }: Forging): Player => pickOne(draw, save.players);

/** Removes and returns a random item of a list. */
export function taken<T>(draw: Draw, items: T[]): T {
  return must(items.splice(drawInteger(draw, items.length), 1)[0]);
}

export function put<T>(draw: Draw, items: T[], item: T): void {
  items.splice(drawInteger(draw, items.length + 1), 0, item);
}

/** Puts an item into the first empty place from an index on. */
export function fill<T>(places: (T | null)[], item: T, from = 0): void {
  const place = places.indexOf(null, from);
  if (place < 0) throw new RangeError('no empty place');
  places[place] = item;
}

/** Swaps random items of two lists. */
export function swapItems<T>(draw: Draw, one: (T | null)[], other: (T | null)[]): void {
  if (one.length === 0 || other.length === 0) throw new RangeError('an empty list');
  const [from, to] = [drawInteger(draw, one.length), drawInteger(draw, other.length)];
  const kept = one[from] ?? null;
  one[from] = other[to] ?? null;
  other[to] = kept;
}

/** Removes and returns a starting card from the first hand that has one. */
export function startingCardFrom(players: readonly Player[]): string {
  const isStarting = (card: string): boolean => defaultContent.cards.find(({ id }) => id === card)?.letter === null;
  const { hand } = must(players.find((player) => player.hand.some(isStarting)));
  return must(hand.splice(hand.findIndex(isStarting), 1)[0]);
}

/** Mostly the seat that acts in the save, so that the frame looks right. */
export function actor({ draw, save }: Forging): { seat: number } {
  const known = save.stack.flatMap((frame) => ('seat' in frame && frame.seat !== null ? [frame.seat] : []));
  return { seat: known[0] !== undefined && draw() < 0.8 ? known[0] : drawInteger(draw, save.players.length) };
}

/** Sets all figures without a natural maximum to the maximum of a save. */
export function raiseAll(save: Save): void {
  const { figure } = LIMITS;
  const { players, luna, missions } = save;
  Object.assign(save, { turns: figure, supplement: figure });
  for (const player of players) Object.assign(player, { coins: figure, markers: figure, oneTimeMarkers: figure });
  if (luna !== null) luna.shuffles = figure;
  const tally = missions?.tally ?? {};
  for (const key of Object.keys(tally)) Object.assign(tally, { [key]: figure });
}

/** A part of a JSON value: its parent, its key there, and its path with `*` for list indices. */
export interface Part {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

/** Returns all parts of a JSON value. */
export function partsOf(root: object, path = ''): Part[] {
  const holder = root as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const part = { holder, key, path: `${path}.${Array.isArray(holder) ? '*' : key}` };
    const value = holder[key];
    return value instanceof Object ? [part, ...partsOf(value, part.path)] : [part];
  });
}

export const read = ({ holder, key }: Part): unknown => holder[key];
export const isLeaf = (part: Part): boolean => !(read(part) instanceof Object);

/** Sets one number somewhere in a JSON value to the maximum of a save. */
export function raiseToLimit(draw: Draw, root: object): void {
  const { holder, key } = pickOne(
    draw,
    partsOf(root).filter((part) => typeof read(part) === 'number'),
  );
  holder[key] = pickOne(draw, [LIMITS.figure, LIMITS.figure - 1, 999, 99]);
}

/** Changes values of a random player. */
export const figure =
  (change: (player: Player, draw: Draw) => Partial<Player>): Forgery =>
  (forging) => {
    const player = anyPlayer(forging);
    Object.assign(player, change(player, forging.draw));
  };
