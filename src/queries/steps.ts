import { type BonusSpaceId, type Company, TILE_IDS, type TileId } from '../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../game/model/actions.ts';
import type { Ref } from '../game/model/refs.ts';

/** Name of an action field that can be chosen: any field, including `type`, except `seat`. */
export type StepField = { readonly [Type in ActionType]: Exclude<keyof ActionOf<Type>, 'seat'> }[ActionType];

/** One step in the choice of an action. */
export interface Step {
  /** The field of the action. `type` comes first, followed by the others in the order of choice. */
  readonly field: StepField;
  /** The value of the field, or one of its items if the field is a list. */
  readonly value: string | number | true;
  /** The component that the value refers to; `null` for other values, such as a type of action or a number of steps. */
  readonly ref: Ref | null;
}

/** Determines which component a field's value refers to. */
type Pointer<A extends Action> = (
  value: never,
  context: { readonly action: A; readonly of: Company | undefined },
) => Ref | null;

const isTile = (id: string): id is TileId => (TILE_IDS as readonly string[]).includes(id);
const card = (id: string): Ref => (isTile(id) ? { kind: 'tile', tile: id } : { kind: 'card', card: id });
const token = (id: string): Ref => ({ kind: 'token', token: id });
const plan = (id: string): Ref => ({ kind: 'plan', plan: id });
const company = (id: Company): Ref => ({ kind: 'company', company: id });
const column: Pointer<Action> = (index: number, { of }) =>
  of === undefined ? null : { kind: 'column', company: of, column: index };
const displaySlot = (slot: number): Ref => ({ kind: 'displaySlot', slot });
const restingSlot: Pointer<Action> = (slot: number, { action: { seat } }) => ({ kind: 'restingSlot', seat, slot });
const researchSpace: Pointer<Action> = (position: number, { action: { seat } }) => ({
  kind: 'researchSpace',
  seat,
  position,
});
const nowhere = (): null => null;

/** Fields of each type of action in the order of choice, with the components that they refer to. */
const FIELDS: {
  readonly [Type in ActionType]: {
    readonly [Name in Exclude<keyof ActionOf<Type>, 'type' | 'seat'>]-?: Pointer<ActionOf<Type>>;
  };
} = {
  chooseToken: { token },
  arrangeStartingDecks: { cards: card },
  planCard: { card, slot: (slot: number, { action: { seat } }) => ({ kind: 'actionSlot', seat, slot }) },
  confirmPlan: {},
  placeResourceTile: { card },
  useResources: { cards: card, acquire: displaySlot },
  useEnergy: { company },
  useScientist: { card },
  useFieldScientist: { card },
  placeBonusMarker: {
    space: (space: BonusSpaceId) => ({ kind: 'bonusSpace', space }),
    destroy: card,
    tier: nowhere,
    oneTime: nowhere,
  },
  pass: {},
  pickUpDeck: { slot: restingSlot },
  restCard: { card, slot: restingSlot },
  advance: { company },
  stop: {},
  occupy: { sector: (sector: number) => ({ kind: 'sector', sector }), column },
  placeOutpost: {
    asteroid: (asteroid: number) => ({ kind: 'asteroid', asteroid }),
    space: (space: number, { action: { asteroid } }) => ({ kind: 'outpostSpace', asteroid, space }),
    column,
  },
  placeShuttle: { shuttleSpace: (shuttleSpace: number) => ({ kind: 'shuttleSpace', shuttleSpace }) },
  confront: { destroy: card },
  claimTask: {
    mission: (mission: string) => ({ kind: 'mission', mission }),
    column: (index: number, { action: { mission } }) => ({ kind: 'task', mission, column: index }),
  },
  takeReward: { reward: nowhere },
  returnOutpost: { column },
  takePlan: { space: (space: number) => ({ kind: 'displaySpace', space }) },
  takeSpecialPlan: { plan },
  takeCoin: {},
  placePlan: { plan, position: researchSpace },
  flipPlan: { position: researchSpace },
  upload: {},
  buyCard: { slot: displaySlot },
  chooseReward: { reward: nowhere },
  advanceSteps: { company, steps: nowhere },
  removeOutpost: {
    company,
    column: (index: number, { action: { company: of } }) => ({ kind: 'column', company: of, column: index }),
  },
  takeDestroyedCard: { card },
  lunaTurn: {},
};

/** Starting decks are not included, because their order matters (SETUP-42). */
const SETS: readonly string[] = ['useResources.cards', 'confront.destroy'];

export function isInSet(type: ActionType, field: StepField): boolean {
  return SETS.includes(`${type}.${field}`);
}

/** Lists have one step for each item. */
export function stepsTo(action: Action, of: Company | undefined): readonly Step[] {
  const values = action as unknown as Readonly<Record<string, undefined | Step['value'] | readonly string[]>>;
  const steps: Step[] = [{ field: 'type', value: action.type, ref: null }];
  for (const [field, pointer] of Object.entries(FIELDS[action.type]) as [StepField, Pointer<Action>][]) {
    const value = values[field];
    for (const item of typeof value === 'object' ? value : [value]) {
      if (item !== undefined) steps.push({ field, value: item, ref: pointer(item as never, { action, of }) });
    }
  }
  return steps;
}
