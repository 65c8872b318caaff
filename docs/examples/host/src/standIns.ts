import type { Action, GameView, Seat } from 'skymines-rules';
import { loadBot } from 'skymines-rules/bots';

/** So long, in milliseconds, a bot waits before it acts: people see what it does, and whoever comes back is faster. */
const PAUSE = 1000;

export type StandIns = ReturnType<typeof openStandIns>;

/** Bots that play for absent people at one table. `isDue` says whether a seat is asked; `act` lets its bot act. */
export function openStandIns(isDue: (seat: Seat) => boolean, act: (seat: Seat) => void) {
  const seats = new Map<Seat, NodeJS.Timeout | undefined>();

  function look(): void {
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
    /** From now on a bot plays for this seat, until its person is back. */
    start(seat: Seat): void {
      if (!seats.has(seat)) seats.set(seat, undefined);
      look();
    },
    /** Returns whether a bot has played for this seat. */
    end(seat: Seat): boolean {
      clearTimeout(seats.get(seat));
      return seats.delete(seat);
    },
    /** Something has changed: maybe a bot is asked. */
    look,
    endAll(): void {
      for (const seat of [...seats.keys()]) this.end(seat);
    },
  };
}

/** What a bot would do that knows only the view of the seat. */
export async function choiceOf(view: GameView, seat: Seat): Promise<Action> {
  const bot = await loadBot('easy');
  return bot.choose(view, { seat, random: Math.random });
}
