// Changes without knowledge of the game: parts of JSON values are moved, removed, repeated, or taken from another value
// of the same shape. They forge saves and create custom component sets.

import { type Draw, drawInteger, pickOne, shuffled } from '../../../src/engine/random.ts';
import { copy } from '../../kit/json.ts';
import { type Forgery, isLeaf, type Part, partsOf, read } from './forging.ts';

/** Changes a JSON value. Parts can be taken from `other`, a value of the same shape. */
type Mutation = (draw: Draw, root: object, other: object) => void;

const listOf = (part: Part): unknown[] => read(part) as unknown[];
const isList = (part: Part): boolean => Array.isArray(read(part)) && listOf(part).length > 0;

/** A random suitable part. Every top-level field is equally likely to contain it, regardless of its size. */
function pick(draw: Draw, root: object, fits: (part: Part) => boolean): Part | undefined {
  for (const key of shuffled(draw, Object.keys(root))) {
    const field = { holder: root as Part['holder'], key, path: `.${key}` };
    const value = read(field);
    const fitting = [field, ...(value instanceof Object ? partsOf(value, field.path) : [])].filter(fits);
    if (fitting.length > 0) return pickOne(draw, fitting);
  }
  return undefined;
}

/** Replaces a part with a copy of another. */
function replace({ holder, key }: Part, by: Part | undefined): void {
  if (by !== undefined) holder[key] = copy(read(by));
}

function swap(one: Part, two: Part): void {
  const kept = read(one);
  one.holder[one.key] = read(two);
  two.holder[two.key] = kept;
}

/** Changes one suitable part. */
const changing =
  (fits: (part: Part) => boolean, change: (part: Part, draw: Draw, root: object, other: object) => void): Mutation =>
  (draw, root, other) => {
    const part = pick(draw, root, fits);
    if (part !== undefined) change(part, draw, root, other);
  };

/** Another part of a value with the same path or key. */
const alike = (draw: Draw, root: object, { path, key }: Part, by: 'path' | 'key'): Part | undefined => {
  const all = partsOf(root).filter((other) => (by === 'path' ? other.path === path : other.key === key));
  return all.length === 0 ? undefined : pickOne(draw, all);
};

/** A non-empty list with items like this one. */
const listFor = (draw: Draw, root: object, item: unknown): Part | undefined =>
  pick(draw, root, (list) => isList(list) && typeof listOf(list)[0] === typeof item);

const isNumber = (part: Part): boolean => typeof read(part) === 'number';
const isBranch = (part: Part): boolean => !isLeaf(part);

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a graft from another game': changing(isBranch, (part, draw, _, other) =>
    replace(part, alike(draw, other, part, 'path')),
  ),
  'a value of another game': changing(isLeaf, (part, draw, _, other) =>
    replace(part, alike(draw, other, part, 'path')),
  ),
  'a value of the same game': changing(isLeaf, (part, draw, root) => replace(part, alike(draw, root, part, 'key'))),
  'a part copied over another': changing(isBranch, (part, draw, root) =>
    replace(part, alike(draw, root, part, 'path')),
  ),
  'two parts that change places': changing(
    () => true,
    (part, draw, root) => {
      const two = alike(draw, root, part, 'path');
      if (two !== undefined) swap(part, two);
    },
  ),
  'an item twice': changing(isList, (part, draw) => {
    const items = listOf(part);
    items.splice(drawInteger(draw, items.length + 1), 0, copy(pickOne(draw, items)));
  }),
  'an item gone': changing(isList, (part, draw) => void listOf(part).splice(drawInteger(draw, listOf(part).length), 1)),
  'an item in another list': changing(isList, (part, draw, root) => {
    const [item] = listOf(part).splice(drawInteger(draw, listOf(part).length), 1);
    const to = listFor(draw, root, item);
    if (to !== undefined) listOf(to).splice(drawInteger(draw, listOf(to).length + 1), 0, item);
  }),
  'items that change lists': changing(isList, (part, draw, root) => {
    const from = listOf(part);
    const to = listFor(draw, root, from[0]);
    if (to === undefined) return;
    const place = (list: unknown[]): Part => ({
      holder: list as unknown as Part['holder'],
      key: String(drawInteger(draw, list.length)),
      path: '',
    });
    swap(place(from), place(listOf(to)));
  }),
  'items in another order': changing(isList, (part, draw) => {
    part.holder[part.key] = shuffled(draw, listOf(part));
  }),
  'a number a little off': changing(isNumber, (part, draw) => {
    part.holder[part.key] = Number(read(part)) + pickOne(draw, [-2, -1, 1, 2, 5]);
  }),
};

/** Applies this many mutations of any kind to a value. */
export function mutate(draw: Draw, root: object, other: object, times = 1): void {
  for (let time = 0; time < times; time += 1) pickOne(draw, Object.values(MUTATIONS))(draw, root, other);
}

/** These mutations as forgeries of saves. */
export const STRUCTURED: Readonly<Record<string, Forgery>> = {
  ...Object.fromEntries(
    Object.entries(MUTATIONS).map(([kind, change]) => [kind, ({ draw, save, other }) => change(draw, save, other)]),
  ),
  'two of any kind': ({ draw, save, other }) => mutate(draw, save, other, 2),
  'five of any kind': ({ draw, save, other }) => mutate(draw, save, other, 5),
};
