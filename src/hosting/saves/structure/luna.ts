import { nextCard } from '../../../game/luna/luna.ts';
import type { Game } from '../../../game/rules/module.ts';
import { playerAt } from '../../../game/rules/players.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';

/** Checks that Luna has enough cards for her turns and empty slots for the cards she is dealt. */
export function lunaStateProblems(game: Game): JsonProblems {
  const { luna } = game.state;
  if (luna === null) return [];
  const { tiles, passed } = playerAt(game, luna.seat);
  const phase = phaseOf(game.state);
  const isBefore = phase === 'setUp' || phase === 'planning';
  const isPlaying = phase === 'action' && !passed;
  const isDealt = luna.slots.some((slot) => slot !== null);
  return [
    ...unless(tiles.length === 0, `$.players[${luna.seat}].tiles`, 'no tiles for Luna'), // LUNA-32
    // LUNA-18, LUNA-20: there are always enough grade-1 cards for a round.
    ...unless(
      luna.gradeTwo.every((id) => game.box.lunaCard(id).grade === 2),
      '$.luna.gradeTwo',
      'grade-2 cards',
    ),
    ...unless(!isBefore || !passed, `$.players[${luna.seat}].passed`, 'false before the action phase'),
    ...unless(!isPlaying || nextCard(luna) >= 0, '$.luna.slots', 'a face-down card until Luna has passed'), // LUNA-27
    ...unless(isPlaying || phase === 'over' || !isDealt, '$.luna.slots', 'no cards at this moment'), // LUNA-19
    ...unless(
      !isBefore || luna.majority.every((card) => card === null),
      '$.luna.majority',
      'no cards before the action phase', // LUNA-21
    ),
  ];
}
