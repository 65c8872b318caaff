import type { Draft } from 'immer';
import type { CreateGameOptions, Frame, GameState, RuleId, Violation } from '../kit/pinned.ts';
import { type Change, tableOf, table as usual } from '../kit/table.ts';

/** The rule that is cited, what is said in English and in French, and who says so. */
export type Case = readonly [rule: RuleId, english: string, french: string, refused: () => readonly Violation[]];

/** What is said of an action, whatever it is. */
export function told(state: () => GameState, action: unknown): () => readonly Violation[] {
  return () => {
    const at = state();
    return tableOf(at).rules.explain(at, action);
  };
}

/** A game of four in which something is asked: that of a frame, after a change. */
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

/** The first turn of seat 0 in a game of four, after a change. */
export function onTurn(change?: Change, options?: Partial<CreateGameOptions>): () => GameState {
  return asking({ kind: 'turn', seat: 0 }, change, options);
}
