/** A copy of an object that records calls of its functions. */
export interface Listening<T> {
  readonly heard: T;
  /** Returns the paths of the functions that were never called. */
  unheard(): readonly string[];
}

export function listeningTo<T extends object>(whole: T): Listening<T> {
  const heard = new Set<string>();
  const all = leavesOf(whole).filter(({ value }) => typeof value === 'function');
  return {
    heard: listen(whole, '', heard),
    unheard: () => all.map(({ path }) => path).filter((path) => !heard.has(path)),
  };
}

/** Returns all values of an object and its nested objects, with their paths. */
export function leavesOf(object: object, path = ''): readonly { readonly path: string; readonly value: unknown }[] {
  return Object.entries(object).flatMap(([key, value]) =>
    isBranch(value) ? leavesOf(value, `${path}${key}.`) : [{ path: `${path}${key}`, value }],
  );
}

function listen<T extends object>(object: T, path: string, heard: Set<string>): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      const here = `${path}${String(key)}`;
      if (isBranch(value)) return listen(value, `${here}.`, heard);
      heard.add(here);
      return value;
    },
  });
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
