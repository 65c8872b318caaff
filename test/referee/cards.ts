import type { Game, Player } from './game.ts';
import { at, need, playerOf } from './game.ts';
import { permanentBonuses } from './tracks.ts';
import type {
  Card,
  CardAction,
  CardId,
  CardRef,
  Company,
  Content,
  MajorityItem,
  Plan,
  PlanId,
  Resource,
  Seat,
  SpecialPlan,
  Tile,
  TileId,
} from './types.ts';

export function cardOf(content: Content, id: CardId): Card {
  return need(
    content.cards.find((card) => card.id === id),
    id,
  );
}

export function tileOf(content: Content, id: TileId): Tile {
  return need(
    content.tiles.find((tile) => tile.id === id),
    id,
  );
}

/** A lettered plan. */
export function planOf(content: Content, id: PlanId): Plan {
  return need(
    content.plans.find((plan) => plan.id === id),
    id,
  );
}

/** A special plan, or undefined for any other plan. */
export function specialPlanOf(content: Content, id: PlanId): SpecialPlan | undefined {
  return content.specialPlans.find((plan) => plan.id === id);
}

/** TILE-8: the action printed on a card or on an action tile. */
export function printedAction(content: Content, ref: CardRef): CardAction {
  const tile = content.tiles.find(({ id }) => id === ref);
  return tile === undefined ? cardOf(content, ref).action : need(tile.action, ref);
}

/** A face-up card of the action area, or a face-up action tile, which is used like a card (TILE-8). */
export interface FaceUpCard {
  readonly ref: CardRef;
  readonly action: CardAction;
  /** Units of a resource, with the +1 tile and the track bonus (RES-3), energy points, or research points. Else 0. */
  readonly value: number;
}

/** All face-up cards of a seat's action area and its face-up action tiles (TILE-8). */
export function faceUpCards(game: Game, seat: Seat): FaceUpCard[] {
  const player = playerOf(game, seat);
  const result: FaceUpCard[] = [];
  player.area.forEach((id, slot) => {
    if (id === null || at(player.used, slot)) return;
    const action = printedAction(game.content, id);
    result.push({ ref: id, action, value: valueInArea(game, seat, action, slot) });
  });
  for (const { tile, used } of player.tiles) {
    if (used || tile === 'plusOneResourceTile') continue;
    const action = printedAction(game.content, tile);
    result.push({ ref: tile, action, value: valueInArea(game, seat, action, null) });
  }
  return result;
}

/** The value of a card's action for its owner; `slot` is its action slot, or null outside of the action area. */
function valueInArea(game: Game, seat: Seat, action: CardAction, slot: number | null): number {
  if (action.kind === 'energy') return action.value;
  if (action.kind === 'scientist') return action.points;
  if (action.kind !== 'resource') return 0;
  return resourceValue(game, seat, action) + (slot === null ? 0 : tileOn(game, playerOf(game, seat), slot));
}

/** TB-7: the units of a resource card, with the track bonus, for example of a destroyed card. */
export function resourceValue(game: Game, seat: Seat, action: CardAction & { kind: 'resource' }): number {
  let value = action.value;
  for (const bonus of permanentBonuses(game, seat)) {
    if (bonus.kind === 'cardValue' && bonus.resource === action.resource) value += bonus.plus;
  }
  return value;
}

/** TILE-4: units that the +1 resource tile adds to the card in a slot. */
function tileOn(game: Game, player: Player, slot: number): number {
  const lies = player.tiles.some(({ tile, on }) => tile === 'plusOneResourceTile' && on === slot);
  return lies ? tileOf(game.content, 'plusOneResourceTile').plus : 0;
}

/** TB-1, TB-2: additional energy of a seat that has energy at all, or a destroyed energy card. */
export function energyBonus(game: Game, seat: Seat): number {
  return permanentBonuses(game, seat).reduce((sum, bonus) => sum + (bonus.kind === 'energy' ? bonus.plus : 0), 0);
}

/** TB-8, TB-9: true if the seat has the permanent field scientist icon. */
export function hasPermanentFieldScientist(game: Game, seat: Seat): boolean {
  return permanentBonuses(game, seat).some(({ kind }) => kind === 'fieldScientist');
}

/** The total of a resource or of energy on the face-up cards, with tiles and track bonuses (MAJ-3, AMB-TRACK-3). */
export function totalOf(game: Game, seat: Seat, item: Resource | 'energy'): number {
  const cards = faceUpCards(game, seat).filter(({ action }) =>
    item === 'energy' ? action.kind === 'energy' : action.kind === 'resource' && action.resource === item,
  );
  const total = cards.reduce((sum, { value }) => sum + value, 0);
  return item === 'energy' && cards.length > 0 ? total + energyBonus(game, seat) : total;
}

/** The number of face-up scientist cards with the scientist tile; field scientists do not count (MAJ-2). */
export function scientistsOf(game: Game, seat: Seat): number {
  return faceUpCards(game, seat).filter(({ action }) => action.kind === 'scientist').length;
}

/** Face-up scientists and field scientists, with the tiles and the permanent icon (ICON-3, MAJ-5 to 7, TB-8). */
export function allScientistsOf(game: Game, seat: Seat): number {
  const cards = faceUpCards(game, seat).filter(
    ({ action: { kind } }) => kind === 'scientist' || kind === 'fieldScientist',
  );
  return cards.length + (hasPermanentFieldScientist(game, seat) ? 1 : 0);
}

/** The number that a majority space compares between human players (MAJ-2, MAJ-3). */
export function majorityValue(game: Game, seat: Seat, item: MajorityItem): number {
  return item === 'scientists' ? scientistsOf(game, seat) : totalOf(game, seat, item);
}

/** Turns a card or an action tile face down after its use (ROUND-11, TILE-8). A +1 tile on it goes with it (TILE-6). */
export function usedUp(game: Game, seat: Seat, ref: CardRef): void {
  const player = playerOf(game, seat);
  const slot = player.area.indexOf(ref);
  if (slot >= 0) player.used[slot] = true;
  for (const tile of player.tiles) {
    if (tile.tile === ref || (slot >= 0 && tile.on === slot)) tile.used = true;
  }
}

/** RES-6: the total cost of the card in a display slot (1-12): printed cost plus the cost of the slot. */
export function displayCost(game: Game, slot: number): number {
  const id = need(at(game.table.display, slot - 1), `card in display slot ${slot}`);
  return cardOf(game.content, id).cost + at(game.content.slotCosts, slot - 1);
}

/** Moves the card of a display slot to the hand of a seat (RES-8). The slot stays empty for now (RES-10). */
export function takeDisplayed(game: Game, seat: Seat, slot: number): void {
  const id = need(at(game.table.display, slot - 1), `card in display slot ${slot}`);
  game.table.display[slot - 1] = null;
  playerOf(game, seat).hand.push(id);
}

/** All cards of a seat: in hand, action area and resting decks (END-2). */
export function ownCards(game: Game, seat: Seat): Card[] {
  const { hand, area, resting } = playerOf(game, seat);
  const ids = [...hand, ...area.filter((id) => id !== null), ...resting.flat()];
  return ids.map((id) => cardOf(game.content, id));
}

/** Additional shares of a company on the cards of a seat (SHARE-3). */
export function cardShares(game: Game, seat: Seat, company: Company): number {
  return ownCards(game, seat).filter(({ share }) => share === company).length;
}
