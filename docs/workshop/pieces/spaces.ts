import type { Content } from 'skymines-rules';
import { drawBonusSpaces, drawResearch, drawTile } from 'skymines-rules/drawing';
import { refId } from 'skymines-rules/queries';
import { type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { cardAction, rewards, terms } from '../shapes/effects.ts';
import { type Fields, field, group, list, number, numbers, optional } from '../shapes/shape.ts';
import { tableOf } from '../table.ts';
import { title } from '../words.ts';

const tiers = list(group({ atLeast: field('At least', number(1, 40)), reward: field('Reward', rewards) }), 'tier');

function spacePiece(content: Content, index: number): Piece {
  const space = content.spaces[index];
  const majority: Fields = space?.majority ? { 'majority.tiers': field('Tiers', tiers) } : {};
  return piece({
    title: space === undefined ? '' : title({ kind: 'bonusSpace', space: space.id }),
    at: ['spaces', index],
    fields: {
      ...majority,
      'terms.cost': field('Coins to place a marker', terms.cost.shape),
      'terms.destroys': field('Destroys', terms.destroys.shape),
      'terms.reward': field('Reward', rewards),
    },
    picture: {
      draw: (options) =>
        drawBonusSpaces(tableOf(options.text.content), { ...options, size: { width: 320, height: 400 } }),
      places: space === undefined ? [] : [refId({ kind: 'bonusSpace', space: space.id })],
    },
  });
}

const tilePiece = ({ tiles }: Content, index: number): Piece => {
  const id = tiles[index]?.id ?? 'energyTile';
  return piece({
    title: title({ kind: 'tile', tile: id }),
    at: ['tiles', index],
    fields: { action: field('Action', optional(cardAction)), plus: field('Plus', number(0, 20)) },
    picture: { draw: (options) => drawTile(id, options), places: [] },
  });
};

/** Fields of a marker track, whether it is on a player board or on Luna's. */
export const BOARD_TRACK: Fields = {
  last: field('Last space', number(1, 99)),
  slotSpace: field('Space that opens the slot', number(1, 99)),
  values: field(
    'Values',
    list(group({ at: field('From space', number(1, 99)), value: field('Value', number(1, 200)) }), 'value'),
  ),
  overflow: field('Coins beyond the end', number(0, 20)),
};

const player = (side: 'tank' | 'research', name: string, more: Fields): Piece =>
  piece({
    title: name,
    at: ['playerBoard', side],
    fields: { ...more, ...BOARD_TRACK },
    picture: {
      draw: (options) =>
        drawResearch(tableOf(options.text.content), 0, { ...options, size: { width: 480, height: 200 } }),
      places: [],
    },
  });

export function spaceClasses(content: Content): readonly PieceClass[] {
  const { spaces, tiles } = content;
  return [
    pieceClass(
      'Bonus spaces',
      spaces.map((_, index) => spacePiece(content, index)),
    ),
    pieceClass(
      'Bonus tiles',
      tiles.map((_, index) => tilePiece(content, index)),
    ),
    pieceClass('Player board', [
      player('tank', 'Helium tank', {}),
      player('research', 'Research track', { noA: field('Spaces with a crossed-out A', numbers) }),
    ]),
  ];
}
