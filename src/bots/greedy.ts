import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import { undrafted } from '../engine/copy.ts';
import { at } from '../engine/lists.ts';
import { gameOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import type { DecisionKind } from '../game/model/frames.ts';
import type { GameState } from '../game/model/state.ts';
import { beltExpansion } from './beltExpansion.ts';
import { pickUp, resting } from './decks.ts';
import { expansion } from './expansion.ts';
import { byOutcome, byStanding } from './lookahead.ts';
import { planning } from './planning.ts';
import { placePlans, research } from './research.ts';
import { turn } from './turn.ts';
import { upload } from './upload.ts';
import type { Rater } from './view.ts';
import { best } from './view.ts';
import { rewardWorth } from './worth.ts';

/** Rates all answers the same, so that the first one is taken. */
const firstAnswer: Rater = () => () => 0;

/** Takes the token with the better bonus and plan (SETUP-39). */
const startingToken: Rater =
  ({ game }) =>
  (action) => {
    if (action.type !== 'chooseToken') return 0;
    const { bonus, plan } = game.box.token(action.token);
    return rewardWorth(game, bonus) + rewardWorth(game, plan.reward);
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
 * Chooses an action like a simple player: the one that looks best now, without a plan for later. Among equals it takes
 * the first. It is pure: the same state gives the same action. Pass the view of the seat; on a whole state it also
 * counts the shares in the hands of others. For your own components, pass your rules as the last argument.
 * @throws RangeError when the seat has nothing to decide.
 */
export function chooseGreedily(given: GameState, seat: Seat, rules: CoreRules = defaultRules()): Action {
  return chosen(undrafted(given), seat, rules, 0);
}

/** The same at a depth of turns that are played in thought. */
function chosen(state: GameState, seat: Seat, rules: CoreRules, depth: number): Action {
  const options = rules.legalActions(state, seat);
  if (options.length === 0) throw new RangeError(`Seat ${seat} has nothing to decide`);
  const claim = options.find(({ type }) => type === 'claimTask');
  if (claim !== undefined) return claim; // MISSION-8: free coins and a marker
  const { kind } = at(rules.pending(state), 0); // All seats that are asked at once are asked the same.
  const choose = (later: GameState): Action => chosen(later, seat, rules, depth + 1);
  return best(options, RATERS[kind]({ rules, game: gameOf(rules, state), seat, choose, depth }));
}
