/**
 * Stores a value in the browser. Returns `false` if this fails, for example in a private window or when storage is
 * full.
 */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored value, or `null` if it is missing or damaged. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
