/** Returns a deep copy of plain JSON, several times faster than `structuredClone`. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** The key under which Immer 9 and later versions store a draft's state. All copies of Immer share it. */
const DRAFT_STATE = Symbol.for('immer-state');

/** Returns a plain copy of an Immer draft, which later states must not contain, or any other value unchanged. */
export function copyIfDraft<T>(value: T): T {
  const isDraft = typeof value === 'object' && value !== null && Reflect.get(value, DRAFT_STATE) !== undefined;
  return isDraft ? copyJson(value) : value;
}

/** Copies values that are not frozen, so that later changes by the caller have no effect. */
export function copyUnlessFrozen<T>(value: T): T {
  return Object.isFrozen(value) ? value : copyJson(value);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
