import type { CardAction } from '../../components/content.ts';
import type { CardId, Seat } from '../../components/ids.ts';
import { RESOURCES } from '../../components/ids.ts';
import { indices, subsets, sum } from '../../engine/lists.ts';
import { meetsRequirements, totalsShownBy } from '../../game/rules/area/requirements.ts';
import { faceUpTotals } from '../../game/rules/area/totals.ts';
import type { Game } from '../../game/rules/game.ts';
import { isSlotOn } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Taste } from './taste.ts';
import type { Rater } from './view.ts';
import { best } from './view.ts';
import { power, roundsLeft } from './worth.ts';

/** Plans the best cards in the free slots from the left, then confirms (PLAN-1). */
export const planning: Rater = ({ game, seat, taste }) => {
  const [card] = best(planSets(game, seat), (set) => setWorth(game, seat, set, taste));
  return (action) => {
    if (action.type === 'confirmPlan') return 1;
    return action.type === 'planCard' && action.card === card ? 2 : 0;
  };
};

export function planSets(game: Game, seat: Seat): readonly (readonly CardId[])[] {
  const playable = playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind !== 'share');
  return subsets(playable, Math.min(emptySlots(game, seat).length, playable.length));
}

export function emptySlots(game: Game, seat: Seat): readonly number[] {
  const { area } = playerAt(game, seat);
  return indices(area).filter((slot) => area[slot] === null && isSlotOn(game, seat, slot));
}

export function setWorth(game: Game, seat: Seat, cards: readonly CardId[], taste: Taste): number {
  return areaWorth(laid(game, seat, cards), seat, taste);
}

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

/** Returns the value of the cards in an action area. The largest amount of one kind counts because of majorities. */
function areaWorth(game: Game, seat: Seat, taste: Taste): number {
  const { area } = playerAt(game, seat);
  const cards = sum(area, (card) => (card === null ? 0 : planned(game.box.card(card).action, taste)));
  const totals = faceUpTotals(game, seat);
  const most = Math.max(totals.energy, ...RESOURCES.map((resource) => totals[resource]));
  const { scientists } = totals;
  const uploads = scientists === 0 ? 0 : uploadsPossible(game, seat);
  // A second scientist is of little use, because the first one has moved the marker as far as possible.
  const idle = Math.max(0, scientists - 1) + (scientists > 0 && uploads === 0 && roundsLeft(game) < 2 ? 1 : 0);
  return (
    cards * taste.unit +
    most * taste.planMost +
    uploads * (taste.planUpload + taste.planUploadLater * roundsLeft(game)) -
    idle * taste.unit * taste.planIdle
  );
}

/** Weight of each kind of card. A card that only gives a share has no strength. */
const COUNTS = {
  resource: 'planResource',
  energy: 'planEnergy',
  scientist: 'planScientist',
  fieldScientist: 'planFieldScientist',
} as const;

function planned(action: CardAction, taste: Taste): number {
  return action.kind === 'share' ? 0 : power(action, taste) * taste[COUNTS[action.kind]];
}

/** Returns the number of plans that the upload marker could enter in a row. */
export function uploadsPossible(game: Game, seat: Seat): number {
  const { plans, upload, coins } = playerAt(game, seat);
  const shown = totalsShownBy(game, seat, true);
  let steps = 0;
  for (const placed of plans.slice(upload + 1)) {
    if (placed === null) break;
    const special = game.box.find.specialPlan(placed.plan);
    if (special !== undefined && special.cost > coins) break;
    const needs = special === undefined && !placed.faceDown ? game.box.plan(placed.plan).requirements : [];
    if (!meetsRequirements(shown, needs)) break;
    steps += 1;
  }
  return steps;
}
