import type { CoreRules } from '../api/coreRules.ts';
import type { CardRef, Seat } from '../components/ids.ts';
import { sum } from '../engine/lists.ts';
import { gameOf } from '../game/boundRules.ts';
import type { Action, ActionOf, UseResources } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { cardValue, faceUp, resourceOf } from '../game/rules/area/area.ts';
import { totalCost } from '../game/rules/cards/display.ts';
import type { Game } from '../game/rules/game.ts';
import { MACHINE } from '../game/skymines.ts';
import { PLAIN } from './greedy/taste.ts';
import { power } from './greedy/worth.ts';

/** Maximum number of payments considered per card. */
const PAYMENTS = 3;

/**
 * Returns the legal actions of a seat without those that are rarely useful: payments with an unnecessary card, track
 * steps with only some of the cards, rewards below the best tier reached, destroying any card other than the worst, and
 * duplicates of other actions. With a custom component set, pass your rules as the last argument.
 */
export function strategicActions(state: GameState, seat: Seat, rules?: CoreRules): readonly Action[] {
  const game = gameOf(rules, state);
  const options = MACHINE.options(game, seat);
  const kept = new Map<string, Action[]>();
  for (const action of options) {
    if (action.type === 'useResources' && isWasteful(game, seat, action)) continue;
    const key = kindOf(game, action);
    const alike = kept.get(key);
    if (alike === undefined) kept.set(key, [action]);
    else alike.push(action);
  }
  return [...kept.values()].flatMap((alike) => bestOf(game, seat, alike));
}

/** Checks whether an action pays with an unnecessary card, or uses only some of the possible cards for track steps. */
function isWasteful(game: Game, seat: Seat, { cards, acquire }: UseResources): boolean {
  const values = cards.map((card) => cardValue(game, seat, card));
  if (acquire !== undefined) return sum(values) - Math.min(...values) >= totalCost(game, acquire);
  const [first] = cards;
  if (first === undefined) return false;
  const resource = resourceOf(game, first);
  return cards.length < faceUp(game, seat, 'resource').filter((card) => resourceOf(game, card) === resource).length;
}

/** Returns a key that is the same for equivalent actions. */
function kindOf({ box }: Game, action: Action): string {
  switch (action.type) {
    case 'useResources':
      return action.acquire === undefined ? `steps ${action.cards.join()}` : `acquire ${action.acquire}`;
    case 'placeBonusMarker':
      return `marker ${action.space}`;
    case 'useScientist':
    case 'useFieldScientist':
      return `${action.type} ${JSON.stringify(box.action(action.card))}`;
    default:
      return JSON.stringify(action);
  }
}

function bestOf(game: Game, seat: Seat, alike: readonly Action[]): readonly Action[] {
  const [first] = alike;
  if (alike.length === 1 || first === undefined) return alike;
  if (first.type === 'useResources') return cheapest(game, seat, alike);
  if (first.type === 'placeBonusMarker') return [bestMarker(game, alike as readonly ActionOf<'placeBonusMarker'>[])];
  return [first];
}

function cheapest(game: Game, seat: Seat, payments: readonly Action[]): readonly Action[] {
  const price = (action: Action): number =>
    action.type === 'useResources' ? sum(action.cards, (card: CardRef) => cardValue(game, seat, card)) : 0;
  return payments
    .map((action, place) => ({ action, price: price(action), place }))
    .sort((a, b) => a.price - b.price || a.place - b.place)
    .slice(0, PAYMENTS)
    .map(({ action }) => action);
}

/** Prefers the highest tier, ordinary markers over one-time markers, and destroying the weakest card. */
function bestMarker({ box }: Game, markers: readonly ActionOf<'placeBonusMarker'>[]): Action {
  const rate = ({ tier = 0, oneTime, destroy }: ActionOf<'placeBonusMarker'>): number =>
    tier * 100 -
    (oneTime ? 50 : 0) -
    (destroy === undefined ? 0 : power(box.card(destroy).action, PLAIN) - box.card(destroy).cost / 100);
  return markers.reduce((best, each) => (rate(each) > rate(best) ? each : best));
}
