import type { ActionOf, ActionType } from '../game/model/actions.ts';

/** Fields that may be missing from a partial action when it is described in text. */
interface Later {
  readonly planCard: 'slot';
  readonly restCard: 'slot';
  readonly occupy: 'column';
  readonly placeOutpost: 'space' | 'column';
  readonly claimTask: 'column';
  readonly placePlan: 'position';
  readonly advanceSteps: 'steps';
  readonly removeOutpost: 'column';
}
type Optional<Whole, Part extends PropertyKey> = Omit<Whole, Part> & Partial<Pick<Whole, Part & keyof Whole>>;
/** An action of the given type with at least its first field chosen. */
export type PartialAction<Type extends ActionType> = Optional<
  ActionOf<Type>,
  Type extends keyof Later ? Later[Type] : never
>;
