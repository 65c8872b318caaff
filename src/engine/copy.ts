/** A deep copy of plain JSON, several times as fast as `structuredClone`. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** A value that nobody will change: itself if it is frozen, else a copy. */
export function unchanging<T>(value: T): T {
  return Object.isFrozen(value) ? value : copyJson(value);
}

/** Freezes plain JSON through and through, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
