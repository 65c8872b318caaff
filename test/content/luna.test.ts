import { describe, expect, test } from 'vitest';
import type { BoardTrack } from '../../src/components/content.ts';
import { LUNA_SLOTS } from '../../src/components/ids.ts';
import { LUNA_SELECTIONS, type LunaAction, type LunaCard, type LunaSelection } from '../../src/components/luna.ts';
import { LUNA } from '../../src/content/luna.ts';
import { LUNA_CARDS } from '../../src/content/lunaCards.ts';

/** An action in the words of table LDATA-2; grids have tables of their own. */
function words(action: LunaAction): string {
  switch (action.kind) {
    case 'coins':
    case 'helium':
    case 'research':
      return `${action.kind} +${'amount' in action ? action.amount : action.steps}`;
    case 'track':
      return `track +${action.steps} (${action.selection})`;
    case 'expand':
      return `expand ${action.sectors} ${action.prefer.toUpperCase()}`;
    case 'cards':
      return 'cards by grid';
    case 'mostValuableShareCard':
      return 'card with the most valuable share';
    case 'bonusMarker':
      return 'bonus marker';
    case 'discardPlan':
      return `discard a plan ${action.letter}`;
    case 'discardSpecialPlan':
      return 'discard a special plan';
  }
}

const reveal = (card: LunaCard): string => (card.reveal === null ? '-' : `${card.reveal.kind} +${card.reveal.steps}`);
const ids = (cards: readonly LunaCard[]): readonly string[] => cards.map((card) => card.id);
const ofGrade = (grade: 1 | 2): readonly LunaCard[] => LUNA_CARDS.filter((card) => card.grade === grade);
const actionsOf = <K extends LunaAction['kind']>(id: string, kind: K): Extract<LunaAction, { kind: K }>[] =>
  LUNA_CARDS.filter((card) => card.id === id)
    .flatMap((card) => card.actions)
    .filter((action): action is Extract<LunaAction, { kind: K }> => action.kind === kind);
const cardsWith = (kind: LunaAction['kind']): readonly string[] =>
  ids(LUNA_CARDS.filter((card) => card.actions.some((action) => action.kind === kind)));

type Row = readonly [
  id: string,
  grade: 1 | 2,
  left: number,
  right: number,
  scientists: number,
  reveal: string,
  actions: string,
];

const CARDS: readonly Row[] = [
  ['I-1', 1, 0, 3, 1, '-', 'cards by grid; card with the most valuable share'],
  ['I-2', 1, 4, 0, 0, '-', 'track +2 (secondMostValuable); cards by grid'],
  ['I-3', 1, 3, 0, 1, '-', 'coins +2; track +2 (mostValuable); bonus marker'],
  ['I-4', 1, 0, 3, 1, 'helium +2', 'coins +2; research +1; bonus marker'],
  ['I-5', 1, 3, 3, 1, 'helium +2', 'coins +2; research +1; bonus marker'],
  ['I-6', 1, 4, 0, 0, '-', 'track +2 (leadByBiggestMargin); expand 2 MIN'],
  ['I-7', 1, 0, 4, 0, '-', 'track +2 (leadByBiggestMargin); expand 2 MAX'],
  ['I-8', 1, 3, 3, 1, 'helium +2', 'coins +2; research +1; bonus marker'],
  ['I-9', 1, 0, 3, 1, '-', 'track +2 (twoMostValuable); discard a special plan; discard a plan A'],
  ['I-10', 1, 0, 4, 0, '-', 'coins +3; track +3 (leastValuable); expand 3 MAX'],
  ['I-11', 1, 3, 0, 1, '-', 'track +2 (twoMostValuable); discard a plan B; discard a plan C'],
  ['I-12', 1, 3, 0, 1, 'helium +2', 'helium +2; cards by grid'],
  ['II-1', 2, 4, 6, 1, 'research +1', 'coins +3; track +3 (twoMostValuable); discard a plan B'],
  ['II-2', 2, 6, 4, 1, 'research +1', 'track +3 (allFour); discard a special plan; discard a plan A'],
  ['II-3', 2, 3, 6, 2, 'research +1', 'track +3 (leadByBiggestMargin); expand 3 MAX'],
  ['II-4', 2, 4, 6, 1, 'research +1', 'coins +3; research +2; bonus marker'],
  ['II-5', 2, 6, 6, 1, 'helium +2', 'helium +2; research +2; cards by grid; card with the most valuable share'],
  ['II-6', 2, 6, 4, 2, 'helium +2', 'coins +3; helium +4; bonus marker'],
  ['II-7', 2, 6, 3, 2, 'helium +2', 'track +2 (twoLeadsByBiggestMargin); expand 2 MIN'],
];

/** Display slots for the slots A to E, and the same as a picture: four rows of the left, middle and right column. */
const CARD_GRIDS: readonly (readonly [id: string, slots: string, picture: string])[] = [
  ['I-1', '1 | 1 | 1 | 1 | 1', '. . ABCDE / . . . / . . . / . . .'],
  ['I-2', '7,8 | 2 | 3 | 4 | 6,10', '. . . / E E B / . A C / . A D'],
  ['I-12', '1,2 | 1,3 | 1,4 | 1,6 | 1,7', '. . ABCDE / . D A / . E B / . . C'],
  ['II-5', '2 | 3 | 4 | 6 | 11', '. . . / . D A / E . B / . . C'],
];

/** Squares for the slots A to E, and the same as a picture: right-aligned rows of 1, 2 and 4. */
const MARKER_GRIDS: readonly (readonly [id: string, squares: string, picture: string])[] = [
  ['I-3', 'r2c3 r2c4 r3c2 r3c3 r3c4', '. / A B / . C D E'],
  ['I-4', 'r3c3 r3c4 r3c2 r3c1 r2c4', '. / . E / D C A B'],
  ['I-5', 'r3c1 r3c2 r3c3 r2c3 r3c4', '. / D . / A B C E'],
  ['I-8', 'r3c2 r3c3 r2c3 r3c1 r3c4', '. / C . / D A B E'],
  ['II-4', 'r2c3 r3c1 r3c2 r3c3 r2c4', '. / A E / B C D .'],
  ['II-6', 'r2c3 r3c4 r3c2 r3c3 r2c4', '. / A E / . C D B'],
];

const TANK = '6:10 9:15 13:25 16:30 20:40 23:45 25:50 28:60';
const RESEARCH = '3:10 5:15 7:20 9:30 11:40 13:50 15:60';

type LevelRow = readonly [
  level: number,
  gradeTwo: boolean,
  endSlots: boolean,
  tankTokens: readonly number[],
  researchTokens: readonly number[],
  startTank: number,
  startResearch: number,
];

const LEVELS: readonly LevelRow[] = [
  [0, false, false, [], [], 0, 0],
  [1, false, true, [], [], 0, 0],
  [2, true, true, [], [], 0, 0],
  [3, true, true, [11, 19], [5, 10], 0, 0],
  [4, true, true, [9, 16], [4, 8], 0, 0],
  [5, true, true, [7, 13], [2, 7], 0, 0],
  [6, true, true, [6, 13], [4, 8], 1, 1],
  [7, true, true, [7, 10], [5, 7], 3, 2],
  [8, true, true, [8, 11], [5, 7], 5, 3],
];

/** The letters that answer to a square, or a dot. */
const lettersAt = (holds: (slot: (typeof LUNA_SLOTS)[number]) => boolean): string =>
  LUNA_SLOTS.filter(holds).join('') || '.';

describe('known facts of every card of Luna (LDATA-1)', () => {
  test('LDATA-1 the slots are A to E from left to right', () => {
    expect(LUNA_SLOTS).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test.each(LUNA_CARDS)('LDATA-1 $id: two values, 0 to 2 icons, perhaps a reveal icon, 2 to 4 entries', (card) => {
    for (const value of [card.left, card.right]) expect(value).toBeGreaterThanOrEqual(0);
    expect([0, 1, 2]).toContain(card.scientists);
    expect(['-', 'helium +2', 'research +1']).toContain(reveal(card));
    expect([2, 3, 4]).toContain(card.actions.length);
  });
});

describe('known facts of the cards of Luna (LDATA-2)', () => {
  test('19 cards, 12 of grade 1 before 7 of grade 2', () => {
    expect(LUNA_CARDS).toHaveLength(19);
    expect(ids(ofGrade(1))).toEqual(Array.from({ length: 12 }, (_, index) => `I-${index + 1}`));
    expect(ids(ofGrade(2))).toEqual(Array.from({ length: 7 }, (_, index) => `II-${index + 1}`));
    expect(ids(LUNA_CARDS)).toEqual(CARDS.map(([id]) => id));
  });

  test.each(CARDS)('%s', (...row) => {
    const found = LUNA_CARDS.filter((card) => card.id === row[0]).map((card) => [
      card.id,
      card.grade,
      card.left,
      card.right,
      card.scientists,
      reveal(card),
      card.actions.map(words).join('; '),
    ]);
    expect(found).toEqual([row]);
  });

  test.each([
    [1, 5, 5, ['I-5', 'I-8']],
    [2, 3, 3, ['II-5']],
  ] as const)('majority check of grade %i: %i higher on the left, %i on the right', (grade, left, right, equal) => {
    const cards = ofGrade(grade);
    expect(cards.filter((card) => card.left > card.right)).toHaveLength(left);
    expect(cards.filter((card) => card.left < card.right)).toHaveLength(right);
    expect(ids(cards.filter((card) => card.left === card.right))).toEqual(equal);
  });

  test('eleven cards have a reveal icon: helium +2 on seven, research +1 on four', () => {
    const showing = (icon: string): readonly string[] => ids(LUNA_CARDS.filter((card) => reveal(card) === icon));
    expect(showing('helium +2')).toEqual(['I-4', 'I-5', 'I-8', 'I-12', 'II-5', 'II-6', 'II-7']);
    expect(showing('research +1')).toEqual(['II-1', 'II-2', 'II-3', 'II-4']);
    expect(showing('-')).toHaveLength(8);
  });

  test('every way of selecting a company occurs', () => {
    const used = LUNA_CARDS.flatMap((card) =>
      card.actions.flatMap((action): LunaSelection[] => (action.kind === 'track' ? [action.selection] : [])),
    );
    expect(new Set(used)).toEqual(new Set(LUNA_SELECTIONS));
  });

  test('an action section has 2 to 4 entries', () => {
    expect(new Set(LUNA_CARDS.map((card) => card.actions.length))).toEqual(new Set([2, 3, 4]));
  });

  test('a company expands directly after its track', () => {
    const before = LUNA_CARDS.flatMap(({ actions }) =>
      actions.flatMap((action, index) => (action.kind === 'expand' ? [actions[index - 1]?.kind] : [])),
    );
    expect(before).toEqual(['track', 'track', 'track', 'track', 'track']);
  });
});

describe('known facts of the card grids (LDATA-3)', () => {
  test('four cards take cards by grid', () => {
    expect(cardsWith('cards')).toEqual(CARD_GRIDS.map(([id]) => id));
  });

  test.each(CARD_GRIDS)('%s takes from the display slots %s', (id, slots) => {
    const found = actionsOf(id, 'cards').map(({ grid }) => LUNA_SLOTS.map((slot) => grid[slot].join(',')).join(' | '));
    expect(found).toEqual([slots]);
  });

  test.each(CARD_GRIDS)('%s agrees with its picture', (id, _slots, picture) => {
    const found = actionsOf(id, 'cards').map(({ grid }) =>
      [1, 2, 3, 4].map((row) =>
        [row + 8, row + 4, row].map((space) => lettersAt((slot) => grid[slot].includes(space))).join(' '),
      ),
    );
    expect(found.map((rows) => rows.join(' / '))).toEqual([picture]);
  });
});

describe('known facts of the bonus marker grids (LDATA-4)', () => {
  test('six cards place a bonus marker', () => {
    expect(cardsWith('bonusMarker')).toEqual(MARKER_GRIDS.map(([id]) => id));
  });

  test.each(MARKER_GRIDS)('%s names the squares %s', (id, squares) => {
    const found = actionsOf(id, 'bonusMarker').map(({ grid }) =>
      LUNA_SLOTS.map((slot) => `r${grid[slot].row}c${grid[slot].column}`).join(' '),
    );
    expect(found).toEqual([squares]);
  });

  test.each(MARKER_GRIDS)('%s agrees with its picture', (id, _squares, picture) => {
    const found = actionsOf(id, 'bonusMarker').map(({ grid }) =>
      [[4], [3, 4], [1, 2, 3, 4]].map((columns, index) =>
        columns
          .map((column) => lettersAt((slot) => grid[slot].row === index + 1 && grid[slot].column === column))
          .join(' '),
      ),
    );
    expect(found.map((rows) => rows.join(' / '))).toEqual([picture]);
  });

  test.each(MARKER_GRIDS)('%s has every letter once, on five different squares', (id) => {
    const grids = actionsOf(id, 'bonusMarker').map(({ grid }) => grid);
    expect(grids.map((grid) => Object.keys(grid))).toEqual([[...LUNA_SLOTS]]);
    const squares = grids.flatMap((grid) => LUNA_SLOTS.map((slot) => `${grid[slot].row}-${grid[slot].column}`));
    expect(new Set(squares).size).toBe(5);
  });

  test('LACT-28: no card names the single square of the top row', () => {
    const rows = MARKER_GRIDS.flatMap(([id]) =>
      actionsOf(id, 'bonusMarker').flatMap(({ grid }) => LUNA_SLOTS.map((slot) => grid[slot].row)),
    );
    expect(new Set(rows)).toEqual(new Set([2, 3]));
  });
});

describe('known facts of the discarded plans (LDATA-5)', () => {
  test('the slots A to E discard from the columns 1, 2, 3, 4 and 1', () => {
    expect(LUNA.planColumns).toEqual({ A: 1, B: 2, C: 3, D: 4, E: 1 });
  });

  test('four cards discard lettered plans, two of them special ones', () => {
    expect(cardsWith('discardPlan')).toEqual(['I-9', 'I-11', 'II-1', 'II-2']);
    expect(cardsWith('discardSpecialPlan')).toEqual(['I-9', 'II-2']);
  });
});

describe('known facts of the tracks of Luna (LDATA-6, LDATA-7)', () => {
  const steps = ({ values }: BoardTrack): string => values.map(({ at, value }) => `${at}:${value}`).join(' ');

  test('the tank track ends at step 28 and opens slot A at step 8', () => {
    expect([LUNA.tank.last, LUNA.tank.slotSpace]).toEqual([28, 8]);
  });

  test('the values of the tank track', () => {
    expect(steps(LUNA.tank)).toBe(TANK);
  });

  test('the research track ends at step 15 and opens slot E at step 4', () => {
    expect([LUNA.research.last, LUNA.research.slotSpace]).toEqual([15, 4]);
  });

  test('the values of the research track', () => {
    expect(steps(LUNA.research)).toBe(RESEARCH);
  });

  test('steps beyond the end are worth 2 coins each', () => {
    expect([LUNA.tank.overflow, LUNA.research.overflow]).toEqual([2, 2]);
  });

  test('the values quoted by the menaces lie at tank steps 13 and 20, research steps 7 and 11', () => {
    const at = (track: BoardTrack, sought: number): number[] =>
      track.values.filter(({ value }) => value === sought).map((space) => space.at);
    expect([at(LUNA.tank, 25), at(LUNA.tank, 40)]).toEqual([[13], [20]]);
    expect([at(LUNA.research, 20), at(LUNA.research, 40)]).toEqual([[7], [11]]);
  });
});

describe('known facts of the levels (LDATA-8, LDATA-9)', () => {
  test('nine levels, 0 to 8', () => {
    expect(LUNA.levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test.each(LEVELS)('level %i', (...row) => {
    const found = LUNA.levels
      .filter(({ level }) => level === row[0])
      .map((level) => [
        level.level,
        level.gradeTwo,
        level.endSlots,
        level.tankTokens,
        level.researchTokens,
        level.startTank,
        level.startResearch,
      ]);
    expect(found).toEqual([row]);
  });

  test('LUNA-16: four tokens at every advanced level', () => {
    const counts = LUNA.levels.map(({ tankTokens, researchTokens }) => tankTokens.length + researchTokens.length);
    expect(counts).toEqual([0, 0, 0, 4, 4, 4, 4, 4, 4]);
  });

  test.each(LUNA.levels)('level $level starts before every token and slot, and up to 2 helium later too', (level) => {
    expect(level.startTank + 2).toBeLessThan(Math.min(LUNA.tank.slotSpace, ...level.tankTokens));
    expect(level.startResearch).toBeLessThan(Math.min(LUNA.research.slotSpace, ...level.researchTokens));
  });
});

describe('known facts of the reserve of Luna', () => {
  test('LUNA-6: she starts with 5 bonus markers', () => {
    expect(LUNA.bonusMarkers).toBe(5);
  });
});

describe('provenance of Luna', () => {
  test('her content holds the cards', () => {
    expect(LUNA.cards).toBe(LUNA_CARDS);
  });

  test.each(LUNA_CARDS)('the content of card $id is known from the solo helper', ({ sources }) => {
    expect(sources).toEqual({ rest: 'solo-helper' });
  });

  test('the booklet states the number of cards, the scheme of the levels, the markers and the overflow', () => {
    expect(LUNA.sources).toEqual({
      rest: 'solo-helper',
      'cards.length': 'luna-booklet',
      'levels.gradeTwo': 'luna-booklet',
      'levels.endSlots': 'luna-booklet',
      markerSpaces: 'reconstructed',
      trackOverflow: 'luna-booklet',
      bonusMarkers: 'luna-booklet',
    });
    for (const { sources } of [LUNA.tank, LUNA.research]) {
      expect(sources).toEqual({ rest: 'solo-helper', overflow: 'luna-booklet' });
    }
  });
});
