import type { Content, LunaAction, LunaCard, LunaContent, LunaLevel } from '../content.ts';
import { LUNA_SLOTS } from '../ids.ts';
import { LUNA_LEVELS, MARKER_COLUMNS, MARKER_ROWS } from '../printed.ts';
import { ascending, counted, distinct, expectThat, type Problems, within } from './expectations.ts';

type Grid<Kind extends LunaAction['kind']> = Extract<LunaAction, { kind: Kind; grid: unknown }>['grid'];

/** LUNA-13 */
const CARDS_OF_GRADE = [12, 7] as const;

/** Checks Luna's levels and cards. `boardTrackProblems` checks her tracks. */
export function lunaProblems({ luna }: Content): Problems {
  return [...levelProblems(luna), ...lunaCardProblems(luna)];
}

function levelProblems(luna: LunaContent): Problems {
  const { levels } = luna;
  const { lowest, highest } = LUNA_LEVELS;
  return [
    ...counted('$.luna.levels', levels.length, highest + 1, `levels, ${lowest} to ${highest}`, 'LUNA-12'),
    ...levels
      .slice(0, highest + 1)
      .flatMap(({ level }, index) =>
        expectThat(level === index, `$.luna.levels[${index}].level`, `${index}, in order, not ${level}`, 'LUNA-12'),
      ),
    ...levels.flatMap((level, index) => places(luna, level, `$.luna.levels[${index}]`)),
  ];
}

/** LUNA-16, LUNA-17: tokens (at most four) and starting spaces must be on Luna's tracks. */
function places({ tank, research }: LunaContent, level: LunaLevel, path: string): Problems {
  const { tankTokens, researchTokens, startTank, startResearch } = level;
  const tokens = tankTokens.length + researchTokens.length;
  return [
    ...onTrack(tankTokens, tank.last, `${path}.tankTokens`),
    ...onTrack(researchTokens, research.last, `${path}.researchTokens`),
    ...expectThat(tokens <= 4, path, `at most 4 tokens, not ${tokens}`, 'LUNA-16'),
    ...within(startTank, 0, tank.last, `${path}.startTank`, 'LUNA-17'),
    ...within(startResearch, 0, research.last, `${path}.startResearch`, 'LUNA-17'),
  ];
}

function onTrack(tokens: readonly number[], last: number, path: string): Problems {
  const at = (index: number): string => `${path}[${index}]`;
  return [
    ...tokens.flatMap((space, index) => within(space, 1, last, at(index), 'LUNA-16')),
    ...ascending(tokens, at, 'LUNA-16'),
  ];
}

function lunaCardProblems({ cards, markerSpaces }: LunaContent): Problems {
  const path = '$.luna.markerSpaces';
  return [
    ...counted(path, markerSpaces.length, MARKER_ROWS.length, 'rows', 'LACT-28'),
    ...MARKER_ROWS.flatMap((expected, row) =>
      counted(`${path}[${row}]`, markerSpaces[row]?.length ?? 0, expected, 'bonus spaces', 'LACT-28'),
    ),
    ...distinct(markerSpaces.flat(), () => path, 'LACT-28'),
    ...CARDS_OF_GRADE.flatMap((expected, index) => {
      const found = cards.filter(({ grade }) => grade === index + 1).length;
      return counted('$.luna.cards', found, expected, `cards of grade ${index + 1}`, 'LUNA-13');
    }),
    ...cards.flatMap((card, index) => actions(card, `$.luna.cards[${index}].actions`)),
  ];
}

/** LDATA-1: a card has two to four entries. */
function actions({ actions: entries }: LunaCard, path: string): Problems {
  const { length } = entries;
  return [
    ...expectThat(length >= 2 && length <= 4, path, `2 to 4 actions, not ${length}`, 'LDATA-1'),
    ...entries.flatMap((entry, index) => action(entry, entries[index - 1], `${path}[${index}]`)),
  ];
}

function action(entry: LunaAction, before: LunaAction | undefined, path: string): Problems {
  switch (entry.kind) {
    case 'expand': // This entry expands the companies of the preceding track action.
      return expectThat(before?.kind === 'track', path, 'a track action before it', 'LDATA-2');
    case 'cards':
      return displaySlots(entry.grid, `${path}.grid`);
    case 'bonusMarker':
      return squares(entry.grid, `${path}.grid`);
    default:
      return [];
  }
}

/** LDATA-3: each letter needs display slots. */
function displaySlots(grid: Grid<'cards'>, path: string): Problems {
  return LUNA_SLOTS.flatMap((slot) => [
    ...expectThat(grid[slot].length > 0, `${path}.${slot}`, 'at least one space of the card display', 'LDATA-3'),
    ...distinct(grid[slot], (index) => `${path}.${slot}[${index}]`, 'LDATA-3'),
  ]);
}

/** LDATA-4: each letter needs an existing square. */
function squares(grid: Grid<'bonusMarker'>, path: string): Problems {
  return LUNA_SLOTS.flatMap((slot) => {
    const { row, column } = grid[slot];
    const first = MARKER_COLUMNS - (MARKER_ROWS[row - 1] ?? MARKER_COLUMNS) + 1;
    const expected = `a column from ${first} to ${MARKER_COLUMNS} in row ${row}, not ${column}`;
    return expectThat(column >= first, `${path}.${slot}.column`, expected, 'LDATA-4');
  });
}
