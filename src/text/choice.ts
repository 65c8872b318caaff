import type { BonusSpaceId } from '../components/ids.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { Ref } from '../game/model/refs.ts';
import type { Phrase } from './locale.ts';
import type { RichText } from './parts.ts';
import { say } from './parts.ts';
import type { Words } from './words.ts';

/** A choice on the way to an action, as `choices` of `skymines-rules/queries` offers it. */
export interface ChoiceLike {
  readonly steps: readonly {
    readonly field: string;
    readonly value: string | number | true;
    readonly ref: Ref | null;
  }[];
  readonly action: Action | null;
}

/** What a button says that makes a choice: the thing that is chosen, or else the action that it completes. */
export function choiceOf({ steps, action }: ChoiceLike, words: Words): RichText {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const { field, value, ref } = last;
  // The number of a task says little; the action says what it asks.
  if (action !== null && (ref === null || ref.kind === 'task')) return actionOf(action, words);
  if (ref !== null) return thing(ref, words);
  if (field === 'type') return [words.locale.doing[value as ActionType]];
  const space = steps.find((step) => step.field === 'space')?.value;
  return [words.tierOf(space as BonusSpaceId, Number(value))];
}

/** What a button says that takes an action. */
export function actionOf(action: Action, words: Words): RichText {
  return (words.locale.actions[action.type] as Phrase<Action, Words>)(action, words);
}

/** Alike things are told apart: a card by its share and where it lies, a slot by what it holds. */
function thing(ref: Ref, words: Words): RichText {
  switch (ref.kind) {
    case 'card':
      return words.cardOnOffer(ref.card);
    case 'plan':
      return words.planTerms(ref.plan);
    case 'displaySlot':
      return words.offered(ref.slot);
    case 'displaySpace':
      return words.offeredPlan(ref.space);
    case 'restingSlot': {
      const cards = words.restingDeck(ref.seat, ref.slot);
      return cards.length === 0 ? words.name(ref) : say`${words.name(ref)} (${words.cards(cards)})`;
    }
    default:
      return words.name(ref);
  }
}
