/** Returns the item at an index. Throws a `RangeError` if there is none, which is a bug in the caller. */
export function at<T>(items: readonly (T | undefined)[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

export function indices(items: readonly unknown[]): number[] {
  return items.map((_, index) => index);
}

export function isDistinct(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** Each combination keeps the order of the list. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const [first, ...others] = items;
  if (size === 0 || first === undefined) return size === 0 ? [[]] : [];
  return [...subsets(others, size - 1).map((rest) => [first, ...rest]), ...subsets(others, size)];
}

/** Returns the sum of the numbers, or of the amounts computed from the items. */
export function sum(numbers: readonly number[]): number;
export function sum<T>(items: readonly T[], amountOf: (item: T) => number): number;
export function sum<T>(items: readonly T[], amountOf: (item: T) => number = Number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** Returns the value for a key, which is created on first use. */
export function cached<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const created = create();
  known.set(key, created);
  return created;
}
