/** Path to a value in a component set, consisting of keys and indices. */
export type Path = readonly (string | number)[];

type Tree = Record<string | number, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), root);
}

/**
 * Returns a copy with a new value at a path. `undefined` removes the key. All other values are shared with the
 * original.
 */
export function withValue<T>(root: T, path: Path, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const copy = (Array.isArray(root) ? [...root] : { ...root }) as Tree;
  const inner = withValue(copy[key], rest, value);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy as T;
}

/** Formats a path as `validateContent` does: `$.cards[3].cost`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${key}`), '$');
}

/** Returns `true` if the inner path equals the outer path or is nested in it. */
export function isWithin(inner: string, outer: string): boolean {
  return inner === outer || (inner.startsWith(outer) && /^[.[]/.test(inner.slice(outer.length)));
}
