import { COMPANIES, type Content } from 'skymines-rules';
import { drawBelt } from 'skymines-rules/drawing';
import { refId } from 'skymines-rules/queries';
import type { Path } from '../paths.ts';
import { type Picture, type PieceClass, type PieceSpec, piece, pieceClass } from '../piece.ts';
import { rewards } from '../shapes/effects.ts';
import { choice, type Fields, field, fixedList, group, number, yesNo } from '../shapes/shape.ts';
import { companies, title } from '../words.ts';
import { STATION } from './boards.ts';

const lightning = field('Lightning', yesNo);
const numbered = field('Number', number(1, 99));
const asteroidNumber = field('Asteroid', number(1, 99));

const ASTEROID: Fields = {
  number: numbered,
  reward: field('Reward screen', rewards),
  domes: field('Collection domes', number(0, 10)),
  spaces: field('Outpost spaces, as coordinates in the drawing', { type: 'pairs', of: 'points' }),
  linkedDomes: field('Pairs of spaces linked to a dome, counted from 0', { type: 'pairs', of: 'pairs' }),
};
const SHUTTLE: Fields = {
  number: numbered,
  ends: field('Joins', fixedList(group({ asteroid: asteroidNumber, lightning }), 'asteroid')),
  steps: field('Steps', number(0, 20)),
};
const ROUTE: Fields = { company: field('Company', choice(companies)), asteroid: asteroidNumber, lightning };

const onBelt = (...places: readonly string[]): Picture => ({
  draw: drawBelt,
  places,
});

export function beltClasses({ belt }: Content): readonly PieceClass[] {
  return [
    counted(
      'Belt asteroids',
      ['belt', 'asteroids'],
      belt.asteroids.map(({ number: asteroid }) => ({
        title: `Asteroid ${asteroid}`,
        fields: ASTEROID,
        picture: onBelt(refId({ kind: 'asteroid', asteroid })),
      })),
    ),
    counted(
      'Shuttle spaces',
      ['belt', 'shuttleSpaces'],
      belt.shuttleSpaces.map(({ number: shuttleSpace }) => ({
        title: `Shuttle space ${shuttleSpace}`,
        fields: SHUTTLE,
        picture: onBelt(refId({ kind: 'shuttleSpace', shuttleSpace })),
      })),
    ),
    counted(
      'Station routes',
      ['belt', 'stationRoutes'],
      belt.stationRoutes.map(({ company, asteroid }) => ({
        title: `${title({ kind: 'company', company })} to asteroid ${asteroid}`,
        fields: ROUTE,
        picture: onBelt(refId({ kind: 'asteroid', asteroid })),
      })),
    ),
    pieceClass(
      'Belt stations',
      COMPANIES.map((company) =>
        piece({
          title: title({ kind: 'company', company }),
          at: ['belt', 'stations', company],
          fields: STATION,
          picture: onBelt(...[0, 1, 2].map((column) => refId({ kind: 'column', company, column }))),
        }),
      ),
    ),
  ];
}

/** Creates a class of pieces whose number is not stated in the rulebook. */
function counted(name: string, at: Path, pieces: readonly Omit<PieceSpec, 'at'>[]): PieceClass {
  const own = 'If your box contains a different number, add or remove pieces.';
  const all = pieces.map((facts, index) => piece({ ...facts, at: [...at, index] }));
  return pieceClass(name, all, own, at);
}
