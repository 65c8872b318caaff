import type { EventOf } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { RichText } from '../parts.ts';
import { say } from '../parts.ts';
import type { Words } from '../words.ts';

/** The source or purpose of coins, for rules where the rest of the line does not make it clear. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'TRACK-2': 'at the barrier',
  'TRACK-7': 'for the threshold',
  'RP-11': 'from the supplement space',
  'SCI-9': 'to enter the special plan',
  'SPECIAL-2': 'for steps beyond the end of the tank track',
  'SPECIAL-5': 'in exchange for research points (end of the research track)',
  'MISSION-6': 'for the task',
  'MENACE-15': 'to the Space Pirates',
  'LACT-5': 'for steps beyond the end of the tank track',
  'LACT-6': 'for steps beyond the end of the research track',
  'LACT-10': 'at the barrier',
  'LACT-11': 'for steps beyond the end',
  'LACT-35': 'from the supplement space',
};

export function coinReasonEn({ rule, company }: EventOf<'coins'>, words: Words): RichText {
  const reason = REASONS[rule];
  if (reason === undefined) return [];
  return company === undefined ? [reason] : say`${reason} of the ${words.company(company, 'short')} track`;
}
