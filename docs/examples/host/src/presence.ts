import type { Seat, Viewer } from 'skymines-rules';
import type { Message } from './messages.ts';

/** A page that shows this table. */
export interface Guest {
  readonly viewer: Viewer;
  send(message: Message): void;
  /** Ends the connection. The page connects again and gets the table as it is stored. */
  leave(): void;
}

/** Who looks at a table. A seat without a page counts as away after so many milliseconds. */
export function openPresence(awayAfter: number) {
  const guests = new Set<Guest>();
  /** Those who have the table: whoever joins hears of changes only after it. */
  const informed = new WeakSet<Guest>();
  const lastSeen = new Map<Seat, number>();
  const opened = Date.now();

  /** Somebody has just been here. */
  function see(viewer: Viewer): void {
    if (viewer !== 'spectator') lastSeen.set(viewer, Date.now());
  }

  const isHere = (seat: Seat): boolean => [...guests].some(({ viewer }) => viewer === seat);

  return {
    all: (): readonly Guest[] => [...guests],
    informed: (): readonly Guest[] => [...guests].filter((guest) => informed.has(guest)),
    isEmpty: () => guests.size === 0,
    isHere,
    isGone: (seat: Seat): boolean => !isHere(seat) && Date.now() - (lastSeen.get(seat) ?? opened) >= awayAfter,
    come(guest: Guest): void {
      guests.add(guest);
    },
    inform(guest: Guest): void {
      informed.add(guest);
    },
    go(guest: Guest): void {
      guests.delete(guest);
      see(guest.viewer);
    },
    see,
  };
}
