/** The item at an index that is known to exist; anything else is a bug and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

/** The indices of a list. */
export function indices(items: readonly unknown[]): number[] {
  return items.map((_, index) => index);
}
