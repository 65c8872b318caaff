import type { Seat } from '../components/ids.ts';
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
import { greedyAction, greedyAmong, greedyOrder } from './greedy/greedy.ts';
import { after, playedOut } from './greedy/lookahead.ts';
import { standing } from './greedy/standing.ts';
import type { Taste } from './greedy/taste.ts';
import { type Clock, clockOf, meterOf, NO_CLOCK } from './meter.ts';

/** Default number of positions searched near the end of the game. The search takes a second at most. */
const BUDGET: Budget = { nodes: 1600 };

/**
 * Returns a greedy bot with weights that depend on the kind of game. If `foresee` returns endings, the bot takes the
 * answer with the best ending.
 */
export function tasteBot(name: string, tasteFor: (state: GameState) => Taste, foresee: typeof endings): Adviser {
  return {
    name,
    choose(view, { seat, budget = BUDGET, rules }) {
      const options = legalActions(view, seat, rules);
      const game = gameOf(rules, view);
      const taste = tasteFor(view);
      const [meter, isLate] = [meterOf(budget), clockOf(budget)];
      const first = greedyAmong(game, seat, options, taste, isLate);
      const [best] = isLate() ? [] : foresee(game, seat, options, taste, meter, isLate);
      return best?.action ?? first;
    },
    advise(view, { seat, budget = BUDGET, rules }) {
      const options = legalActions(view, seat, rules);
      if (options.length < 2 || view.stack.at(-1)?.kind !== 'turn') return null;
      const decision = { game: gameOf(rules, view), seat, taste: tasteFor(view) };
      const isLate = clockOf(budget);
      const ends = foresee(decision.game, seat, options, decision.taste, meterOf(budget), isLate);
      return ends.length > 1 ? byEndings(decision, ends) : byStandings(decision, options, isLate);
    },
  };
}

interface Decision {
  readonly game: Game;
  readonly seat: Seat;
  readonly taste: Taste;
}

function byEndings(decision: Decision, ends: readonly Ending[]): Advice {
  const [{ action, lead }, next] = [at(ends, 0), at(ends, 1)];
  const { gains, worth } = outcomeOf(decision, action);
  const passing = ends.find((each) => each.action.type === 'pass');
  return {
    action,
    gains,
    worth: passing === undefined ? worth : lead - passing.lead,
    second: action.type === 'pass' ? null : { action: next.action, worse: lead - next.lead },
  };
}

function byStandings(decision: Decision, options: readonly Action[], isLate: Clock): Advice {
  const order = greedyOrder(decision.game, decision.seat, options, decision.taste, isLate);
  const [action, next] = [at(order, 0), at(order, 1)];
  const { gains, worth } = outcomeOf(decision, action);
  if (action.type === 'pass') return { action, gains, worth, second: null }; // no other action gains anything
  return {
    action,
    gains,
    worth,
    second: { action: next, worse: Math.max(0, worth - outcomeOf(decision, next).worth) },
  };
}

/** Returns the change in the seat's score and standing after it completes an action; 0 for a pass. */
function outcomeOf({ game, seat, taste }: Decision, action: Action): Pick<Advice, 'gains' | 'worth'> {
  if (action.type === 'pass') return { gains: {}, worth: 0 };
  const view = {
    game,
    seat,
    taste,
    isLate: NO_CLOCK,
    depth: 0,
    choose: (later: Game) => greedyAction(later, seat, taste),
  };
  const outcome = playedOut(view, after(view, action));
  const [before, now] = [at(finalSheet(game), seat), at(finalSheet(outcome), seat)];
  const changed = SCORE_CATEGORIES.filter((category) => now[category] !== before[category]);
  return {
    gains: Object.fromEntries(changed.map((category) => [category, now[category] - before[category]])),
    worth: standing(outcome, seat, taste) - standing(game, seat, taste),
  };
}
