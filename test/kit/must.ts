/** Something that is known to be there. */
export function must<T>(item: T | null | undefined): T {
  if (item === null || item === undefined) throw new Error('not there');
  return item;
}
