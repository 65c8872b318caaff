import { type Component, sources } from './component.ts';
import {
  CARD_LETTERS,
  type CardId,
  type CardLetter,
  COMPANIES,
  type Company,
  PLAYER_ICONS,
  type PlayerIcon,
  RESOURCES,
  type Resource,
  TILE_IDS,
  type TileId,
} from './ids.ts';
import { MAX_PLAYERS } from './printed.ts';
import { byKind, citing, exact, id, oneOf, orNull, type Schema, whole } from './shape.ts';

/** Action of a card in the action area; share cards have none (PLAN-8). */
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

/** An action card: a deck card, a starting card or a single-energy card. */
export interface Card extends Component {
  readonly id: CardId;
  /** Deck group, or `null` for starting and single-energy cards. */
  readonly letter: CardLetter | null;
  /** Icon of the owner on a starting card. */
  readonly icon: PlayerIcon | null;
  /** Number 1-4 of a single-energy card: its owner's position in turn order (SETUP-36). */
  readonly number: number | null;
  /** Printed cost in resource units, or coins for a purchase (RES-6, BON-8). */
  readonly cost: number;
  readonly action: CardAction;
  /** Additional share (EXP-5, SHARE-3). */
  readonly share: Company | null;
}

/** A bonus tile, which a player has for one round (TILE-2). */
export interface Tile extends Component {
  readonly id: TileId;
  /** `null` for the +1 resource tile. */
  readonly action: CardAction | null;
  /** Units that the +1 resource tile adds, or helium-3 steps for each other field scientist (TILE-4, TILE-9). */
  readonly plus: number;
}

const company = orNull(oneOf(COMPANIES));
const amount = whole(0, 20);
const value = whole(1, 20);

export const cardAction: Schema<CardAction> = byKind<CardAction>({
  resource: { resource: oneOf(RESOURCES), value: citing('RES-3', value) },
  energy: { value: citing('RES-3', whole(1, 3)) }, // EXP-3
  scientist: { points: citing('SCI-15', value) },
  fieldScientist: {
    company: citing('FSC-4', company),
    helium: citing('FSC-3', amount),
    coins: citing('FSC-3', amount),
  },
  share: {},
});

/** Printed cost of a card, or additional cost of a display slot. */
export const cost: Schema<number> = whole(0, 40);

export const card: Schema<Card> = exact<Card>({
  id,
  letter: orNull(oneOf(CARD_LETTERS)),
  icon: citing('SETUP-33', orNull(oneOf(PLAYER_ICONS))),
  number: citing('SETUP-36', orNull(whole(1, MAX_PLAYERS))),
  cost: citing('RES-6', cost),
  action: citing('ROUND-10', cardAction),
  share: citing('SHARE-3', company),
  sources,
});

export const tile: Schema<Tile> = exact<Tile>({
  id: oneOf(TILE_IDS),
  action: orNull(cardAction),
  plus: amount,
  sources,
});
