import type { CardId, Seat } from '../../components/ids.ts';
import { RESOURCES } from '../../components/ids.ts';
import { subsets } from '../../engine/lists.ts';
import { energyTotal, faceUp, resourceTotal } from '../../game/rules/area/area.ts';
import { meetsRequirements, shownBy } from '../../game/rules/area/requirements.ts';
import type { Game } from '../../game/rules/game.ts';
import { isSlotOn } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Rater } from './view.ts';
import { best } from './view.ts';
import { power, roundsLeft, UNIT } from './worth.ts';

/** A space further on the research track, and a reward on the way. */
const UPLOAD = 5;

/** PLAN-1: the best set of hand cards goes into the free slots, from the left; then confirm. */
export const planning: Rater = ({ game, seat }) => {
  const { area, hand } = playerAt(game, seat);
  const free = area.flatMap((card, slot) => (card === null && isSlotOn(game, seat, slot) ? [slot] : []));
  const playable = hand.filter((card) => game.box.card(card).action.kind !== 'share');
  const sets = subsets(playable, Math.min(free.length, playable.length));
  const [card] = best(sets, (set) => areaWorth(laid(game, seat, set), seat));
  return (action) => {
    if (action.type === 'confirmPlan') return 1;
    return action.type === 'planCard' && action.card === card ? 2 : 0;
  };
};

/** The position with cards laid into the free slots. */
function laid(game: Game, seat: Seat, cards: readonly CardId[]): Game {
  const waiting = [...cards];
  const players = game.state.players.map((player, other) => {
    if (other !== seat) return player;
    const area = player.area.map(
      (card, slot) => card ?? (isSlotOn(game, seat, slot) ? (waiting.shift() ?? null) : null),
    );
    return { ...player, area };
  });
  return { ...game, state: { ...game.state, players } };
}

/** What can be done with an action area: units, energy, uploads, and majorities of one thing. */
function areaWorth(game: Game, seat: Seat): number {
  const { area } = playerAt(game, seat);
  const cards = area.filter((card) => card !== null).reduce((sum, card) => sum + power(game.box.card(card).action), 0);
  const totals = RESOURCES.map((resource) => resourceTotal(game, seat, resource));
  const most = Math.max(energyTotal(game, seat), ...totals);
  const scientists = faceUp(game, seat, 'scientist').length;
  const uploads = scientists === 0 ? 0 : uploadsPossible(game, seat);
  // A second scientist finds the way already made.
  const idle = Math.max(0, scientists - 1) + (scientists > 0 && uploads === 0 && roundsLeft(game) < 2 ? 1 : 0);
  return cards * UNIT + most * 0.8 + uploads * UPLOAD - idle * UNIT;
}

/** Plans the upload marker could enter one after the other. */
export function uploadsPossible(game: Game, seat: Seat): number {
  const { plans, upload, coins } = playerAt(game, seat);
  const shown = shownBy(game, seat, true);
  let steps = 0;
  for (const placed of plans.slice(upload + 1)) {
    if (placed === null) break;
    const special = game.box.specialPlan(placed.plan);
    if (special !== undefined && special.cost > coins) break;
    const needs = special === undefined && !placed.faceDown ? game.box.plan(placed.plan).requirements : [];
    if (!meetsRequirements(shown, needs)) break;
    steps += 1;
  }
  return steps;
}
