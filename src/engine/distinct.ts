/** Whether no item is there twice. */
export function isDistinct(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}
