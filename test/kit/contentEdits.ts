import type { Content } from '../../src/components/content.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';

export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

/** A change to a component set; `path` is the path it writes to. */
export type Edit = ((content: Mutable<Content>) => void) & { readonly path?: string };

/**
 * An edit with its expected problems: the rule of the problems at the first path, and the paths of all problems. A path
 * without `$` is relative to the path of the edit; without paths, the problem is at that path itself.
 */
export type Row = readonly [name: string, edit: Edit, rule: string, ...paths: string[]];

/** Returns the paths of all problems of a row. */
export function pathsOf([name, { path }, , ...paths]: Row): readonly string[] {
  const all = paths.length === 0 ? [''] : paths;
  return all.map((each) => {
    if (each.startsWith('$')) return each;
    if (path === undefined) throw new Error(`${name}: no path to go on from`);
    return path + each;
  });
}

export const fresh = (): Mutable<Content> => JSON.parse(JSON.stringify(defaultContent));

/** Returns the parent object and the last key of a path. */
function at(content: unknown, path: string): { parent: object; key: string } {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '' && key !== '$');
  const key = keys.pop();
  const parent = keys.reduce(
    (value: unknown, each) => (value instanceof Object ? Reflect.get(value, each) : undefined),
    content,
  );
  if (key === undefined || !(parent instanceof Object)) throw new RangeError(`Nothing at ${path}`);
  return { parent, key };
}

/** Returns an edit that changes the part at a path. */
const editAt = (path: string, change: (parent: object, key: string, content: Mutable<Content>) => void): Edit => {
  const edit = (content: Mutable<Content>): void => {
    const { parent, key } = at(content, path);
    change(parent, key, content);
  };
  return Object.assign(edit, { path });
};

/** Sets the value at a path. */
export const put = (path: string, value: unknown): Edit =>
  editAt(path, (parent, key) => void Reflect.set(parent, key, value));

/** Removes the value at a path, which must exist. */
export const drop = (path: string): Edit =>
  editAt(path, (parent, key) => {
    if (!(key in parent)) throw new RangeError(`Nothing at ${path}`);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  });

/** Copies the value at one path to another. */
export const copy = (from: string, to: string): Edit =>
  editAt(to, (holder, last, content) => {
    const { parent, key } = at(content, from);
    Reflect.set(holder, last, structuredClone(Reflect.get(parent, key)));
  });

export const all =
  (...edits: Edit[]): Edit =>
  (content) => {
    for (const edit of edits) edit(content);
  };

export const coins = { kind: 'coins', amount: 1 };

/** Rules of the modules, which are missing from the catalogue of the base game. */
export const MODULE = /^(BELT|CAMP|LDATA|LUNA|MENACE|MISSION)-\d+$/;
