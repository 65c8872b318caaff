import type { Seat } from '../../../../components/ids.ts';
import type { Frame } from '../../../../game/model/frames.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { people } from '../../../../game/rules/players.ts';
import { MACHINE } from '../../../../game/skymines.ts';
import type { JsonProblems } from '../../../../input/problems.ts';
import { unless } from '../../../../input/problems.ts';
import { frameProblems } from './frames.ts';
import { unknownProblems } from './known.ts';
import { orderProblems } from './order.ts';

/** Each relies on the ones before it. */
const CHECKS = [
  ({ state }: Game) => orderProblems(state.stack),
  seatProblems,
  tokensTaken,
  frameProblems,
  topProblems,
] as const;

/**
 * The stack of decisions is one that play can lead to: every frame lies on one it can lie on, belongs to whoever acts, and says
 * what can be said at this moment; and somebody can answer the one on top.
 */
export function stackProblems(game: Game): JsonProblems {
  const { stack } = game.state;
  const unknown = stack.flatMap((frame, index) => unknownProblems(game, frame, `$.stack[${index}]`));
  if (unknown.length > 0) return unknown;
  for (const check of CHECKS) {
    const problems = check(game);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** ROUND-5, RP-12: in a turn every frame belongs to the one whose turn it is. */
function seatProblems(game: Game): JsonProblems {
  const { stack } = game.state;
  const wanted = stack[0]?.kind === 'startRound' ? setUpSeats(game) : stack.map(() => seatOf(stack[0]));
  return stack.flatMap((frame, index) => {
    const seats = frame.kind === 'rewards' ? [frame.seat, ...frame.rewards.map(({ seat }) => seat)] : [seatOf(frame)];
    const fits = seats.every((seat) => seat === undefined || seat === wanted[index]);
    return unless(fits, `$.stack[${index}].seat`, 'the seat whose turn it is');
  });
}

function seatOf(frame: Frame | undefined): Seat | undefined {
  return frame !== undefined && 'seat' in frame && frame.seat !== null ? frame.seat : undefined;
}

/** SETUP-42, AMB-SETUP-6: the last in turn order lie deepest; what lies above is of the one before them. */
function setUpSeats(game: Game): readonly (Seat | undefined)[] {
  const { seating, stack } = game.state;
  const order = seating.filter((seat) => people(game).includes(seat)).reverse();
  const waiting = stack.filter(({ kind }) => kind === 'startingDecks').length;
  return stack.map((_, index) => {
    if (index < 2) return undefined;
    return order[Math.min(index - 2, waiting)];
  });
}

/** SETUP-39: decks are laid out once everybody has a token, all of them where nobody has chosen yet. */
function tokensTaken({ state }: Game): JsonProblems {
  const { stack, players, options } = state;
  const choosing = stack.at(-1)?.kind === 'startingToken';
  const waiting = stack.filter(({ kind }) => kind === 'startingDecks').length;
  return [
    ...unless(!choosing || waiting === options.players.length, '$.stack', 'starting decks for everybody'),
    ...unless(!choosing || options.startingTokens === 'choose', '$.stack', 'the recommended tokens'),
    ...options.players.flatMap((_, seat) =>
      unless((players[seat]?.token === null) === choosing, `$.players[${seat}].token`, choosing ? 'null' : 'a token'),
    ),
  ];
}

/** Somebody can answer, or the game is over. */
function topProblems(game: Game): JsonProblems {
  const { stack } = game.state;
  if (stack.length === 0) return [];
  const seats = MACHINE.seats(game.state);
  const top = `$.stack[${stack.length - 1}]`;
  if (seats.length === 0) return unless(false, top, 'a decision on top');
  const stuck = seats.filter((seat) => MACHINE.options(game, seat).length === 0);
  return unless(stuck.length === 0, top, 'a decision that can be answered');
}
