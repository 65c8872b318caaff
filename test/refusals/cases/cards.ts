import type { ViolationCode } from '../../kit/pinned.ts';
import { giveTile, hold, lay, player, show } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, onTurn, told } from '../case.ts';

const use = (cards: readonly string[], acquire?: number) => ({
  ...{ type: 'useResources', seat: 0, cards },
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

/** The four actions done with cards, what is bought and what is destroyed. */
export const CARDS = {
  noResourceTile: [
    'TILE-4',
    'You do not hold the +1 resource tile.',
    told(laid, { type: 'placeResourceTile', seat: 0, card: 'A01' }),
  ],
  resourceTilePlaced: [
    'TILE-5',
    'Your +1 resource tile already lies on a card and stays there.',
    told(
      onTurn((draft) => {
        lay(draft, 0, 'A01', 'A03');
        giveTile(draft, 0, 'plusOneResourceTile');
        Object.assign(player(draft, 0).tiles[0] ?? {}, { on: 1 });
      }),
      { type: 'placeResourceTile', seat: 0, card: 'A03' },
    ),
  ],
  noResourceCard: ['RES-2', 'You must name at least one resource card.', told(laid, use([]))],
  notAFaceUpResourceCard: [
    'ROUND-10',
    'Energy 2 is not a face-up resource card in your action area.',
    told(laid, use(['A07'])),
  ],
  cardTwice: ['RES-2', 'You name carbon 2 twice.', told(laid, use(['A01', 'A01']))],
  mixedResources: ['RES-5', 'You cannot combine cards of different resource types.', told(laid, use(['A01', 'A03']))],
  mixedWithoutPurchase: [
    'TB-5',
    'You may mix resource types only to acquire a card.',
    told(mixing, use(['A01', 'A03'])),
  ],
  noSuchDisplaySlot: ['SETUP-16', 'The card display has no slot 13.', told(laid, use(['A01'], 13))],
  emptyDisplaySlot: ['RES-10', 'Display slot 5 is empty.', told(laid, use(['A01'], 5))],
  acquisitionTooExpensive: [
    'RES-7',
    'Minerals 4 costs 8 units; the cards you chose are worth 2.',
    told(laid, use(['A01'], 12)),
  ],
  noEnergyCard: [
    'EXP-2',
    'No energy card or energy tile lies face up in your action area.',
    told(onTurn(), { type: 'useEnergy', seat: 0, company: 'tawac' }),
  ],
  notAFaceUpScientist: [
    'SCI-2',
    'Carbon 2 is not a face-up scientist in your action area.',
    told(laid, { type: 'useScientist', seat: 0, card: 'A01' }),
  ],
  notAFaceUpFieldScientist: [
    'FSC-1',
    'The field scientist tile is not a face-up field scientist in your action area.',
    told(laid, { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' }),
  ],
  purchaseTooExpensive: [
    'BSP-4',
    'Minerals 4 costs 7 coins; you have 6.',
    told(buying, { type: 'buyCard', seat: 0, slot: 12 }),
  ],
  actionDone: [
    'BSP-10',
    'You have already done the action of the destroyed card.',
    told(salvaging('card'), { type: 'useScientist', seat: 0, card: 'A08' }),
  ],
  notTheDestroyedCard: [
    'BSP-10',
    'You can only use scientist 2, the card you destroyed, and for nothing but its own action.',
    told(salvaging('action', 'card'), use(['A01'])),
  ],
  cardTaken: ['BSP-10', 'You have already taken a destroyed card.', told(salvaging('action'), takeBack('A08'))],
  notDestroyed: [
    'BSP-10',
    'Carbon 2 is not on the destroyed-cards pile.',
    told(salvaging('action', 'card'), takeBack('A01')),
  ],
  destroyedCardTooExpensive: [
    'BSP-10',
    'Taking a destroyed card costs 2 coins; you have 1.',
    told(salvaging('action', 'card'), takeBack('A08')),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
