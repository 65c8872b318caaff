import type { CardRef } from '../../components/ids.ts';
import type { Action, UseResources } from '../../game/model/actions.ts';
import { cardValue, faceUp, resourceOf, resourceTotal } from '../../game/rules/area/area.ts';
import { totalCost } from '../../game/rules/cards/display.ts';
import type { Game } from '../../game/rules/game.ts';
import { gains } from './lookahead.ts';
import type { Rater, View } from './view.ts';
import { UNIT } from './worth.ts';

/** What a card is good for in any case; an action is worth what it brings beyond that. */
const COMMON_USE = 0.8 * UNIT;
/**
 * What is done first. Majorities count cards that are still face up, uploads need them, and field scientists look at
 * the sectors entered before them.
 */
const MAJORITY_FIRST = 12;
const SCIENTIST_EARLY = 8;
const MARKER_EARLY = 2;
const FIELD_SCIENTIST_LATE = -6;

/** Passing is 0: worse than whatever brings something, better than what brings nothing. */
const USELESS = -1;
const USEFUL = 1000;
/** TILE-4: the turn goes on after it. */
const FREE = 10_000;

/** ROUND-9: the action that brings most; passing when none brings anything. */
export const turn: Rater = (view) => {
  const gain = gains(view);
  return (action) => {
    if (action.type === 'pass') return 0;
    if (action.type === 'placeResourceTile') return FREE + unitsWith(view, action.card);
    if (action.type === 'useResources' && isPointless(view, action)) return USELESS;
    const gained = gain(action);
    if (gained <= 0) return USELESS;
    return USEFUL + gained - commonUse(view, action) + urgency(view.game, action);
  };
};

/** Units of the resource of a card, the card's own first. */
function unitsWith({ game, seat }: View, card: CardRef): number {
  const resource = resourceOf(game, card);
  return resource === undefined ? 0 : resourceTotal(game, seat, resource) + cardValue(game, seat, card) / 100;
}

/** Cards that only add units to a purchase can be used on their own; steps alone are best made with all of a type. */
function isPointless({ game, seat }: View, { cards, acquire }: UseResources): boolean {
  const values = cards.map((card) => cardValue(game, seat, card));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (acquire !== undefined) return total - Math.min(...values) >= totalCost(game, acquire);
  const [first] = cards;
  const resource = first === undefined ? undefined : resourceOf(game, first);
  return cards.length < faceUp(game, seat, 'resource').filter((card) => resourceOf(game, card) === resource).length;
}

function commonUse({ game, seat }: View, action: Action): number {
  if (action.type !== 'useResources') return 0;
  return action.cards.reduce((sum, card) => sum + cardValue(game, seat, card), 0) * COMMON_USE;
}

function urgency({ box }: Game, action: Action): number {
  switch (action.type) {
    case 'placeBonusMarker':
      return box.boardSpace(action.space)?.majority ? MAJORITY_FIRST : MARKER_EARLY;
    case 'useScientist':
      return SCIENTIST_EARLY;
    case 'useFieldScientist':
      return FIELD_SCIENTIST_LATE;
    default:
      return 0;
  }
}
