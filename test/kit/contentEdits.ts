import type { Content } from '../../src/components/content.ts';
import type { ContentProblem } from '../../src/components/contentProblem.ts';
import { validateContent } from '../../src/components/validateContent.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';

export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

/** A change to a component set. */
export type Edit = (content: Mutable<Content>) => void;

/** An edit, and the paths of all problems that it causes. Those at the first path violate the rule. */
export interface Row {
  readonly rule: string;
  readonly name: string;
  readonly edit: Edit;
  readonly paths: readonly string[];
}

/**
 * Parses rows, one per line: a rule and a name, the edits, and the paths of the problems, such as `EXP-7 a one-sided
 * border | drop moon.sectors[0].neighbours[0] | moon.sectors[0].neighbours`. A path that begins with a dot or bracket is
 * relative to the path of the last edit; without paths, the problem is at that path itself. A line with an indentation of
 * six spaces or more continues the previous one.
 */
export function rowsOf(text: string): readonly Row[] {
  const lines = text
    .replaceAll(/\n {6,}/g, ' ')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [title = '', edits = '', problems = ''] = line.split('|').map((part) => part.trim());
    const [, rule = '', name = ''] = /^(\S+) (.+)$/.exec(title) ?? [];
    const parsed = edits.split('; ').map(editOf);
    const paths = problems.split(' ').map((path) => (/^\w/.test(path) ? path : `${parsed.at(-1)?.path}${path}`));
    return { rule, name, edit: all(...parsed.map(({ edit }) => edit)), paths: paths.map((path) => `$.${path}`) };
  });
}

/** Parses an edit: `put PATH JSON`, `drop PATH` or `copy FROM TO`. */
function editOf(text: string): { readonly edit: Edit; readonly path: string } {
  const [, verb, path = '', argument = ''] = /^(put|drop|copy) (\S+) ?(.*)$/.exec(text) ?? [];
  if (verb === 'put') return { edit: put(path, JSON.parse(argument)), path };
  if (verb === 'drop') return { edit: drop(path), path };
  if (verb === 'copy') return { edit: copy(path, argument), path: argument };
  throw new SyntaxError(`Not an edit: ${text}`);
}

export const fresh = (): Mutable<Content> => JSON.parse(JSON.stringify(defaultContent));

/** Returns the problems of the default component set after an edit. */
export function problemsAfter(...edits: readonly Edit[]): readonly ContentProblem[] {
  const content = fresh();
  for (const edit of edits) edit(content);
  return validateContent(content);
}

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
const editAt =
  (path: string, change: (parent: object, key: string, content: Mutable<Content>) => void): Edit =>
  (content) => {
    const { parent, key } = at(content, path);
    change(parent, key, content);
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
const copy = (from: string, to: string): Edit =>
  editAt(to, (holder, last, content) => {
    const { parent, key } = at(content, from);
    Reflect.set(holder, last, structuredClone(Reflect.get(parent, key)));
  });

export const all =
  (...edits: Edit[]): Edit =>
  (content) => {
    for (const edit of edits) edit(content);
  };

/** Rules of the modules, which are missing from the catalogue of the base game. */
export const MODULE = /^(BELT|CAMP|LDATA|LUNA|MENACE|MISSION)-\d+$/;
