import type { Frame, FrameKind } from '../../../game/model/frames.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people } from '../../../game/rules/players.ts';
import { MACHINE } from '../../../game/skymines.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { ON_STACK, type OnStack } from './onStack.ts';

/** The checks in order. Each check relies on the ones before it. */
const CHECKS = [orderProblems, seatProblems, frameProblems, heightProblems, answerProblems] as const;

/** Checks that all frames on the stack can be completed one after another. */
export function stackProblems(game: Game): JsonProblems {
  for (const check of CHECKS) {
    const problems = check(game);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** Returns a frame and all frames inside it that will later be on the stack unchanged. */
function within(frame: Frame): readonly Frame[] {
  return frame.kind === 'rewards' ? [frame, ...frame.rewards] : [frame];
}

const onStack = ({ kind }: Frame): OnStack<Frame> => ON_STACK[kind];

/** Returns the problems with frames that are above a frame of the wrong kind. */
function orderProblems({ state: { stack } }: Game): JsonProblems {
  return stack.flatMap((frame, index) => {
    const kinds = givesSalvage(frame) ? ON_STACK.salvage.liesOn : onStack(frame).liesOn;
    const below = stack.slice(0, index).map(({ kind }) => kind);
    const fits =
      kinds !== null && (index === 0) === (kinds.length === 0) && below.every((kind) => kinds.includes(kind));
    return unless(fits, `$.stack[${index}]`, `no frame "${frame.kind}" on ${below.join(', ') || 'nothing'}`);
  });
}

/** BSP-9: checks whether the frame can lead to the use of a destroyed card. */
function givesSalvage(frame: Frame): boolean {
  if (frame.kind === 'rewards') return frame.rewards.some(givesSalvage);
  if (frame.kind === 'oneOf') return frame.rewards.flat().some(({ kind }) => kind === 'salvage');
  return frame.kind === 'salvage';
}

/** ROUND-5, RP-12: checks that frames belong to the seat whose turn it is, and to human players in the set-up. */
function seatProblems(game: Game): JsonProblems {
  const { stack } = game.state;
  const [bottom] = stack;
  const actor = bottom !== undefined && 'seat' in bottom ? bottom.seat : null;
  const fits = ({ kind, ...frame }: Frame): boolean => {
    if (!('seat' in frame) || frame.seat === null) return true;
    const isPerson = frame.seat < people(game).length;
    return (isPerson || kind === 'lunaTurn') && (actor === null || frame.seat === actor);
  };
  return stack.flatMap((frame, index) =>
    unless(within(frame).every(fits), `$.stack[${index}].seat`, 'the seat of the player whose turn it is'),
  );
}

function frameProblems(game: Game): JsonProblems {
  return game.state.stack.flatMap((frame, index) => {
    const holds = within(frame).every((each) => onStack(each).holds?.(game, each) ?? true);
    return unless(holds, `$.stack[${index}]`, `valid contents for the frame "${frame.kind}"`);
  });
}

/** Maximum number of removal and reward frames from one source. */
const SOURCE = 3;
/**
 * Four nested sources: a bonus space, one of its rewards (BSP-1), the destroyed card's action (BSP-9) and one of its
 * rewards.
 */
const MOST_HEIGHT = 4 * SOURCE;
const PILED: readonly FrameKind[] = ['removal', 'rewards'];

function heightProblems({ state: { stack } }: Game): JsonProblems {
  let height = 0;
  return stack.flatMap((frame, index) => {
    if (PILED.includes(frame.kind)) height += 1;
    return unless(height + stillPiled(frame) <= MOST_HEIGHT, `$.stack[${index}]`, 'fewer rewards that wait');
  });
}

/** Returns the maximum number of removals and rewards that a frame can still add. */
function stillPiled(frame: Frame): number {
  switch (frame.kind) {
    case 'rewards':
      return Math.max(0, ...frame.rewards.map(stillPiled));
    case 'oneOf':
      return givesSalvage(frame) ? 3 * SOURCE : SOURCE;
    case 'salvage':
    case 'upload':
    case 'expansion':
    case 'beltExpansion':
    case 'menaceReward':
      return 2 * SOURCE;
    default:
      return 0;
  }
}

/**
 * Checks that the top frame is a decision, and that every decision on the stack will have an answer besides claiming a
 * task (MISSION-14). While tokens are being chosen, only the top frame is checked, because the starting decks depend on
 * the token (SETUP-42).
 */
function answerProblems({ box, state }: Game): JsonProblems {
  const { stack } = state;
  const last = stack.length - 1;
  const isChoosing = stack[last]?.kind === 'startingToken';
  return stack.flatMap((frame, index) => {
    if (isChoosing && index < last) return [];
    const below = stack.slice(0, index);
    const isStuck = within(frame).some((each) => {
      const game: Game = { box, state: { ...state, stack: [...below, each] } };
      return MACHINE.seats(game.state).some((seat) => {
        const options = MACHINE.options(game, seat);
        return options.every(({ type }) => type === 'claimTask');
      });
    });
    const asks = index < last || MACHINE.seats(state).length > 0;
    return unless(asks && !isStuck, `$.stack[${index}]`, 'a decision with at least one legal action');
  });
}
