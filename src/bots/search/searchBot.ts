import type { CoreRules } from '../../api/coreRules.ts';
import { defaultRules } from '../../api/defaultRules.ts';
import type { Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import { gameOf } from '../../game/boxOf.ts';
import type { Action } from '../../game/model/actions.ts';
import type { Advice } from '../../game/model/advice.ts';
import { SCORE_CATEGORIES } from '../../game/model/score.ts';
import type { GameState, GameView } from '../../game/model/state.ts';
import { finalSheet } from '../../game/modules/menaces/menaceOnBoard.ts';
import { Playout } from '../../game/playout.ts';
import type { Game } from '../../game/rules/game.ts';
import { MACHINE } from '../../game/skymines.ts';
import { determinizeFor } from '../../hosting/views/determinize.ts';
import type { Adviser, Budget, Question } from '../bot.ts';
import { greedyAction, greedyRating } from '../greedy/greedy.ts';
import { isWithinAction } from '../greedy/lookahead.ts';
import type { Learned } from './outlook.ts';
import { lead, totalsAhead } from './outlook.ts';
import { ratePlans } from './planSets.ts';
import { purse } from './purse.ts';
import type { Beam, Search } from './roundSearch.ts';
import { searchRound } from './roundSearch.ts';
import { openKind, settle } from './turns.ts';

/** How deep a bot thinks. */
export interface Skill {
  /** The budget of a decision if the question has none. */
  readonly budget: Budget;
  /** How it looks for its turns. */
  readonly beam: Beam;
  /** How it looks further for decisions inside of an action, and how many answers it tries; `null`: the greedy player decides. */
  readonly inner: { readonly beam: Beam; readonly answers: number } | null;
  /** How it looks further while planning, and how many sets of cards it tries; `null`: the greedy player decides. */
  readonly planning: { readonly beam: Beam; readonly sets: number } | null;
}

/** Decisions that the greedy player takes for every bot: there is little to win by thinking. */
const LITTLE_AT_STAKE: readonly string[] = [
  'startingToken',
  'startingDecks',
  'placePlans',
  'pickUp',
  'resting',
  'claims',
  'rewards',
  'lunaTurn',
];

/**
 * A bot that plays its own round out in thought and rates the ends by what it has learned. It imagines one position that
 * could be behind its view.
 */
export function searchBot(name: string, learnedFor: (state: GameState) => Learned, skill: Skill): Adviser {
  return {
    name,
    choose(view, question) {
      const { seat, rules = defaultRules() } = question;
      const options = rules.legalActions(view, seat);
      const [only] = options;
      if (only === undefined) throw new RangeError(`Seat ${seat} has nothing to decide`);
      if (options.length === 1) return only;
      const game = imagined(view, rules);
      const rated = rateAnswers(game, question, learnedFor(view), skill);
      return highest(rated) ?? greedyAction(game, seat);
    },
    advise(view, question) {
      const { seat, rules = defaultRules() } = question;
      if (rules.legalActions(view, seat).length < 2) return null;
      const game = imagined(view, rules);
      return adviceOf(game, seat, rateAnswers(game, question, learnedFor(view), skill));
    },
  };
}

function adviceOf(game: Game, seat: Seat, rated: ReadonlyMap<Action, number>): Advice | null {
  const action = highest(rated);
  if (action === undefined) return null;
  const lead = rated.get(action) ?? 0;
  const others = new Map([...rated].filter(([each]) => each !== action));
  const second = highest(others);
  return {
    action,
    gains: gainsOf(game, seat, action),
    lead,
    second: second === undefined ? null : { action: second, worse: lead - (others.get(second) ?? 0) },
  };
}

/** What an action changes at once in the score of its seat. */
function gainsOf(game: Game, seat: Seat, action: Action): Advice['gains'] {
  const before = at(finalSheet(game), seat);
  const after = new Playout(game);
  after.play(action);
  const now = at(finalSheet(isWithinAction(after, seat) ? endAction(after, seat) : after), seat);
  const changed = SCORE_CATEGORIES.filter((category) => now[category] !== before[category]);
  return Object.fromEntries(changed.map((category) => [category, now[category] - before[category]]));
}

/** Ends the action that a seat has begun, as the greedy player would. */
function endAction(playout: Playout, seat: Seat): Playout {
  while (isWithinAction(playout, seat)) playout.play(greedyAction(playout, seat));
  return playout;
}

/** A position that could be behind the view. It is the same for the whole round, so that a plan begun is carried on. */
function imagined(view: GameView, rules: CoreRules): Game {
  return gameOf(rules, determinizeFor(rules.content, view, `${view.round}`));
}

/** Rates the answers that are worth a thought by the end of the round they lead to; empty where the greedy player decides. */
function rateAnswers(
  game: Game,
  { seat, budget }: Question,
  learned: Learned,
  skill: Skill,
): ReadonlyMap<Action, number> {
  const kind = openKind(game) ?? '';
  const { beam, inner, planning } = skill;
  const search: Search = {
    seat,
    rate: (end) => lead(totalsAhead(end, learned), seat),
    beam,
    purse: purse(budget ?? skill.budget),
  };
  const canClaim = MACHINE.options(game, seat).some(({ type }) => type === 'claimTask');
  if (LITTLE_AT_STAKE.includes(kind) || canClaim) return new Map();
  if (kind === 'turn') return searchRound(game, search).byFirst;
  if (kind === 'planning')
    return planning ? ratePlans(game, planning.sets, { ...search, beam: planning.beam }) : new Map();
  return inner ? rateInner(game, inner.answers, { ...search, beam: inner.beam }) : new Map();
}

/** Rates the answers inside of an action that look best at first sight. */
function rateInner(game: Game, answers: number, search: Search): ReadonlyMap<Action, number> {
  const rate = greedyRating(game, search.seat);
  const options = MACHINE.options(game, search.seat).map((action) => ({ action, worth: rate(action) }));
  const rated = new Map<Action, number>();
  for (const { action } of options.sort((a, b) => b.worth - a.worth).slice(0, answers)) {
    if (rated.size > 0 && search.purse.isEmpty()) break;
    search.purse.spend();
    const after = new Playout(game);
    after.play(action);
    settle(after, search.seat);
    rated.set(action, searchRound(after, search).value);
  }
  return rated;
}

/** The action with the highest rating, the first among equals. */
function highest(rated: ReadonlyMap<Action, number>): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [action, value] of rated) {
    if (best === undefined || value > most) [best, most] = [action, value];
  }
  return best;
}
