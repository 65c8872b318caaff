import { legalActions } from '../core/play.ts';
import { at } from '../engine/lists.ts';
import { gameOf } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import { SCORE_CATEGORIES } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import { finalSheet } from '../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../game/rules/game.ts';
import type { Adviser, Budget } from './bot.ts';
import type { Ending, endings } from './endings.ts';
import { greedyAction, greedyOrder } from './greedy/greedy.ts';
import { after, type Decision, playedOut } from './greedy/lookahead.ts';
import { standing } from './greedy/standing.ts';
import type { Taste } from './greedy/taste.ts';
import type { Outlook } from './greedy/worth.ts';
import { clockOf, meterOf } from './meter.ts';

/** Default number of positions searched near the end of the game. The search takes a second at most. */
const BUDGET: Budget = { nodes: 1600 };

/** Returns a bot with weights for the kind of game. It plays towards the best ending that `foresee` returns. */
export function tasteBot(name: string, tasteFor: (state: GameState) => Taste, foresee: typeof endings): Adviser {
  return {
    name,
    choose(view, { seat, budget = BUDGET, rules }) {
      const options = legalActions(view, seat, rules);
      const [meter, isLate] = [meterOf(budget), clockOf(budget)];
      const decision = { game: gameOf(rules, view), seat, taste: tasteFor(view), isLate };
      const first = greedyAction(decision, options);
      const [best] = isLate() ? [] : foresee(decision, options, meter);
      return best?.action ?? first;
    },
    advise(view, { seat, budget = BUDGET, rules }) {
      const options = legalActions(view, seat, rules);
      if (options.length < 2 || view.stack.at(-1)?.kind !== 'turn') return null;
      const decision = { game: gameOf(rules, view), seat, taste: tasteFor(view), isLate: clockOf(budget) };
      const ends = foresee(decision, options, meterOf(budget));
      return ends.length > 1 ? byEndings(decision, ends) : byStandings(decision, options);
    },
  };
}

function byEndings(outlook: Outlook, ends: readonly Ending[]): Advice {
  const [{ action, lead }, next] = [at(ends, 0), at(ends, 1)];
  const { gains, worth } = outcomeOf(outlook, action);
  const passing = ends.find((each) => each.action.type === 'pass');
  return {
    action,
    gains,
    worth: passing === undefined ? worth : lead - passing.lead,
    second: action.type === 'pass' ? null : { action: next.action, worse: lead - next.lead },
  };
}

function byStandings(decision: Decision, options: readonly Action[]): Advice {
  const order = greedyOrder(decision, options);
  const [action, next] = [at(order, 0), at(order, 1)];
  const { gains, worth } = outcomeOf(decision, action);
  if (action.type === 'pass') return { action, gains, worth, second: null }; // no other action gains anything
  const worse = Math.max(0, worth - outcomeOf(decision, next).worth);
  return { action, gains, worth, second: { action: next, worse } };
}

/** Returns the change in the seat's score and standing after it completes an action; 0 for a pass. */
function outcomeOf({ game, seat, taste }: Outlook, action: Action): Pick<Advice, 'gains' | 'worth'> {
  if (action.type === 'pass') return { gains: {}, worth: 0 };
  const choose = (later: Game): Action => greedyAction({ game: later, seat, taste });
  const outcome = playedOut({ game, seat, taste, choose }, after(game, action));
  const [before, now] = [at(finalSheet(game), seat), at(finalSheet(outcome), seat)];
  const changed = SCORE_CATEGORIES.filter((category) => now[category] !== before[category]);
  return {
    gains: Object.fromEntries(changed.map((category) => [category, now[category] - before[category]])),
    worth: standing({ game: outcome, seat, taste }) - standing({ game, seat, taste }),
  };
}
