/** Every set of so many of the items, in the order of the list. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const [first, ...others] = items;
  if (size === 0 || first === undefined) return size === 0 ? [[]] : [];
  return [...subsets(others, size - 1).map((rest) => [first, ...rest]), ...subsets(others, size)];
}
