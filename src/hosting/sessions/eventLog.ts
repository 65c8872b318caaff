import { deepFreeze } from '../../engine/copy.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { eventFor } from '../views/eventFor.ts';

/** The events of a game in order. What a viewer has asked for is continued: of the events that it had, none is looked at again. */
export class EventLog {
  readonly #all: GameEvent[] = [];
  readonly #told = new Map<Viewer | undefined, readonly GameEvent[]>();

  /** Adds events at the end. */
  add(events: readonly GameEvent[]): void {
    for (const event of events) this.#all.push(event);
  }

  /** Removes this many events from the end. */
  drop(count: number): void {
    const left = this.#all.length - count;
    this.#all.splice(left);
    for (const [viewer, told] of this.#told) this.#told.set(viewer, told.slice(0, left));
  }

  /** A frozen list of all events, as a viewer may see them if one is given. */
  of(viewer: Viewer | undefined): readonly GameEvent[] {
    const told = this.#told.get(viewer) ?? [];
    const added = this.#all.slice(told.length);
    const seen = viewer === undefined ? added : added.map((event) => eventFor(event, viewer));
    const all = Object.freeze([...told, ...deepFreeze(seen)]);
    this.#told.set(viewer, all);
    return all;
  }
}
