import type { CardAction } from '../../../components/content.ts';
import type { Requirement } from '../../../components/effects.ts';
import { type CardId, type CardRef, RESOURCES, type Resource, type Seat } from '../../../components/ids.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';
import {
  type Bonuses,
  extraCardValue,
  extraEnergy,
  fieldScientistIcons,
  permanentBonuses,
} from '../tracks/trackBonuses.ts';

/** Returns the face-up cards of a kind in the action area, followed by the action tiles of that kind (TILE-8). */
export function faceUp(game: Game, seat: Seat, kind: CardAction['kind']): CardRef[] {
  const refs: CardRef[] = [];
  for (const ref of allFaceUp(game, seat)) if (game.box.action(ref).kind === kind) refs.push(ref);
  return refs;
}

/** Used cards, resting cards and hand cards never count (ROUND-10, ROUND-11, SCI-17, NOTE-10). */
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

/** RES-3: returns the units of a resource card with the +1 resource tile (TILE-4) and the bonus TB-7 (AMB-TRACK-17). */
export function cardValue(game: Game, seat: Seat, card: CardId): number {
  return unitsOf(game, seat, card, permanentBonuses(game, seat));
}

function unitsOf(game: Game, seat: Seat, card: CardRef, bonuses: Bonuses): number {
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

/** The totals of the face-up cards in an action area, in units of each resource. */
export interface FaceUpTotals extends Readonly<Record<Resource, number>> {
  /** Total energy of all face-up energy cards and tiles. */
  readonly energy: number;
  /** Number of scientists, including the scientist tile (ICON-1, MAJ-2). */
  readonly scientists: number;
  /** Number of field scientists, including the permanent icon (ICON-2, MAJ-7). */
  readonly fieldScientists: number;
}

/** SCI-7, MAJ-2, MAJ-3, MAJ-7 */
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

/** ICON-3, LUNA-24, MISSION-17: some rules count scientists and field scientists together. */
export function allScientists({ scientists, fieldScientists }: FaceUpTotals): number {
  return scientists + fieldScientists;
}

/** Computes a seat's totals on first use. */
export type TotalsBySeat = (seat: Seat) => FaceUpTotals;

export function totalsBySeat(game: Game): TotalsBySeat {
  const cache: FaceUpTotals[] = [];
  return (seat) => {
    cache[seat] ??= faceUpTotals(game, seat);
    return cache[seat];
  };
}

type Totals = Readonly<Record<Resource, number>>;

type Shown = Omit<FaceUpTotals, 'fieldScientists'>;

/** SCI-6 to SCI-8 */
export function meetsRequirements(shown: Shown, requirements: readonly Requirement[]): boolean {
  const needs = { carbon: 0, minerals: 0, titanium: 0 };
  const anyResource: number[] = [];
  let energy = 0;
  let scientists = 0;
  // ICON-15: a requirement is a number of units. AMB-RP-12: add up two requirements of the same type.
  for (const requirement of requirements) {
    if (requirement.kind === 'resource') needs[requirement.resource] += requirement.total;
    else if (requirement.kind === 'oneResource') anyResource.push(requirement.total);
    else if (requirement.kind === 'energy') energy += requirement.total;
    else scientists += requirement.count;
  }
  return shown.energy >= energy && shown.scientists >= scientists && covers(shown, needs, anyResource);
}

/** If `scientistInUse`, one scientist is moving the marker and does not count (ICON-3, SCI-18). */
export function totalsShownBy(game: Game, seat: Seat, scientistInUse: boolean): Shown {
  const totals = faceUpTotals(game, seat);
  const { carbon, minerals, titanium, energy } = totals;
  const scientists = Math.max(0, allScientists(totals) - (scientistInUse ? 1 : 0));
  return { carbon, minerals, titanium, energy, scientists };
}

/** ICON-10, ICON-12: "one resource" can be any of the three, even one that is also required by name (AMB-ICON-1). */
function covers(have: Totals, needs: Totals, anyResource: readonly number[]): boolean {
  const [next, ...rest] = anyResource;
  if (next === undefined) return RESOURCES.every((resource) => have[resource] >= needs[resource]);
  return RESOURCES.some((resource) => covers(have, { ...needs, [resource]: needs[resource] + next }, rest));
}
