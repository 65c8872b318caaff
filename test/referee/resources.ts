// Action 1: use resource cards (RES-1).
import { ask } from './ask.ts';
import { cardOf, displayCost, faceUpCards, resourceValue, takeDisplayed, usedUp } from './cards.ts';
import type { Game, Steps } from './game.ts';
import { need, playerOf } from './game.ts';
import { canStep, movesFree, permanentBonuses, stepForward } from './tracks.ts';
import type { CardId, PlaceResourceTile, Resource, Seat, UseResources } from './types.ts';
import { COMPANIES, DISPLAY_SLOTS } from './types.ts';

/** Resource cards used together, with their total value (RES-3). */
interface Payment {
  readonly cards: readonly CardId[];
  readonly types: readonly Resource[];
  readonly total: number;
}

/** RES-2, RES-4: all uses of face-up resource cards, with and without a displayed card. */
export function resourceAnswers(game: Game, seat: Seat): UseResources[] {
  return payments(game, seat).flatMap((payment) => answersWith(game, seat, payment));
}

/** Uses of a destroyed resource card, which is used alone (BSP-9, AMB-TRACK-10). Empty for any other card. */
export function destroyedResourceAnswers(game: Game, seat: Seat, card: CardId): UseResources[] {
  const payment = destroyedPayment(game, seat, card);
  return payment ? answersWith(game, seat, payment) : [];
}

function destroyedPayment(game: Game, seat: Seat, card: CardId): Payment | null {
  const { action } = cardOf(game.content, card);
  if (action.kind !== 'resource') return null;
  return { cards: [card], types: [action.resource], total: resourceValue(game, seat, action) };
}

function answersWith(game: Game, seat: Seat, payment: Payment): UseResources[] {
  const answers: UseResources[] = [];
  const { cards } = payment;
  if (mayCombine(game, seat, payment, 'advance')) answers.push({ type: 'useResources', seat, cards });
  for (let slot = 1; slot <= DISPLAY_SLOTS; slot += 1) {
    const price = priceFor(game, seat, payment, slot);
    if (price === null || price > payment.total) continue; // RES-7
    answers.push({ type: 'useResources', seat, cards, acquire: slot });
  }
  return answers;
}

/** RES-5: cards of one type only, except for buying a card with the bonus TB-5. */
function mayCombine(game: Game, seat: Seat, { types }: Payment, use: 'buy' | 'advance'): boolean {
  if (types.length === 1) return true;
  const bonuses = use === 'buy' ? permanentBonuses(game, seat) : []; // AMB-RES-4
  return bonuses.some(
    (bonus) => bonus.kind === 'discount' && bonus.mixed && types.every((type) => bonus.resources.includes(type)),
  );
}

/** All non-empty sets of face-up resource cards. */
function payments(game: Game, seat: Seat): Payment[] {
  let sets: Payment[] = [{ cards: [], types: [], total: 0 }];
  for (const { ref, action, value } of faceUpCards(game, seat)) {
    if (action.kind !== 'resource') continue;
    const withCard = sets.map(({ cards, types, total }) => ({
      cards: [...cards, ref],
      types: types.includes(action.resource) ? types : [...types, action.resource],
      total: total + value,
    }));
    sets = [...sets, ...withCard];
  }
  return sets.filter(({ cards }) => cards.length > 0);
}

/**
 * The total cost of a displayed card after all discounts, at least 0 (RES-12). It is null for an empty slot and for
 * cards that may not be combined (RES-5).
 */
function priceFor(game: Game, seat: Seat, payment: Payment, slot: number): number | null {
  if (game.table.display[slot - 1] === null || !mayCombine(game, seat, payment, 'buy')) return null;
  const discounts = permanentBonuses(game, seat).filter((bonus) => bonus.kind === 'discount');
  const isAll = (resources: readonly Resource[]): boolean => payment.types.every((type) => resources.includes(type));
  const isPart = (resources: readonly Resource[]): boolean => payment.types.some((type) => resources.includes(type));
  const pure = game.options.switches.discountNeedsPurePayment;
  const less = discounts
    .filter(({ resources, mixed }) => (pure || mixed ? isAll(resources) : isPart(resources))) // AMB-RES-5
    .reduce((sum, discount) => sum + discount.less, 0);
  return Math.max(0, displayCost(game, slot) - less); // TB-4 to TB-6, NOTE-1
}

/** Action 1 with cards of the action area. */
export function* useResources(game: Game, action: UseResources): Steps {
  const { seat } = action;
  const payment = payments(game, seat).find(
    ({ cards }) => cards.length === action.cards.length && action.cards.every((card) => cards.includes(card)),
  );
  if (!payment) throw new Error('Not a set of face-up resource cards');
  yield* spend(game, action, payment);
  for (const card of action.cards) usedUp(game, seat, card); // RES-15, TILE-6
}

/** Action 1 with a destroyed card (BSP-9). */
export function* useDestroyedResource(game: Game, action: UseResources): Steps {
  const payment = destroyedPayment(game, action.seat, action.cards[0] ?? '');
  if (!payment) throw new Error('Not a resource card');
  yield* spend(game, action, payment);
}

/** RES-9, RES-13: first the card (AMB-RES-3), then the units that are left. */
function* spend(game: Game, { seat, acquire }: UseResources, payment: Payment): Steps {
  let left = payment.total;
  if (acquire !== undefined) {
    left -= need(priceFor(game, seat, payment, acquire), 'price');
    takeDisplayed(game, seat, acquire); // RES-8
  }
  yield* spendUnits(game, seat, left);
}

/**
 * RES-13: each unit is a step on a track of the player's choice. The player may stop only when no marker can move for
 * free; the rest is forfeited (RES-14, AMB-RES-1, AMB-RES-2).
 */
function* spendUnits(game: Game, seat: Seat, units: number): Steps {
  for (let left = units; left > 0; left -= 1) {
    const answer = yield* ask(game, seat, () => {
      const steps = COMPANIES.filter((company) => canStep(game, seat, company));
      const advances = steps.map((company) => ({ type: 'advance', seat, company }) as const);
      const mayStop = !steps.some((company) => movesFree(game, seat, company));
      return mayStop ? [...advances, { type: 'stop', seat } as const] : advances;
    });
    if (answer.type === 'stop') return;
    stepForward(game, seat, answer.company);
  }
}

/** TILE-4: the face-up resource cards on which the +1 resource tile can be placed. It does not move (TILE-5). */
export function resourceTileAnswers(game: Game, seat: Seat): PlaceResourceTile[] {
  const tile = playerOf(game, seat).tiles.find((own) => own.tile === 'plusOneResourceTile');
  if (!tile || tile.on !== null || tile.used) return [];
  return faceUpCards(game, seat)
    .filter(({ action }) => action.kind === 'resource')
    .map(({ ref }) => ({ type: 'placeResourceTile', seat, card: ref }));
}

export function placeResourceTile(game: Game, { seat, card }: PlaceResourceTile): void {
  const player = playerOf(game, seat);
  for (const tile of player.tiles) {
    if (tile.tile === 'plusOneResourceTile') tile.on = player.area.indexOf(card);
  }
}
