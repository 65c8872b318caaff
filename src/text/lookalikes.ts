import type { Box } from '../components/box.ts';
import type { Card, CardAction } from '../components/content.ts';
import type { CardId } from '../components/ids.ts';
import { HIDDEN } from '../components/ids.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';

/** The detail that tells a card apart from identical-looking cards: a location, a cost, or a number starting at 1. */
type Difference = { readonly ref: Ref } | { readonly cost: number } | { readonly number: number; readonly of: number };

/**
 * Returns the detail that tells a card apart from identical-looking cards in the same area. In a display or action
 * area, this is its slot; in a hand or pile, its cost, or a number if the costs are equal. Returns `null` if no other
 * card looks the same or if the card is not in the position.
 */
export function distinguish(id: CardId, { find }: Box, position: GameState): Difference | null {
  const one = id === HIDDEN ? undefined : find.card(id);
  if (one === undefined) return null;
  const lookalikesIn = (row: readonly (CardId | null)[]): readonly Card[] => {
    if (!row.includes(id)) return [];
    const cards = row.flatMap((each) => (each === null || each === HIDDEN ? [] : (find.card(each) ?? [])));
    return cards.filter((other) => hasSameFace(one, other));
  };
  for (const [seat, { area }] of position.players.entries()) {
    if (lookalikesIn(area).length > 1) return { ref: { kind: 'actionSlot', seat, slot: area.indexOf(id) } };
  }
  if (lookalikesIn(position.display).length > 1) {
    return { ref: { kind: 'displaySlot', slot: position.display.indexOf(id) + 1 } };
  }
  for (const pile of [position.destroyed, ...position.players.map(({ hand }) => hand)]) {
    const alike = lookalikesIn(pile);
    if (alike.length < 2) continue;
    const number = alike.findIndex((card) => card.id === id);
    const cost = alike[number]?.cost;
    const isCostUnique = cost !== undefined && new Set(alike.map((card) => card.cost)).size === alike.length;
    return isCostUnique ? { cost } : { number: number + 1, of: alike.length };
  }
  return null;
}

/** Checks whether two cards have the same name, that is, the same action and additional share. */
function hasSameFace(one: Card, other: Card): boolean {
  return one.share === other.share && isSameAction(one.action, other.action);
}

function isSameAction(one: CardAction, other: CardAction): boolean {
  // FSC-3: a field scientist is named after its company, regardless of its gains.
  if (one.kind === 'fieldScientist' && other.kind === 'fieldScientist') return one.company === other.company;
  const facts: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => facts[key] === value);
}
