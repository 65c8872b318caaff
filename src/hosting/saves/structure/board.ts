import type { Company } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { BoardPlace } from '../../../game/model/places.ts';
import { piecesOn } from '../../../game/rules/board/places.ts';
import { stationOf } from '../../../game/rules/board/side.ts';
import type { Game } from '../../../game/rules/game.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';
import { enteredPlaces } from './stack/known.ts';

/** Outposts and shuttles stand where they can: one on a place, columns as they are when pieces leave from the top. */
export function boardProblems(game: Game): JsonProblems {
  return [...placeProblems(game), ...COMPANIES.flatMap((company) => columnProblems(game, company))];
}

/** EXP-11, BELT-7, BELT-15: two on a place only while the rival waits to leave it. */
function placeProblems(game: Game): JsonProblems {
  const contested = game.state.stack.flatMap(enteredPlaces);
  return placesOf(game).flatMap(({ place, path }) => {
    const pieces = piecesOn(game, place);
    const [one, other] = pieces;
    const two = pieces.length === 2 && one !== other && contested.some((each) => isSame(each, place));
    return unless(pieces.length < 2 || two, path, 'one piece at most');
  });
}

function placesOf({ box, state }: Game): { readonly place: BoardPlace; readonly path: string }[] {
  const sectors = state.sectors.map((_, index) => ({ place: { sector: index + 1 }, path: `$.sectors[${index}]` }));
  if (state.belt === null) return sectors;
  const { asteroids, shuttleSpaces } = box.content.belt;
  const outposts = asteroids.flatMap(({ number, spaces }, index) =>
    spaces.map((_, space) => ({ place: { asteroid: number, space }, path: `$.belt.outposts[${index}][${space}]` })),
  );
  const shuttles = shuttleSpaces.map(({ number }, index) => ({
    place: { shuttleSpace: number },
    path: `$.belt.shuttles[${index}]`,
  }));
  return [...sectors, ...outposts, ...shuttles];
}

function isSame(one: BoardPlace, other: BoardPlace): boolean {
  if ('sector' in one) return 'sector' in other && one.sector === other.sector;
  if ('shuttleSpace' in one) return 'shuttleSpace' in other && one.shuttleSpace === other.shuttleSpace;
  return 'asteroid' in other && one.asteroid === other.asteroid && one.space === other.space;
}

/** STATION-2, BELT-21: a crossed-out space is uncovered by the last piece, for good. SETUP-11: at first all are full. */
function columnProblems(game: Game, company: Company): JsonProblems {
  const { columns: homes, crossedOut } = stationOf(game, company);
  const isSetUp = phaseOf(game.state) === 'setUp';
  return game.state.stations[company].flatMap(({ pieces, opened }, column) => {
    const path = `$.stations.${company}[${column}]`;
    const length = at(homes, column).length;
    const mayOpen = at(crossedOut, column);
    return [
      ...unless(!opened || (mayOpen && pieces < length), `${path}.opened`, 'false'),
      ...unless(opened || !mayOpen || pieces > 0, `${path}.opened`, 'true'),
      ...unless(!isSetUp || pieces === length, `${path}.pieces`, `${length} during the set-up`),
    ];
  });
}
