import type { Content } from '../../src/components/content.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';

export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

/** A change of a component set; `path` is where it writes. */
export type Edit = ((content: Mutable<Content>) => void) & { readonly path?: string };

/**
 * What an edit breaks: the rule of the problems at the first path, and the paths of all problems. A path that does not
 * begin with `$` goes on from the path of the edit; without any the problem is where the edit writes.
 */
export type Row = readonly [name: string, edit: Edit, rule: string, ...paths: string[]];

/** The paths of all problems of a row. */
export function pathsOf([name, { path }, , ...paths]: Row): readonly string[] {
  const told = paths.length === 0 ? [''] : paths;
  return told.map((each) => {
    if (each.startsWith('$')) return each;
    if (path === undefined) throw new Error(`${name}: no path to go on from`);
    return path + each;
  });
}

export const fresh = (): Mutable<Content> => JSON.parse(JSON.stringify(defaultContent));

/** The value a path leads to, step by step from the content, and the last step itself. */
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

/** Writes a value at a path, in place of another or as a new key. */
export const put = (path: string, value: unknown): Edit =>
  Object.assign(
    (content: Mutable<Content>) => {
      const { parent, key } = at(content, path);
      Reflect.set(parent, key, value);
    },
    { path },
  );

/** Removes what stands at a path, which must be there. */
export const drop = (path: string): Edit =>
  Object.assign(
    (content: Mutable<Content>) => {
      const { parent, key } = at(content, path);
      if (!(key in parent)) throw new RangeError(`Nothing at ${path}`);
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else Reflect.deleteProperty(parent, key);
    },
    { path },
  );

/** Puts a copy of what stands at one path at another. */
export const copy = (from: string, to: string): Edit =>
  Object.assign(
    (content: Mutable<Content>) => {
      const { parent, key } = at(content, from);
      put(to, structuredClone(Reflect.get(parent, key)))(content);
    },
    { path: to },
  );

export const all =
  (...edits: Edit[]): Edit =>
  (content) => {
    for (const edit of edits) edit(content);
  };

export const coins = { kind: 'coins', amount: 1 };

/** Rules of the modules, which are not in the catalogue of the base game. */
export const MODULE = /^(BELT|CAMP|LDATA|LUNA|MENACE|MISSION)-\d+$/;
