import type { TrackBonus } from '../../../components/content.ts';
import type { PermanentBonus } from '../../../components/effects.ts';
import { COMPANIES, type Company, type Resource, type Seat, type TrackLevel } from '../../../components/ids.ts';
import { at, sum } from '../../../engine/lists.ts';
import { addCapped } from '../../../input/limits.ts';
import type { AdvanceSteps } from '../../model/actions.ts';
import type { ChosenTracksFrame } from '../../model/frames.ts';
import { type Decision, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';
import { advanceTrack } from './movement.ts';

/** TRACK-10, TRACK-13 */
export function trackBonus(game: Game, company: Company, level: TrackLevel): TrackBonus {
  return at(game.box.track(game.state.tracks[company]).thresholds, level - 1).bonus;
}

/** TRACK-6: returns the level of the last threshold that a marker on the given space has crossed. */
function levelAt(game: Game, company: Company, space: number): 0 | TrackLevel {
  let level: 0 | TrackLevel = 0;
  for (const { at: threshold } of game.box.track(game.state.tracks[company]).thresholds) {
    if (space >= threshold) level = level === 0 ? 1 : 2;
  }
  return level;
}

export type Bonuses = readonly PermanentBonus[];
const NONE: Bonuses = [];

/** TRACK-11: returns a seat's permanent bonuses. TRACK-14, AMB-TRACK-1: the second of a track replaces the first. */
export function permanentBonuses(game: Game, seat: Seat): Bonuses {
  const { bonuses } = playerAt(game, seat);
  let found: PermanentBonus[] | undefined;
  for (const company of COMPANIES) {
    const level = bonuses[company];
    if (level === 0) continue;
    const bonus = trackBonus(game, company, level);
    if (bonus.kind !== 'permanent') continue;
    found ??= [];
    found.push(bonus.bonus);
  }
  return found ?? NONE;
}

/** TB-1, TB-2: applies while an energy card is face up. */
export function extraEnergy(bonuses: Bonuses): number {
  let extra = 0;
  for (const bonus of bonuses) if (bonus.kind === 'energy') extra += bonus.plus;
  return extra;
}

/** TB-7 */
export function extraCardValue(bonuses: Bonuses, resource: Resource): number {
  let extra = 0;
  for (const bonus of bonuses) if (bonus.kind === 'cardValue' && bonus.resource === resource) extra += bonus.plus;
  return extra;
}

/** TB-8, TB-9 */
export function fieldScientistIcons(bonuses: Bonuses): 0 | 1 {
  for (const bonus of bonuses) if (bonus.kind === 'fieldScientist') return 1;
  return 0;
}

/** TB-8, TB-9, FSC-6 */
export function extraDomes(bonuses: Bonuses): number {
  return sum(bonuses, (bonus) => (bonus.kind === 'fieldScientist' ? bonus.domes : 0));
}

/** TB-4 to TB-6, RES-12 */
export function acquisitionDiscount(game: Game, seat: Seat, paid: readonly Resource[]): number {
  const pure = game.state.options.switches.discountNeedsPurePayment;
  let less = 0;
  for (const bonus of permanentBonuses(game, seat)) {
    if (bonus.kind !== 'discount') continue;
    const matching = paid.filter((resource) => bonus.resources.includes(resource)).length;
    // AMB-RES-5: one card of the type is enough, unless `pure` requires all cards to match.
    if (matching > 0 && (!pure || matching === paid.length)) less += bonus.less;
  }
  return less;
}

/** TB-5 */
export function mayMixResources(game: Game, seat: Seat): boolean {
  return permanentBonuses(game, seat).some((bonus) => bonus.kind === 'discount' && bonus.mixed);
}

/** TRACK-9, AMB-TRACK-16: activates the bonuses unlocked since the seat's last turn. */
export function activateBonuses(work: Work, seat: Seat): void {
  const player = writePlayer(work, seat);
  for (const company of COMPANIES) {
    const before = player.bonuses[company];
    const now = levelAt(work, company, player.tracks[company]);
    if (now === 0 || now === before) continue;
    player.bonuses[company] = now;
    work.emit({ type: 'bonusUnlocked', seat, company, level: now });
    const markers = markersOf(work, company, now) - (before === 0 ? 0 : markersOf(work, company, before));
    // TB-3, SETUP-31, AMB-TRACK-4: take extra bonus markers from the box.
    if (markers > 0) player.markers = addCapped(player.markers, markers);
  }
}

/** TB-3 */
function markersOf(game: Game, company: Company, level: TrackLevel): number {
  const bonus = trackBonus(game, company, level);
  return bonus.kind === 'permanent' && bonus.bonus.kind === 'markers' ? bonus.bonus.count : 0;
}

/** ICON-8, AMB-ICON-3: one track of the player's choice. BSP-7, BSP-8, AMB-TRACK-15: each count on another track. */
export const chosenTracks: Decision<ChosenTracksFrame, AdvanceSteps> = {
  answers: ['advanceSteps'],
  automatic: true,

  candidates: (_game, frame, seat) =>
    [...new Set(frame.steps)].flatMap((steps) =>
      frame.companies.map((company) => ({ type: 'advanceSteps', seat, company, steps })),
    ),

  check(_game, { rule, companies, steps }, action) {
    if (!companies.includes(action.company)) {
      return faultBy(rule, 'trackNotOffered', { company: action.company, companies });
    }
    if (steps.includes(action.steps)) return NO_FAULTS;
    const params = { steps: action.steps, offered: steps };
    // ICON-8 offers every track. The bonus spaces of a track offer all other tracks.
    const isSplit = companies.length === COMPANIES.length;
    return faultBy(rule, isSplit ? 'stepsSplit' : 'stepsNotOffered', params);
  },

  apply(work, { seat, rule, steps, companies }, { company, steps: taken }) {
    const place = steps.indexOf(taken);
    const left = steps.filter((_, index) => index !== place);
    if (left.length > 0) {
      const others = companies.filter((other) => other !== company);
      push(work, { kind: 'chosenTracks', seat, rule, steps: left, companies: others });
    }
    advanceTrack(work, seat, company, taken);
  },
};
