/** Tells listeners what happens, everything in the order in which it happened. */
export interface Delivery<Change> {
  /** Tells a change to all who listen now. Inside a listener it only queues up: its turn comes after the current one. */
  tell(change: Change): void;
  /** Calls back at every change from now on, until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
}

/** One subscription; the same function may be in several. */
interface Listener<Change> {
  readonly listener: (change: Change) => void;
}

/** A change and who listened when it happened. */
interface Told<Change> {
  readonly change: Change;
  readonly to: readonly Listener<Change>[];
}

/** Tells what a listener throws: nobody else is kept from hearing, and nothing is swallowed. */
export type ReportError<Change> = (error: unknown, change: Change) => void;

export function delivery<Change>(report: ReportError<Change> = reject): Delivery<Change> {
  const listeners = new Set<Listener<Change>>();
  const queue: Told<Change>[] = [];
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

/** A rejection that nobody handles: Node, browsers and workers all report it as an error of the program. */
function reject(error: unknown): void {
  void Promise.reject(error);
}
