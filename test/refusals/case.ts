import type { Draft } from 'immer';
import type { CreateGameOptions, Frame, GameState, Violation } from '../kit/pinned.ts';
import { type Change, tableOf, table as usual } from '../kit/table.ts';

/** Explains an action of any kind. */
export function attempt(state: () => GameState, action: unknown): () => readonly Violation[] {
  return () => {
    const at = state();
    return tableOf(at).rules.explain(at, action);
  };
}

/** Creates a game of four with an open decision, given by a frame, after a change. */
export function asking(
  frame: Frame,
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
  table: typeof usual = usual,
): () => GameState {
  return () =>
    table.onTurn((draft) => {
      draft.stack = [frame as Draft<Frame>];
      change(draft);
    }, options);
}

/** Creates the first turn of seat 0 in a game of four, after a change. */
export function onTurn(change?: Change, options?: Partial<CreateGameOptions>): () => GameState {
  return asking({ kind: 'turn', seat: 0 }, change, options);
}
