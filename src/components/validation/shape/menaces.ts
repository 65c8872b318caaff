import { MENACE_IDS, type Menace, type MenaceConsequence, type MenaceRequirement } from '../../content.ts';
import { ROUND_SPACES } from '../../figures.ts';
import { sources } from './component.ts';
import { reward } from './effects.ts';
import { byKind, exact, oneOf, type Schema, whole } from './parts.ts';

const value = whole(0, 200);

const requirement = byKind<MenaceRequirement>({
  payCoins: { amount: whole(1, 40) },
  payEnergy: { amount: whole(1, 40) },
  destroyEnergyCards: { count: whole(1, 10) },
  values: { tank: value, research: value },
});

const consequence = byKind<MenaceConsequence>({
  loseCoins: {},
  ignoreIcons: { count: whole(1, 40) },
  loseEnergyCards: {},
  loseTank: {},
  endAfterRound: { round: whole(1, ROUND_SPACES) },
  replay: {},
});

export const menace: Schema<Menace> = exact<Menace>({
  id: oneOf(MENACE_IDS),
  energy: whole(0, 20),
  requirement,
  consequence,
  reward,
  sources,
});
