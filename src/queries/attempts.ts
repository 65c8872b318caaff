import type { CoreRules } from '../api/coreRules.ts';
import type { CardAction } from '../components/cards.ts';
import type { CardId, Company, Seat, TileId } from '../components/ids.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Action, ActionOf, ActionType } from '../game/model/actions.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { priceOf } from './area.ts';
import type { Choice } from './choices.ts';

interface Click {
  readonly state: GameState;
  readonly choice: Choice;
  readonly rules: CoreRules | undefined;
}

/** Returns the likely action of a click. Open fields are taken from the first legal action of that type. */
export function attemptedAction(state: GameState, choice: Choice, ref: Ref, rules?: CoreRules): Action | null {
  const click = { state, choice, rules };
  const { seat } = choice;
  switch (ref.kind) {
    case 'card':
      return cardClick(click, ref.card);
    case 'tile':
      return tileClick(click, ref.tile);
    case 'sector':
      return { type: 'occupy', seat, sector: ref.sector, column: firstOfType(choice, 'occupy')?.column ?? 0 };
    case 'asteroid':
      return placeOutpost(choice, ref.asteroid, 0);
    case 'outpostSpace':
      return placeOutpost(choice, ref.asteroid, ref.space);
    case 'shuttleSpace':
      return { type: 'placeShuttle', seat, shuttleSpace: ref.shuttleSpace };
    case 'bonusSpace': {
      const oneTime = firstOfType(choice, 'placeBonusMarker')?.oneTime;
      return { type: 'placeBonusMarker', seat, space: ref.space, ...(oneTime && { oneTime }) };
    }
    case 'company':
    case 'trackSpace':
      return isTurn(state) ? companyClick(choice, ref.company) : { type: 'advance', seat, company: ref.company };
    case 'displaySlot':
      return slotClick(click, ref.slot);
    case 'displaySpace':
      return { type: 'takePlan', seat, space: ref.space };
    case 'plan': {
      const space = state.researchDisplay.indexOf(ref.plan);
      return space < 0 ? { type: 'takeSpecialPlan', seat, plan: ref.plan } : { type: 'takePlan', seat, space };
    }
    case 'restingSlot':
      return ref.seat === seat ? { type: 'pickUpDeck', seat, slot: ref.slot } : null;
    case 'task':
      return { type: 'claimTask', seat, mission: ref.mission, column: ref.column };
    case 'menace':
      return { type: 'confront', seat };
    default:
      return null;
  }
}

function isTurn({ stack }: GameState): boolean {
  return stack.at(-1)?.kind === 'turn';
}

function firstOfType<Type extends ActionType>({ ways }: Choice, type: Type): ActionOf<Type> | undefined {
  return ways.map(({ action }) => action).find((action): action is ActionOf<Type> => action.type === type);
}

// RES-9: without energy, a click on a company uses resources for its track.
function companyClick(choice: Choice, company: Company): Action {
  const energy: Action = { type: 'useEnergy', seat: choice.seat, company };
  return firstOfType(choice, 'useEnergy') === undefined ? (firstOfType(choice, 'useResources') ?? energy) : energy;
}

// TILE-8, TILE-11; TILE-3: the +1 resource tile is placed on a card.
function tileClick({ choice, state }: Click, tile: TileId): Action {
  const { seat } = choice;
  if (tile === 'energyTile') return firstOfType(choice, 'useEnergy') ?? { type: 'useEnergy', seat, company: 'skymine' };
  if (tile === 'plusOneResourceTile') {
    const [first = ''] = state.players[seat]?.area.filter((card) => card !== null) ?? [];
    return firstOfType(choice, 'placeResourceTile') ?? { type: 'placeResourceTile', seat, card: first };
  }
  return { type: tile === 'scientistTile' ? 'useScientist' : 'useFieldScientist', seat, card: tile };
}

function placeOutpost(choice: Choice, asteroid: number, space: number): Action {
  const column = firstOfType(choice, 'placeOutpost')?.column ?? 0;
  return { type: 'placeOutpost', seat: choice.seat, asteroid, space, column };
}

function cardClick(click: Click, card: CardId): Action | null {
  const { state, choice, rules } = click;
  const { seat } = choice;
  const displayed = state.display.indexOf(card);
  if (displayed >= 0) return slotClick(click, displayed + 1);
  const own = state.players[seat];
  const isPlanning = state.stack.at(-1)?.kind === 'planning';
  // Planned cards cannot be taken back (AMB-PLAN-2).
  if (isPlanning && own?.area.includes(card) === true) return null;
  const expected = withCard(click, card);
  if (expected !== null) return expected;
  if (isPlanning) return { type: 'planCard', seat, card, slot: Math.max(own?.area.indexOf(null) ?? 0, 0) };
  const found = boxUnder(rules).content.cards.find(({ id }) => id === card);
  return found === undefined ? null : USES[found.action.kind](seat, card);
}

/** During a turn, the kind of the first card determines the type of action, so the result is `null`. */
function withCard({ state, choice }: Click, card: CardId): Action | null {
  const { seat, steps, ways } = choice;
  const [type] = steps;
  if (type === undefined && isTurn(state)) return null;
  const cards = [...steps.flatMap(({ ref }) => (ref?.kind === 'card' ? [ref.card] : [])), card];
  if (type?.value === 'useResources') return { type: type.value, seat, cards };
  if (type?.value === 'confront') return { type: type.value, seat, destroy: cards };
  for (const { action, steps: left } of ways) {
    const next = left.find(({ field }) => field !== 'type');
    const isOne = next !== undefined && typeof Reflect.get(action, next.field) === 'string';
    if (isOne && next.ref?.kind === 'card') return { ...action, [next.field]: card };
  }
  return null;
}

/** Share cards have no action of their own (PLAN-8). */
const USES: { readonly [Kind in CardAction['kind']]: (seat: Seat, card: CardId) => Action } = {
  resource: (seat, card) => ({ type: 'useResources', seat, cards: [card] }),
  energy: (seat) => ({ type: 'useEnergy', seat, company: 'skymine' }),
  scientist: (seat, card) => ({ type: 'useScientist', seat, card }),
  fieldScientist: (seat, card) => ({ type: 'useFieldScientist', seat, card }),
  share: (seat, card) => ({ type: 'planCard', seat, card, slot: 0 }),
};

/** A displayed card is bought during a purchase. Otherwise, the chosen cards or the best payment acquire it. */
function slotClick({ state, choice, rules }: Click, slot: number): Action {
  const { seat, steps } = choice;
  if (state.stack.at(-1)?.kind === 'purchase') return { type: 'buyCard', seat, slot };
  const chosen = steps.flatMap(({ field, value }) => (field === 'cards' ? [String(value)] : []));
  if (chosen.length > 0) return { type: 'useResources', seat, cards: chosen, acquire: slot };
  const left = (cards: readonly CardId[]): number => priceOf(state, seat, slot, cards, rules)?.left ?? 0;
  const sets = choice.ways.flatMap(({ action }) => (action.type === 'useResources' ? [action.cards] : []));
  const [first = [], ...others] = sets;
  const best = others.reduce((one, other) => (left(other) > left(one) ? other : one), first);
  return { type: 'useResources', seat, cards: best, acquire: slot };
}
