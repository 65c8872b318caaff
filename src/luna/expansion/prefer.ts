/** Whether a card wants the lowest or the highest number (LACT-38). */
export type Prefer = 'min' | 'max';

/** The lowest or the highest of some numbers; there must be one. */
export function preferred(prefer: Prefer, numbers: readonly number[]): number {
  return prefer === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}
