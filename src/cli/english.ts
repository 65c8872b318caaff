/** Formats a count with its noun: `1 game`, `2 games`. */
export function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
