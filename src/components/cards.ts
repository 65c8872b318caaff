import type { Component } from './component.ts';
import type { CardId, CardLetter, Company, PlayerIcon, Resource, TileId } from './ids.ts';

/** SETUP-16: slots of the card display. */
export const DISPLAY_SLOTS = 12;

/** What a card does in the action area; share cards do nothing (PLAN-8). */
export type CardAction =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly value: number }
  | { readonly kind: 'energy'; readonly value: number }
  | { readonly kind: 'scientist'; readonly points: number }
  /** Neutral field scientists have no company (FSC-3). */
  | {
      readonly kind: 'fieldScientist';
      readonly company: Company | null;
      readonly helium: number;
      readonly coins: number;
    }
  | { readonly kind: 'share' };

/** An action card: of the deck, a starting card or a single-energy card. */
export interface Card extends Component {
  readonly id: CardId;
  /** Deck group, or `null` for starting and single-energy cards. */
  readonly letter: CardLetter | null;
  /** Owner's icon of a starting card. */
  readonly icon: PlayerIcon | null;
  /** 1-4 on single-energy cards: the place in turn order it is dealt to (SETUP-36). */
  readonly number: number | null;
  /** Printed cost. */
  readonly cost: number;
  readonly action: CardAction;
  /** Additional share (EXP-5, SHARE-3). */
  readonly share: Company | null;
}

export interface Tile extends Component {
  readonly id: TileId;
  /** `null` for the +1 resource tile. */
  readonly action: CardAction | null;
  /** Units added by the +1 resource tile, helium steps for each other field scientist (TILE-4, TILE-9). */
  readonly plus: number;
}
