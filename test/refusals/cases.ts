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

/** A code whose sentence is the library's own; a restriction brings its own sentences (test/api/restrictRules.test.ts). */
export type WordedCode = Exclude<ViolationCode, 'restricted'>;

/** A situation for every code; the compiler notices one that is missing. */
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
