import { type Component, sources } from './component.ts';
import { citing, exact, type Fields, list, type Schema, whole } from './shape.ts';

/** A marker track of the player board. Space 0 is the start. */
export interface BoardTrack extends Component {
  /** Number of the last space. */
  readonly last: number;
  /** Space that switches an action slot ON. */
  readonly slotSpace: number;
  /** Values for final scoring. Only the last value reached or passed counts. */
  readonly values: readonly { readonly at: number; readonly value: number }[];
  /** Coins for each step or research point beyond the last space (SPECIAL-2, SPECIAL-5). */
  readonly overflow: number;
}

/** Everything printed on a player board. */
export interface PlayerBoard {
  readonly tank: BoardTrack;
  /** `noA` lists the spaces with a crossed-out A (RP-13). */
  readonly research: BoardTrack & { readonly noA: readonly number[] };
}

const space = whole(1, 99);
const values = list(exact<BoardTrack['values'][number]>({ at: space, value: whole(1, 200) }));
const overflow = whole(0, 20);
const TRACK: Fields<BoardTrack> = { last: space, slotSpace: space, values, overflow, sources };

const tank = exact<PlayerBoard['tank']>({
  ...TRACK,
  slotSpace: citing('SPECIAL-3', space),
  values: citing('SCORE-8', values),
  overflow: citing('SPECIAL-2', overflow),
});

const research = exact<PlayerBoard['research']>({
  ...TRACK,
  slotSpace: citing('SPECIAL-6', space),
  values: citing('SCORE-9', values),
  overflow: citing('SPECIAL-5', overflow),
  noA: citing('RP-13', list(space)),
});

export const boardTrack: Schema<BoardTrack> = exact<BoardTrack>(TRACK);

export const playerBoard: Schema<PlayerBoard> = exact<PlayerBoard>({
  tank: citing('SPECIAL-1', tank),
  research: citing('SPECIAL-4', research),
});
