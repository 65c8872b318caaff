import type { CoreRules } from '../api/coreRules.ts';
import type { CardId, Seat } from '../components/ids.ts';
import { sum } from '../engine/lists.ts';
import { boxUnder, gameOf } from '../game/boundRules.ts';
import type { Action, ActionOf } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import { cardValue } from '../game/rules/area/area.ts';
import type { Game } from '../game/rules/game.ts';
import { MACHINE } from '../game/skymines.ts';
import type { Policy } from '../sim/simulator.ts';
import { ranked } from './greedy/lookahead.ts';
import { bestSets } from './greedy/planning.ts';
import { standing } from './greedy/standing.ts';
import { PLAIN } from './greedy/taste.ts';
import { isWasteful } from './greedy/turn.ts';
import { power } from './greedy/worth.ts';

const PAYMENTS = 3;

/**
 * Returns the legal actions of a seat without those that are rarely useful: payments with an unnecessary card, track
 * steps with only some of the cards, rewards below the best tier reached, destroying any card other than the worst, and
 * duplicates of other actions. With a custom component set, pass your rules as the last argument.
 */
export function strategicActions(state: GameState, seat: Seat, rules?: CoreRules): readonly Action[] {
  const game = gameOf(rules, state);
  const kept = new Map<string, Action[]>();
  for (const action of MACHINE.options(game, seat)) {
    if (action.type === 'useResources' && isWasteful(game, seat, action)) continue;
    const key = kindOf(game, action);
    kept.set(key, [...(kept.get(key) ?? []), action]);
  }
  return [...kept.values()].flatMap((alike) => bestOf(game, seat, alike));
}

/** Returns a key that is the same for equivalent actions. */
function kindOf({ box }: Game, action: Action): string {
  switch (action.type) {
    case 'useResources':
      return action.acquire === undefined ? `steps ${action.cards.join()}` : `acquire ${action.acquire}`;
    case 'placeBonusMarker':
      return `marker ${action.space}`;
    case 'useScientist':
    case 'useFieldScientist':
      return `${action.type} ${JSON.stringify(box.action(action.card))}`;
    default:
      return JSON.stringify(action);
  }
}

function bestOf(game: Game, seat: Seat, alike: readonly Action[]): readonly Action[] {
  const [first] = alike;
  if (alike.length === 1 || first === undefined) return alike;
  if (first.type === 'useResources') return cheapest(game, seat, alike as readonly ActionOf<'useResources'>[]);
  if (first.type === 'placeBonusMarker') return [bestMarker(game, alike as readonly ActionOf<'placeBonusMarker'>[])];
  return [first];
}

function cheapest(game: Game, seat: Seat, payments: readonly ActionOf<'useResources'>[]): readonly Action[] {
  return ranked(payments, ({ cards }) => -sum(cards, (card) => cardValue(game, seat, card))).slice(0, PAYMENTS);
}

/** Prefers the highest tier, ordinary markers over one-time markers, and destroying the weakest card. */
function bestMarker({ box }: Game, markers: readonly ActionOf<'placeBonusMarker'>[]): Action {
  const rate = ({ tier = 0, oneTime, destroy }: ActionOf<'placeBonusMarker'>): number =>
    tier * 100 -
    (oneTime ? 50 : 0) -
    (destroy === undefined ? 0 : power(box.card(destroy).action, PLAIN) - box.card(destroy).cost / 100);
  return markers.reduce((best, each) => (rate(each) > rate(best) ? each : best));
}

/**
 * Returns up to `most` sets of hand cards that a planning seat could put into its free action slots, the most promising
 * first. With a custom component set, pass your rules as the last argument.
 */
export function strategicPlans(
  state: GameState,
  seat: Seat,
  most: number,
  rules?: CoreRules,
): readonly (readonly CardId[])[] {
  return bestSets({ game: gameOf(rules, state), seat, taste: PLAIN }).slice(0, most);
}

/**
 * Rates a position for a seat in coins, like the greedy bot: the current score plus an estimate of further gains.
 * Face-up cards do not count, so using one never lowers the rating. It is about as fast as `score`. Pass the seat's
 * view; with a whole state, the shares in other hands count too.
 * @throws ForeignStateError when the state belongs to another rules version or component set.
 */
export function evaluate(state: GameState, seat: Seat, rules?: CoreRules): number {
  return standing({ game: openState(boxUnder(rules), state), seat, taste: PLAIN });
}

/** Maximum number of random draws. Another action is drawn only if the last one passes or stops. */
const DRAWS = 4;

/**
 * Returns a fast policy for many playouts. It plays randomly, but rarely passes or stops while there are other actions.
 * It plays badly. The greedy bot plays well, but takes about twenty times as long.
 */
export function rolloutPolicy(random: () => number): Policy {
  return ({ sample }) => {
    let action = sample(random);
    for (let again = 1; again < DRAWS && (action.type === 'pass' || action.type === 'stop'); again += 1) {
      action = sample(random);
    }
    return action;
  };
}
