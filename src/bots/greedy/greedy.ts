import type { CoreRules } from '../../api/coreRules.ts';
import type { Seat } from '../../components/ids.ts';
import { legalActions } from '../../core/play.ts';
import { copyIfDraft } from '../../engine/copy.ts';
import { at } from '../../engine/lists.ts';
import { gameOf } from '../../game/boundRules.ts';
import type { Action } from '../../game/model/actions.ts';
import type { DecisionKind } from '../../game/model/frames.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { MACHINE } from '../../game/skymines.ts';
import type { Policy } from '../../sim/simulator.ts';
import type { Bot } from '../bot.ts';
import { type Clock, clockOf, NO_CLOCK } from '../meter.ts';
import { beltExpansion } from './beltExpansion.ts';
import { pickUp, resting } from './decks.ts';
import { expansion } from './expansion.ts';
import { byOutcome, byStanding } from './lookahead.ts';
import { planning } from './planning.ts';
import { placePlans, research } from './research.ts';
import { PLAIN, type Taste } from './taste.ts';
import { turn } from './turn.ts';
import { upload } from './upload.ts';
import type { Rater, Rating, View } from './view.ts';
import { best } from './view.ts';
import { rewardWorth } from './worth.ts';

type Asked = Omit<View, 'choose'>;

/** Rates all answers equally, so the bot takes the first answer. */
const firstAnswer: Rater = () => () => 0;

// SETUP-39
const startingToken: Rater =
  ({ game, taste }) =>
  (action) => {
    if (action.type !== 'chooseToken') return 0;
    const { bonus, plan } = game.box.token(action.token);
    return rewardWorth(game, bonus, taste) + rewardWorth(game, plan.reward, taste);
  };

const RATERS: Readonly<Record<DecisionKind, Rater>> = {
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
  pickUp,
  resting,
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
  return greedyAmong(gameOf(rules, state), seat, legalActions(state, seat, rules), PLAIN, isLate);
}

/** The greedy bot, whose level is "easy". */
export const greedyBot: Bot = {
  name: 'easy',
  choose: (view, { seat, budget, rules }) => within(clockOf(budget), view, seat, rules),
};

/** The greedy bot as a simulator policy. It decides for the first seat that must decide, and sees the whole state. */
export const greedyPolicy: Policy = (simulator) => {
  const game = gameOf(simulator, simulator.state);
  return greedyAction(game, at(MACHINE.seats(game.state), 0), PLAIN);
};

export function greedyAction(game: Game, seat: Seat, taste: Taste, isLate: Clock = NO_CLOCK): Action {
  return greedyAmong(game, seat, MACHINE.options(game, seat), taste, isLate);
}

/** Chooses greedily among some legal actions; the list must not be empty. */
export function greedyAmong(
  game: Game,
  seat: Seat,
  options: readonly Action[],
  taste: Taste,
  isLate: Clock = NO_CLOCK,
): Action {
  return chosen({ game, seat, taste, isLate, depth: 0 }, options);
}

function chosen(asked: Asked, options: readonly Action[]): Action {
  const [first] = options;
  if (first === undefined) throw new RangeError(`Seat ${asked.seat} has nothing to decide`);
  if (options.length === 1) return first;
  const claim = options.find(({ type }) => type === 'claimTask');
  if (claim !== undefined) return claim; // MISSION-8: free coins and a marker
  return best(options, rating(asked));
}

/** Returns the answers to a turn by their greedy rating, best first. */
export function greedyOrder(
  game: Game,
  seat: Seat,
  options: readonly Action[],
  taste: Taste,
  isLate: Clock = NO_CLOCK,
): readonly Action[] {
  const rate = rating({ game, seat, taste, isLate, depth: 0 });
  return options
    .map((action) => ({ action, rated: rate(action) }))
    .sort((a, b) => b.rated - a.rated)
    .map(({ action }) => action);
}

function rating(asked: Asked): Rating {
  const { game, seat, depth } = asked;
  const { kind } = at(game.state.stack, game.state.stack.length - 1);
  const choose = (later: Game): Action =>
    chosen({ ...asked, game: later, depth: depth + 1 }, MACHINE.options(later, seat));
  return RATERS[kind as DecisionKind]({ ...asked, choose });
}
