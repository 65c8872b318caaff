import { deepFreeze } from '../../engine/copy.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { eventFor } from '../views/eventFor.ts';

/**
 * The events of a game in order. The list for each viewer is extended as events are added, so no event is converted
 * twice.
 */
export class EventLog {
  readonly #all: GameEvent[] = [];
  readonly #told = new Map<Viewer | undefined, readonly GameEvent[]>();

  add(events: readonly GameEvent[]): void {
    for (const event of events) this.#all.push(event);
  }

  drop(count: number): void {
    const left = this.#all.length - count;
    this.#all.splice(left);
    for (const [viewer, told] of this.#told) this.#told.set(viewer, told.slice(0, left));
  }

  /** Returns a frozen list of all events. If a viewer is given, returns them as that viewer may see them. */
  of(viewer: Viewer | undefined): readonly GameEvent[] {
    const told = this.#told.get(viewer) ?? [];
    const added = this.#all.slice(told.length);
    const seen = viewer === undefined ? added : added.map((event) => eventFor(event, viewer));
    const all = Object.freeze([...told, ...deepFreeze(seen)]);
    this.#told.set(viewer, all);
    return all;
  }
}
