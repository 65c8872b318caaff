import type { Content } from 'skymines-rules';
import { drawCard, drawCards } from 'skymines-rules/drawing';
import type { Path } from '../paths.ts';
import { loose, type Picture, type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { cardAction } from '../shapes/effects.ts';
import { choice, type Fields, field, number, numbers } from '../shapes/shape.ts';
import { tableOf } from '../table.ts';
import { companyOrNone, title } from '../words.ts';

const letters = choice(['A', 'B', 'C', 'D', 'E'].map((letter) => ({ value: letter, text: letter })));

const PRINTED: Fields = {
  cost: field('Cost', number(0, 40)),
  action: field('Type', cardAction),
  share: field('Additional share', choice(companyOrNone)),
};

function pictureOf(card: string): Picture {
  return { draw: (options) => drawCard(card, options), places: [] };
}

function cardPiece(content: Content, index: number, fields: Fields, alike: readonly Path[] = []): Piece {
  const { id = '', letter = null } = content.cards[index] ?? {};
  const name = title({ kind: 'card', card: id });
  return piece({
    title: letter === null ? name : `${id} ${name}`,
    at: ['cards', index],
    fields,
    alike,
    picture: pictureOf(id),
  });
}

/** Returns the starting cards of the first icon. The cards of the other icons are identical. */
function startingCards(content: Content): readonly Piece[] {
  const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);
  const all = content.cards.flatMap(({ id, icon }, index) => (icon === null ? [] : [{ id, icon, index }]));
  const first = all.filter(({ icon }) => icon === all[0]?.icon);
  return first.map(({ id, index }) => {
    const others = all.filter((other) => other.index !== index && nameOf(other.id) === nameOf(id));
    return cardPiece(
      content,
      index,
      PRINTED,
      others.map((other) => ['cards', other.index]),
    );
  });
}

const slotCosts: Piece = loose(
  {
    title: 'Slot costs',
    at: [],
    fields: { slotCosts: field('Additional cost of slots 1 to 12', numbers) },
    picture: {
      draw: (options) => drawCards(tableOf(options.text.content), { ...options, size: { width: 480, height: 320 } }),
      places: [],
    },
  },
  ['sources'],
);

export function cardClasses(content: Content): readonly PieceClass[] {
  const indices = content.cards.map((_, index) => index);
  const deck = indices.filter((index) => content.cards[index]?.letter !== null);
  const energy = indices.filter((index) => content.cards[index]?.number !== null);
  return [
    pieceClass(
      'Action cards in the deck',
      deck.map((index) => cardPiece(content, index, { letter: field('Letter', letters), ...PRINTED })),
    ),
    pieceClass(
      'Starting cards',
      startingCards(content),
      'The four icons have the same nine cards, so you enter each card only once.',
    ),
    pieceClass(
      'Single-energy cards',
      energy.map((index) => cardPiece(content, index, PRINTED)),
    ),
    pieceClass(
      'Slot costs',
      [slotCosts],
      'Slots 1-4 are the right column from the top, 5-8 the middle one, 9-12 the left one. Enter all twelve numbers, separated by spaces.',
    ),
  ];
}
