import type { Content } from 'skymines-rules';
import { drawPlan, drawPlans, drawToken } from 'skymines-rules/drawing';
import { loose, type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { cardAction, requirements, rewards } from '../shapes/effects.ts';
import { choice, each, type Fields, field, fixedList, group, number, yesNo } from '../shapes/shape.ts';
import { tableOf } from '../table.ts';
import { companies, planLetters, title, trackIds } from '../words.ts';

const PLAN: Fields = { requirements: field('Requirements', requirements), reward: field('Reward', rewards) };
const SPECIAL: Fields = {
  cost: field('Coins to enter', number(0, 40)),
  value: field('Coins at the end', number(0, 99)),
};
const TOKEN: Fields = {
  cards: field('Card icons', fixedList(cardAction, 'card')),
  bonus: field('Starting bonus', rewards),
  plan: field('Plan', group(PLAN)),
};

const planPiece = (id: string, name: string, at: Piece['at'], fields: Fields): Piece =>
  piece({
    title: name,
    at,
    fields,
    picture: { draw: (options) => drawPlan(id, options), places: [] },
  });

const tokenPiece = (id: string, index: number): Piece =>
  piece({
    title: title({ kind: 'token', token: id }),
    at: ['tokens', index],
    fields: TOKEN,
    picture: { draw: (options) => drawToken(id, options), places: [] },
  });

const researchDisplay: Piece = loose(
  {
    title: 'Research display',
    at: [],
    fields: {
      researchDisplay: field(
        'Spaces',
        fixedList(
          group({ letter: field('Letter', choice(planLetters)), supplement: field('Red border', yesNo) }),
          'space',
        ),
      ),
    },
    picture: {
      draw: (options) => drawPlans(tableOf(options.text.content), { ...options, size: { width: 480, height: 320 } }),
      places: [],
    },
  },
  ['sources'],
);

function recommended({ tokens }: Content): Piece {
  const ids = tokens.map(({ id }) => ({ value: id, text: title({ kind: 'token', token: id }) }));
  const fields: Fields = {
    'recommended.tokens': field('Tokens by place in turn order', fixedList(choice(ids), 'place')),
    'recommended.tracks': field('Tracks', each(companies, choice(trackIds))),
  };
  return loose({ title: 'First-game set-up', at: [], fields }, ['sources']);
}

export function researchClasses(content: Content): readonly PieceClass[] {
  const { plans, specialPlans, tokens } = content;
  const anyOrder = 'The ids are arbitrary: enter the printed pieces in any order.';
  return [
    pieceClass(
      'Research plans',
      plans.map(({ id }, index) => planPiece(id, `Plan ${title({ kind: 'plan', plan: id })}`, ['plans', index], PLAN)),
      anyOrder,
    ),
    pieceClass(
      'Special plans',
      specialPlans.map(({ id, round }, index) =>
        planPiece(id, `Special plan ${round}`, ['specialPlans', index], SPECIAL),
      ),
    ),
    pieceClass('Research display', [researchDisplay]),
    pieceClass(
      'Starting tokens',
      tokens.map(({ id }, index) => tokenPiece(id, index)),
      anyOrder,
    ),
    pieceClass('First-game set-up', [recommended(content)]),
  ];
}
