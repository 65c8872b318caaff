import type { Asteroid, Belt, BoardTrack, Content, ShuttleSpace } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { COMPANIES, MENACE_IDS } from '../ids.ts';
import { MAX_OUTPOST_SPACES, MENACE_ENDS } from '../printed.ts';
import type { Edge, Place } from './place.ts';

export function checkBelt({ belt }: Content, set: Place): void {
  const { asteroids, shuttleSpaces, stationRoutes } = belt;
  const place = set.at('belt');
  const numbers = new Set<number>();
  // BELT-6: asteroids and shuttle spaces share one series of numbers.
  const uniqueNumber = (at: Place, { number }: { readonly number: number }): void =>
    at.at('number').unique(number, numbers, 'BELT-6', 'a unique number');
  place.each('asteroids', asteroids, uniqueNumber);
  place.each('shuttleSpaces', shuttleSpaces, uniqueNumber);
  place.each('asteroids', asteroids, outpostSpaces);
  const known = new Set(asteroids.map(({ number }) => number));
  place.each('shuttleSpaces', shuttleSpaces, (at, space) => route(at, space, known));
  place.each('stationRoutes', stationRoutes, (at, { asteroid }) => exists(at, asteroid, known, 'BELT-22'));
  for (const end of MENACE_ENDS) {
    const found = shuttleSpaces.some(({ number }) => number === end);
    place.at('shuttleSpaces').expect(found, `a shuttle space ${end}`, 'MENACE-2');
  }
  joined(place, belt);
}

/** BELT-6, BELT-29 */
function outpostSpaces(place: Place, { spaces: { length }, linkedDomes }: Asteroid): void {
  const expected = `1 to ${MAX_OUTPOST_SPACES} outpost spaces, not ${length}`;
  place.at('spaces').expect(length >= 1 && length <= MAX_OUTPOST_SPACES, expected, 'BELT-6');
  place.each('linkedDomes', linkedDomes, (at, [one, other]) => {
    at.at(0).within(one, 0, length - 1, 'BELT-29');
    at.at(1).within(other, 0, length - 1, 'BELT-29');
    at.expect(one !== other, 'two different outpost spaces', 'BELT-29');
  });
}

/** BELT-9: a route connects two asteroids. */
function route(place: Place, { ends }: ShuttleSpace, known: ReadonlySet<number>): void {
  const [one, other] = ends;
  place.each('ends', ends, (at, { asteroid }) => exists(at, asteroid, known, 'BELT-9'));
  place.at('ends').expect(one.asteroid !== other.asteroid, 'two different asteroids', 'BELT-9');
}

function exists(place: Place, asteroid: number, known: ReadonlySet<number>, rule: ContentRule): void {
  place.at('asteroid').expect(known.has(asteroid), `the number of an asteroid, not ${asteroid}`, rule);
}

/** BELT-22: every station has a route; BELT-8, BELT-9: routes connect all asteroids and stations. */
function joined(place: Place, { asteroids, shuttleSpaces, stationRoutes }: Belt): void {
  const companies = COMPANIES.filter((company) => stationRoutes.some((from) => from.company === company));
  for (const company of COMPANIES) {
    const found = companies.includes(company);
    place.at('stationRoutes').expect(found, `a route from the station of ${company}`, 'BELT-22');
  }
  const nodes = [...asteroids.map(({ number }) => number), ...companies];
  const edges = [
    ...shuttleSpaces.map(({ ends: [one, other] }): Edge => [one.asteroid, other.asteroid]),
    ...stationRoutes.map(({ company, asteroid }): Edge => [company, asteroid]),
  ];
  place.at('asteroids').connected(nodes, edges, 'network', 'BELT-9');
}

export function checkMenaces({ menaces, playerBoard, figures }: Content, set: Place): void {
  set.at('menaces').onceEach(menaces, MENACE_IDS, 'MENACE-2');
  set.each('menaces', menaces, (place, { requirement, consequence }) => {
    if (requirement.kind === 'values') {
      printedValue(place.at('requirement', 'tank'), requirement.tank, playerBoard.tank, 'MENACE-18');
      printedValue(place.at('requirement', 'research'), requirement.research, playerBoard.research, 'MENACE-19');
    }
    if (consequence.kind === 'endAfterRound') {
      place.at('consequence', 'round').within(consequence.round, 1, figures.rounds, 'MENACE-19');
    }
  });
}

/** Checks that a required value is printed on the track of the player board. */
function printedValue(place: Place, required: number, { values }: BoardTrack, rule: ContentRule): void {
  const known = values.map(({ value }) => value);
  place.expect([0, ...known].includes(required), `0 or a value of the track (${known.join(', ')})`, rule);
}
