import { COMPANIES, type Content } from 'skymines-rules';
import { drawMoon, drawTracks } from 'skymines-rules/drawing';
import { refId } from 'skymines-rules/queries';
import { loose, type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { rewards, trackBonus } from '../shapes/effects.ts';
import { choice, each, type Fields, field, fixedList, group, list, number, numbers, yesNo } from '../shapes/shape.ts';
import { borders, companies, sides, textOf, title } from '../words.ts';

const TRACK: Fields = {
  shares: field('Shares on each space, from the start', numbers),
  barriers: field(
    'Money barriers',
    list(group({ before: field('Before space', number(1, 99)), cost: field('Coins', number(1, 20)) }), 'barrier'),
  ),
  thresholds: field(
    'Thresholds',
    fixedList(
      group({
        at: field('At space', number(1, 99)),
        coins: field('Coins', number(1, 2)),
        bonus: field('Bonus', trackBonus),
      }),
      'threshold',
    ),
  ),
};

const withTrackAlone = (set: Content, index: number): Content => ({
  ...set,
  tracks: set.tracks.slice(index, index + 1),
});

const trackPiece = (content: Content, index: number): Piece =>
  piece({
    title: `Track ${content.tracks[index]?.id}`,
    at: ['tracks', index],
    fields: TRACK,
    // Shows an enlarged picture of this track only.
    picture: {
      draw: (options) => drawTracks({ ...options, text: textOf(withTrackAlone(options.text.content, index)) }),
      places: [],
    },
  });

const border = field('Border', choice(borders));
const sectors = Array.from({ length: 24 }, (_, index) => ({ value: index + 1, text: `${index + 1}` }));

const SECTOR: Fields = {
  neighbours: field('Neighbours', list(group({ sector: field('Sector', choice(sectors)), border }), 'neighbour')),
  stations: field('Stations', list(group({ company: field('Company', choice(companies)), border }), 'station')),
  structures: field('Structures', rewards),
  domes: field('Collection domes', number(0, 10)),
  enclaveIn: field('Enclave in', choice([{ value: null, text: 'none' }, ...sectors])),
};

const sectorPiece = (content: Content, index: number): Piece => {
  const sector = content.moon.sectors[index]?.number ?? 0;
  return piece({
    title: `Sector ${sector}`,
    at: ['moon', 'sectors', index],
    fields: SECTOR,
    picture: {
      draw: drawMoon,
      places: [refId({ kind: 'sector', sector })],
      around: 0.6,
      sector: index,
    },
  });
};

/** Fields of a station on either side of the board. */
export const STATION: Fields = {
  columns: field('Coins on the home spaces, from the top', fixedList(numbers, 'column')),
  crossedOut: field('Last space crossed out', fixedList(yesNo, 'column')),
  logoSide: field('Side of the logo', choice(sides)),
};

const chapter3: Piece = loose(
  { title: 'Chapter 3 outposts', at: [], fields: { 'moon.chapter3': field('Sectors', each(companies, numbers)) } },
  ['sources'],
);

export function boardClasses(content: Content): readonly PieceClass[] {
  const stations = COMPANIES.map((company) =>
    piece({
      title: title({ kind: 'company', company }),
      at: ['moon', 'stations', company],
      fields: STATION,
      picture: {
        draw: drawMoon,
        places: [0, 1, 2].map((column) => refId({ kind: 'column', company, column })),
      },
    }),
  );
  return [
    pieceClass(
      'Company tracks',
      content.tracks.map((_, index) => trackPiece(content, index)),
      'The bonus pairs are exact, but their assignment to tracks is not.',
    ),
    pieceClass(
      'Moon sectors',
      content.moon.sectors.map((_, index) => sectorPiece(content, index)),
      'Enter each border once, on the map or in the list. The adjacent sector is updated automatically.',
    ),
    pieceClass('Moon stations', stations),
    pieceClass('Chapter 3', [chapter3]),
  ];
}
