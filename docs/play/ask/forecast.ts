import type { Action, GameEvent, GameState, GameView, Prompt, Seat } from 'skymines-rules';
import { viewFor } from 'skymines-rules';
import type { Decision } from './decision.ts';

/** The consequences of a player's actions, as far as the player can know them. */
export interface Forecast {
  readonly after: GameView;
  readonly events: readonly GameEvent[];
  /** Change in points by seat. If it depends on hidden information, the smallest change. */
  readonly points: readonly number[];
  /** Points of the player afterwards. */
  readonly total: number;
}

interface Outcome extends Pick<Forecast, 'after' | 'events' | 'points'> {
  readonly isSure: boolean;
}

/** Hidden information is guessed with each seed. */
const SEEDS = ['one', 'two', 'three'] as const;

/** Events whose details depend on hidden information. */
const RANDOM: readonly GameEvent['type'][] = [
  'cardDealt',
  'planDealt',
  'cardsRevealed',
  'menaceStrikes',
  'roundStarted',
];

const CACHES = new WeakMap<GameView, Map<string, Forecast | null>>();

/** Returns `null` if the actions are illegal or end the player's round. */
export function forecast(decision: Decision, actions: readonly Action[]): Forecast | null {
  const cache = CACHES.get(decision.view) ?? new Map<string, Forecast | null>();
  CACHES.set(decision.view, cache);
  const key = JSON.stringify(actions);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = guess(decision, actions);
  cache.set(key, found);
  return found;
}

function guess({ view, prompt: { seat }, rules }: Decision, actions: readonly Action[]): Forecast | null {
  const before = totals(rules, view);
  const outcomes: Outcome[] = [];
  for (const seed of SEEDS) {
    const outcome = play({ rules, seat }, before, actions, rules.determinize(view, seed));
    if (outcome === null) return null;
    outcomes.push(outcome);
    if (outcome.isSure) break;
  }
  const [first] = outcomes;
  if (first === undefined) return null;
  const points = first.points.map((_, each) => Math.min(...outcomes.map((outcome) => outcome.points[each] ?? 0)));
  return { after: first.after, events: first.events, points, total: (before[seat] ?? 0) + (points[seat] ?? 0) };
}

type Player = Pick<Decision, 'rules'> & { readonly seat: Seat };

function play(
  { rules, seat }: Player,
  before: readonly number[],
  actions: readonly Action[],
  start: GameState,
): Outcome | null {
  let state = start;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const result = rules.tryReduce(state, action);
    if (!result.ok) return null;
    state = result.state;
    events.push(...result.events);
  }
  for (let next = settling(rules.pending(state), seat); next !== null; next = settling(rules.pending(state), seat)) {
    const result = rules.tryReduce(state, next);
    if (!result.ok) break;
    state = result.state;
    events.push(...result.events);
  }
  if (events.some(({ type }) => type === 'passed')) return null;
  const after = viewFor(state, seat);
  const points = totals(rules, after).map((total, each) => total - (before[each] ?? 0));
  return { after, events, points, isSure: !events.some(({ type }) => RANDOM.includes(type)) };
}

/**
 * Returns the action that ends the player's action and takes its rewards, or `null` if something is left to decide. The
 * order of several rewards rarely matters.
 */
function settling([prompt]: readonly Prompt[], seat: Seat): Action | null {
  if (prompt?.seat !== seat) return null;
  if (prompt.kind === 'rewards') return { type: 'takeReward', seat, reward: 0 };
  return STOPPED.includes(prompt.kind) ? { type: 'stop', seat } : null;
}

/** Rewards come after the last place or plan. */
const STOPPED: readonly Prompt['kind'][] = ['expansion', 'beltExpansion', 'upload'];

function totals(rules: Decision['rules'], view: GameView): readonly number[] {
  return rules.score(view).map(({ total }) => total);
}
