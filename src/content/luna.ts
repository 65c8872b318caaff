import type {
  BoardTrack,
  BySlot,
  LunaAction,
  LunaCard,
  LunaContent,
  LunaSelection,
  Sources,
} from '../components/content.ts';
import type { PlanLetter } from '../components/ids.ts';

type Square = readonly [row: number, column: number];
type Spaces = readonly number[];
type Reveal = LunaCard['reveal'];

const coins = (amount: number): LunaAction => ({ kind: 'coins', amount });
const helium = (steps: number): LunaAction => ({ kind: 'helium', steps });
const research = (steps: number): LunaAction => ({ kind: 'research', steps });
const track = (steps: number, selection: LunaSelection): LunaAction => ({ kind: 'track', steps, selection });
const expand = (sectors: number, prefer: 'min' | 'max'): LunaAction => ({ kind: 'expand', sectors, prefer });
const plan = (letter: PlanLetter): LunaAction => ({ kind: 'discardPlan', letter });
const shareCard: LunaAction = { kind: 'mostValuableShareCard' };
const specialPlan: LunaAction = { kind: 'discardSpecialPlan' };

/** Creates an action that takes cards. Each argument lists the display slots for one of Luna's slots A to E. */
function cards(...[A, B, C, D, E]: readonly [Spaces, Spaces, Spaces, Spaces, Spaces]): LunaAction {
  return { kind: 'cards', grid: { A, B, C, D, E } };
}

/** Creates an action that moves a marker. Each argument is the square (row, column) for one of Luna's slots A to E. */
function marker(...[A, B, C, D, E]: readonly [Square, Square, Square, Square, Square]): LunaAction {
  const at = ([row, column]: Square): { row: number; column: number } => ({ row, column });
  const grid: BySlot<{ row: number; column: number }> = { A: at(A), B: at(B), C: at(C), D: at(D), E: at(E) };
  return { kind: 'bonusMarker', grid };
}

const noIcon: Reveal = null;
const helium2: Reveal = { kind: 'helium', steps: 2 };
const research1: Reveal = { kind: 'research', steps: 1 };

const card = (
  id: string,
  grade: LunaCard['grade'],
  [left, right, scientists]: readonly [left: number, right: number, scientists: number],
  reveal: Reveal,
  ...actions: readonly LunaAction[]
): LunaCard => ({ id, grade, left, right, scientists, reveal, actions, sources: { rest: 'solo-helper' } });

/**
 * Luna's cards: 12 of grade 1, 7 of grade 2 (LDATA-2 to LDATA-4). The booklet states the number of cards and explains
 * them; their contents and ids come from a public helper app for solo games.
 */
const LUNA_CARDS: readonly LunaCard[] = [
  card('I-1', 1, [0, 3, 1], noIcon, cards([1], [1], [1], [1], [1]), shareCard),
  card('I-2', 1, [4, 0, 0], noIcon, track(2, 'secondMostValuable'), cards([7, 8], [2], [3], [4], [6, 10])),
  card('I-3', 1, [3, 0, 1], noIcon, coins(2), track(2, 'mostValuable'), marker([2, 3], [2, 4], [3, 2], [3, 3], [3, 4])),
  card('I-4', 1, [0, 3, 1], helium2, coins(2), research(1), marker([3, 3], [3, 4], [3, 2], [3, 1], [2, 4])),
  card('I-5', 1, [3, 3, 1], helium2, coins(2), research(1), marker([3, 1], [3, 2], [3, 3], [2, 3], [3, 4])),
  card('I-6', 1, [4, 0, 0], noIcon, track(2, 'leadByBiggestMargin'), expand(2, 'min')),
  card('I-7', 1, [0, 4, 0], noIcon, track(2, 'leadByBiggestMargin'), expand(2, 'max')),
  card('I-8', 1, [3, 3, 1], helium2, coins(2), research(1), marker([3, 2], [3, 3], [2, 3], [3, 1], [3, 4])),
  card('I-9', 1, [0, 3, 1], noIcon, track(2, 'twoMostValuable'), specialPlan, plan('A')),
  card('I-10', 1, [0, 4, 0], noIcon, coins(3), track(3, 'leastValuable'), expand(3, 'max')),
  card('I-11', 1, [3, 0, 1], noIcon, track(2, 'twoMostValuable'), plan('B'), plan('C')),
  card('I-12', 1, [3, 0, 1], helium2, helium(2), cards([1, 2], [1, 3], [1, 4], [1, 6], [1, 7])),

  card('II-1', 2, [4, 6, 1], research1, coins(3), track(3, 'twoMostValuable'), plan('B')),
  card('II-2', 2, [6, 4, 1], research1, track(3, 'allFour'), specialPlan, plan('A')),
  card('II-3', 2, [3, 6, 2], research1, track(3, 'leadByBiggestMargin'), expand(3, 'max')),
  card('II-4', 2, [4, 6, 1], research1, coins(3), research(2), marker([2, 3], [3, 1], [3, 2], [3, 3], [2, 4])),
  card('II-5', 2, [6, 6, 1], helium2, helium(2), research(2), cards([2], [3], [4], [6], [11]), shareCard),
  card('II-6', 2, [6, 4, 2], helium2, coins(3), helium(4), marker([2, 3], [3, 4], [3, 2], [3, 3], [2, 4])),
  card('II-7', 2, [6, 3, 2], helium2, track(2, 'twoLeadsByBiggestMargin'), expand(2, 'min')),
];

const values = (...steps: readonly (readonly [at: number, value: number])[]): BoardTrack['values'] =>
  steps.map(([at, value]) => ({ at, value }));

/** The booklet states the coins for steps beyond a track's end; only the board shows the track's spaces. */
const TRACK_SOURCES: Sources = { rest: 'solo-helper', overflow: 'luna-booklet' };

type Level = readonly [tankTokens: Spaces, researchTokens: Spaces, startTank: number, startResearch: number];

/** LDATA-8, LDATA-9: levels 0, 1, ... 8. */
// biome-ignore format: one level per line.
const LEVELS: readonly Level[] = [
  [[], [], 0, 0],
  [[], [], 0, 0],
  [[], [], 0, 0],
  [[11, 19], [5, 10], 0, 0],
  [[9, 16], [4, 8], 0, 0],
  [[7, 13], [2, 7], 0, 0],
  [[6, 13], [4, 8], 1, 1],
  [[7, 10], [5, 7], 3, 2],
  [[8, 11], [5, 7], 5, 3],
];

/**
 * Luna, the automated player. Her booklet states the number of cards of each grade, the levels with grade-2 cards and
 * with end slots, and the number of her markers. Her tracks, and the tokens and starting spaces on them, come from a
 * public helper app for solo games.
 */
export const LUNA: LunaContent = {
  cards: LUNA_CARDS,
  // LDATA-6
  tank: {
    last: 28,
    slotSpace: 8,
    values: values([6, 10], [9, 15], [13, 25], [16, 30], [20, 40], [23, 45], [25, 50], [28, 60]),
    overflow: 2,
    sources: TRACK_SOURCES,
  },
  // LDATA-7
  research: {
    last: 15,
    slotSpace: 4,
    values: values([3, 10], [5, 15], [7, 20], [9, 30], [11, 40], [13, 50], [15, 60]),
    overflow: 2,
    sources: TRACK_SOURCES,
  },
  // Grade-2 cards are used from level 2, the standard level. The end slots stay closed only at level 0 (LUNA-13, LUNA-14).
  levels: LEVELS.map(([tankTokens, researchTokens, startTank, startResearch], level) => {
    return { level, gradeTwo: level >= 2, endSlots: level >= 1, tankTokens, researchTokens, startTank, startResearch };
  }),
  planColumns: { A: 1, B: 2, C: 3, D: 4, E: 1 }, // LDATA-5
  // The grid is known, but the order of spaces in the rows of two and four is reconstructed.
  markerSpaces: [
    ['firstPlayer'],
    ['purchase', 'destroy'],
    ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'],
  ],
  trackOverflow: 2, // LACT-11
  bonusMarkers: 5,
  sources: {
    rest: 'solo-helper',
    'cards.length': 'luna-booklet',
    'levels.gradeTwo': 'luna-booklet',
    'levels.endSlots': 'luna-booklet',
    markerSpaces: 'reconstructed',
    trackOverflow: 'luna-booklet',
    bonusMarkers: 'luna-booklet',
  },
};
