import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  noResourceTile: 'Vous n’avez pas la tuile +1 Ressource.',
  resourceTilePlaced: 'Votre tuile +1 Ressource est déjà posée sur une carte et y reste.',
  noResourceCard: 'Vous devez nommer au moins une carte Ressource.',
  notAFaceUpResourceCard: '{card} n’est pas une carte Ressource face visible de votre zone d’actions.',
  mixedResources: 'Vous ne pouvez pas combiner des cartes de ressources différentes.',
  mixedWithoutPurchase: 'Vous ne pouvez mélanger les ressources que pour acquérir une carte.',
  noSuchDisplaySlot: 'Les cartes disponibles n’ont pas d’emplacement {displaySlot}.',
  emptyDisplaySlot: 'L’emplacement {displaySlot} des cartes disponibles est vide.',
  acquisitionTooExpensive: '{card} coûte {cost|unité|unités} ; les cartes choisies en valent {total}.',
  noEnergyCard: 'Vous n’avez ni carte ni tuile Énergie face visible dans votre zone d’actions.',
  notAFaceUpScientist: '{card} n’est pas un Chercheur face visible de votre zone d’actions.',
  notAFaceUpFieldScientist: '{card} n’est pas un Ingénieur face visible de votre zone d’actions.',
  purchaseTooExpensive: '{card} coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  actionDone: 'Vous avez déjà fait l’action de la carte détruite.',
  notTheDestroyedCard:
    'Vous ne pouvez utiliser que {card}, la carte que vous avez détruite, et seulement pour sa propre action.',
  cardTaken: 'Vous avez déjà pris une carte détruite.',
  notDestroyed: '{card} n’est pas dans la pile des cartes détruites.',
  destroyedCardTooExpensive: 'Prendre une carte détruite coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
} as const;

/** Refusals of cards that are used, acquired, bought or destroyed. */
export const CARD_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
