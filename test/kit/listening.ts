/** A copy of an object that notes which of its functions are called, and names those that never were. */
export interface Listening<T> {
  readonly heard: T;
  /** The paths of the functions that were never called. */
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

/** Everything that an object holds in it and in the objects in it, with its path. */
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
