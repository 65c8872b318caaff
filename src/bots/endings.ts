import type { CardId } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import { openStream, seedStream } from '../engine/random.ts';
import type { Action } from '../game/model/actions.ts';
import { finalSheet } from '../game/modules/menaces/menaceOnBoard.ts';
import { Playout } from '../game/playout.ts';
import type { Game } from '../game/rules/game.ts';
import { totalsOf } from '../game/rules/round/scoring.ts';
import { MACHINE } from '../game/skymines.ts';
import { redealt } from '../hosting/views/determinize.ts';
import { greedyAction, greedyOrder } from './greedy/greedy.ts';
import type { Decision } from './greedy/lookahead.ts';
import { bestSets, emptySlots } from './greedy/planning.ts';
import { type Outlook, roundsLeft } from './greedy/worth.ts';
import type { Meter } from './meter.ts';

/** Maximum number of candidate actions that are played to the end of the game. */
const FOLLOWED = 6;
/** Seed for dealing the hidden cards. Every candidate action uses the same seed. */
const CHANCE = seedStream('skymines/last round');

/** A candidate action, and the seat's resulting final lead in coins over the best other seat. */
export interface Ending {
  readonly action: Action;
  readonly lead: number;
}

/** A candidate action, and the actions that complete a plan that begins with it. */
type Line = readonly [action: Action, ...next: Action[]];

/**
 * Plays the most promising candidate actions to the end of the game with greedy bots, on a random deal that is
 * consistent with the seat's view. Returns the results, best first, or an empty list early in the game, during an
 * action, or without enough budget.
 */
export function endings(decision: Decision, options: readonly Action[], meter: Meter): readonly Ending[] {
  const { game, seat } = decision;
  // The end is close enough to search in the last round or, with two players, in the last two rounds.
  const isNearEnd = roundsLeft(game) <= (game.state.players.length > 2 ? 0 : 1);
  const lines = isNearEnd ? linesFrom(decision, options) : [];
  if (lines.length < 2) return [];
  const start = new Playout(game);
  start.put(redealt(game.box, start.state, seat, openStream(CHANCE).draw));
  const found: Ending[] = [];
  for (const line of lines) {
    const over = playedOn({ ...decision, game: start }, line, meter);
    if (over === undefined) break;
    const totals = totalsOf(finalSheet(over));
    const lead = at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
    found.push({ action: line[0], lead });
  }
  return found.sort((a, b) => b.lead - a.lead);
}

/** Returns the position at the end of the game, or `undefined` if the budget runs out first. */
function playedOn(start: Decision, line: Line, meter: Meter): Game | undefined {
  const game = new Playout(start.game);
  for (const action of line) game.play(action);
  while (game.state.stack.length > 0) {
    if (!meter()) return undefined;
    game.play(greedyAction({ ...start, game, seat: at(MACHINE.seats(game.state), 0) }));
  }
  return game;
}

function linesFrom(decision: Decision, options: readonly Action[]): readonly Line[] {
  const kind = decision.game.state.stack.at(-1)?.kind;
  if (kind === 'turn') return turnLines(greedyOrder(decision, options));
  return kind === 'planning' ? planLines(decision) : [];
}

/** Returns the best action for each purchase and each bonus space, and the pass action. */
function turnLines(order: readonly Action[]): readonly Line[] {
  const different = distinct(order, kindOf);
  const passing = different.slice(FOLLOWED).filter(({ type }) => type === 'pass');
  return [...different.slice(0, FOLLOWED), ...passing].map((action) => [action]);
}

function kindOf(action: Action): string {
  if (action.type === 'useResources' && action.acquire !== undefined) return `acquire ${action.acquire}`;
  if (action.type === 'placeBonusMarker') return `marker ${action.space} ${action.tier}`;
  return JSON.stringify(action);
}

/** Returns a plan for the best set of cards in each group of equivalent sets. It fills the slots from the left. */
function planLines(outlook: Outlook): readonly Line[] {
  const { game, seat } = outlook;
  const abilities = (set: readonly CardId[]): string =>
    set
      .map((card) => JSON.stringify(game.box.action(card)))
      .sort()
      .join();
  const slots = emptySlots(game, seat);
  const confirm: Action = { type: 'confirmPlan', seat };
  return distinct(bestSets(outlook), abilities)
    .slice(0, FOLLOWED)
    .map((set) => {
      const cards = set.map((card, index): Action => ({ type: 'planCard', seat, card, slot: at(slots, index) }));
      const [first = confirm, ...next] = [...cards, confirm];
      return [first, ...next];
    });
}

function distinct<T>(items: readonly T[], kind: (item: T) => string): readonly T[] {
  const kinds = new Map<string, T>();
  for (const item of items) if (!kinds.has(kind(item))) kinds.set(kind(item), item);
  return [...kinds.values()];
}
