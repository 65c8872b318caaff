import type { Component } from './component.ts';
import type { BoardSpaceId, PlanLetter } from './ids.ts';
import type { BoardTrack } from './playerBoard.ts';

/** Luna's action slots from left to right (LDATA-1). */
export const LUNA_SLOTS = ['A', 'B', 'C', 'D', 'E'] as const;
export type LunaSlot = (typeof LUNA_SLOTS)[number];
/** One value for each slot letter. */
export type BySlot<T> = Readonly<Record<LunaSlot, T>>;

/** LUNA-12: her levels. */
export const LUNA_LEVELS = { lowest: 0, highest: 8 } as const;

/** LDATA-4, LACT-28: squares in each row of the grid of her bonus markers; the rows are right-aligned. */
export const MARKER_ROWS = [1, 2, 4] as const;
export const MARKER_COLUMNS = 4;

/** How Luna picks a company (LDATA-10). */
export const LUNA_SELECTIONS = [
  'mostValuable',
  'twoMostValuable',
  'secondMostValuable',
  'leastValuable',
  'leadByBiggestMargin',
  'twoLeadsByBiggestMargin',
  'allFour',
] as const;
export type LunaSelection = (typeof LUNA_SELECTIONS)[number];

/** One entry of a Luna card's action section (LDATA-2). */
export type LunaAction =
  | { readonly kind: 'coins'; readonly amount: number }
  | { readonly kind: 'helium'; readonly steps: number }
  | { readonly kind: 'research'; readonly steps: number }
  | { readonly kind: 'track'; readonly steps: number; readonly selection: LunaSelection }
  /** The companies of the entry before it. */
  | { readonly kind: 'expand'; readonly sectors: number; readonly prefer: 'min' | 'max' }
  /** Display slots by slot letter (LDATA-3). */
  | { readonly kind: 'cards'; readonly grid: BySlot<readonly number[]> }
  | { readonly kind: 'mostValuableShareCard' }
  /** Square by slot letter: row 1-3 from the top, column 1-4 (LDATA-4). */
  | { readonly kind: 'bonusMarker'; readonly grid: BySlot<{ readonly row: number; readonly column: number }> }
  | { readonly kind: 'discardPlan'; readonly letter: PlanLetter }
  | { readonly kind: 'discardSpecialPlan' };

export interface LunaCard extends Component {
  readonly id: string;
  readonly grade: 1 | 2;
  /** Majority section (LDATA-1). */
  readonly left: number;
  readonly right: number;
  readonly scientists: number;
  /** Moved when the card is revealed in a majority slot (LUNA-22). */
  readonly reveal: { readonly kind: 'helium' | 'research'; readonly steps: number } | null;
  readonly actions: readonly LunaAction[];
}

/** What sets a level of Luna apart (LDATA-8, LDATA-9). */
export interface LunaLevel {
  readonly level: number;
  readonly gradeTwo: boolean;
  readonly endSlots: boolean;
  readonly tankTokens: readonly number[];
  readonly researchTokens: readonly number[];
  readonly startTank: number;
  readonly startResearch: number;
}

export interface LunaContent extends Component {
  readonly cards: readonly LunaCard[];
  readonly tank: BoardTrack;
  readonly research: BoardTrack;
  readonly levels: readonly LunaLevel[];
  /** Column of the research display a discarded plan comes from, by slot letter (LDATA-5); 1 is the leftmost. */
  readonly planColumns: BySlot<number>;
  /** The bonus spaces of her marker grids: rows from the top, each from the left, right-aligned (LACT-28). */
  readonly markerSpaces: readonly (readonly BoardSpaceId[])[];
  /** Coins for each step beyond the end of a company track (LACT-11). */
  readonly trackOverflow: number;
  /** Bonus markers she starts with (LUNA-6). */
  readonly bonusMarkers: number;
}
