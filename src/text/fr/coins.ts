import type { EventOf } from '../../game/model/events.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { RichText } from '../parts.ts';
import { say } from '../parts.ts';
import type { Words } from '../words.ts';

/** Reasons for gains and payments of coins that would otherwise be unclear from the log line. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'TRACK-2': 'pour l’appel de fonds',
  'TRACK-7': 'pour le seuil',
  'RP-11': 'de la case de prime',
  'SCI-9': 'pour entrer sur le jeton spécial',
  'SPECIAL-2': 'pour les cases non parcourues au bout de la piste de stockage',
  'SPECIAL-5': 'en échange des points de recherche (piste terminée)',
  'MISSION-6': 'pour la tâche',
  'MENACE-15': 'à cause des Pirates de l’espace',
  'LACT-5': 'pour les cases non parcourues au bout de la piste de stockage',
  'LACT-6': 'pour les cases non parcourues au bout de la piste de recherche',
  'LACT-10': 'pour l’appel de fonds',
  'LACT-11': 'pour les cases non parcourues au bout',
  'LACT-35': 'de la case de prime',
};

export function coinReasonFr({ rule, company }: EventOf<'coins'>, words: Words): RichText {
  const reason = REASONS[rule];
  if (reason === undefined) return [];
  return company === undefined ? [reason] : say`${reason} de la piste ${words.company(company, 'short')}`;
}
