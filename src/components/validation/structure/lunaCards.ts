import {
  type Content,
  LUNA_SLOTS,
  type LunaAction,
  type LunaCard,
  MARKER_COLUMNS,
  MARKER_ROWS,
} from '../../content.ts';
import { unless } from '../contentProblem.ts';
import { counted, distinct, type Problems } from './findings.ts';

type Grid<Kind extends LunaAction['kind']> = Extract<LunaAction, { kind: Kind; grid: unknown }>['grid'];

/** LUNA-13: the number of cards of each grade. */
const CARDS_OF_GRADE = [12, 7] as const;

/** Luna's cards, and the grid their bonus markers are placed by. */
export function lunaCardProblems({ luna: { cards, markerSpaces } }: Content): Problems {
  const path = '$.luna.markerSpaces';
  return [
    ...counted(path, markerSpaces.length, MARKER_ROWS.length, 'rows', 'LACT-28'),
    ...MARKER_ROWS.flatMap((wanted, row) =>
      counted(`${path}[${row}]`, markerSpaces[row]?.length ?? 0, wanted, 'bonus spaces', 'LACT-28'),
    ),
    ...distinct(markerSpaces.flat(), () => path, 'LACT-28'),
    ...CARDS_OF_GRADE.flatMap((wanted, index) => {
      const found = cards.filter(({ grade }) => grade === index + 1).length;
      return counted('$.luna.cards', found, wanted, `cards of grade ${index + 1}`, 'LUNA-13');
    }),
    ...cards.flatMap((card, index) => actions(card, `$.luna.cards[${index}].actions`)),
  ];
}

/** LDATA-1: two to four entries. */
function actions({ actions: entries }: LunaCard, path: string): Problems {
  const { length } = entries;
  return [
    ...unless(length >= 2 && length <= 4, path, `2 to 4 actions, not ${length}`, 'LDATA-1'),
    ...entries.flatMap((entry, index) => action(entry, entries[index - 1], `${path}[${index}]`)),
  ];
}

function action(entry: LunaAction, before: LunaAction | undefined, path: string): Problems {
  switch (entry.kind) {
    case 'expand': // The companies are those whose tracks came before.
      return unless(before?.kind === 'track', path, 'a track action before it', 'LDATA-2');
    case 'cards':
      return displaySlots(entry.grid, `${path}.grid`);
    case 'bonusMarker':
      return squares(entry.grid, `${path}.grid`);
    default:
      return [];
  }
}

/** LDATA-3: every slot letter names spaces of the display. */
function displaySlots(grid: Grid<'cards'>, path: string): Problems {
  return LUNA_SLOTS.flatMap((slot) => [
    ...unless(grid[slot].length > 0, `${path}.${slot}`, 'at least one space of the card display', 'LDATA-3'),
    ...distinct(grid[slot], (index) => `${path}.${slot}[${index}]`, 'LDATA-3'),
  ]);
}

/** LDATA-4: every slot letter names a square that exists. */
function squares(grid: Grid<'bonusMarker'>, path: string): Problems {
  return LUNA_SLOTS.flatMap((slot) => {
    const { row, column } = grid[slot];
    const first = MARKER_COLUMNS - (MARKER_ROWS[row - 1] ?? MARKER_COLUMNS) + 1;
    const expected = `a column from ${first} to ${MARKER_COLUMNS} in row ${row}, not ${column}`;
    return unless(column >= first, `${path}.${slot}.column`, expected, 'LDATA-4');
  });
}
