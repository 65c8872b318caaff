import type { OpenDecision } from '../game/model/params.ts';

const OPTIONAL: readonly OpenDecision['kind'][] = [
  'barrier',
  'expansion',
  'beltExpansion',
  'claims',
  'upload',
  'purchase',
  'salvage',
];

/** Checks whether a decision can be declined. */
export function isOptional({ kind, optional }: OpenDecision): boolean {
  return OPTIONAL.includes(kind) || optional === true;
}
