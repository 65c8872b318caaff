import type { WARNINGS } from '../../../../rulebook/warnings.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  energyLost:
    '{company} ne peut rien occuper avec {energy|point d’énergie|points d’énergie} ; cette énergie sera perdue.',
  energyLeft: 'Vous pourriez encore dépenser l’énergie qui reste ; {energy|point sera perdu|points seront perdus}.',
  unitsLost:
    'Vous avez {units|unité|unités} pour avancer ; jusqu’au bout des pistes, vos pions peuvent parcourir {movable|case|cases}.',
  unitsBarred:
    'Vous avez {units|unité|unités} pour avancer ; sans payer d’appel de fonds, vos pions peuvent parcourir {movable|case|cases}.',
  nothingToBuy: 'Une fois {space} payée, vous n’aurez pas de quoi acheter une carte disponible.',
  noReward: 'Vous n’atteignez aucun rang de {space} ; votre pion ne fera que la bloquer.',
  tileNeverComes: 'C’est la dernière manche ; vous ne recevrez pas la tuile que vous réservez.',
  usableCards: 'Vous passez alors qu’il vous reste {count|carte|cartes} face visible.',
  markersLeft: 'Vous passez alors qu’il vous reste {markers|pion|pions} Bonus.',
  oneTimeMarkersLeft:
    'Vous passez à la dernière manche alors qu’il vous reste {markers|pion|pions} Bonus à usage unique.',
  emptySlots:
    'Vous laissez {slots|emplacement d’action vide|emplacements d’action vides} alors que vous avez des cartes à planifier.',
  covers: 'Cela recouvre {plan}, qui ne compte plus.',
  behindMarker:
    'La case {position} n’est pas devant votre pion Transmission, qui ne pourra pas entrer sur un jeton posé là.',
} as const;

/** What a legal action wastes. */
export const WARNINGS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof WARNINGS
>;
