import type { Box } from '../../components/box.ts';
import type { Work as GenericWork, Position } from '../../engine/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';

/** A state and its components, for reading. */
export type Game = Position<Box, GameState>;
/** A state and its components, for writing. */
export type Work = GenericWork<Box, GameState, GameEvent>;
