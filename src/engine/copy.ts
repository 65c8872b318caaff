/** Returns a deep copy of plain JSON. It is several times as fast as `structuredClone`. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** The key by which immer 9 and later keep the state of a draft, whichever copy of immer made it. */
const DRAFT_STATE = Symbol.for('immer-state');

/**
 * Returns a draft of any immer as a plain copy, and every other value as it is. A draft is revoked when the function that
 * writes it is over, so nothing that is kept may hold a part of it.
 */
export function undrafted<T>(value: T): T {
  const isDraft = typeof value === 'object' && value !== null && Reflect.get(value, DRAFT_STATE) !== undefined;
  return isDraft ? copyJson(value) : value;
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
