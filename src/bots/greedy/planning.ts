import type { CardAction } from '../../components/content.ts';
import type { Requirement } from '../../components/effects.ts';
import { type CardId, RESOURCES, type Seat } from '../../components/ids.ts';
import { at, indices, subsets, sum } from '../../engine/lists.ts';
import { faceUpTotals, meetsRequirements, totalsShownBy } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardsOf, isSlotOn, playerAt } from '../../game/rules/players.ts';
import { type Rater, ranked } from './lookahead.ts';
import type { Taste } from './taste.ts';
import { type Outlook, power, roundsLeft } from './worth.ts';

/** Plans the best cards in the free slots from the left, then confirms (PLAN-1). */
export const planning: Rater = (view) => {
  const [[card] = []] = bestSets(view);
  return (action) => {
    if (action.type === 'confirmPlan') return 1;
    return action.type === 'planCard' && action.card === card ? 2 : 0;
  };
};

/** Returns the sets of hand cards that fill the free slots, the most valuable first. */
export function bestSets({ game, seat, taste }: Outlook): readonly (readonly CardId[])[] {
  const playable = playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind !== 'share');
  const sets = subsets(playable, Math.min(emptySlots(game, seat).length, playable.length));
  return ranked(sets, (set) => areaWorth({ game: laid(game, seat, set), seat, taste }));
}

export function emptySlots(game: Game, seat: Seat): readonly number[] {
  const { area } = playerAt(game, seat);
  return indices(area).filter((slot) => area[slot] === null && isSlotOn(game, seat, slot));
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
function areaWorth({ game, seat, taste }: Outlook): number {
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

/** Picks up the strongest deck (PASS-3), and rests cards on it, so that many cards return together (PASS-4). */
export const strongestDeck: Rater = ({ game: { box, state }, seat, taste }) => {
  const { resting } = at(state.players, seat);
  return (action) => {
    if (action.type !== 'pickUpDeck' && action.type !== 'restCard') return 0;
    const deck = at(resting, action.slot);
    return deck.reduce((sum, card) => sum + power(box.card(card).action, taste) + taste.restingCard, 0);
  };
};

/** Assumed number of cards needed for a requirement that the seat cannot meet. */
const NEVER = Number.POSITIVE_INFINITY;

/** Returns a function that rates, from 0 to 1, how easily the seat's cards meet several requirements together. */
export function fitness(game: Game, seat: Seat, taste: Taste): (requirements: readonly Requirement[]) => number {
  const owned = cardsOf(playerAt(game, seat)).map((card) => game.box.action(card));
  const units = RESOURCES.map((resource) => {
    const values = owned.flatMap((card) =>
      card.kind === 'resource' && card.resource === resource ? [card.value] : [],
    );
    return [resource, descending(values)] as const;
  });
  const energies = descending(owned.flatMap((card) => (card.kind === 'energy' ? [card.value] : [])));
  // The first scientist moves the upload marker.
  const idle = owned.filter(({ kind }) => kind === 'scientist' || kind === 'fieldScientist').slice(1);
  /** Likelihood of meeting requirements when 0, 1, 2 or more cards are needed in addition to the scientist. */
  const ease = [1, 1, taste.easeTwo, taste.easeThree, taste.easeFour];
  return (requirements) => {
    const any = most(requirements, (each) => (each.kind === 'oneResource' ? each.total : 0));
    const energy = most(requirements, (each) => (each.kind === 'energy' ? each.total : 0));
    const scientists = most(requirements, (each) => (each.kind === 'scientists' ? each.count : 0));
    let named = 0;
    let leastMore = Number.POSITIVE_INFINITY;
    for (const [resource, values] of units) {
      const need = most(requirements, (each) =>
        each.kind === 'resource' && each.resource === resource ? each.total : 0,
      );
      const alone = cardsNeeded(values, need);
      named += alone;
      if (alone < NEVER) leastMore = Math.min(leastMore, cardsNeeded(values, Math.max(need, any)) - alone);
    }
    const others = cardsNeeded(energies, energy) + (scientists <= idle.length ? scientists : NEVER);
    return ease[named + leastMore + others] ?? 0;
  };
}

/** Returns the number of cards needed to reach a total if the best cards are used first. */
function cardsNeeded(values: readonly number[], need: number): number {
  let sum = 0;
  let cards = 0;
  while (sum < need) {
    const value = values[cards];
    if (value === undefined) return NEVER;
    sum += value;
    cards += 1;
  }
  return cards;
}

function descending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => b - a);
}

function most(requirements: readonly Requirement[], total: (requirement: Requirement) => number): number {
  return requirements.reduce((highest, each) => Math.max(highest, total(each)), 0);
}
