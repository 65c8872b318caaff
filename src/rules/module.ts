import type { Moment } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import type { Work } from './kit.ts';

/** An addition to the base game: what it does at the named moments of a game in which it takes part. */
export interface Module {
  inPlay(state: GameState): boolean;
  readonly at: { readonly [Name in Moment]?: (work: Work) => void };
}
