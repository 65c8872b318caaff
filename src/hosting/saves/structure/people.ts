import type { Game } from '../../../game/rules/module.ts';
import { isSlotOn, people, playerAt } from '../../../game/rules/players.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';

export function peopleProblems(game: Game): JsonProblems {
  const phase = phaseOf(game.state);
  const isBefore = phase === 'setUp' || phase === 'planning';
  return people(game).flatMap((seat) => {
    const { area, passed, tiles } = playerAt(game, seat);
    const path = `$.players[${seat}]`;
    return [
      // PLAN-4, AMB-PASS-1: a card in such a slot might have no resting slot.
      ...area.flatMap((card, slot) =>
        unless(card === null || isSlotOn(game, seat, slot), `${path}.area[${slot}]`, 'no card in a slot that is OFF'),
      ),
      // PREP-11: cards planned now would count even though the player has passed.
      ...unless(!isBefore || !passed, `${path}.passed`, 'false before the action phase'),
      // PASS-4, AMB-BON-11: cards left in the action area would count in majorities.
      ...unless(!passed || area.every((card) => card === null), `${path}.area`, 'no card after passing'),
      // PASS-6: a tile that was not returned might be given out twice.
      ...unless(!passed || tiles.length === 0, `${path}.tiles`, 'no tile after passing'),
    ];
  });
}
