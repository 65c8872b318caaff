import type { Content } from 'skymines-rules';
import { drawLunaCard, drawPlayer } from 'skymines-rules/drawing';
import { loose, type Picture, type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { lunaAction } from '../shapes/modules.ts';
import {
  choice,
  each,
  type Fields,
  field,
  fixedList,
  group,
  list,
  number,
  numbers,
  optional,
  yesNo,
} from '../shapes/shape.ts';
import { tableOf } from '../table.ts';
import { boardSpaces, lunaSlots, title } from '../words.ts';
import { BOARD_TRACK } from './spaces.ts';

const LUNA_CARD: Fields = {
  left: field('Left amount', number(0, 20)),
  right: field('Right amount', number(0, 20)),
  scientists: field('Scientists', number(0, 20)),
  reveal: field(
    'When revealed',
    optional({
      type: 'kinds',
      kinds: Object.fromEntries(
        ['helium', 'research'].map((kind) => [kind, { text: kind, fields: { steps: field('Steps', number(1, 20)) } }]),
      ),
    }),
  ),
  actions: field('Actions', list(lunaAction, 'action')),
};
const LEVEL = group({
  gradeTwo: field('Grade II cards', yesNo),
  endSlots: field('End slots', yesNo),
  tankTokens: field('Tank tokens', numbers),
  researchTokens: field('Research tokens', numbers),
  startTank: field('Starting space on the tank track', number(0, 99)),
  startResearch: field('Starting space on the research track', number(0, 99)),
});

const lunaPicture: Picture = {
  draw: (options) => {
    const game = tableOf(options.text.content);
    return drawPlayer(game, game.luna?.seat ?? 0, options);
  },
  places: [],
};

const lunaPieces: readonly Piece[] = [
  loose(
    {
      title: "Luna's board",
      at: ['luna'],
      fields: {
        markerSpaces: field('Marker grids, row by row', fixedList(list(choice(boardSpaces), 'space'), 'row')),
        planColumns: field('Column of a discarded plan', each(lunaSlots, number(1, 4))),
        trackOverflow: field('Coins beyond the end of a track', number(0, 20)),
        bonusMarkers: field('Bonus markers', number(0, 20)),
      },
      picture: lunaPicture,
    },
    ['luna', 'sources'],
  ),
  ...(['tank', 'research'] as const).map((side) =>
    piece({ title: `Luna's ${side} track`, at: ['luna', side], fields: BOARD_TRACK, picture: lunaPicture }),
  ),
  loose(
    { title: "Luna's levels", at: ['luna'], fields: { levels: field('Levels 0 to 8', fixedList(LEVEL, 'level')) } },
    ['luna', 'sources'],
  ),
];

export function lunaClasses({ luna }: Content): readonly PieceClass[] {
  const cards = luna.cards.map(({ id }, index) =>
    piece({
      title: title({ kind: 'lunaCard', lunaCard: id }),
      at: ['luna', 'cards', index],
      fields: LUNA_CARD,
      picture: { draw: (options) => drawLunaCard(id, options), places: [] },
    }),
  );
  return [pieceClass('Luna cards', cards), pieceClass('Luna', lunaPieces)];
}
