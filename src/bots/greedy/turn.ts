import type { CardRef, Seat } from '../../components/ids.ts';
import { at, sum } from '../../engine/lists.ts';
import type { Action, UseResources } from '../../game/model/actions.ts';
import { cardValue, faceUp, resourceOf } from '../../game/rules/area/area.ts';
import { totalCost } from '../../game/rules/cards/display.ts';
import type { Game } from '../../game/rules/game.ts';
import { gains, type Rater, type View } from './lookahead.ts';

/** Base rating of actions that gain nothing. It is below 0, the rating of a pass. */
const USELESS = -1;
const USEFUL = 1000;
/** TILE-4: the turn continues after these actions. */
const FREE = 10_000;

/** Takes the action with the highest gain, or passes if no action gains anything (ROUND-9). */
export const turn: Rater = (view) => {
  const { game, seat, taste } = view;
  const gain = gains(view);
  return (action) => {
    if (action.type === 'pass') return 0;
    if (action.type === 'placeResourceTile') return FREE + unitsWith(view, action.card);
    if (action.type === 'useResources' && isWasteful(game, seat, action)) return USELESS;
    const gained = gain(action);
    if (gained <= taste.atLeast) return USELESS;
    return USEFUL + gained - commonUse(view, action) + urgency(view, action);
  };
};

/** Returns the units of all face-up cards with the same resource. Larger cards among them rate slightly higher. */
function unitsWith({ game, seat }: View, card: CardRef): number {
  const value = (each: CardRef): number => cardValue(game, seat, each);
  return sum(ofSameResource(game, seat, card), value) + value(card) / 100;
}

function ofSameResource(game: Game, seat: Seat, card: CardRef): CardRef[] {
  const resource = resourceOf(game, card);
  return faceUp(game, seat, 'resource').filter((other) => resourceOf(game, other) === resource);
}

/** Checks whether a purchase uses an unnecessary card, or a track action leaves out a card of the same resource. */
export function isWasteful(game: Game, seat: Seat, { cards, acquire }: UseResources): boolean {
  if (acquire === undefined) return cards.length < ofSameResource(game, seat, at(cards, 0)).length;
  const values = cards.map((card) => cardValue(game, seat, card));
  return sum(values) - Math.min(...values) >= totalCost(game, acquire);
}

function commonUse({ game, seat, taste }: View, action: Action): number {
  if (action.type !== 'useResources') return 0;
  return sum(action.cards, (card) => cardValue(game, seat, card)) * (taste.commonUse * taste.unit);
}

/** Rates taking an action early: majorities and uploads need face-up cards, field scientists need entered sectors. */
function urgency({ game: { box }, taste }: View, action: Action): number {
  switch (action.type) {
    case 'placeBonusMarker':
      return box.find.space(action.space)?.majority ? taste.majorityFirst : taste.markerEarly;
    case 'useScientist':
      return taste.scientistEarly;
    case 'useFieldScientist':
      return taste.fieldScientistLate;
    case 'useEnergy':
      return taste.energyEarly;
    case 'useResources':
      return action.acquire === undefined ? taste.stepsEarly : taste.purchaseEarly;
    default:
      return 0;
  }
}
