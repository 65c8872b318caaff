import { produce } from 'immer';
import type { Action, CoreRules, CreateGameOptions, GameState, Rules } from '../../src/entries/index.ts';
import { registerRules } from '../../src/game/boundRules.ts';
import { isView } from '../../src/game/model/state.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';

/** Returns the rules with a bug. */
export function planted(bug: Partial<CoreRules & Omit<Rules, keyof CoreRules>>): Rules {
  return registerRules({ ...rules, ...bug } as Rules);
}

/** Returns the rules with a bug that runs before each call of one of their functions. */
export function preceded<Name extends 'tryReduce' | 'explain' | 'warnings' | 'reduce' | 'loadGame' | 'checkRecord'>(
  name: Name,
  bug: (...args: Parameters<Rules[Name]>) => void,
): Rules {
  const original = rules[name] as (...args: Parameters<Rules[Name]>) => unknown;
  const broken = (...args: Parameters<Rules[Name]>): unknown => {
    bug(...args);
    return original(...args);
  };
  return planted({ [name]: broken });
}

/** Returns the rules with a bug in the resulting states. */
export function spoiling(spoil: (state: GameState, action: Action) => GameState): Rules {
  const tryReduce: CoreRules['tryReduce'] = (state, action) => {
    const result = rules.tryReduce(state, action);
    return result.ok ? { ...result, state: spoil(result.state, action as Action) } : result;
  };
  return planted({ tryReduce });
}

/** Returns the rules with a bug in their legal actions. */
export function listing(change: (actions: readonly Action[], state: GameState) => readonly Action[]): Rules {
  return planted({ legalActions: (state, seat) => change(rules.legalActions(state, seat), state) });
}

/** Returns the rules with a bug in the legal actions of views. */
export function misleading(change: (actions: readonly Action[]) => readonly Action[]): Rules {
  return listing((actions, state) => (isView(state) ? change(actions) : actions));
}

/** Moves a marker of the first player back after round 3. */
export const markerBack = spoiling((state) =>
  produce(state, (draft) => {
    for (const player of draft.players.slice(0, 1)) if (draft.round > 3) player.helium = 0;
  }),
);

/** Returns the state before the last action, and that action. */
export function replayed(
  played: Rules,
  options: CreateGameOptions,
  actions: readonly Action[],
): { readonly state: GameState; readonly last: Action } {
  let state = played.createGame(options);
  for (const action of actions.slice(0, -1)) {
    const result = played.tryReduce(state, action);
    if (!result.ok) throw new Error(`${action.type} is refused`);
    state = result.state;
  }
  return { state, last: must(actions.at(-1)) };
}
