import type { Given } from './args.ts';
import { UsageError } from './args.ts';

/**
 * Returns the positive whole number given for an option, or `usual` if it is missing.
 * @throws UsageError for anything else.
 */
export function countOf(given: Given, name: string, usual: number): number {
  const text = String(given.get(name) ?? usual);
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1)
    throw new UsageError(`--${name} must be a whole number above 0, not '${text}'`);
  return count;
}
