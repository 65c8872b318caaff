import type { CardAction } from '../../../components/content.ts';
import type { CardId, CardRef, Resource, Seat } from '../../../components/ids.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';
import type { Bonuses } from '../tracks/trackBonuses.ts';
import { extraCardValue, extraEnergy, fieldScientistIcons, permanentBonuses } from '../tracks/trackBonuses.ts';

type ActionKind = CardAction['kind'];

/**
 * Cards of a kind face up in the action area, action tiles last (TILE-8).
 * ROUND-10, ROUND-11, SCI-17, NOTE-10: used, resting and hand cards never count.
 */
export function faceUp(game: Game, seat: Seat, kind: ActionKind): CardRef[] {
  const refs: CardRef[] = [];
  for (const ref of allFaceUp(game, seat)) if (game.box.action(ref).kind === kind) refs.push(ref);
  return refs;
}

/** The same for cards and tiles of every kind. */
function allFaceUp(game: Game, seat: Seat): CardRef[] {
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

/** Whether a card or tile of a kind lies face up in the action area. */
export function isFaceUp(game: Game, seat: Seat, ref: CardRef, kind: ActionKind): boolean {
  return faceUp(game, seat, kind).includes(ref);
}

/** RES-3: units of a resource card, with the +1 resource tile on it (TILE-4) and TB-7 (AMB-TRACK-17: both). */
export function cardValue(game: Game, seat: Seat, card: CardId): number {
  return unitsOf(game, seat, card, permanentBonuses(game, seat));
}

function unitsOf(game: Game, seat: Seat, card: CardRef, bonuses: Bonuses): number {
  const action = game.box.action(card);
  if (action.kind !== 'resource') return 0;
  const { area, tiles } = playerAt(game, seat);
  const slot = tiles.length === 0 ? -1 : area.indexOf(card);
  const carried = slot >= 0 && tiles.some(({ on }) => on === slot);
  const tile = carried ? game.box.tile('plusOneResourceTile').plus : 0;
  return action.value + tile + extraCardValue(bonuses, action.resource);
}

/** The resource a card is worth, if it is a resource card. */
export function resourceOf(game: Game, card: CardId): Resource | undefined {
  const { action } = game.box.card(card);
  return action.kind === 'resource' ? action.resource : undefined;
}

/** EXP-3: energy of a set of cards; TB-1 adds nothing where no energy card lies (AMB-TRACK-3). */
export function energyOf(game: Game, seat: Seat, cards: readonly CardRef[]): number {
  let energy = 0;
  for (const card of cards) {
    const action = game.box.action(card);
    if (action.kind === 'energy') energy += action.value;
  }
  return cards.length === 0 ? 0 : energy + extraEnergy(permanentBonuses(game, seat));
}

/** What lies face up in an action area: one total for each kind of card. */
export interface FaceUpTotals extends Readonly<Record<Resource, number>> {
  readonly energy: number;
  /** ICON-1, MAJ-2: the scientist tile among them. */
  readonly scientists: number;
  /** ICON-2, MAJ-7: the permanent icon among them. */
  readonly fieldScientists: number;
}

/** SCI-7, MAJ-2, MAJ-3, MAJ-7: everything that lies face up for a seat, counted at once. */
export function faceUpTotals(game: Game, seat: Seat): FaceUpTotals {
  const bonuses = permanentBonuses(game, seat);
  const resources = { carbon: 0, minerals: 0, titanium: 0 };
  const energyCards: CardRef[] = [];
  let scientists = 0;
  let fieldScientists: number = fieldScientistIcons(bonuses);
  for (const ref of allFaceUp(game, seat)) {
    const action = game.box.action(ref);
    if (action.kind === 'resource') resources[action.resource] += unitsOf(game, seat, ref, bonuses);
    else if (action.kind === 'energy') energyCards.push(ref);
    else if (action.kind === 'scientist') scientists += 1;
    else if (action.kind === 'fieldScientist') fieldScientists += 1;
  }
  const { carbon, minerals, titanium } = resources;
  return { carbon, minerals, titanium, energy: energyOf(game, seat, energyCards), scientists, fieldScientists };
}

/** ICON-2: scientists and field scientists, where they count alike. */
export function allScientists({ scientists, fieldScientists }: FaceUpTotals): number {
  return scientists + fieldScientists;
}

/** The totals of every seat, each counted when it is first asked for, and once: for lists that compare them often. */
export type TotalsBySeat = (seat: Seat) => FaceUpTotals;

export function totalsBySeat(game: Game): TotalsBySeat {
  const counted: FaceUpTotals[] = [];
  return (seat) => {
    const known = counted[seat];
    if (known !== undefined) return known;
    const totals = faceUpTotals(game, seat);
    counted[seat] = totals;
    return totals;
  };
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
