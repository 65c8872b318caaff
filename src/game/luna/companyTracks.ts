import type { Company } from '../../components/ids.ts';
import { gainCoins, payCoins, playerAt } from '../rules/players.ts';
import { moveMarker, stepCost } from '../rules/tracks/movement.ts';
import type { LunaWork } from './luna.ts';

/** LACT-8: thresholds give Luna the usual rewards (LACT-9), but she gets no track bonuses (LACT-12). */
export function advanceCompany(work: LunaWork, company: Company, steps: number): void {
  const { seat } = work.luna;
  let beyond = 0;
  for (let step = 0; step < steps; step += 1) {
    const cost = stepCost(work, seat, company);
    if (cost === null) beyond += 1;
    else {
      // LACT-10: with too few coins, she pays all she has and still advances.
      payCoins(work, seat, Math.min(cost, playerAt(work, seat).coins), 'LACT-10', company);
      moveMarker(work, seat, company);
    }
  }
  gainCoins(work, seat, beyond * work.box.content.luna.trackOverflow, 'LACT-11', company);
}
