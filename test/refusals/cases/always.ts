import type { ViolationCode } from '../../kit/pinned.ts';
import { table } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, onTurn, told } from '../case.ts';

const over = () => ({ ...table.onTurn(), stack: [] });
const placing = asking({ kind: 'placePlans', seat: 1 });

/** What can be wrong with any action. */
export const ALWAYS = {
  malformedAction: [
    'ROUND-9',
    'This is not a well-formed action: field "extra" is unknown for useEnergy.',
    told(onTurn(), { type: 'useEnergy', seat: 0, company: 'minerva', extra: 1 }),
  ],
  gameOver: ['END-1', 'The game is over; nothing more can be done.', told(over, { type: 'pass', seat: 0 })],
  notThisDecision: [
    'RP-12',
    'Antoine must place the plans acquired in this turn; placing a bonus marker does not answer that.',
    told(placing, { type: 'placeBonusMarker', seat: 0, space: 'purchase' }),
  ],
  notThisSeat: [
    'NOTE-9',
    'Antoine must place the plans acquired in this turn, not you.',
    told(placing, { type: 'placePlan', seat: 0, plan: 'planA01', position: 3 }),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
