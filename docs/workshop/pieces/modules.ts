import type { Content } from 'skymines-rules';
import { drawMenace, drawMission } from 'skymines-rules/drawing';
import { type Picture, type Piece, type PieceClass, piece, pieceClass } from '../piece.ts';
import { rewards, terms } from '../shapes/effects.ts';
import { menaceConsequence, menaceRequirement, task } from '../shapes/modules.ts';
import { each, type Fields, field, fixedList, group, number, numbers } from '../shapes/shape.ts';
import { planLetters, title } from '../words.ts';
import { beltClasses } from './belt.ts';
import { lunaClasses } from './luna.ts';

const FIGURES: Fields = {
  rounds: field('Rounds', number(1, 7)),
  startingCoins: field('Starting coins', number(0, 40)),
  bonusMarkers: field('Bonus markers, for 1 to 4 players', numbers),
  markersPerColour: field('Bonus markers of each colour', number(1, 20)),
  planPrices: field('Research points for a plan', each(planLetters, number(0, 20))),
  specialPlanPrice: field('Research points for a special plan', number(0, 20)),
  flipPrice: field('Coins to flip a plan', number(0, 20)),
  rivalEnergy: field('Energy surcharge for a rival', number(0, 20)),
  missionCoins: field('Coins for a mission task', number(0, 20)),
  personalSpace: field('Personal bonus space', group(terms)),
  domesPerStep: field('Domes per helium step', number(1, 20)),
};

const pictured = (title: string, at: Piece['at'], fields: Fields, draw: Picture['draw']): Piece =>
  piece({ title, at, fields, picture: { draw, places: [] } });

export function moduleClasses(content: Content): readonly PieceClass[] {
  const { missions, menaces } = content;
  const MENACE: Fields = {
    energy: field('Energy to reach the menace', number(0, 20)),
    requirement: field('Requirement', menaceRequirement),
    consequence: field('Consequence', menaceConsequence),
    reward: field('Reward', rewards),
  };
  return [
    ...beltClasses(content),
    pieceClass(
      'Missions',
      missions.map(({ id }, index) =>
        pictured(
          title({ kind: 'mission', mission: id }),
          ['missions', index],
          { tasks: field('Tasks, from the left', fixedList(task, 'task')) },
          (options) => drawMission(id, null, options),
        ),
      ),
    ),
    pieceClass(
      'Menaces',
      menaces.map(({ id }, index) =>
        pictured(title({ kind: 'menace', menace: id }), ['menaces', index], MENACE, (options) =>
          drawMenace(id, options),
        ),
      ),
    ),
    ...lunaClasses(content),
    pieceClass('Rulebook values', [piece({ title: 'Values', at: ['figures'], fields: FIGURES })]),
  ];
}
