import type { Frame, FrameKind } from '../../../game/model/frames.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people } from '../../../game/rules/players.ts';
import { MACHINE } from '../../../game/skymines.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { ON_STACK, type OnStack } from './onStack.ts';

/** Each relies on the ones before it. */
const CHECKS = [orderProblems, seatProblems, frameProblems, heightProblems, answerProblems] as const;

/** The decisions and procedures that wait can be carried out one after the other. */
export function stackProblems(game: Game): JsonProblems {
  for (const check of CHECKS) {
    const problems = check(game);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** A frame, and those that it puts on the stack as they are. */
function within(frame: Frame): readonly Frame[] {
  return frame.kind === 'rewards' ? [frame, ...frame.rewards] : [frame];
}

const onStack = ({ kind }: Frame): OnStack<Frame> => ON_STACK[kind];

/** Returns the problems of frames above a frame of the wrong kind. */
function orderProblems({ state: { stack } }: Game): JsonProblems {
  return stack.flatMap((frame, index) => {
    const kinds = givesSalvage(frame) ? ON_STACK.salvage.liesOn : onStack(frame).liesOn;
    const below = stack.slice(0, index).map(({ kind }) => kind);
    const fits =
      kinds !== null && (index === 0) === (kinds.length === 0) && below.every((kind) => kinds.includes(kind));
    return unless(fits, `$.stack[${index}]`, `no frame "${frame.kind}" on ${below.join(', ') || 'nothing'}`);
  });
}

/** BSP-9: whether a destroyed card can be used once this frame has its turn. */
function givesSalvage(frame: Frame): boolean {
  if (frame.kind === 'rewards') return frame.rewards.some(givesSalvage);
  if (frame.kind === 'oneOf') return frame.rewards.flat().some(({ kind }) => kind === 'salvage');
  return frame.kind === 'salvage';
}

/** ROUND-5, RP-12: in a turn every frame belongs to the one whose turn it is; in the set-up, to a person. */
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
    unless(within(frame).every(fits), `$.stack[${index}].seat`, 'the seat of the person whose turn it is'),
  );
}

/** Every frame names what exists. */
function frameProblems(game: Game): JsonProblems {
  return game.state.stack.flatMap((frame, index) => {
    const holds = within(frame).every((each) => onStack(each).holds?.(game, each) ?? true);
    return unless(holds, `$.stack[${index}]`, `what exists and can be done in the frame "${frame.kind}"`);
  });
}

/** The removals and rewards of one source, the first at the bottom: what is offered, what is asked, what can be put in order. */
const SOURCE = 3;
/** A bonus space, one of its rewards (BSP-1), the action of the destroyed card (BSP-9), and one of the rewards of that. */
const MOST_HEIGHT = 4 * SOURCE;
const PILED: readonly FrameKind[] = ['removal', 'rewards'];

/** So the stack grows no higher than a save can hold. */
function heightProblems({ state: { stack } }: Game): JsonProblems {
  let height = 0;
  return stack.flatMap((frame, index) => {
    if (PILED.includes(frame.kind)) height += 1;
    return unless(height + stillPiled(frame) <= MOST_HEIGHT, `$.stack[${index}]`, 'fewer rewards that wait');
  });
}

/** The most removals and rewards that a frame can bring. */
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
 * Every decision that waits could be answered if it lay on top, not only by claiming a task (MISSION-14); the one on top is a
 * decision. What is to be laid out depends on the token, as long as that is being chosen (SETUP-42).
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
    return unless(asks && !isStuck, `$.stack[${index}]`, 'a decision that can be answered');
  });
}
