import type { BoardTrack, Content } from '../../content.ts';
import { sources } from './component.ts';
import { exact, type Fields, list, type Schema, whole } from './parts.ts';

type PlayerBoard = Content['playerBoard'];

const space = whole(1, 99);

const TRACK: Fields<BoardTrack> = {
  last: space,
  slotSpace: space,
  values: list(exact<BoardTrack['values'][number]>({ at: space, value: whole(1, 200) })),
  overflow: whole(0, 20),
  sources,
};

/** A track of a player board or of Luna's board. */
export const boardTrack: Schema<BoardTrack> = exact<BoardTrack>(TRACK);

export const playerBoard: Schema<PlayerBoard> = exact<PlayerBoard>({
  tank: boardTrack,
  research: exact<PlayerBoard['research']>({ ...TRACK, noA: list(space) }),
});
