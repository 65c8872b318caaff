// Changes single values of a JSON state.

export type Path = readonly (string | number)[];

/** The paths of all values except objects and lists. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => leavesOf(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** The paths of all non-empty lists. */
export function listsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    listsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 0 ? [path, ...below] : below;
}

/** Returns a copy of a value with the part at a path changed. */
export function withAt<T>(value: T, path: Path, change: (part: unknown) => unknown): T;
export function withAt(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? withAt(part, rest, change) : part));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withAt(record[key], rest, change) };
}

/** Returns the part of a value at a path. */
export function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);
}

/** A path without its numbers, such as `players.*.hand.*`. */
export function kindOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}
