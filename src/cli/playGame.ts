import { chooseGreedily } from '../bots/greedy/greedy.ts';
import type { Action, CreateGameOptions, GameEvent, GameState, Rules } from '../entries/index.ts';

export interface Played {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

export function playGame(rules: Rules, options: CreateGameOptions): Played {
  const start = rules.startGame(options);
  const actions: Action[] = [];
  const events: GameEvent[] = [...start.events];
  let { state } = start;
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined) return { state, actions, events };
    const action = chooseGreedily(state, prompt.seat, rules);
    const result = rules.tryReduce(state, action);
    if (!result.ok) throw new Error(`A bot chose an illegal action: ${JSON.stringify(action)}`);
    actions.push(action);
    events.push(...result.events);
    state = result.state;
  }
}
