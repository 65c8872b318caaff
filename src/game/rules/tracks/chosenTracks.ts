import type { Effect } from '../../../components/effects.ts';
import type { Company } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import type { AdvanceSteps } from '../../model/actions.ts';
import type { ChosenTracksFrame } from '../../model/frames.ts';
import type { Decision } from '../decision.ts';
import { faultBy, NO_FAULTS, push } from '../decision.ts';
import { advanceTrack } from './movement.ts';

type ChosenTracks = Extract<Effect, { kind: 'chosenTracks' }>;

/**
 * ICON-8: all steps are taken on one track of the player's choice (AMB-ICON-3). BSP-7, BSP-8: each step count is used
 * on a different track (AMB-TRACK-15), in any order.
 */
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

/**
 * Returns the companies whose tracks an effect offers: all companies, or all except the one whose track gives the
 * effect.
 */
export function offeredCompanies({ among }: ChosenTracks, source: Company | undefined): readonly Company[] {
  return among === 'others' && source !== undefined ? COMPANIES.filter((company) => company !== source) : COMPANIES;
}
