import type { Company } from '../../components/ids.ts';
import { gainCoins, payCoins, playerAt } from '../rules/players.ts';
import { moveMarker, stepCost } from '../rules/tracks/movement.ts';
import type { LunaWork } from './luna.ts';

/**
 * LACT-8: steps on a company's track, one after the other. LACT-9: thresholds pay as for everybody; LACT-12: the track
 * bonuses behind them mean nothing to her.
 */
export function advanceCompany(work: LunaWork, company: Company, steps: number): void {
  const { seat } = work.luna;
  let beyond = 0;
  for (let step = 0; step < steps; step += 1) {
    const cost = stepCost(work, seat, company);
    if (cost === null) beyond += 1;
    else {
      // LACT-10: with too little money she pays all she has and moves on.
      payCoins(work, seat, Math.min(cost, playerAt(work, seat).coins), 'LACT-10', company);
      moveMarker(work, seat, company);
    }
  }
  gainCoins(work, seat, beyond * work.box.content.luna.trackOverflow, 'LACT-11', company);
}
