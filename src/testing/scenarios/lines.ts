export function fail(message: string): never {
  throw new SyntaxError(message);
}

/** Adds and removes items of a list, as in `+A01 -B02`. */
export function changed(before: readonly string[], changes: readonly string[]): readonly string[] {
  const removed = changes.filter((each) => each.startsWith('-')).map((each) => each.slice(1));
  const added = changes.filter((each) => each.startsWith('+')).map((each) => each.slice(1));
  return [...before.filter((each) => !removed.includes(each)), ...added];
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function listed(text: string, separator: string | RegExp): readonly string[] {
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort();
}

/** Returns the values of the keys in words such as `units=3`, in the same form. */
export function pairsFor(words: readonly string[], values: object): readonly string[] {
  const keys = words.filter((word) => word.includes('=')).map((word) => word.replace(/=.*/s, ''));
  return keys.map((key) => `${key}=${printed(Object(values)[key])}`);
}

export function printed(value: unknown): string {
  if (Array.isArray(value)) return value.map(printed).join('+');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

export function difference(
  what: string,
  wanted: readonly string[],
  found: readonly string[],
  separator = ' ',
): readonly string[] {
  const [expected, got] = [wanted.join(separator), found.join(separator)];
  return expected === got ? [] : [`${what}: expected ${expected || 'nothing'}, got ${got || 'nothing'}`];
}

/** Returns the value of an own key, so that a word such as `constructor` finds nothing. */
export function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
