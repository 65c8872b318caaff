import type { Content, Station } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, type Company } from '../ids.ts';
import { counted, expectThat, type Problems } from './expectations.ts';

interface Side {
  readonly path: string;
  /** Each column's home spaces, with the rule that determines their number. */
  readonly columns: readonly (readonly [spaces: number, rule: ContentRule])[];
  /** Columns whose last space is crossed out and has 2 coin icons. */
  readonly crossed: readonly number[];
  readonly crossedRule: ContentRule;
}

/** STATION-1: 15 outposts fill the columns. STATION-2: the last space of each column has 2 coin icons. */
const MOON: Side = {
  path: '$.moon.stations',
  columns: [
    [5, 'STATION-1'],
    [5, 'STATION-1'],
    [5, 'STATION-1'],
  ],
  crossed: [0, 1, 2],
  crossedRule: 'STATION-2',
};

/** 12 outposts fill the outer columns (BELT-2), and 5 shuttles fill the middle one (BELT-3). */
const BELT: Side = {
  path: '$.belt.stations',
  columns: [
    [6, 'BELT-2'],
    [5, 'BELT-3'],
    [6, 'BELT-2'],
  ],
  crossed: [0, 2],
  crossedRule: 'BELT-21',
};

export function stationProblems({ moon, belt }: Content): Problems {
  return COMPANIES.flatMap((company) => [
    ...station(moon.stations[company], company, MOON),
    ...station(belt.stations[company], company, BELT),
  ]);
}

function station({ company, columns, crossedOut }: Station, key: Company, side: Side): Problems {
  const path = `${side.path}.${key}`;
  const spaces = side.columns.flatMap(([expected, rule], index) => {
    const column = columns[index];
    return column === undefined
      ? []
      : counted(`${path}.columns[${index}]`, column.length, expected, 'home spaces', rule);
  });
  const crossed = side.crossed.flatMap((index) => {
    const last = (side.columns[index]?.[0] ?? 0) - 1;
    const icons = columns[index]?.[last];
    const holds = icons === undefined || icons === 2;
    return expectThat(holds, `${path}.columns[${index}][${last}]`, `2 coin icons, not ${icons}`, side.crossedRule);
  });
  return [
    ...expectThat(company === key, `${path}.company`, `${key}, as in the key, not ${company}`, 'SETUP-11'),
    ...counted(`${path}.columns`, columns.length, 3, 'columns', side === MOON ? 'STATION-1' : 'BELT-2'),
    ...counted(`${path}.crossedOut`, crossedOut.length, side.columns.length, 'columns', side.crossedRule),
    ...spaces,
    ...crossed,
  ];
}
