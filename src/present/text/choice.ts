import type { Action, ActionType } from '../../game/model/actions.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { Say } from './locale.ts';
import type { Told } from './parts.ts';
import { say } from './parts.ts';
import type { Words } from './words.ts';

/** One choice on the way to an action, as `choices` of `skymines-rules/queries` offers it. */
export interface ToldChoice {
  readonly field: string;
  readonly value: string | number | true;
  readonly ref: Ref | null;
  readonly action: Action | null;
  /** What can be chosen after it, which tells what the number of a tier means. */
  readonly next?: readonly ToldChoice[];
}

/** What a button says that makes a choice: the thing that is chosen, or else the action that it completes. */
export function choiceOf(choice: ToldChoice, words: Words): Told {
  const { field, value, ref, action } = choice;
  // The number of a task says little; the action says what it asks.
  if (action !== null && (ref === null || ref.kind === 'task')) return actionOf(action, words);
  if (ref !== null) return thing(ref, words);
  return [field === 'type' ? words.locale.doing[value as ActionType] : tier(choice, words)];
}

/** A tier that does not complete an action yet; the space that it is of is told by the actions that do. */
function tier({ value, next = [] }: ToldChoice, words: Words): string {
  const action = next.map((each) => each.action).find((each) => each?.type === 'placeBonusMarker');
  return action?.type === 'placeBonusMarker'
    ? words.tierOf(action.space, Number(value))
    : words.locale.tierNumber(Number(value));
}

/** What a button says that takes an action. */
export function actionOf(action: Action, words: Words): Told {
  return (words.locale.actions[action.type] as Say<Action, Words>)(action, words);
}

/** Alike things are told apart: a card by its share and where it lies, a slot by what it holds. */
function thing(ref: Ref, words: Words): Told {
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
