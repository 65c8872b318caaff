import type { Menace, MenaceConsequence, MenaceId, MenaceRequirement } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { anyTrack, coins, helium, research } from './effects.ts';

/** Creates a requirement for values on the tank and on the research track. */
const values = (tank: number, points: number): MenaceRequirement => ({ kind: 'values', tank, research: points });

const menace = (
  id: MenaceId,
  requirement: MenaceRequirement,
  consequence: MenaceConsequence,
  ...reward: readonly Effect[]
): Menace => ({
  id,
  energy: 2, // MENACE-6
  requirement,
  consequence,
  reward,
  sources: { rest: 'rulebook', reward: 'reconstructed' },
});

/**
 * The six menace cards. Energy, requirements and consequences are exact (MENACE-15 to MENACE-20). The reward for
 * removing each menace is unknown; the rewards here are reconstructed and about equal in value.
 */
export const MENACES: readonly Menace[] = [
  menace('spacePirates', { kind: 'payCoins', amount: 6 }, { kind: 'loseCoins' }, helium(3)),
  menace('rogueComet', { kind: 'payEnergy', amount: 3 }, { kind: 'ignoreIcons', count: 2 }, coins(4)),
  menace('einsteinRosenBridge', { kind: 'destroyEnergyCards', count: 2 }, { kind: 'loseEnergyCards' }, research(2)),
  menace('unknownProbe', values(40, 0), { kind: 'loseTank' }, anyTrack(3)),
  menace('singularity', values(0, 40), { kind: 'endAfterRound', round: 6 }, coins(3)),
  menace('temporalAnomaly', values(25, 20), { kind: 'replay' }, helium(2)),
];
