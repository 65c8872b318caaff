import type { GameEvent } from './pinned.ts';

/** Returns the events of one type. */
export function eventsOf<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}
