import { type BoardTrack, boardTrack } from './boards.ts';
import { type Component, sources } from './component.ts';
import { BOARD_SPACES, type BoardSpaceId, type BySlot, LUNA_SLOTS, PLAN_LETTERS, type PlanLetter } from './ids.ts';
import { DISPLAY_SLOTS, LUNA_LEVELS, MARKER_COLUMNS, MARKER_ROWS } from './printed.ts';
import { byKind, citing, exact, id, keyed, list, oneOf, orNull, type Schema, whole, yesNo } from './shape.ts';

/** Luna's methods of selecting a company (LDATA-10). */
export const LUNA_SELECTIONS = [
  'mostValuable',
  'twoMostValuable',
  'secondMostValuable',
  'leastValuable',
  'leadByBiggestMargin',
  'twoLeadsByBiggestMargin',
  'allFour',
] as const;
/** Method by which an entry on a card selects a company. */
export type LunaSelection = (typeof LUNA_SELECTIONS)[number];

/** One entry of a Luna card's action section (LDATA-2). */
export type LunaAction =
  | { readonly kind: 'coins'; readonly amount: number }
  | { readonly kind: 'helium'; readonly steps: number }
  | { readonly kind: 'research'; readonly steps: number }
  | { readonly kind: 'track'; readonly steps: number; readonly selection: LunaSelection }
  /** Expands the companies of the preceding entry. */
  | { readonly kind: 'expand'; readonly sectors: number; readonly prefer: 'min' | 'max' }
  /** Display slots by slot letter (LDATA-3). */
  | { readonly kind: 'cards'; readonly grid: BySlot<readonly number[]> }
  | { readonly kind: 'mostValuableShareCard' }
  /** Square by slot letter: row 1-3 from the top, column 1-4 (LDATA-4). */
  | { readonly kind: 'bonusMarker'; readonly grid: BySlot<{ readonly row: number; readonly column: number }> }
  | { readonly kind: 'discardPlan'; readonly letter: PlanLetter }
  | { readonly kind: 'discardSpecialPlan' };

/** One of Luna's cards: its majority section and its action section. */
export interface LunaCard extends Component {
  readonly id: string;
  readonly grade: 1 | 2;
  /** Amount on the left of the majority section: titanium in the left slot, energy in the right one (LDATA-1). */
  readonly left: number;
  /** Amount on the right of the majority section: carbon in the left majority slot, minerals in the right one. */
  readonly right: number;
  /** Scientists, which count in either slot. */
  readonly scientists: number;
  /** Luna's marker move when she reveals the card in a majority slot (LUNA-22). */
  readonly reveal: { readonly kind: 'helium' | 'research'; readonly steps: number } | null;
  readonly actions: readonly LunaAction[];
}

/** Settings of one of Luna's levels (LDATA-8, LDATA-9). */
export interface LunaLevel {
  /** Level from 0 (easiest) to 8 (hardest). */
  readonly level: number;
  readonly gradeTwo: boolean;
  readonly endSlots: boolean;
  /** Spaces of the tank track that have a token. */
  readonly tankTokens: readonly number[];
  /** Spaces of the research track that have a token. */
  readonly researchTokens: readonly number[];
  /** Starting space on the tank track. */
  readonly startTank: number;
  /** Starting space on the research track. */
  readonly startResearch: number;
}

/** Luna's components: her cards, her board and her levels. */
export interface LunaContent extends Component {
  readonly cards: readonly LunaCard[];
  readonly tank: BoardTrack;
  readonly research: BoardTrack;
  readonly levels: readonly LunaLevel[];
  /** Column of the research display from which Luna discards a plan, by slot letter (LDATA-5); 1 is the leftmost. */
  readonly planColumns: BySlot<number>;
  /** Bonus spaces of the marker grid by row, top to bottom and left to right; rows are right-aligned (LACT-28). */
  readonly markerSpaces: readonly (readonly BoardSpaceId[])[];
  /** Coins for each step beyond the end of a company track (LACT-11). */
  readonly trackOverflow: number;
  /** Bonus markers at the start (LUNA-6). */
  readonly bonusMarkers: number;
}

type Square = Extract<LunaAction, { kind: 'bonusMarker' }>['grid']['A'];
type Reveal = NonNullable<LunaCard['reveal']>;

const gain = whole(1, 20);
const majority = whole(0, 20);
const space = whole(0, 99);
const displaySlots = list(whole(1, DISPLAY_SLOTS));
const square = exact<Square>({ row: whole(1, MARKER_ROWS.length), column: whole(1, MARKER_COLUMNS) });

const action = byKind<LunaAction>({
  coins: { amount: gain },
  helium: { steps: gain },
  research: { steps: gain },
  track: { steps: gain, selection: oneOf(LUNA_SELECTIONS) },
  expand: { sectors: gain, prefer: oneOf(['min', 'max']) },
  cards: { grid: keyed(LUNA_SLOTS, displaySlots) },
  mostValuableShareCard: {},
  bonusMarker: { grid: keyed(LUNA_SLOTS, square) },
  discardPlan: { letter: oneOf(PLAN_LETTERS) },
  discardSpecialPlan: {},
});

const lunaCard = exact<LunaCard>({
  id,
  grade: oneOf([1, 2]),
  left: majority,
  right: majority,
  scientists: majority,
  reveal: citing('LUNA-22', orNull(exact<Reveal>({ kind: oneOf(['helium', 'research']), steps: gain }))),
  actions: list(action),
  sources,
});

const level = exact<LunaLevel>({
  level: whole(LUNA_LEVELS.lowest, LUNA_LEVELS.highest),
  gradeTwo: citing('LDATA-9', yesNo),
  endSlots: citing('LDATA-9', yesNo),
  tankTokens: list(space),
  researchTokens: list(space),
  startTank: space,
  startResearch: space,
});

export const luna: Schema<LunaContent> = exact<LunaContent>({
  cards: citing('LDATA-2', list(lunaCard)),
  tank: citing('LDATA-6', boardTrack),
  research: citing('LDATA-7', boardTrack),
  levels: citing('LDATA-8', list(level)),
  planColumns: citing('LDATA-5', keyed(LUNA_SLOTS, whole(1, 4))),
  markerSpaces: list(list(oneOf(BOARD_SPACES))),
  trackOverflow: whole(0, 20),
  bonusMarkers: citing('LUNA-6', whole(0, 20)),
  sources,
});
