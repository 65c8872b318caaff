import type { Seat } from '../../components/ids.ts';
import { isOpenAnswer, type TakenAction } from './policy.ts';

type Listener<Change> = (change: Change) => void;

/** Delivers changes to listeners. `report` handles their errors, so that the others still receive the change. */
export function delivery<Change>(report: (error: unknown, change: Change) => void = reject) {
  const current = new Set<Listener<Change>>();
  const queue: { readonly change: Change; readonly to: readonly Listener<Change>[] }[] = [];
  let isTelling = false;

  function call(listener: Listener<Change>, change: Change): void {
    try {
      listener(change);
    } catch (error) {
      try {
        report(error, change);
      } catch (another) {
        reject(another);
      }
    }
  }

  return {
    /** Calls all current listeners with a change. A call from within a listener queues its change. */
    tell(change: Change): void {
      queue.push({ change, to: [...current] });
      if (isTelling) return;
      isTelling = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (const each of next.to) if (current.has(each)) call(each, next.change);
      }
      isTelling = false;
    },
    subscribe(listener: Listener<Change>): () => void {
      // A function may subscribe several times.
      const subscribed: Listener<Change> = (change) => listener(change);
      current.add(subscribed);
      return () => void current.delete(subscribed);
    },
  };
}

/** Creates an unhandled rejection, which Node, browsers and workers report as a program error. */
function reject(error: unknown): void {
  void Promise.reject(error);
}

/** Tracks the oldest version at which a seat's choice is valid. Simultaneous answers do not affect each other. */
export function freshness(start: number) {
  let forAll = start;
  const own = new Map<Seat, number>();
  return {
    changed(version: number, change: TakenAction): void {
      if (isOpenAnswer(change)) {
        own.set(change.action.seat, version);
        return;
      }
      own.clear();
      forAll = version;
    },
    since: (seat: Seat): number => own.get(seat) ?? forAll,
  };
}
