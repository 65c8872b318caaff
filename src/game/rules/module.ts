import type { GameEvent } from '../model/events.ts';
import type { Moment, MomentFrame } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import type { Work } from './game.ts';

/** An addition to the base game: what it does at the named moments of a game in which it takes part. */
export interface Module {
  inPlay(state: GameState): boolean;
  /** What it notes of everything that happens. */
  observe?(work: Work, event: GameEvent): void;
  readonly at: { readonly [Name in Moment]?: (work: Work, frame: MomentFrame) => void };
}
