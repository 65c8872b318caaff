import type { Box } from '../../components/box.ts';
import type { Work as GenericWork, Position } from '../../engine/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { Frame } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';

/** A state and its components, for reading. */
export type Game = Position<Box, GameState>;
/** A state and its components, for writing. */
export type Work = GenericWork<Box, GameState, GameEvent>;

/** Puts a frame on top of the stack: it is handled before everything pushed earlier. */
export function push(work: Work, frame: Frame): void {
  work.state.stack.push(frame as Work['state']['stack'][number]);
}
