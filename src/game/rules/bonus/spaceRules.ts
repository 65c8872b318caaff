import type { BoardSpace, SpaceTerms } from '../../../components/content.ts';
import type { Effect } from '../../../components/effects.ts';
import type { TrackLevel } from '../../../components/ids.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';

/** BSP-1 to BSP-10: the rules of each pair of track bonus spaces, by the kind of their first effect. */
const PAIRS: Readonly<Partial<Record<Effect['kind'], readonly [CitedRule, CitedRule]>>> = {
  oneOf: ['BSP-1', 'BSP-2'],
  research: ['BSP-1', 'BSP-2'],
  purchase: ['BSP-3', 'BSP-4'],
  destroyedCost: ['BSP-5', 'BSP-6'],
  chosenTracks: ['BSP-7', 'BSP-8'],
  salvage: ['BSP-9', 'BSP-10'],
};

/** The rules of bonus spaces on the board, by the kind of their first effect. */
const BOARD: Readonly<Partial<Record<Effect['kind'], CitedRule>>> = {
  firstPlayer: 'BON-7',
  purchase: 'BON-8',
  destroyedCost: 'BON-10',
  reserveTile: 'BON-11',
};

export function ruleOfBoardSpace({ majority, terms }: BoardSpace): CitedRule {
  if (majority !== null) return 'MAJ-1';
  return BOARD[terms.reward[0]?.kind ?? 'coins'] ?? 'BON-2';
}

/**
 * Returns the rule of a bonus space on a company track. In custom component sets, a space may have no specific rule.
 */
export function ruleOfTrackSpace({ reward }: SpaceTerms, level: TrackLevel): CitedRule {
  return PAIRS[reward[0]?.kind ?? 'coins']?.[level - 1] ?? 'TRACK-12';
}
