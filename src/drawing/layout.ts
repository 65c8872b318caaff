/** How the parts of a picture lie: beside each other, or below each other for narrow screens. */
export type Layout = 'wide' | 'tall';

/** The measures of a layout. */
export interface Measures {
  /** How wide a picture may be within its margin. */
  readonly room: number;
  /** Around a picture, and around what belongs to a seat. */
  readonly margin: number;
  readonly pad: number;
  /** Between cards, and between plans. */
  readonly cardGap: number;
  readonly planGap: number;
  /** Size of the smallest letters. */
  readonly letters: number;
}

/** The usual size of letters. */
export const LETTERS = 15;
/** The usual width of lines. */
export const LINE = 1.5;

/** A tall picture is 568 wide: on a screen of 370 pixels its smallest letters have 9. */
export const LAYOUTS: Readonly<Record<Layout, Measures>> = {
  wide: { room: Number.POSITIVE_INFINITY, margin: 20, pad: 16, cardGap: 10, planGap: 3, letters: 0 },
  tall: { room: 552, margin: 8, pad: 8, cardGap: 4, planGap: 2, letters: 14 },
};
