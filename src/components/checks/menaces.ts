import type { BoardTrack, Content, Menace } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { MENACE_IDS } from '../ids.ts';
import { expectThat, onceEach, type Problems, within } from './expectations.ts';

export function menaceProblems({ menaces, playerBoard, figures }: Content): Problems {
  return [
    ...onceEach('$.menaces', menaces, MENACE_IDS, 'MENACE-2'),
    ...menaces.flatMap(({ requirement, consequence }, index) => [
      ...requiredValues(requirement, playerBoard, `$.menaces[${index}].requirement`),
      ...(consequence.kind === 'endAfterRound'
        ? within(consequence.round, 1, figures.rounds, `$.menaces[${index}].consequence.round`, 'MENACE-19')
        : []),
    ]),
  ];
}

/** Checks that a required value is printed on the track of the player board. */
function requiredValues(
  requirement: Menace['requirement'],
  { tank, research }: Content['playerBoard'],
  path: string,
): Problems {
  if (requirement.kind !== 'values') return [];
  return [
    ...printed(requirement.tank, tank, `${path}.tank`, 'MENACE-18'),
    ...printed(requirement.research, research, `${path}.research`, 'MENACE-19'),
  ];
}

function printed(value: number, { values }: BoardTrack, path: string, rule: ContentRule): Problems {
  const known = values.map((step) => step.value);
  return expectThat(
    value === 0 || known.includes(value),
    path,
    `0 or a value of the track (${known.join(', ')})`,
    rule,
  );
}
