import { Box } from '../components/box.ts';
import type { ContentRef } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import type { Restrictions } from '../engine/machine.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { Action } from './model/actions.ts';
import { DeadEndError } from './model/errors.ts';
import type { DecisionKind } from './model/frames.ts';
import type { ParamKinds } from './model/params.ts';
import type { GameState, GameView } from './model/state.ts';

/** Translations of a message, by language code. English is required, and all other languages are optional. */
export interface RestrictionMessages {
  readonly en: string;
  readonly [language: string]: string;
}

/** A house rule that forbids some legal actions. It cannot allow illegal actions or change the effect of an action. */
export interface Restriction<Code extends string = string> {
  /** The id stored in states, saves and records: 1 to 64 letters, digits, dots, hyphens and underscores. */
  readonly id: string;
  /** The messages for each code that `forbid` returns. */
  readonly reasons: Readonly<Record<Code, RestrictionMessages>>;
  /**
   * Returns a code in `reasons` to forbid the action, or `null` to allow it. It is called only for actions that the
   * rulebook allows. It receives the acting seat's view, so that the result cannot reveal hidden information. It must
   * be pure: the same view and action must always give the same result.
   */
  forbid(this: void, view: GameView, action: Action): Code | null;
}

/** A box with restrictions. The engine applies the restrictions to every game played with this box. */
export class RestrictedBox extends Box implements Restrictions<GameState, Action, ReasonWithoutMessage<'restricted'>> {
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

  /** Returns the message in the given language, or in English if there is no translation. */
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

/** Checks whether a state or record with this reference was played with the box. */
export function isPlayedWith(box: Box, ref: ContentRef): boolean {
  return ref.fingerprint === box.fingerprint && hasSameRestrictions(ref, box.ref);
}

type Restricted = Pick<ContentRef, 'restrictions'>;

export function hasSameRestrictions({ restrictions: one }: Restricted, { restrictions: other }: Restricted): boolean {
  return one === other || (one?.length === other?.length && one?.every((id, index) => id === other?.[index]) === true);
}

/** Describes a reference for use in a message, such as `the components "box" (a1b2), restricted by "x", "y"`. */
export function refText({ id, fingerprint, restrictions = [] }: ContentRef): string {
  const names = restrictions.map((name) => JSON.stringify(name)).join(', ');
  const added = restrictions.length === 0 ? '' : `, restricted by ${names}`;
  return `the components ${JSON.stringify(id)} (${fingerprint})${added}`;
}

export function refMismatch(expected: ContentRef, actual: ContentRef): string {
  return `${refText(expected)}, not ${refText(actual)}`;
}
