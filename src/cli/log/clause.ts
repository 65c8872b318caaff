import type { GameEvent, GameEventType } from '../../index.ts';
import type { Names } from '../../present/words/names.ts';

/** A part of a sentence. Neighbours with the same lead become one: `rests energy 2, titanium 1`. */
export interface Clause {
  readonly lead: string;
  readonly item: string;
}

export type EventOf<Type extends GameEventType> = Extract<GameEvent, { readonly type: Type }>;
/** What an event means to a reader, or `null` when other events say it. */
export type Tell<Event> = (event: Event, names: Names) => Clause | null;
/** The texts of some types of events. */
export type Texts<Type extends GameEventType> = { readonly [Each in Type]: Tell<EventOf<Each>> };

export const says = (lead: string, item = ''): Clause => ({ lead, item });
export const silent = (): null => null;
