import type { Seat } from '../../components/ids.ts';
import { isOpenAnswer, type TakenAction } from './policy.ts';

interface Delivery<Change> {
  /** Calls all current listeners with a change. A call from within a listener queues its change. */
  tell(change: Change): void;
  subscribe(listener: (change: Change) => void): () => void;
}

/** One subscription; a function may subscribe several times. */
interface Listener<Change> {
  readonly listener: (change: Change) => void;
}

interface Queued<Change> {
  readonly change: Change;
  /** Listeners that were subscribed when the change was made. */
  readonly to: readonly Listener<Change>[];
}

/** Handles errors that listeners throw, so that the other listeners still receive the change and no error is lost. */
type ReportError<Change> = (error: unknown, change: Change) => void;

export function delivery<Change>(report: ReportError<Change> = reject): Delivery<Change> {
  const listeners = new Set<Listener<Change>>();
  const queue: Queued<Change>[] = [];
  let isTelling = false;

  function tellOne({ listener }: Listener<Change>, change: Change): void {
    try {
      listener(change);
    } catch (error) {
      reportSafely(error, change);
    }
  }

  function reportSafely(error: unknown, change: Change): void {
    try {
      report(error, change);
    } catch (another) {
      reject(another);
    }
  }

  return {
    tell(change) {
      queue.push({ change, to: [...listeners] });
      if (isTelling) return;
      isTelling = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (const each of next.to) if (listeners.has(each)) tellOne(each, next.change);
      }
      isTelling = false;
    },
    subscribe(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}

/** Creates an unhandled rejection, which Node, browsers and workers report as a program error. */
function reject(error: unknown): void {
  void Promise.reject(error);
}

/** Tracks the oldest version at which a seat's choice is still valid. */
interface Freshness {
  changed(version: number, change: TakenAction): void;
  since(seat: Seat): number;
}

/** When several seats face the same decision, their answers are independent of one another. */
export function freshness(start: number): Freshness {
  let forAll = start;
  const own = new Map<Seat, number>();
  return {
    changed(version, change) {
      if (isOpenAnswer(change)) own.set(change.action.seat, version);
      else {
        own.clear();
        forAll = version;
      }
    },
    since: (seat) => own.get(seat) ?? forAll,
  };
}
