/** Returns a deep copy of plain JSON. It is several times as fast as `structuredClone`. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** Returns the value itself if it is frozen, else a copy, so that later changes of the given value have no effect. */
export function unchanging<T>(value: T): T {
  return Object.isFrozen(value) ? value : copyJson(value);
}

/** Freezes plain JSON with all its parts, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
