import type { Content } from '../model/content.ts';
import { PLAN_LETTERS } from '../model/ids.ts';

const COLUMNS = [0, 1, 2, 3] as const;

/**
 * The 12 lettered spaces, row by row from the left: A, B, C. The rulebook counts them (CF-SETUP-11) and links three
 * red-bordered ones to the supplement space (CF-RP-2). That they are the first column, and that a row is a letter, is
 * known from a public solo helper.
 */
export const RESEARCH_DISPLAY: Content['researchDisplay'] = PLAN_LETTERS.flatMap((letter) =>
  COLUMNS.map((column) => ({ letter, supplement: column === 0 })),
);
