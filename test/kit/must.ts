/** Returns a value that must exist; throws if it does not. */
export function must<T>(item: T | null | undefined): T {
  if (item === null || item === undefined) throw new RangeError('not there');
  return item;
}
