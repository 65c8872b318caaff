import type { Box } from '../../components/box.ts';
import type { Work as GenericWork, Position } from '../../engine/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { Moment, MomentFrame } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';

/** A read-only state with its component set. */
export type Game = Position<Box, GameState>;
/** A writable state with its component set. */
export type Work = GenericWork<Box, GameState, GameEvent>;

/** An addition to the base game. Its functions are called at certain points in games that use it. */
export interface Module {
  inPlay(state: GameState): boolean;
  /** Receives every event and may change the state. */
  observe?(work: Work, event: GameEvent): void;
  readonly at: { readonly [Name in Moment]?: (work: Work, frame: MomentFrame) => void };
}
