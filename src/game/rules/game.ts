import type { Box } from '../../components/box.ts';
import type { Work as GenericWork, Position } from '../../engine/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';

/** A read-only state with its component set. */
export type Game = Position<Box, GameState>;
/** A writable state with its component set. */
export type Work = GenericWork<Box, GameState, GameEvent>;
