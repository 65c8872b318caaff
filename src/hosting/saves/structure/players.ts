import { nextCard } from '../../../game/luna/luna.ts';
import type { Game } from '../../../game/rules/game.ts';
import { isSlotOn, people, playerAt } from '../../../game/rules/players.ts';
import { type JsonProblems, unless } from '../../../input/problems.ts';

function phaseOf({ state: { stack } }: Game): 'setUp' | 'planning' | 'action' | 'over' {
  const bottom = stack[0]?.kind;
  if (bottom === undefined) return 'over';
  if (bottom === 'startRound') return 'setUp';
  return bottom === 'planning' ? 'planning' : 'action';
}

function isBeforeActions(game: Game): boolean {
  return ['setUp', 'planning'].includes(phaseOf(game));
}

export function peopleProblems(game: Game): JsonProblems {
  const isBefore = isBeforeActions(game);
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

/** Checks that Luna has enough cards for her turns and empty slots for the cards she is dealt. */
export function lunaProblems(game: Game): JsonProblems {
  const { luna } = game.state;
  if (luna === null) return [];
  const { tiles, passed } = playerAt(game, luna.seat);
  const phase = phaseOf(game);
  const isBefore = isBeforeActions(game);
  const isPlaying = phase === 'action' && !passed;
  const isDealt = luna.slots.some((slot) => slot !== null);
  // LUNA-18, LUNA-20: there are always enough grade-1 cards for a round.
  const areGradeTwo = luna.gradeTwo.every((id) => game.box.lunaCard(id).grade === 2);
  const hasNone = luna.majority.every((card) => card === null);
  return [
    ...unless(tiles.length === 0, `$.players[${luna.seat}].tiles`, 'no tiles for Luna'), // LUNA-32
    ...unless(areGradeTwo, '$.luna.gradeTwo', 'grade-2 cards'),
    ...unless(!isBefore || !passed, `$.players[${luna.seat}].passed`, 'false before the action phase'),
    ...unless(!isPlaying || nextCard(luna) >= 0, '$.luna.slots', 'a face-down card until Luna has passed'), // LUNA-27
    ...unless(isPlaying || phase === 'over' || !isDealt, '$.luna.slots', 'no cards at this moment'), // LUNA-19
    ...unless(!isBefore || hasNone, '$.luna.majority', 'no cards before the action phase'), // LUNA-21
  ];
}
