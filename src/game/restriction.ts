import { Box } from '../components/box.ts';
import type { ContentRef } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { at } from '../engine/lists.ts';
import type { Restrictions } from '../engine/machine.ts';
import type { UnwordedReason } from '../rulebook/reason.ts';
import type { Action } from './model/actions.ts';
import { DeadEndError } from './model/errors.ts';
import type { DecisionKind } from './model/frames.ts';
import type { ParamKinds } from './model/params.ts';
import type { GameState, GameView } from './model/state.ts';

/** Sentences for one refusal by language code: English, and as many others as you like. */
export interface RestrictionSentences {
  readonly en: string;
  readonly [language: string]: string;
}

/** A house rule that forbids some of the legal actions. It cannot allow an action or change what one does. */
export interface Restriction<Code extends string = string> {
  /** The name that states, saves and records carry: 1 to 64 letters, digits, `.`, `_`, `:` and `-`. */
  readonly id: string;
  /** The sentences for each code that `forbid` returns. */
  readonly reasons: Readonly<Record<Code, RestrictionSentences>>;
  /**
   * Returns why an action is forbidden, as one of the codes in `reasons`, or `null` when it is allowed. The action is legal by the
   * rulebook. The view is what the acting seat may see, so a refusal reveals nothing. The function must be pure: the same view and
   * action always give the same answer.
   */
  forbid(this: void, view: GameView, action: Action): Code | null;
}

/** A component set with restrictions. The machine asks it, so everything that plays with this box heeds them. */
export class RestrictedBox extends Box implements Restrictions<GameState, Action, UnwordedReason<'restricted'>> {
  /** The box without the restrictions. */
  readonly plain: Box;
  readonly restrictions: readonly Restriction[];
  readonly #viewOf: (state: GameState, seat: Seat) => GameView;

  constructor(plain: Box, restrictions: readonly Restriction[], viewOf: (state: GameState, seat: Seat) => GameView) {
    // A component set of its own, so that this box, and no other, belongs to it.
    super(Object.freeze({ ...plain.content }), () => plain.fingerprint);
    this.plain = plain;
    this.restrictions = restrictions;
    this.#viewOf = viewOf;
  }

  protected override makeRef(): ContentRef {
    return { ...super.makeRef(), restrictions: this.restrictions.map(({ id }) => id) };
  }

  /** Returns the actions of a seat that no restriction forbids. Luna decides nothing, so nothing is forbidden to her. */
  allowed(state: GameState, seat: Seat, legal: readonly Action[]): readonly Action[] {
    if (seat === state.luna?.seat || legal.length === 0) return legal;
    const view = this.#viewOf(state, seat);
    const allowed = legal.filter((action) => this.restrictions.every((each) => reasonOf(each, view, action) === null));
    if (allowed.length > 0) return allowed;
    const { kind } = at(state.stack, state.stack.length - 1);
    throw new DeadEndError(
      seat,
      kind as DecisionKind,
      this.restrictions.map(({ id }) => id),
    );
  }

  /** Returns a reason for each restriction that forbids an action. */
  faults(state: GameState, action: Action): readonly UnwordedReason<'restricted'>[] {
    if (action.seat === state.luna?.seat) return [];
    const view = this.#viewOf(state, action.seat);
    return this.restrictions.flatMap((restriction) => {
      const reason = reasonOf(restriction, view, action);
      return reason === null ? [] : [{ code: 'restricted', params: { restriction: { id: restriction.id, reason } } }];
    });
  }

  /** Returns the sentence for a refusal in a language, or in English where the restriction has none. */
  sentence({ id, reason }: ParamKinds['restriction'], language: string): string | undefined {
    const sentences = this.restrictions.find((restriction) => restriction.id === id)?.reasons[reason];
    return sentences?.[language] ?? sentences?.en;
  }
}

/** Why a restriction forbids an action. @throws RangeError for a code without a sentence, which is a bug of the caller. */
function reasonOf({ id, reasons, forbid }: Restriction, view: GameView, action: Action): string | null {
  const reason = forbid(view, action);
  if (reason === null || Object.hasOwn(reasons, reason)) return reason;
  throw new RangeError(`The restriction "${id}" returned ${JSON.stringify(reason)}, which is not one of its reasons.`);
}

/** Returns whether a state or record with a reference was played with a box. */
export function isPlayedWith(box: Box, ref: ContentRef): boolean {
  return ref.fingerprint === box.fingerprint && hasSameRestrictions(ref, box.ref);
}

/** Returns whether two references name the same restrictions in the same order. */
export function hasSameRestrictions(
  { restrictions: one }: Pick<ContentRef, 'restrictions'>,
  { restrictions: other }: Pick<ContentRef, 'restrictions'>,
): boolean {
  return one === other || (one?.length === other?.length && one?.every((id, index) => id === other?.[index]) === true);
}

/** Describes what a game was played with: `the components "box" (a1b2), restricted by "x", "y"`. */
export function refText({ id, fingerprint, restrictions = [] }: ContentRef): string {
  const names = restrictions.map((name) => JSON.stringify(name)).join(', ');
  const added = restrictions.length === 0 ? '' : `, restricted by ${names}`;
  return `the components ${JSON.stringify(id)} (${fingerprint})${added}`;
}

/** Describes what was expected in place of a reference. */
export function refMismatch(wanted: ContentRef, given: ContentRef): string {
  return `${refText(wanted)}, not ${refText(given)}`;
}
