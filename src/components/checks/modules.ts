import type { Asteroid, Belt, BoardTrack, Content, Menace, ShuttleSpace } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, type Company, MENACE_IDS } from '../ids.ts';
import { MAX_OUTPOST_SPACES, MENACE_ENDS } from '../printed.ts';
import { connected, type Edge, expectThat, onceEach, type Problems, within } from './expectations.ts';

export function beltProblems({ belt }: Content): Problems {
  const known = new Set(belt.asteroids.map(({ number }) => number));
  const spaces = belt.shuttleSpaces.map(({ number }) => number);
  return [
    ...numbering(belt),
    ...belt.asteroids.flatMap((asteroid, index) => outpostSpaces(asteroid, `$.belt.asteroids[${index}]`)),
    ...belt.shuttleSpaces.flatMap((space, index) => route(space, known, `$.belt.shuttleSpaces[${index}]`)),
    ...belt.stationRoutes.flatMap(({ asteroid }, index) =>
      exists(asteroid, known, `$.belt.stationRoutes[${index}].asteroid`, 'BELT-22'),
    ),
    ...MENACE_ENDS.flatMap((number) =>
      expectThat(spaces.includes(number), '$.belt.shuttleSpaces', `a shuttle space ${number}`, 'MENACE-2'),
    ),
    ...joined(belt),
  ];
}

/** BELT-6: asteroids and shuttle spaces share one series of numbers. */
function numbering({ asteroids, shuttleSpaces }: Belt): Problems {
  const taken = new Set<number>();
  const own = ({ number }: { readonly number: number }, path: string): Problems => {
    const free = !taken.has(number);
    taken.add(number);
    return expectThat(free, `${path}.number`, `a unique number, not ${number} again`, 'BELT-6');
  };
  return [
    ...asteroids.flatMap((asteroid, index) => own(asteroid, `$.belt.asteroids[${index}]`)),
    ...shuttleSpaces.flatMap((space, index) => own(space, `$.belt.shuttleSpaces[${index}]`)),
  ];
}

/** BELT-6, BELT-29 */
function outpostSpaces({ spaces, linkedDomes }: Asteroid, path: string): Problems {
  const { length } = spaces;
  const linked = linkedDomes.flatMap(([one, other], index) => {
    const at = `${path}.linkedDomes[${index}]`;
    return [
      ...within(one, 0, length - 1, `${at}[0]`, 'BELT-29'),
      ...within(other, 0, length - 1, `${at}[1]`, 'BELT-29'),
      ...expectThat(one !== other, at, 'two different outpost spaces', 'BELT-29'),
    ];
  });
  return [
    ...expectThat(
      length >= 1 && length <= MAX_OUTPOST_SPACES,
      `${path}.spaces`,
      `1 to ${MAX_OUTPOST_SPACES} outpost spaces, not ${length}`,
      'BELT-6',
    ),
    ...linked,
  ];
}

/** BELT-9: a route connects two asteroids. */
function route({ ends: [one, other] }: ShuttleSpace, known: ReadonlySet<number>, path: string): Problems {
  return [
    ...exists(one.asteroid, known, `${path}.ends[0].asteroid`, 'BELT-9'),
    ...exists(other.asteroid, known, `${path}.ends[1].asteroid`, 'BELT-9'),
    ...expectThat(one.asteroid !== other.asteroid, `${path}.ends`, 'two different asteroids', 'BELT-9'),
  ];
}

function exists(asteroid: number, known: ReadonlySet<number>, path: string, rule: ContentRule): Problems {
  return expectThat(known.has(asteroid), path, `the number of an asteroid, not ${asteroid}`, rule);
}

/** BELT-22: every station has a route; BELT-8, BELT-9: routes connect all asteroids and stations. */
function joined({ asteroids, shuttleSpaces, stationRoutes }: Belt): Problems {
  const hasRoute = (company: Company): boolean => stationRoutes.some((from) => from.company === company);
  const nodes = [...asteroids.map(({ number }) => String(number)), ...COMPANIES.filter(hasRoute)];
  const edges = [
    ...shuttleSpaces.map(({ ends: [one, other] }): Edge => [String(one.asteroid), String(other.asteroid)]),
    ...stationRoutes.map(({ company, asteroid }): Edge => [company, String(asteroid)]),
  ];
  return [
    ...COMPANIES.flatMap((company) =>
      expectThat(hasRoute(company), '$.belt.stationRoutes', `a route from the station of ${company}`, 'BELT-22'),
    ),
    ...connected(nodes, edges, '$.belt.asteroids', 'network', 'BELT-9'),
  ];
}

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
