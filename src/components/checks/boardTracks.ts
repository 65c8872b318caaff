import type { BoardTrack, Content } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { ascending, distinct, expectThat, type Problems, within } from './expectations.ts';

/** Checks the tank and research tracks of the player board and of Luna's board. */
export function boardTrackProblems({ playerBoard: { tank, research }, luna }: Content): Problems {
  return [
    ...boardTrack(tank, '$.playerBoard.tank', 'SPECIAL-3', 'SCORE-8'),
    ...boardTrack(research, '$.playerBoard.research', 'SPECIAL-6', 'SCORE-9'),
    ...closedToA(research),
    ...boardTrack(luna.tank, '$.luna.tank', 'LDATA-6', 'LDATA-6'),
    ...boardTrack(luna.research, '$.luna.research', 'LDATA-7', 'LDATA-7'),
  ];
}

function boardTrack(
  { last, slotSpace, values }: BoardTrack,
  path: string,
  slotRule: ContentRule,
  valueRule: ContentRule,
): Problems {
  const at = (index: number): string => `${path}.values[${index}].at`;
  return [
    ...within(slotSpace, 1, last, `${path}.slotSpace`, slotRule),
    ...values.flatMap((step, index) => within(step.at, 1, last, at(index), valueRule)),
    ...ascending(
      values.map((step) => step.at),
      at,
      valueRule,
    ),
    ...ascending(
      values.map(({ value }) => value),
      (index) => `${path}.values[${index}].value`,
      valueRule,
    ),
  ];
}

/** RP-13: the list excludes the first space, which has the pre-printed plan (AMB-RP-6). */
function closedToA({ last, noA }: Content['playerBoard']['research']): Problems {
  const path = (index: number): string => `$.playerBoard.research.noA[${index}]`;
  return [
    ...noA.flatMap((space, index) =>
      expectThat(space > 1 && space <= last, path(index), `a space from 2 to ${last}, not ${space}`, 'RP-13'),
    ),
    ...distinct(noA, path, 'RP-13'),
  ];
}
