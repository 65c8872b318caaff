import type { Card, CardAction, Tile } from '../../content.ts';
import { MOST_PLAYERS } from '../../figures.ts';
import { CARD_LETTERS, COMPANIES, PLAYER_ICONS, RESOURCES, TILE_IDS } from '../../ids.ts';
import { sources } from './component.ts';
import { byKind, exact, id, oneOf, orNull, type Schema, whole } from './parts.ts';

const value = whole(1, 20);

export const cardAction: Schema<CardAction> = byKind<CardAction>({
  resource: { resource: oneOf(RESOURCES), value },
  energy: { value: whole(1, 3) }, // EXP-3
  scientist: { points: value },
  fieldScientist: { company: orNull(oneOf(COMPANIES)), helium: whole(0, 20), coins: whole(0, 20) },
  share: {},
});

/** Printed cost of a card, or additional cost of a display slot. */
export const cost: Schema<number> = whole(0, 40);

export const card: Schema<Card> = exact<Card>({
  id,
  letter: orNull(oneOf(CARD_LETTERS)),
  icon: orNull(oneOf(PLAYER_ICONS)),
  number: orNull(whole(1, MOST_PLAYERS)),
  cost,
  action: cardAction,
  share: orNull(oneOf(COMPANIES)),
  sources,
});

export const tile: Schema<Tile> = exact<Tile>({
  id: oneOf(TILE_IDS),
  action: orNull(cardAction),
  plus: whole(0, 20),
  sources,
});
