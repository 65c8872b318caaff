import type { Seat } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import { Playout } from '../../game/playout.ts';
import { allFaceUp } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { standing } from '../greedy/standing.ts';
import { power } from '../greedy/worth.ts';
import type { Purse } from './purse.ts';
import { worthwhile } from './strategic.ts';
import { isRoundOver, settle } from './turns.ts';

/** How many positions are followed side by side, and how many followers of each are looked at further. */
export interface Beam {
  readonly width: number;
  readonly follow: number;
}

/** What a search goes by. */
export interface Search {
  readonly seat: Seat;
  /** Rates the end of a round for the seat. */
  readonly rate: (game: Game) => number;
  readonly beam: Beam;
  readonly purse: Purse;
}

/** What a search has found: the worth of the best end of the round, and of the best one after each first action. */
export interface Found {
  readonly value: number;
  readonly byFirst: ReadonlyMap<Action, number>;
}

/** A position on the way, with the action that led there from where the search began. */
interface Node {
  readonly playout: Playout;
  readonly first: Action;
  /** What it promises, by rule of thumb. */
  readonly hope: number;
}

/** The worth of a unit of strength that lies unused, and of a bonus marker in hand, while the round goes on. */
const UNUSED = 2.4;
const MARKER = 3;
/** With so many cards unused, nobody passes who can do something else. */
const TOO_MANY_TO_PASS = 3;

/**
 * Follows the own turns of a seat to the end of the round, the most promising positions side by side, as if the others
 * passed at once. The game is at a turn of the seat, or at the end of the round.
 */
export function searchRound(game: Game, search: Search): Found {
  if (isRoundOver(game)) return { value: search.rate(game), byFirst: new Map() };
  const ends = new Ends(search);
  let front = followers(new Playout(game), undefined, search, ends);
  while (front.length > 0 && !search.purse.isEmpty()) {
    const next = front.flatMap(({ playout, first }) => followers(playout, first, search, ends));
    front = highest(distinct(next, search.seat), search.beam.width);
  }
  const [best] = front;
  if (ends.byFirst.size === 0 && best !== undefined) ends.pass(best);
  return ends;
}

/** The ends of the round that were reached. */
class Ends implements Found {
  value = Number.NEGATIVE_INFINITY;
  readonly byFirst = new Map<Action, number>();
  readonly #search: Search;

  constructor(search: Search) {
    this.#search = search;
  }

  add(game: Game, first: Action): void {
    const value = this.#search.rate(game);
    this.value = Math.max(this.value, value);
    this.byFirst.set(first, Math.max(value, this.byFirst.get(first) ?? Number.NEGATIVE_INFINITY));
  }

  /** Ends the round right here, where there is no budget to go on. */
  pass({ playout, first }: Node): void {
    playout.play({ type: 'pass', seat: this.#search.seat });
    settle(playout, this.#search.seat);
    this.add(playout, first);
  }
}

/** The most promising positions one turn later. */
function followers(playout: Playout, first: Action | undefined, search: Search, ends: Ends): Node[] {
  const { seat, purse, beam } = search;
  const nodes: Node[] = [];
  for (const action of worthTrying(playout, seat)) {
    if (purse.isEmpty() && (nodes.length > 0 || ends.byFirst.size > 0)) break;
    purse.spend();
    const after = new Playout(playout);
    after.play(action);
    settle(after, seat);
    if (isRoundOver(after)) ends.add(after, first ?? action);
    else nodes.push({ playout: after, first: first ?? action, hope: hopeOf(after, seat) });
  }
  return highest(nodes, beam.follow);
}

function worthTrying(game: Game, seat: Seat): readonly Action[] {
  const actions = worthwhile(game, seat);
  const goesOn = actions.length > 1 && allFaceUp(game, seat).length >= TOO_MANY_TO_PASS;
  return goesOn ? actions.filter(({ type }) => type !== 'pass') : actions;
}

function hopeOf(game: Game, seat: Seat): number {
  const unused = sum(allFaceUp(game, seat), (ref) => power(game.box.action(ref)));
  return standing(game, seat) + UNUSED * unused + MARKER * playerAt(game, seat).markers;
}

/** Positions with the same unused cards and the same promise are one, reached in another order. */
function distinct(nodes: readonly Node[], seat: Seat): Node[] {
  const byKey = new Map<string, Node>();
  for (const node of nodes) {
    const { markers } = playerAt(node.playout, seat);
    const key = `${allFaceUp(node.playout, seat).join()} ${markers} ${Math.round(node.hope * 16)}`;
    const known = byKey.get(key);
    if (known === undefined || known.hope < node.hope) byKey.set(key, node);
  }
  return [...byKey.values()];
}

/** The nodes that promise most, the best first; sorting is stable. */
function highest(nodes: readonly Node[], count: number): Node[] {
  return [...nodes].sort((a, b) => b.hope - a.hope).slice(0, count);
}
