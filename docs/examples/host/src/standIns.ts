import type { Action, GameView, Seat } from 'skymines-rules';
import { loadBot } from 'skymines-rules/bots';

/**
 * Pause before a bot acts, in milliseconds. During the pause, players can follow the game and a returning player can
 * take over.
 */
const PAUSE = 1000;

export type StandIns = ReturnType<typeof openStandIns>;

/**
 * Manages the bots that play for absent players at a table. `isDue` returns whether a seat must decide, and `act` makes
 * its bot act.
 */
export function openStandIns(isDue: (seat: Seat) => boolean, act: (seat: Seat) => void) {
  const seats = new Map<Seat, NodeJS.Timeout | undefined>();

  function schedule(): void {
    for (const [seat, timer] of seats) {
      if (timer !== undefined || !isDue(seat)) continue;
      seats.set(
        seat,
        setTimeout(() => {
          if (!seats.has(seat)) return;
          seats.set(seat, undefined);
          act(seat);
        }, PAUSE),
      );
    }
  }

  return {
    seats: (): readonly Seat[] => [...seats.keys()],
    has: (seat: Seat) => seats.has(seat),
    /** Lets a bot play for this seat until the player returns. */
    start(seat: Seat): void {
      if (!seats.has(seat)) seats.set(seat, undefined);
      schedule();
    },
    /** Stops the bot of this seat. Returns `false` if there was none. */
    end(seat: Seat): boolean {
      clearTimeout(seats.get(seat));
      return seats.delete(seat);
    },
    /** Schedules the bots that must decide now. Call this after every change. */
    schedule,
    endAll(): void {
      for (const seat of [...seats.keys()]) this.end(seat);
    },
  };
}

/** Returns a bot's choice. The bot receives only its seat's view. */
export async function choiceOf(view: GameView, seat: Seat): Promise<Action> {
  const bot = await loadBot('easy');
  return bot.choose(view, { seat, random: Math.random });
}
