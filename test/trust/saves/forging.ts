// Helpers of all kinds of forgery.

import type { Draw } from '../../../src/engine/random.ts';
import { drawInteger, pickOne } from '../../../src/engine/random.ts';
import type { Company } from '../../../src/entries/index.ts';
import { COMPANIES, LIMITS } from '../../../src/entries/index.ts';
import type { Save } from '../../hosting/saves/states.ts';

/** The input of a forgery: a random stream, the save to change, and another real one to take parts from. */
export interface Forging {
  readonly draw: Draw;
  readonly save: Save;
  readonly other: Save;
}

/** Changes a save, or leaves it unchanged when there is nothing to change. */
export type Forgery = (forging: Forging) => void;

export type Player = Save['players'][number];
export type AnyFrame = Save['stack'][number];

export const small = (draw: Draw): number => pickOne(draw, [0, 1, 2, 3, 5, 8, 13, 40, 99, 300, 999, LIMITS.figure]);
export const seatOf = (draw: Draw): number => drawInteger(draw, 4);
export const companyOf = (draw: Draw): Company => pickOne(draw, COMPANIES);
export const humanPlayer = ({ draw, save }: Forging): Player =>
  pickOne(draw, save.players.slice(0, save.options.players.length));
export const anyPlayer = ({ draw, save }: Forging): Player => pickOne(draw, save.players);

/** Removes and returns a random item of a list. */
export function taken<T>(draw: Draw, items: T[]): T | undefined {
  return items.length === 0 ? undefined : items.splice(drawInteger(draw, items.length), 1)[0];
}

export function put<T>(draw: Draw, items: T[], item: T): void {
  items.splice(drawInteger(draw, items.length + 1), 0, item);
}

/** Mostly the seat that acts in the save, so that the frame looks right. */
export function actor({ draw, save }: Forging): { seat: number } {
  const known = save.stack.flatMap((frame) => ('seat' in frame && frame.seat !== null ? [frame.seat] : []));
  return { seat: known[0] !== undefined && draw() < 0.8 ? known[0] : drawInteger(draw, save.players.length) };
}

/** Sets one number somewhere in a JSON value to the maximum of a save. */
export function raiseToLimit(draw: Draw, root: object): void {
  const numbers = leaves(root).filter(({ holder, key }) => typeof holder[key] === 'number');
  if (numbers.length === 0) return;
  const { holder, key } = pickOne(draw, numbers);
  holder[key] = pickOne(draw, [LIMITS.figure, LIMITS.figure - 1, 999, 99]);
}

/** Changes one value somewhere in a JSON value to another of its type. */
export function changeLeaf(draw: Draw, root: object, others: object): void {
  const leaf = pickLeaf(draw, root);
  if (leaf === undefined) return;
  const { holder, key } = leaf;
  const value = holder[key];
  if (typeof value === 'boolean') holder[key] = !value;
  else if (typeof value === 'number') holder[key] = draw() < 0.6 ? value + pickOne(draw, [-1, 1, 2]) : small(draw);
  else if (typeof value === 'string') {
    const same = leaves(others).filter(({ holder: each, key: at }) => typeof each[at] === 'string');
    if (same.length > 0) {
      const { holder: each, key: at } = pickOne(draw, same);
      holder[key] = each[at];
    }
  } else holder[key] = pickOne(draw, [0, 1, 'A01', true]);
}

interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function leaves(root: object): Leaf[] {
  const holder = root as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Leaf[] => {
    const value = holder[key];
    return typeof value === 'object' && value !== null ? leaves(value) : [{ holder, key }];
  });
}

function pickLeaf(draw: Draw, root: object): Leaf | undefined {
  const all = leaves(root);
  return all.length === 0 ? undefined : pickOne(draw, all);
}

/** Changes a number of a random player. */
export const figure =
  (change: (player: Player, forging: Forging) => void): Forgery =>
  (forging) =>
    change(anyPlayer(forging), forging);
