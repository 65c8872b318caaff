import type { Seat } from '../../../components/ids.ts';
import { indices, sum } from '../../../engine/lists.ts';
import type { GameState } from '../../../game/model/state.ts';
import { lastRound } from '../../../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people, playerAt } from '../../../game/rules/players.ts';
import { seatsFrom } from '../../../game/rules/round/turnOrder.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { actorOf, isPassing, phaseOf } from './phase.ts';

/** Who acts, and how many turns there have been, is what the things used in this round allow. */
export function turnProblems(game: Game): JsonProblems {
  switch (phaseOf(game.state)) {
    case 'setUp':
      return startProblems(game);
    case 'action':
      return [...orderProblems(game), ...countProblems(game)];
    case 'planning':
    case 'over':
      return [];
  }
}

/** ROUND-3, MENACE-19: the last frame goes with the last round. */
export function endProblems(game: Game): JsonProblems {
  const { stack, round } = game.state;
  return unless(stack.length > 0 || round === lastRound(game), '$.stack', 'an open decision');
}

/** Nothing has been played before the set-up is done. */
function startProblems({ state, box }: Game): JsonProblems {
  const { round, turns, destroyed, specialPlans } = state;
  const isNew = destroyed.length === 0 && specialPlans.length === box.content.specialPlans.length;
  return unless(round === 1 && turns === 0 && isNew, '$.round', 'round 1, nothing played yet, during the set-up');
}

/** ROUND-5 to ROUND-7: nobody who has passed acts; as long as nobody has, the turns go round from the first player. */
function orderProblems(game: Game): JsonProblems {
  const { state } = game;
  const { firstPlayer, turns, players } = state;
  const actor = actorOf(state);
  const order = seatsFrom(game, firstPlayer);
  if (actor === undefined || actor >= players.length) return unless(false, '$.stack[0]', 'a seat of the game');
  const next = players.some(({ passed }) => passed) ? actor : order[turns % order.length];
  return [
    ...unless(!playerAt(game, actor).passed, `$.players[${actor}].passed`, 'false in the own turn'),
    ...unless(actor === next, '$.stack[0].seat', `seat ${next}, whose turn it is`),
  ];
}

/** ROUND-9: a turn uses up a card, a tile or a marker, or passes. It counts when it ends. */
function countProblems(game: Game): JsonProblems {
  const { turns, placed, players, luna } = game.state;
  const actor = actorOf(game.state);
  const running = hasUsedUp(game.state) ? 1 : 0;
  const marks = people(game).flatMap((seat) => placed.filter((marker) => marker.seat === seat));
  const out = players.filter(({ passed }) => passed).length;
  const turned = luna?.slots.filter((slot) => slot?.faceUp).length ?? 0;
  const marked = marks.length - (marks.some(({ seat }) => seat === actor) ? running : 0);
  const least = out + Math.max(marked, turned);
  const most = sum(indices(players), (seat) => mostTurns(game, seat)) - running;
  return unless(least <= turns && turns <= most, '$.turns', `${least} to ${most} turns`);
}

/** Whether what the running turn uses up is used up by now: a marker at once, everything else when the action is done. */
function hasUsedUp({ stack: [bottom] }: GameState): boolean {
  return bottom?.kind === 'nextTurn' || (bottom?.kind === 'endTurn' && bottom.used.length === 0);
}

/** The most turns that a seat can have taken in this round. */
function mostTurns(game: Game, seat: Seat): number {
  const { luna, placed } = game.state;
  const { used, tiles, passed } = playerAt(game, seat);
  if (seat === luna?.seat) return passed ? luna.slots.length : luna.slots.filter((slot) => slot?.faceUp).length;
  const marks = placed.filter((marker) => marker.seat === seat).length;
  // Who passes turns the cards up again, and gives the tiles back.
  if (passed || isPassing(game.state, seat)) return marks + used.length + game.box.content.tiles.length + 1;
  return marks + used.filter((spent) => spent).length + tiles.filter((tile) => tile.used).length;
}
