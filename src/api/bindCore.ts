import type { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { registerRules } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { WholeState } from '../game/model/state.ts';
import type { CoreRules } from './coreRules.ts';
import * as play from './play.ts';

export type BoundCore = ReturnType<typeof bindCore>;

/** Binds the core functions to a valid component set, whose `Box` is built on first use. */
export function bindCore(content: Content, box: () => Box) {
  return registerRules({
    content,
    createGame: (options) => play.createGame(box(), options),
    startGame: (options) => play.startGame(box(), options),
    reduce: <State extends WholeState>(state: State, action: Action) => play.reduce(box(), state, action),
    tryReduce: <State extends WholeState>(state: State, action: unknown) => play.tryReduce(box(), state, action),
    legalActions: (state, seat) => play.legalActions(box(), state, seat),
    isLegal: (state, action) => play.isLegal(box(), state, action),
    explain: (state, action) => play.explain(box(), state, action),
    warnings: (state, action) => play.warnings(box(), state, action),
    pending: (state) => play.pending(box(), state),
    isOver: (state) => play.isOver(box(), state),
    score: (state) => play.score(box(), state),
    timeLoop: (state) => play.timeLoop(box(), state),
    winners: (state) => play.winners(box(), state),
  } satisfies CoreRules);
}
