import type { CoreRules } from '../api/coreRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { Session } from '../hosting/sessions/session.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { Simulator } from '../sim/simulator.ts';
import type { Bot, Budget } from './bot.ts';

/** Options of `drive`. */
export interface DriveOptions {
  /** Source of random numbers for the bots: the same numbers give the same game. */
  readonly random: () => number;
  /** Budget of each decision. */
  readonly budget?: Budget;
  /** The rules of the game. For a custom component set, pass its rules. */
  readonly rules?: CoreRules;
}

/**
 * Lets bots decide until the game is over or a seat without a bot must decide, and returns the number of their actions.
 * `bots` contains a bot or `null` for each seat; Luna's turns do not need a bot. If several seats must decide, the
 * lowest seat with a bot goes first.
 * @throws Error when a session rejects the action of a bot.
 */
export function drive(game: Simulator | Session, bots: readonly (Bot | null)[], options: DriveOptions): number {
  let actions = 0;
  for (;;) {
    const prompt = game.pending().find(({ seat, kind }) => kind === 'lunaTurn' || bots[seat]);
    if (prompt === undefined) return actions;
    const action = answer(game, bots, options, prompt);
    const result = 'dispatch' in game ? game.dispatch(action) : game.play(action);
    if (result?.ok === false) throw new Error(`A bot chose an illegal action: ${result.violations[0]?.message}`);
    actions += 1;
  }
}

function answer(
  game: Simulator | Session,
  bots: readonly (Bot | null)[],
  options: DriveOptions,
  { seat, kind }: Prompt,
): Action {
  const bot = bots[seat];
  if (kind === 'lunaTurn' || !bot) return { type: 'lunaTurn', seat }; // LUNA-27
  const view = 'dispatch' in game ? game.getView(seat) : viewFor(game.state, seat);
  return bot.choose(view, { ...options, seat });
}
