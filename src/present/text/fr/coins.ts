import type { RuleId } from '../../../rulebook/rules.ts';

/** Where coins come from or go to, unless it is plain from what was said before. */
const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'TRACK-2': 'pour l’appel de fonds',
  'TRACK-7': 'pour le seuil',
  'RP-8': 'pour la recherche',
  'RP-11': 'de la case de prime',
  'SCI-9': 'pour entrer sur le jeton spécial',
  'SPECIAL-2': 'pour l’hélium-3 au-delà de la piste',
  'SPECIAL-5': 'pour la recherche au-delà de la piste',
  'MISSION-6': 'pour la tâche',
  'MENACE-15': 'pour les Pirates de l’espace',
  'LACT-5': 'pour l’hélium-3 au-delà de la piste',
  'LACT-6': 'pour la recherche au-delà de la piste',
  'LACT-10': 'pour l’appel de fonds',
  'LACT-11': 'pour les cases au-delà de la piste',
  'LACT-35': 'de la case de prime',
};

export function coinReasonFr(rule: RuleId): string {
  return REASONS[rule] ?? '';
}
