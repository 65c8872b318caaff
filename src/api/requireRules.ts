import type { CoreRules } from './coreRules.ts';

/** @throws RangeError for what are no rules. A program without types may give anything. */
export function requireRules(rules: CoreRules): void {
  if (typeof rules?.legalActions !== 'function') throw new RangeError('Rules are what createRules returns');
}
