import { produce } from 'immer';
import type { Action, CoreRules, CreateGameOptions, GameState, Rules } from '../../src/entries/index.ts';
import { remember } from '../../src/game/boundRules.ts';
import { isView } from '../../src/game/model/state.ts';
import { rules } from '../kit/shipped.ts';

/** The rules with something wrong planted in them. */
export function planted(bug: Partial<CoreRules & Omit<Rules, keyof CoreRules>>): Rules {
  return remember({ ...rules, ...bug } as Rules);
}

/** The rules with something wrong in the states they make. */
export function spoiling(spoil: (state: GameState, action: Action) => GameState): Rules {
  const tryReduce: CoreRules['tryReduce'] = (state, action) => {
    const result = rules.tryReduce(state, action);
    return result.ok ? { ...result, state: spoil(result.state, action as Action) } : result;
  };
  return planted({ tryReduce });
}

/** The rules with something wrong in the lists they give for a state. */
export function listing(change: (actions: readonly Action[], state: GameState) => readonly Action[]): Rules {
  return planted({ legalActions: (state, seat) => change(rules.legalActions(state, seat), state) });
}

/** The rules with other lists for those who see a view. */
export function misleading(change: (actions: readonly Action[]) => readonly Action[]): Rules {
  return listing((actions, state) => (isView(state) ? change(actions) : actions));
}

/** Moves a marker of the first player back, once the game is under way. */
export const markerBack = spoiling((state) =>
  produce(state, (draft) => {
    for (const player of draft.players.slice(0, 1)) if (draft.round > 3) player.helium = 0;
  }),
);

/** The state before the last of some actions, and that action. */
export function replayed(
  played: Rules,
  options: CreateGameOptions,
  actions: readonly Action[],
): { readonly state: GameState; readonly last: Action | undefined } {
  let state = played.createGame(options);
  for (const action of actions.slice(0, -1)) {
    const result = played.tryReduce(state, action);
    if (!result.ok) throw new Error(`${action.type} is refused`);
    state = result.state;
  }
  return { state, last: actions.at(-1) };
}
