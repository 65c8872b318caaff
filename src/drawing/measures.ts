/** The usual size of letters. */
export const LETTERS = 15;
/** The usual width of lines. */
export const LINE = 1.5;
