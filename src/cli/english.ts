/** `1 game`, `2 games`. */
export function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
