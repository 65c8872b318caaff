import { Box } from '../components/box.ts';
import type { ContentRef } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { Action } from './model/actions.ts';
import { DeadEndError } from './model/errors.ts';
import type { DecisionKind } from './model/frames.ts';
import type { ParamKinds } from './model/params.ts';
import type { GameState, GameView } from './model/state.ts';
import type { RestrictedBox, Restriction } from './restriction.ts';

/** Not part of the core: only apps with house rules load it. */
export class BoxWithRestrictions extends Box implements RestrictedBox {
  readonly plain: Box;
  readonly restrictions: readonly Restriction[];
  readonly #viewOf: (state: GameState, seat: Seat) => GameView;

  constructor(plain: Box, restrictions: readonly Restriction[], viewOf: (state: GameState, seat: Seat) => GameView) {
    // Copy the component set, because each component set object maps to only one box.
    super(Object.freeze({ ...plain.content }), () => plain.fingerprint);
    this.plain = plain;
    this.restrictions = restrictions;
    this.#viewOf = viewOf;
  }

  protected override makeRef(): ContentRef {
    return { ...super.makeRef(), restrictions: this.restrictions.map(({ id }) => id) };
  }

  /** Returns the actions of a seat that no restriction forbids. Restrictions do not apply to Luna. */
  allowed(state: GameState, seat: Seat, legal: readonly Action[]): readonly Action[] {
    if (seat === state.luna?.seat || legal.length === 0) return legal;
    const view = this.#viewOf(state, seat);
    const allowed = legal.filter((action) => this.restrictions.every((each) => reasonOf(each, view, action) === null));
    if (allowed.length > 0) return allowed;
    const { kind } = at(state.stack, state.stack.length - 1);
    const ids = this.restrictions.map(({ id }) => id);
    throw new DeadEndError(seat, kind as DecisionKind, ids);
  }

  faults(state: GameState, action: Action): readonly ReasonWithoutMessage<'restricted'>[] {
    if (action.seat === state.luna?.seat) return [];
    const view = this.#viewOf(state, action.seat);
    return this.restrictions.flatMap((restriction) => {
      const reason = reasonOf(restriction, view, action);
      return reason === null ? [] : [{ code: 'restricted', params: { restriction: { id: restriction.id, reason } } }];
    });
  }

  sentence({ id, reason }: ParamKinds['restriction'], language: string): string | undefined {
    const sentences = this.restrictions.find((restriction) => restriction.id === id)?.reasons[reason];
    return sentences?.[language] ?? sentences?.en;
  }
}

/** Returns the code with which a restriction forbids an action, or `null` if it allows the action. */
function reasonOf({ id, reasons, forbid }: Restriction, view: GameView, action: Action): string | null {
  const reason = forbid(view, action);
  if (reason === null || Object.hasOwn(reasons, reason)) return reason;
  throw new RangeError(`The restriction "${id}" returned ${JSON.stringify(reason)}, which is not one of its reasons.`);
}
