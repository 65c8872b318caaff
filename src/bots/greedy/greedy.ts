import type { CoreRules } from '../../api/coreRules.ts';
import type { Seat } from '../../components/ids.ts';
import { legalActions } from '../../core/play.ts';
import { copyIfDraft } from '../../engine/copy.ts';
import { at } from '../../engine/lists.ts';
import { gameOf } from '../../game/boundRules.ts';
import type { Action } from '../../game/model/actions.ts';
import type { DecisionKind, Frame, FrameOf } from '../../game/model/frames.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { MACHINE } from '../../game/skymines.ts';
import type { Policy } from '../../sim/simulator.ts';
import type { Bot } from '../bot.ts';
import { type Clock, clockOf, NO_CLOCK } from '../meter.ts';
import { beltExpansion, expansion } from './expansion.ts';
import { best, byOutcome, byStanding, type Decision, type Rater, type Rating, ranked, type View } from './lookahead.ts';
import { planning, strongestDeck } from './planning.ts';
import { placePlans, research, upload } from './research.ts';
import { PLAIN } from './taste.ts';
import { turn } from './turn.ts';
import { rewardWorth } from './worth.ts';

const firstAnswer: Rater = () => () => 0;

// SETUP-39
const startingToken: Rater =
  ({ game, taste }) =>
  (action) => {
    if (action.type !== 'chooseToken') return 0;
    const { bonus, plan } = game.box.token(action.token);
    return rewardWorth(game, bonus, taste) + rewardWorth(game, plan.reward, taste);
  };

const RATERS: { readonly [Kind in DecisionKind]: (view: View, frame: FrameOf<Kind>) => Rating } = {
  startingToken,
  startingDecks: firstAnswer,
  planning,
  turn,
  units: byStanding,
  barrier: byStanding,
  expansion,
  rewards: firstAnswer,
  ousting: byStanding,
  research,
  placePlans,
  upload,
  purchase: byStanding,
  oneOf: byOutcome,
  chosenTracks: byStanding,
  removal: byStanding,
  pickUp: strongestDeck,
  resting: strongestDeck,
  salvage: byOutcome,
  lunaTurn: firstAnswer,
  beltExpansion,
  claims: firstAnswer,
};

/**
 * Chooses the action that looks best now, without planning ahead. Among equally good actions, it takes the first. It is
 * pure: the same state gives the same action. Pass the seat's view; with a whole state, it also counts the shares in
 * other players' hands. With a custom component set, pass your rules as the last argument.
 * @throws RangeError when the seat has nothing to decide.
 */
export function chooseGreedily(given: GameState, seat: Seat, rules?: CoreRules): Action {
  return within(NO_CLOCK, given, seat, rules);
}

/** Chooses the best action found until the time is up. */
function within(isLate: Clock, given: GameState, seat: Seat, rules: CoreRules | undefined): Action {
  const state = copyIfDraft(given);
  return greedyAction({ game: gameOf(rules, state), seat, taste: PLAIN, isLate }, legalActions(state, seat, rules));
}

/** The greedy bot, whose level is "easy". */
export const greedyBot: Bot = {
  name: 'easy',
  choose: (view, { seat, budget, rules }) => within(clockOf(budget), view, seat, rules),
};

/** The greedy bot as a simulator policy. It decides for the first seat that must decide, and sees the whole state. */
export const greedyPolicy: Policy = (simulator) => {
  const game = gameOf(simulator, simulator.state);
  return greedyAction({ game, seat: at(MACHINE.seats(game.state), 0), taste: PLAIN });
};

/** Chooses greedily among some legal actions, by default all of them. */
export function greedyAction(
  decision: Decision,
  options: readonly Action[] = MACHINE.options(decision.game, decision.seat),
): Action {
  const [first] = options;
  if (first === undefined) throw new RangeError(`Seat ${decision.seat} has nothing to decide`);
  if (options.length === 1) return first;
  const claim = options.find(({ type }) => type === 'claimTask');
  if (claim !== undefined) return claim; // MISSION-8: free coins and a marker
  return best(options, rating(decision));
}

export function greedyOrder(decision: Decision, options: readonly Action[]): readonly Action[] {
  return ranked(options, rating(decision));
}

function rating(decision: Decision): Rating {
  const { game, depth = 0 } = decision;
  const frame = at(game.state.stack, game.state.stack.length - 1);
  const choose = (later: Game): Action => greedyAction({ ...decision, game: later, depth: depth + 1 });
  return (RATERS[frame.kind as DecisionKind] as (view: View, frame: Frame) => Rating)({ ...decision, choose }, frame);
}
