import type { Content, LunaAction, LunaCard, LunaContent, LunaLevel } from '../content.ts';
import { LUNA_SLOTS } from '../ids.ts';
import { LUNA_LEVELS, MARKER_COLUMNS, MARKER_ROWS } from '../printed.ts';
import type { Place } from './place.ts';

/** LUNA-13 */
const CARDS_OF_GRADE = { 1: 12, 2: 7 } as const;

/** Checks Luna's levels and cards. `checkBoardTracks` checks her tracks. */
export function checkLuna({ luna }: Content, set: Place): void {
  const place = set.at('luna');
  const { levels } = luna;
  const { lowest, highest } = LUNA_LEVELS;
  place.at('levels').count(levels.length, highest + 1, `levels, ${lowest} to ${highest}`, 'LUNA-12');
  place.each('levels', levels.slice(0, highest + 1), (at, { level }, index) => {
    at.at('level').expect(level === index, `${index}, in order, not ${level}`, 'LUNA-12');
  });
  place.each('levels', levels, (at, level) => checkLevel(at, level, luna));
  checkCards(place, luna);
}

/** LUNA-16, LUNA-17: tokens (at most four) and starting spaces must be on Luna's tracks. */
function checkLevel(place: Place, level: LunaLevel, { tank, research }: LunaContent): void {
  const { tankTokens, researchTokens, startTank, startResearch } = level;
  const tokens = tankTokens.length + researchTokens.length;
  for (const [key, spaces, { last }] of [
    ['tankTokens', tankTokens, tank],
    ['researchTokens', researchTokens, research],
  ] as const) {
    place.each(key, spaces, (at, space) => at.within(space, 1, last, 'LUNA-16'));
    place.at(key).ascending(spaces, 'LUNA-16');
  }
  place.expect(tokens <= 4, `at most 4 tokens, not ${tokens}`, 'LUNA-16');
  place.at('startTank').within(startTank, 0, tank.last, 'LUNA-17');
  place.at('startResearch').within(startResearch, 0, research.last, 'LUNA-17');
}

function checkCards(place: Place, { cards, markerSpaces }: LunaContent): void {
  const rows = place.at('markerSpaces');
  rows.count(markerSpaces.length, MARKER_ROWS.length, 'rows', 'LACT-28');
  MARKER_ROWS.forEach((expected, row) => {
    rows.at(row).count(markerSpaces[row]?.length ?? 0, expected, 'bonus spaces', 'LACT-28');
  });
  const spaces = new Set<string>();
  for (const space of markerSpaces.flat()) rows.unique(space, spaces, 'LACT-28');
  for (const grade of [1, 2] as const) {
    const found = cards.filter((card) => card.grade === grade).length;
    place.at('cards').count(found, CARDS_OF_GRADE[grade], `cards of grade ${grade}`, 'LUNA-13');
  }
  place.each('cards', cards, checkActions);
}

/** LDATA-1: a card has two to four entries. */
function checkActions(place: Place, { actions }: LunaCard): void {
  const { length } = actions;
  place.at('actions').expect(length >= 2 && length <= 4, `2 to 4 actions, not ${length}`, 'LDATA-1');
  place.each('actions', actions, (at, action, index) => checkAction(at, action, actions[index - 1]));
}

function checkAction(place: Place, action: LunaAction, before: LunaAction | undefined): void {
  const grid = place.at('grid');
  if (action.kind === 'expand') {
    // This entry expands the companies of the preceding track action.
    place.expect(before?.kind === 'track', 'a track action before it', 'LDATA-2');
  }
  for (const slot of LUNA_SLOTS) {
    if (action.kind === 'cards') checkDisplaySlots(grid.at(slot), action.grid[slot]);
    if (action.kind === 'bonusMarker') checkSquare(grid.at(slot), action.grid[slot]);
  }
}

/** LDATA-3: each letter needs display slots. */
function checkDisplaySlots(place: Place, slots: readonly number[]): void {
  place.expect(slots.length > 0, 'at least one space of the card display', 'LDATA-3');
  place.distinct(slots, 'LDATA-3');
}

/** LDATA-4: each letter needs an existing square. */
function checkSquare(place: Place, { row, column }: { readonly row: number; readonly column: number }): void {
  const first = MARKER_COLUMNS - (MARKER_ROWS[row - 1] ?? MARKER_COLUMNS) + 1;
  const expected = `a column from ${first} to ${MARKER_COLUMNS} in row ${row}, not ${column}`;
  place.at('column').expect(column >= first, expected, 'LDATA-4');
}
