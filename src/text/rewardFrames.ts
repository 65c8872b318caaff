import type { Effect } from '../components/effects.ts';
import { COMPANIES } from '../components/ids.ts';
import type { RewardFrame } from '../game/model/frames.ts';

/** Returns the effect that a reward frame applies. */
export function effectOfFrame(frame: RewardFrame): Effect {
  switch (frame.kind) {
    case 'trackSteps':
      return { kind: 'track', company: frame.company, steps: frame.steps };
    case 'researchPoints':
      return { kind: 'research', points: frame.points };
    case 'chosenTracks':
      return {
        kind: 'chosenTracks',
        steps: frame.steps,
        among: frame.companies.length === COMPANIES.length ? 'all' : 'others',
      };
    case 'purchase':
      return { kind: 'purchase', discount: frame.discount };
    case 'oneOf':
      return { kind: 'oneOf', rewards: frame.rewards };
    case 'salvage':
      return { kind: 'salvage', price: frame.price, parts: frame.both ? 'both' : 'either' };
  }
}
