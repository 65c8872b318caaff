import type { ViolationCode } from '../kit/pinned.ts';
import type { Case } from './case.ts';
import { ALWAYS } from './cases/always.ts';
import { CARDS } from './cases/cards.ts';
import { EXPANSION } from './cases/expansion.ts';
import { MODULES } from './cases/modules.ts';
import { PLANNING } from './cases/planning.ts';
import { RESEARCH } from './cases/research.ts';
import { SPACES } from './cases/spaces.ts';
import { TRACKS } from './cases/tracks.ts';

/**
 * A code with a message of the library; restrictions have their own messages (test/restrictions/restrictRules.test.ts).
 */
export type WordedCode = Exclude<ViolationCode, 'restricted'>;

/** A situation for every code; the compiler reports missing ones. */
export const CASES: Readonly<Record<WordedCode, Case>> = {
  ...ALWAYS,
  ...PLANNING,
  ...CARDS,
  ...SPACES,
  ...TRACKS,
  ...EXPANSION,
  ...RESEARCH,
  ...MODULES,
};
