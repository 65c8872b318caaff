import type { Track } from '../../../components/content.ts';
import { COMPANIES, type Company, type Seat } from '../../../components/ids.ts';
import { type Faults, fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { gainCoins, payCoins, playerAt, writePlayer } from '../players.ts';

/** SETUP-10 */
export function trackOf(game: Game, company: Company): Track {
  return game.box.track(game.state.tracks[company]);
}

/** TRACK-4 */
export function lastSpace(track: Track): number {
  return track.shares.length - 1;
}

/** The price of the next step: 0, the coins of a barrier (TRACK-1), or `null` on the last space (TRACK-4). */
export function stepCost(game: Game, seat: Seat, company: Company): number | null {
  const track = trackOf(game, company);
  const next = playerAt(game, seat).tracks[company] + 1;
  if (next > lastSpace(track)) return null;
  return track.barriers.find(({ before }) => before === next)?.cost ?? 0;
}

/** TRACK-2, TRACK-3, TRACK-4 */
export function checkStep(game: Game, seat: Seat, company: Company): Faults {
  const cost = stepCost(game, seat, company);
  const { coins } = playerAt(game, seat);
  if (cost === null) return fault('trackEnd', { company });
  return cost > coins ? fault('barrierTooExpensive', { company, cost, coins }) : NO_FAULTS;
}

export function freeSteps(game: Game, seat: Seat): Company[] {
  return COMPANIES.filter((company) => stepCost(game, seat, company) === 0);
}

export function meetsBarrier(game: Game, seat: Seat, company: Company, steps: number): boolean {
  const from = playerAt(game, seat).tracks[company];
  return trackOf(game, company).barriers.some(({ before }) => before > from && before <= from + steps);
}

/** TRACK-8: takes one step, paying any barrier before applying any threshold. The step must be possible. */
export function takeStep(work: Work, seat: Seat, company: Company): void {
  payCoins(work, seat, stepCost(work, seat, company) ?? 0, 'TRACK-2', company);
  moveMarker(work, seat, company);
}

/** Moves a marker one space forward without paying. */
export function moveMarker(work: Work, seat: Seat, company: Company): void {
  const player = writePlayer(work, seat);
  player.tracks[company] += 1; // NOTE-8: markers move forward only
  const space = player.tracks[company];
  work.emit({ type: 'trackAdvanced', seat, company, to: space });
  trackOf(work, company).thresholds.forEach(({ at, coins }, index) => {
    if (at !== space) return;
    work.emit({ type: 'thresholdCrossed', seat, company, level: index === 0 ? 1 : 2 });
    gainCoins(work, seat, coins, 'TRACK-6', company);
    // TRACK-7, PASS-7, NOTE-9: pays other players at or beyond the threshold, in seat order, even after they passed.
    work.state.players.forEach((other, otherSeat) => {
      if (otherSeat !== seat && other.tracks[company] >= at) gainCoins(work, otherSeat, coins, 'TRACK-7', company);
    });
  });
}

/** ICON-7: moves a marker up to the next barrier. Steps beyond the last space are lost (TRACK-5, MAJ-14, NOTE-6). */
export function advanceTrack(work: Work, seat: Seat, company: Company, steps: number): void {
  for (let left = steps; left > 0; left -= 1) {
    const cost = stepCost(work, seat, company);
    if (cost === 0) {
      takeStep(work, seat, company);
      continue;
    }
    if (cost === null) work.emit({ type: 'stepsLost', seat, company, steps: left });
    else push(work, { kind: 'barrier', seat, company, steps: left });
    return;
  }
}
