import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  noSuchSpace: 'Cette partie ne comprend pas {space}.',
  personalSpaceClosed: '{space} ne s’ouvre qu’avec la troisième tâche d’une mission.',
  noMarker: 'Vous n’avez plus de pion Bonus.',
  noOneTimeMarker: 'Vous n’avez plus de pion Bonus à usage unique.',
  notPersonal: 'Vous ne pouvez pas utiliser {space}.',
  spaceOccupied: '{holder} bloque {space} jusqu’à la fin de la manche.',
  firstPlayerFirstTurn: 'Étant premier joueur, vous ne pouvez pas utiliser {space} à votre premier tour de la manche.',
  spaceTooExpensive: '{space} coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  spaceLocked: 'Vous n’avez pas débloqué {space}.',
  siblingOccupied: 'Votre pion Bonus est déjà sur {sibling}, l’autre case de cette piste.',
  noMajority: 'Vous ne pouvez pas utiliser {space} : {rival} a {amount} {item}, vous en avez {own}.',
  lunaBlocks:
    'Vous ne pouvez pas utiliser {space} : les cartes de majorité de Luna montrent {amount} {shownItem}, vous en avez {own}.',
  noTiers: '{space} n’a pas de rangs à choisir.',
  tierMissing: 'Vous atteignez {reached|rang|rangs} de {space} et devez en choisir un.',
  tierNotReached: 'Vous atteignez {reached|rang|rangs} de {space} ; le rang {tier} n’en fait pas partie.',
  nothingToDestroy: '{space} ne demande pas de carte à détruire.',
  cardToDestroyMissing: '{space} demande de détruire une carte de votre main ; vous n’en avez nommé aucune.',
  destroyedCardNotInHand: '{space} demande de détruire une carte de votre main ; {card} n’y est pas.',
  notACarbonCard: '{space} demande de détruire une carte Ressource de carbone ; {card} n’en est pas une.',
  shareCardKept: '{card} est une carte Part : elle reste dans votre main et ne peut pas être détruite.',
} as const;

/** Refusals of bonus markers. */
export const SPACE_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
