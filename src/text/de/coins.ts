import type { EventOf } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { RichText } from '../parts.ts';
import { say } from '../parts.ts';
import type { Words } from '../words.ts';

/** Reasons for gains and payments that would otherwise be unclear from the log line. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'TRACK-2': 'für die Pflichteinzahlung',
  'TRACK-7': 'für die Bonusschwelle',
  'RP-11': 'vom Zuschussfeld',
  'SCI-9': 'für das Betreten des Spezialplättchens',
  'SPECIAL-2': 'für Schritte über das Ende der Tankleiste hinaus',
  'SPECIAL-5': 'für Schritte über das Ende der Forschungsleiste hinaus',
  'MISSION-6': 'für die Aufgabe',
  'MENACE-15': 'an die Weltraumpiraten',
  'LACT-5': 'für Schritte über das Ende der Tankleiste hinaus',
  'LACT-6': 'für Schritte über das Ende der Forschungsleiste hinaus',
  'LACT-10': 'für die Pflichteinzahlung',
  'LACT-11': 'für Schritte über das Ende hinaus',
  'LACT-35': 'vom Zuschussfeld',
};

export function coinReasonDe({ rule, company }: EventOf<'coins'>, words: Words): RichText {
  const reason = REASONS[rule];
  if (reason === undefined) return [];
  return company === undefined ? [reason] : say`${reason} (${words.company(company, 'short')}-Leiste)`;
}
