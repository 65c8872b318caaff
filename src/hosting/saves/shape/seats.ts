import { ACTION_SLOTS, MAX_PLAYERS } from '../../../components/printed.ts';
import { type Schema, whole } from '../../../input/shapes.ts';

/** A possible seat. `structure/` checks that the game has this seat. */
export const seat: Schema<number> = whole(0, MAX_PLAYERS);
/** An action or resting slot. */
export const slot: Schema<number> = whole(0, ACTION_SLOTS - 1);
