import type { TrackBonus } from '../../../components/content.ts';
import type { PermanentBonus } from '../../../components/effects.ts';
import type { Company, Resource, Seat, TrackLevel } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';

/** TRACK-10, TRACK-13: the bonus behind a threshold of a company's track. */
export function trackBonus(game: Game, company: Company, level: TrackLevel): TrackBonus {
  return at(game.box.track(game.state.tracks[company]).thresholds, level - 1).bonus;
}

/** TRACK-6: the last threshold a marker on a space has crossed. */
export function levelAt(game: Game, company: Company, space: number): 0 | TrackLevel {
  const [first, second] = game.box.track(game.state.tracks[company]).thresholds;
  if (first === undefined || space < first.at) return 0;
  return second === undefined || space < second.at ? 1 : 2;
}

/**
 * TRACK-11: the permanent bonus of a kind that is in effect for a seat on each track.
 * TRACK-14, AMB-TRACK-1: the second of a track replaces the first.
 */
export function permanentBonuses<Kind extends PermanentBonus['kind']>(
  game: Game,
  seat: Seat,
  kind: Kind,
): Extract<PermanentBonus, { kind: Kind }>[] {
  const found: Extract<PermanentBonus, { kind: Kind }>[] = [];
  const { bonuses } = playerAt(game, seat);
  for (const company of COMPANIES) {
    const level = bonuses[company];
    if (level === 0) continue;
    const bonus = trackBonus(game, company, level);
    if (bonus.kind === 'permanent' && isKind(bonus.bonus, kind)) found.push(bonus.bonus);
  }
  return found;
}

/** TB-1, TB-2: energy added while an energy card lies face up. */
export function extraEnergy(game: Game, seat: Seat): number {
  return permanentBonuses(game, seat, 'energy').reduce((sum, { plus }) => sum + plus, 0);
}

/** TB-7: units added to each card of a resource. */
export function extraCardValue(game: Game, seat: Seat, resource: Resource): number {
  const bonuses = permanentBonuses(game, seat, 'cardValue').filter((bonus) => bonus.resource === resource);
  return bonuses.reduce((sum, { plus }) => sum + plus, 0);
}

/** TB-8: whether the permanent field scientist icon lies in the action area; never more than one (TB-9). */
export function hasFieldScientistIcon(game: Game, seat: Seat): boolean {
  return permanentBonuses(game, seat, 'fieldScientist').length > 0;
}

/** TB-8, TB-9, FSC-6: collection domes added when a company field scientist is used. */
export function extraDomes(game: Game, seat: Seat): number {
  return permanentBonuses(game, seat, 'fieldScientist').reduce((sum, { domes }) => sum + domes, 0);
}

/** TB-4 to TB-6, RES-12: what is taken off a total cost when these resource types are paid. */
export function acquisitionDiscount(game: Game, seat: Seat, paid: ReadonlySet<Resource>): number {
  const pure = game.state.options.switches.discountNeedsPurePayment;
  let less = 0;
  for (const bonus of permanentBonuses(game, seat, 'discount')) {
    const matching = [...paid].filter((resource) => bonus.resources.includes(resource)).length;
    // AMB-RES-5: one card of the type is enough, unless the switch asks for nothing else.
    if (pure ? matching === paid.size : matching > 0) less += bonus.less;
  }
  return less;
}

/** TB-5: whether an acquisition may be paid with several resource types. */
export function mayMixResources(game: Game, seat: Seat): boolean {
  return permanentBonuses(game, seat, 'discount').some(({ mixed }) => mixed);
}

/** TRACK-9, AMB-TRACK-16: what was unlocked since the last own turn takes effect now. */
export function activateBonuses(work: Work, seat: Seat): void {
  const player = writePlayer(work, seat);
  for (const company of COMPANIES) {
    const before = player.bonuses[company];
    const now = levelAt(work, company, player.tracks[company]);
    if (now === 0 || now === before) continue;
    player.bonuses[company] = now;
    work.emit({ type: 'bonusUnlocked', seat, company, level: now });
    const markers = markersOf(work, company, now) - (before === 0 ? 0 : markersOf(work, company, before));
    // TB-3, SETUP-31, AMB-TRACK-4: extra bonus markers come out of the box into the reserve.
    if (markers > 0) player.markers += markers;
  }
}

/** TB-3: bonus markers that a bonus brings. */
export function markersOf(game: Game, company: Company, level: TrackLevel): number {
  const bonus = trackBonus(game, company, level);
  return bonus.kind === 'permanent' && bonus.bonus.kind === 'markers' ? bonus.bonus.count : 0;
}

function isKind<Kind extends PermanentBonus['kind']>(
  bonus: PermanentBonus,
  kind: Kind,
): bonus is Extract<PermanentBonus, { kind: Kind }> {
  return bonus.kind === kind;
}
