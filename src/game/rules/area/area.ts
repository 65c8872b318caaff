import type { CardAction } from '../../../components/content.ts';
import type { CardId, CardRef, Resource, Seat } from '../../../components/ids.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';
import type { Bonuses } from '../tracks/trackBonuses.ts';
import { extraCardValue, extraEnergy, permanentBonuses } from '../tracks/trackBonuses.ts';

type ActionKind = CardAction['kind'];

/** Returns the face-up cards of a kind in the action area, followed by the action tiles of that kind (TILE-8). */
export function faceUp(game: Game, seat: Seat, kind: ActionKind): CardRef[] {
  const refs: CardRef[] = [];
  for (const ref of allFaceUp(game, seat)) if (game.box.action(ref).kind === kind) refs.push(ref);
  return refs;
}

/** Used cards, resting cards and hand cards never count (ROUND-10, ROUND-11, SCI-17, NOTE-10). */
export function allFaceUp(game: Game, seat: Seat): CardRef[] {
  const { area, used, tiles } = playerAt(game, seat);
  const refs: CardRef[] = [];
  for (let slot = 0; slot < area.length; slot += 1) {
    const card = area[slot];
    if (card && used[slot] === false) refs.push(card);
  }
  for (const { tile, used: spent } of tiles) {
    if (tile !== 'plusOneResourceTile' && !spent) refs.push(tile);
  }
  return refs;
}

export function isFaceUp(game: Game, seat: Seat, ref: CardRef, kind: ActionKind): boolean {
  return faceUp(game, seat, kind).includes(ref);
}

/**
 * RES-3: returns the units of a resource card, including the +1 resource tile (TILE-4), the bonus TB-7, or both
 * (AMB-TRACK-17).
 */
export function cardValue(game: Game, seat: Seat, card: CardId): number {
  return unitsOf(game, seat, card, permanentBonuses(game, seat));
}

export function unitsOf(game: Game, seat: Seat, card: CardRef, bonuses: Bonuses): number {
  const action = game.box.action(card);
  if (action.kind !== 'resource') return 0;
  const { area, tiles } = playerAt(game, seat);
  const slot = tiles.length === 0 ? -1 : area.indexOf(card);
  const hasTile = slot >= 0 && tiles.some(({ on }) => on === slot);
  const tile = hasTile ? game.box.tile('plusOneResourceTile').plus : 0;
  return action.value + tile + extraCardValue(bonuses, action.resource);
}

export function resourceOf(game: Game, card: CardId): Resource | undefined {
  const { action } = game.box.card(card);
  return action.kind === 'resource' ? action.resource : undefined;
}

/** EXP-3: returns the energy of the given cards. The bonus TB-1 adds nothing without an energy card (AMB-TRACK-3). */
export function energyOf(game: Game, seat: Seat, cards: readonly CardRef[]): number {
  let energy = 0;
  for (const card of cards) {
    const action = game.box.action(card);
    if (action.kind === 'energy') energy += action.value;
  }
  return cards.length === 0 ? 0 : energy + extraEnergy(permanentBonuses(game, seat));
}

/** ROUND-11, TILE-6: turns used cards and tiles face down, along with the +1 resource tile on a used card. */
export function turnFaceDown(work: Work, seat: Seat, refs: readonly CardRef[]): void {
  const player = writePlayer(work, seat);
  for (const ref of refs) {
    const slot = player.area.indexOf(ref);
    if (slot >= 0) player.used[slot] = true;
    for (const tile of player.tiles) {
      if (tile.tile === ref || (slot >= 0 && tile.on === slot)) tile.used = true;
    }
  }
}
