import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  malformedAction: 'Cette action est mal formée.',
  staleAction:
    'Votre choix se rapporte à une autre version de la partie ; elle en est maintenant à la version {version}. Regardez de nouveau, puis choisissez.',
  gameOver: 'La partie est terminée ; plus rien n’est possible.',
  notThisDecision: '{asked} {decision} ; {type} ne convient pas.',
  notThisSeat: '{asked} {decision}, pas {seat}.',
  tokenNotOffered: '{token} ne vous a pas été proposée.',
  notInHand: '{card} n’est pas dans votre main.',
  cardTwice: 'Vous nommez {card} deux fois.',
  cardsDoNotMatchToken:
    'Votre tuile Recherche de départ demande trois cartes de votre main, {tokenCards} ; vous avez nommé {cards}.',
  shareCard: '{card} est une carte Part : elle n’a pas d’action et ne peut pas être planifiée.',
  slotOff: 'Votre emplacement d’action {slot} n’est pas sur ON.',
  slotTaken: 'Votre emplacement d’action {slot} porte déjà une carte.',
  noRestingDeck: 'Votre emplacement de défausse {slot} ne porte pas de pile.',
  notTheLeftmostCard:
    'Vous devez défausser vos cartes en partant de la gauche : d’abord {next} sur votre emplacement d’action {slot}.',
  noSuchRestingSlot: 'Vous n’avez pas d’emplacement de défausse {slot}.',
  restingSlotFilled: 'Votre emplacement de défausse {slot} a déjà reçu une carte depuis que vous avez passé.',
  constrainedSlot:
    '{card} doit aller juste au-dessus de son emplacement d’action, sur votre emplacement de défausse {linked}, et non sur l’emplacement {slot}.',
  restingSlotOff:
    'Votre emplacement de défausse {slot} n’est utilisable que tant que l’emplacement d’action situé dessous est sur ON.',
} as const;

/** Refusals of any action, of planning and of passing. */
export const TURN_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
