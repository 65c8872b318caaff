import type { Box } from '../../components/box.ts';
import type { Work as GenericWork, Position } from '../../engine/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';

/** A read-only state and its components. */
export type Game = Position<Box, GameState>;
/** A writable state and its components. */
export type Work = GenericWork<Box, GameState, GameEvent>;
