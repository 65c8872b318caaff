/** Returns the value at a path of own keys, or `undefined` if there is none. */
function valueAt(whole: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined), whole);
}

/** Returns the value at a dotted path, such as `missions.tally.helium`, as compact JSON, or `undefined` as text. */
export function jsonAt(whole: object, path: string): string {
  return JSON.stringify(valueAt(whole, path.split('.'))) ?? 'undefined';
}

/** Sets the value at a dotted path, which must exist. */
export function setJsonAt(whole: object, path: string, json: string): void {
  const keys = path.split('.');
  const key = keys.at(-1) ?? '';
  const owner = valueAt(whole, keys.slice(0, -1));
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) {
    throw new SyntaxError(`expected a path to a value, not "${path}"`);
  }
  Reflect.set(owner, key, JSON.parse(json));
}
