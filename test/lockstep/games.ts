// The games of a seed: every other one with a set of mixed components, and each with a campaign of random scores.

import { pickOne } from '../../src/engine/random.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { campaignDifferences, newCampaigns } from './campaigns.ts';
import { type Comparison, playBoth } from './lockstep.ts';
import { mixedContent } from './mixedContent.ts';

/** The number of games between two sets of mixed components. */
const GAMES_OF_A_SET = 20;

/** Plays games with both implementations without an end. */
export function* comparisons(seed: string): Generator<Comparison, never> {
  const shipped = createRules(defaultContent);
  const campaigns = newCampaigns(shipped);
  for (let set = 0; ; set += 1) {
    const draw = drawFor(`${seed} set ${set}`);
    const mixed = createRules(mixedContent(draw, defaultContent));
    for (let game = 0; game < GAMES_OF_A_SET; game += 1) {
      const name = `${seed} ${set * GAMES_OF_A_SET + game}`;
      const { decisions, difference } = playBoth(game % 2 === 0 ? shipped : mixed, name);
      const [scored] = campaignDifferences(pickOne(draw, campaigns), draw);
      yield { decisions, difference: difference ?? (scored === undefined ? null : `${name}: campaign: ${scored}`) };
    }
  }
}
