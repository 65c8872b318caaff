import type { Seat, Viewer } from 'skymines-rules';
import type { Message } from './messages.ts';

/** A page that shows this table. */
export interface Guest {
  readonly viewer: Viewer;
  send(message: Message): void;
  /** Closes the connection. The page then reconnects and receives the stored table. */
  leave(): void;
}

/**
 * Tracks the pages connected to a table. A seat without a connected page counts as away after `awayAfter` milliseconds.
 */
export function openPresence(awayAfter: number) {
  const guests = new Set<Guest>();
  /** Guests who have already received the state of the table. Changes are sent only to them. */
  const informed = new WeakSet<Guest>();
  const lastSeen = new Map<Seat, number>();
  const opened = Date.now();

  /** Records that the viewer was active just now. */
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
