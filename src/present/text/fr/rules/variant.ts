import type { VARIANT_RULES } from '../../../../rulebook/catalogue/variant.ts';
import type { RulesIn } from '../../rules.ts';

/** The constrained slots variant, in French. */
export const VARIANT: RulesIn<keyof typeof VARIANT_RULES> = {
  'VARIANT-1': {
    title: 'Emplacements contraints',
    summary:
      'Les joueurs peuvent convenir au préalable de lier chaque emplacement d’action à l’emplacement de défausse de la même colonne.',
  },
  'VARIANT-2': {
    title: 'Passer avec la variante',
    summary:
      'Quand un joueur passe, chaque carte monte tout droit vers l’emplacement de défausse qui lui est lié, au lieu d’un emplacement choisi.',
  },
};
