import type { BonusSpaceId, Company, Seat, TileId } from '../components/ids.ts';
import { TILE_IDS } from '../components/ids.ts';
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
interface Context {
  readonly seat: Seat;
  readonly company: Company | undefined;
  readonly action: Action;
}
type Pointer = (value: never, context: Context) => Ref | null;
type Field<Type extends ActionType> = readonly [name: Exclude<keyof ActionOf<Type>, 'type' | 'seat'>, pointer: Pointer];

const isTile = (id: string): id is TileId => (TILE_IDS as readonly string[]).includes(id);
const card = (id: string): Ref => (isTile(id) ? { kind: 'tile', tile: id } : { kind: 'card', card: id });
const token = (id: string): Ref => ({ kind: 'token', token: id });
const plan = (id: string): Ref => ({ kind: 'plan', plan: id });
const company = (id: Company): Ref => ({ kind: 'company', company: id });
const column = (index: number, { company: of }: Context): Ref | null =>
  of === undefined ? null : { kind: 'column', company: of, column: index };
const displaySlot = (slot: number): Ref => ({ kind: 'displaySlot', slot });
const actionSlot = (slot: number, { seat }: Context): Ref => ({ kind: 'actionSlot', seat, slot });
const restingSlot = (slot: number, { seat }: Context): Ref => ({ kind: 'restingSlot', seat, slot });
const researchSpace = (position: number, { seat }: Context): Ref => ({ kind: 'researchSpace', seat, position });
const nowhere = (): null => null;

/** Fields of each type of action in the order of choice, with the kinds of components they refer to. */
const FIELDS: { readonly [Type in ActionType]: readonly Field<Type>[] } = {
  chooseToken: [['token', token]],
  arrangeStartingDecks: [['cards', card]],
  planCard: [
    ['card', card],
    ['slot', actionSlot],
  ],
  confirmPlan: [],
  placeResourceTile: [['card', card]],
  useResources: [
    ['cards', card],
    ['acquire', displaySlot],
  ],
  useEnergy: [['company', company]],
  useScientist: [['card', card]],
  useFieldScientist: [['card', card]],
  placeBonusMarker: [
    ['space', (space: BonusSpaceId) => ({ kind: 'bonusSpace', space })],
    ['destroy', card],
    ['tier', nowhere],
    ['oneTime', nowhere],
  ],
  pass: [],
  pickUpDeck: [['slot', restingSlot]],
  restCard: [
    ['card', card],
    ['slot', restingSlot],
  ],
  advance: [['company', company]],
  stop: [],
  occupy: [
    ['sector', (sector: number) => ({ kind: 'sector', sector })],
    ['column', column],
  ],
  placeOutpost: [
    ['asteroid', (asteroid: number) => ({ kind: 'asteroid', asteroid })],
    [
      'space',
      (space: number, { action }) =>
        action.type === 'placeOutpost' ? { kind: 'outpostSpace', asteroid: action.asteroid, space } : null,
    ],
    ['column', column],
  ],
  placeShuttle: [['shuttleSpace', (shuttleSpace: number) => ({ kind: 'shuttleSpace', shuttleSpace })]],
  confront: [['destroy', card]],
  claimTask: [
    ['mission', (mission: string) => ({ kind: 'mission', mission })],
    [
      'column',
      (index: number, { action }) =>
        action.type === 'claimTask' ? { kind: 'task', mission: action.mission, column: index } : null,
    ],
  ],
  takeReward: [['reward', nowhere]],
  returnOutpost: [['column', column]],
  takePlan: [['space', (space: number) => ({ kind: 'displaySpace', space })]],
  takeSpecialPlan: [['plan', plan]],
  takeCoin: [],
  placePlan: [
    ['plan', plan],
    ['position', researchSpace],
  ],
  flipPlan: [['position', researchSpace]],
  upload: [],
  buyCard: [['slot', displaySlot]],
  chooseReward: [['reward', nowhere]],
  advanceSteps: [
    ['company', company],
    ['steps', nowhere],
  ],
  removeOutpost: [
    ['company', company],
    [
      'column',
      (index: number, { action }) =>
        action.type === 'removeOutpost' ? { kind: 'column', company: action.company, column: index } : null,
    ],
  ],
  takeDestroyedCard: [['card', card]],
  lunaTurn: [],
};

/** Starting decks are not included, because their order matters (SETUP-42). */
const SETS: readonly string[] = ['useResources.cards', 'confront.destroy'];

export function isInSet(type: ActionType, field: StepField): boolean {
  return SETS.includes(`${type}.${field}`);
}

/** Lists have one step for each item. */
export function stepsTo(action: Action, of: Company | undefined): readonly Step[] {
  const context: Context = { seat: action.seat, company: of, action };
  const values = action as unknown as Readonly<Record<string, undefined | Step['value'] | readonly string[]>>;
  const steps: Step[] = [{ field: 'type', value: action.type, ref: null }];
  for (const [field, pointer] of FIELDS[action.type]) {
    const value = values[field];
    for (const item of typeof value === 'object' ? value : [value]) {
      if (item !== undefined) steps.push({ field, value: item, ref: pointer(item as never, context) });
    }
  }
  return steps;
}
