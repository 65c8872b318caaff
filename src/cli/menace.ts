import type { MenaceId } from '../index.ts';
import { MENACE_IDS } from '../index.ts';
import type { Given } from './args.ts';
import { UsageError } from './usage.ts';

/** MENACE-1: a drawn menace, or one by name, and only on the Belt. */
export function menaceOption(given: Given): boolean | MenaceId {
  const text = given.get('menace');
  if (text === undefined) return false;
  if (given.get('board') !== 'belt') throw new UsageError('--menace needs --board belt');
  const id = MENACE_IDS.find((each) => each === text);
  if (text !== true && id === undefined)
    throw new UsageError(`--menace must be one of ${MENACE_IDS.join(', ')}, not '${text}'`);
  return id ?? true;
}
