import type { CardAction } from '../../../components/content.ts';
import type { CardId, CardRef, MajorityItem, Resource, Seat } from '../../../components/ids.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';
import { extraCardValue, extraEnergy, hasFieldScientistIcon } from '../tracks/trackBonuses.ts';

type ActionKind = CardAction['kind'];

/**
 * Cards of a kind face up in the action area, action tiles last (TILE-8).
 * ROUND-10, ROUND-11, SCI-17, NOTE-10: used, resting and hand cards never count.
 */
export function faceUp(game: Game, seat: Seat, kind: ActionKind): CardRef[] {
  const { area, used, tiles } = playerAt(game, seat);
  const refs: CardRef[] = [];
  area.forEach((card, slot) => {
    if (card !== null && used[slot] === false && game.box.action(card).kind === kind) refs.push(card);
  });
  for (const { tile, used: spent } of tiles) {
    if (tile !== 'plusOneResourceTile' && !spent && game.box.action(tile).kind === kind) refs.push(tile);
  }
  return refs;
}

/** Whether a card or tile of a kind lies face up in the action area. */
export function isFaceUp(game: Game, seat: Seat, ref: CardRef, kind: ActionKind): boolean {
  return faceUp(game, seat, kind).includes(ref);
}

/** RES-3: units of a resource card, with the +1 resource tile on it (TILE-4) and TB-7 (AMB-TRACK-17: both). */
export function cardValue(game: Game, seat: Seat, card: CardId): number {
  const action = game.box.action(card);
  if (action.kind !== 'resource') return 0;
  const { area, tiles } = playerAt(game, seat);
  const slot = area.indexOf(card);
  const carried = slot >= 0 && tiles.some(({ on }) => on === slot);
  const tile = carried ? game.box.tile('plusOneResourceTile').plus : 0;
  return action.value + tile + extraCardValue(game, seat, action.resource);
}

/** The resource a card is worth, if it is a resource card. */
export function resourceOf(game: Game, card: CardId): Resource | undefined {
  const { action } = game.box.card(card);
  return action.kind === 'resource' ? action.resource : undefined;
}

/** SCI-7, MAJ-3: face-up total of a resource. */
export function resourceTotal(game: Game, seat: Seat, resource: Resource): number {
  const cards = faceUp(game, seat, 'resource').filter((card) => resourceOf(game, card) === resource);
  return cards.reduce((sum, card) => sum + cardValue(game, seat, card), 0);
}

/** EXP-3: energy of a set of cards; TB-1 adds nothing where no energy card lies (AMB-TRACK-3). */
export function energyOf(game: Game, seat: Seat, cards: readonly CardRef[]): number {
  if (cards.length === 0) return 0;
  let sum = extraEnergy(game, seat);
  for (const card of cards) {
    const action = game.box.action(card);
    if (action.kind === 'energy') sum += action.value;
  }
  return sum;
}

/** Face-up total energy. */
export function energyTotal(game: Game, seat: Seat): number {
  return energyOf(game, seat, faceUp(game, seat, 'energy'));
}

/** ICON-1, MAJ-2: face-up scientists, the scientist tile among them. */
export function scientistCount(game: Game, seat: Seat): number {
  return faceUp(game, seat, 'scientist').length;
}

/** ICON-2, MAJ-7: face-up field scientists, the permanent icon among them. */
export function fieldScientistCount(game: Game, seat: Seat): number {
  return faceUp(game, seat, 'fieldScientist').length + (hasFieldScientistIcon(game, seat) ? 1 : 0);
}

/** MAJ-2, MAJ-3: what a majority space compares. */
export function majorityCount(game: Game, seat: Seat, item: MajorityItem): number {
  if (item === 'scientists') return scientistCount(game, seat);
  return item === 'energy' ? energyTotal(game, seat) : resourceTotal(game, seat, item);
}

/** ROUND-11, TILE-6: used cards and tiles, and the tile on a used card, are turned face down. */
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
