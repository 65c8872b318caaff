import type { Seat } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import type { DecisionFrame, Frame } from './model/frames.ts';
import type { Prompt } from './model/prompts.ts';
import type { GameState } from './model/state.ts';
import { MACHINE } from './skymines.ts';

/** Returns the open decisions, one for each seat that must decide. */
export function prompts(state: GameState): Prompt[] {
  const frame: Frame | undefined = state.stack[state.stack.length - 1];
  if (frame === undefined) return [];
  return MACHINE.seats(state).map((seat) => promptFor(frame as DecisionFrame, seat));
}

function promptFor(frame: DecisionFrame, seat: Seat): Prompt {
  if (frame.kind === 'startingToken') {
    return { seat, kind: frame.kind, params: { offers: at(frame.offers, seat) } };
  }
  const { kind, ...rest } = frame;
  const params = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'seat' && key !== 'seats'));
  return { seat, kind, params } as Prompt;
}
