import type { ViolationCode } from '../../kit/pinned.ts';
import { giveTile, hold, lay, player, show } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt, onTurn } from '../case.ts';

const use = (cards: readonly string[], acquire?: number) => ({
  type: 'useResources',
  seat: 0,
  cards,
  ...(acquire !== undefined && { acquire }),
});
const laid = onTurn((draft) => {
  lay(draft, 0, 'A01', 'A03', 'A07');
  show(draft, 12, 'B04');
  draft.display[4] = null;
});
const mixing = onTurn(
  (draft) => {
    player(draft, 0).bonuses.minerva = 2;
    lay(draft, 0, 'A01', 'A03');
  },
  { tracks: 'recommended' },
);
const buying = asking({ kind: 'purchase', seat: 0, rule: 'BSP-4', discount: 1 }, (draft) => {
  show(draft, 12, 'B04');
  player(draft, 0).coins = 6;
});
const salvaging = (...parts: readonly ('action' | 'card')[]) =>
  asking({ kind: 'salvage', seat: 0, rule: 'BSP-10', card: 'A08', price: 2, parts, both: true }, (draft) => {
    hold(draft, 0, 'A08');
    player(draft, 0).hand.pop();
    draft.destroyed.push('A08');
    player(draft, 0).coins = 1;
  });
const takeBack = (card: string) => ({ type: 'takeDestroyedCard', seat: 0, card });

/** Violations of the four card actions, of purchases and of destroying cards. */
export const CARDS = {
  noResourceTile: [
    'TILE-4',
    'You do not have the +1 resource tile.',
    'Vous n’avez pas la tuile +1 Ressource.',
    attempt(laid, { type: 'placeResourceTile', seat: 0, card: 'A01' }),
  ],
  resourceTilePlaced: [
    'TILE-5',
    'Your +1 resource tile is already on a card and stays there.',
    'Votre tuile +1 Ressource est déjà placée sur une carte et y reste.',
    attempt(
      onTurn((draft) => {
        lay(draft, 0, 'A01', 'A03');
        giveTile(draft, 0, 'plusOneResourceTile');
        Object.assign(player(draft, 0).tiles[0] ?? {}, { on: 1 });
      }),
      { type: 'placeResourceTile', seat: 0, card: 'A03' },
    ),
  ],
  noResourceCard: [
    'RES-2',
    'Choose at least one resource card.',
    'Vous devez choisir au moins une carte Ressource.',
    attempt(laid, use([])),
  ],
  notAFaceUpResourceCard: [
    'ROUND-10',
    'Energy 2 cannot be used: you need face-up resource cards in your action area.',
    'La carte Énergie 2 n’est pas utilisable : il faut des cartes Ressource face visible dans votre zone d’actions.',
    attempt(laid, use(['A07'])),
  ],
  cardTwice: [
    'RES-2',
    'You chose carbon 2 twice.',
    'Vous avez choisi deux fois la carte Carbone 2.',
    attempt(laid, use(['A01', 'A01'])),
  ],
  mixedResources: [
    'RES-5',
    'You cannot combine resource cards of different types.',
    'Vous ne pouvez pas combiner des cartes de ressources différentes.',
    attempt(laid, use(['A01', 'A03'])),
  ],
  mixedWithoutPurchase: [
    'TB-5',
    'You may mix resource types only to acquire a card.',
    'Vous ne pouvez mélanger les ressources que pour acquérir une carte.',
    attempt(mixing, use(['A01', 'A03'])),
  ],
  noSuchDisplaySlot: [
    'SETUP-16',
    'The card display has no slot 13.',
    'Les cartes disponibles n’ont pas d’emplacement 13.',
    attempt(laid, use(['A01'], 13)),
  ],
  emptyDisplaySlot: [
    'RES-10',
    'Display slot 5 is empty.',
    'L’emplacement 5 des cartes disponibles est vide.',
    attempt(laid, use(['A01'], 5)),
  ],
  acquisitionTooExpensive: [
    'RES-7',
    'Minerals 4 costs 8 units; the cards you chose are worth 2.',
    'La carte Minéraux 4 coûte 8 unités ; les cartes choisies en valent 2.',
    attempt(laid, use(['A01'], 12)),
  ],
  noEnergyCard: [
    'EXP-2',
    'You have no face-up energy card or energy tile in your action area.',
    'Vous n’avez ni carte ni tuile Énergie face visible dans votre zone d’actions.',
    attempt(onTurn(), { type: 'useEnergy', seat: 0, company: 'tawac' }),
  ],
  notAFaceUpScientist: [
    'SCI-2',
    'Carbon 2 cannot be used: you need a face-up scientist in your action area.',
    'La carte Carbone 2 n’est pas utilisable : il faut un Chercheur face visible dans votre zone d’actions.',
    attempt(laid, { type: 'useScientist', seat: 0, card: 'A01' }),
  ],
  notAFaceUpFieldScientist: [
    'FSC-1',
    'The field scientist tile cannot be used: you need a face-up field scientist in your action area.',
    'La tuile Ingénieur n’est pas utilisable : il faut un Ingénieur face visible dans votre zone d’actions.',
    attempt(laid, { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' }),
  ],
  purchaseTooExpensive: [
    'BSP-4',
    'Minerals 4 costs 7 coins; you have 6.',
    'La carte Minéraux 4 coûte 7 crypcoins ; vous en avez 6.',
    attempt(buying, { type: 'buyCard', seat: 0, slot: 12 }),
  ],
  actionDone: [
    'BSP-10',
    'You have already used the action of the destroyed card.',
    'Vous avez déjà fait l’action de la carte détruite.',
    attempt(salvaging('card'), { type: 'useScientist', seat: 0, card: 'A08' }),
  ],
  notTheDestroyedCard: [
    'BSP-10',
    'You can use only the action of scientist 2, the card you destroyed.',
    'Vous ne pouvez faire que l’action de la carte Chercheur 2, celle que vous avez détruite.',
    attempt(salvaging('action', 'card'), use(['A01'])),
  ],
  cardTaken: [
    'BSP-10',
    'You have already taken a destroyed card.',
    'Vous avez déjà pris une carte détruite.',
    attempt(salvaging('action'), takeBack('A08')),
  ],
  notDestroyed: [
    'BSP-10',
    'Carbon 2 is not among the destroyed cards.',
    'La carte Carbone 2 n’est pas dans la pile des cartes détruites.',
    attempt(salvaging('action', 'card'), takeBack('A01')),
  ],
  destroyedCardTooExpensive: [
    'BSP-10',
    'Taking a destroyed card costs 2 coins; you have 1.',
    'Prendre une carte détruite coûte 2 crypcoins ; vous en avez 1.',
    attempt(salvaging('action', 'card'), takeBack('A08')),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
