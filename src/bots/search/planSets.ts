import type { CoreRules } from '../../api/coreRules.ts';
import { defaultRules } from '../../api/defaultRules.ts';
import type { CardId, Seat } from '../../components/ids.ts';
import { at, subsets } from '../../engine/lists.ts';
import { gameOf } from '../../game/boxOf.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameState } from '../../game/model/state.ts';
import { Playout } from '../../game/playout.ts';
import type { Game } from '../../game/rules/game.ts';
import { isSlotOn } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import { MACHINE } from '../../game/skymines.ts';
import { greedyAction } from '../greedy/greedy.ts';
import { setWorth } from '../greedy/planning.ts';
import type { Search } from './roundSearch.ts';
import { searchRound } from './roundSearch.ts';
import { openKind, settle } from './turns.ts';

/**
 * Rates each way to go on planning by the best round that could follow. It tries the most promising sets of cards for the
 * free slots as a whole, and answers with the first card of each, by the action that plans it (PLAN-1).
 */
export function ratePlans(game: Game, sets: number, search: Search): ReadonlyMap<Action, number> {
  const { seat, purse } = search;
  const options = MACHINE.options(game, seat);
  const free = freeSlots(game, seat);
  const rated = new Map<Action, number>();
  const othersReady = withOthersPlanned(game, seat);
  for (const set of mostPromising(game, seat, free.length, sets)) {
    if (rated.size > 0 && purse.isEmpty()) break;
    const after = new Playout(othersReady);
    set.forEach((card, index) => {
      after.play({ type: 'planCard', seat, card, slot: at(free, index) });
    });
    if (isStillPlanning(after, game)) after.play({ type: 'confirmPlan', seat });
    settle(after, seat);
    const first = options.find((each) => (each.type === 'planCard' ? each.card === set[0] : set.length === 0));
    if (first === undefined) continue;
    const { value } = searchRound(after, search);
    rated.set(first, Math.max(value, rated.get(first) ?? Number.NEGATIVE_INFINITY));
  }
  return rated;
}

function freeSlots(game: Game, seat: Seat): number[] {
  return playerAt(game, seat).area.flatMap((card, slot) => (card === null && isSlotOn(game, seat, slot) ? [slot] : []));
}

/**
 * Returns the sets of hand cards with which a seat that plans could fill its free action slots, the most promising at first sight first,
 * at most `most` of them. For your own components, pass your rules as the last argument.
 */
export function strategicPlans(
  state: GameState,
  seat: Seat,
  most: number,
  rules: CoreRules = defaultRules(),
): readonly (readonly CardId[])[] {
  const game = gameOf(rules, state);
  return mostPromising(game, seat, freeSlots(game, seat).length, most);
}

function mostPromising(game: Game, seat: Seat, slots: number, count: number): readonly (readonly CardId[])[] {
  const playable = playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind !== 'share');
  return subsets(playable, Math.min(slots, playable.length))
    .map((set) => ({ set, worth: setWorth(game, seat, set) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ set }) => set);
}

/** The same position once all the others have planned greedily. */
function withOthersPlanned(game: Game, seat: Seat): Game {
  const playout = new Playout(game);
  for (const other of MACHINE.seats(game.state)) {
    while (other !== seat && MACHINE.seats(playout.state).includes(other)) playout.play(greedyAction(playout, other));
  }
  return playout;
}

function isStillPlanning(after: Game, { state }: Game): boolean {
  return openKind(after) === 'planning' && after.state.round === state.round;
}
