import type { Action, GameState } from './pinned.ts';
import { passes } from './play.ts';
import { table } from './table.ts';

const { act, rules } = table;

/** The recommended tracks: energy, discounts for minerals and any mix, field scientist, purchase spaces. */
export const FIRST = { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } } as const;
/** Tracks with extra markers, titanium, research spaces, and spaces that destroy a card for coins. */
export const OTHERS = { tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C2', tawac: 'D2' } } as const;

/** Returns the decision after some actions: its kind and params. */
export function decisionAfter(state: GameState, ...actions: readonly Action[]): unknown {
  const prompt = rules.pending(act(state, ...actions))[0];
  return { [String(prompt?.kind)]: prompt?.params };
}

/** Seat 1 of two passes, so that it is the turn of seat 0 again. */
export function antoinePasses(state: GameState): GameState {
  return passes(state, 1);
}
