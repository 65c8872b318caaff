/** Default font size. */
export const LETTERS = 15;
/** Default line width. */
export const LINE = 1.5;
