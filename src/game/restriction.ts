import type { Box } from '../components/box.ts';
import type { ContentRef } from '../components/content.ts';
import type { Restrictions } from '../engine/machine.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { Action } from './model/actions.ts';
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
export interface RestrictedBox extends Box, Restrictions<GameState, Action, ReasonWithoutMessage<'restricted'>> {
  readonly plain: Box;
  readonly restrictions: readonly Restriction[];
  /** Returns the message in the given language, or in English if there is no translation. */
  sentence(restriction: ParamKinds['restriction'], language: string): string | undefined;
}

export function isRestricted(box: Box): box is RestrictedBox {
  return 'restrictions' in box;
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
