import type { Effect } from '../../../components/effects.ts';
import type { Company } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { isDistinct } from '../../../engine/lists.ts';
import type { AdvanceSteps } from '../../model/actions.ts';
import type { ChosenTracksFrame } from '../../model/frames.ts';
import type { Decision } from '../decision.ts';
import { faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game } from '../game.ts';
import { advanceTrack } from './movement.ts';

type ChosenTracks = Extract<Effect, { kind: 'chosenTracks' }>;

/**
 * ICON-8: all steps on one track of one's choice (AMB-ICON-3). BSP-7, BSP-8: different numbers of steps on different
 * tracks (AMB-TRACK-15), in an order of one's choice.
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
    const figures = { steps: action.steps, offered: steps };
    // ICON-8 offers every track, the bonus spaces of a track all others.
    const isSplit = companies.length === COMPANIES.length;
    return faultBy(rule, isSplit ? 'stepsSplit' : 'stepsNotOffered', figures);
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

/** AMB-TRACK-15: whether there is a track for each number of steps that is left. */
export function areTracksLeft(_game: Game, { steps, companies }: ChosenTracksFrame): boolean {
  return isDistinct(companies) && steps.length <= companies.length;
}

/** The companies on whose tracks an effect lets a marker move: all, or all but the one whose track it comes from. */
export function offeredCompanies({ among }: ChosenTracks, source: Company | undefined): readonly Company[] {
  return among === 'others' && source !== undefined ? COMPANIES.filter((company) => company !== source) : COMPANIES;
}

/** Whether an effect finds a track for each number of steps. */
export function canBeSplit(effect: ChosenTracks, source: Company | undefined): boolean {
  const { length } = effect.steps;
  return length > 0 && length <= offeredCompanies(effect, source).length;
}
