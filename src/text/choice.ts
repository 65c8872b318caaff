import type { Seat } from '../components/ids.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { Ref } from '../game/model/refs.ts';
import { SCORE_CATEGORIES } from '../game/model/score.ts';
import type { PartialAction, Sentence } from './locale.ts';
import { capital, joined, type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

/** A partial or complete choice of an action, as returned by `choices` from `skymines-rules/queries`. */
export interface ChoiceLike {
  /** The seat that makes the choice. */
  readonly seat: Seat;
  readonly steps: readonly { readonly field: string; readonly value: string | number | true }[];
  readonly action: Action | null;
}

const LISTS: readonly string[] = ['arrangeStartingDecks.cards', 'useResources.cards', 'confront.destroy'];

/** Returns the text of a choice's button. It describes the part of the action chosen so far. */
export function choiceOf({ seat, steps, action }: ChoiceLike, words: Words): RichText {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  const type = first.value as ActionType;
  if (others.length === 0 && action === null) return [words.locale.beginnings[type]];
  const chosen: Record<string, unknown> = { type, seat };
  for (const { field, value } of others) {
    const before = (chosen[field] ?? []) as readonly unknown[];
    chosen[field] = LISTS.includes(`${type}.${field}`) ? [...before, value] : value;
  }
  return actionOf(chosen as unknown as PartialAction<ActionType>, words);
}

export function actionOf(action: PartialAction<ActionType>, words: Words): RichText {
  return words.sentence(words.locale.actions[action.type] as Sentence<PartialAction<ActionType>, Words>, action);
}

/** Returns an unambiguous name, such as a card with its location or a slot with its contents. */
export function thingOf(ref: Ref, words: Words): RichText {
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

/** Returns the reasons for a bot's choice, one per line. Expected coins are rounded. */
export function adviceLines({ gains, worth, second }: Advice, words: Words): readonly RichText[] {
  const { advice } = words.locale;
  const inCoins = (coins: number) => words.count(Math.abs(Math.round(coins)), 'coin');
  const won = SCORE_CATEGORIES.flatMap((category): RichText[] => {
    const coins = gains[category] ?? 0;
    return coins === 0 ? [] : [[`${words.category(category)} ${coins < 0 ? '−' : '+'}${Math.abs(coins)}`]];
  });
  const lines = [
    ...(won.length === 0 ? [] : [advice.gains(joined(won, ', '))]),
    ...(Math.round(worth) > 0 ? [[advice.worth(inCoins(worth))]] : []),
  ];
  if (second !== null) {
    const worse = Math.round(second.worse) === 0 ? null : inCoins(second.worse);
    lines.push(advice.second(capital(actionOf(second.action, words)), worse));
  }
  return lines.length === 0 ? [[advice.nothing]] : lines;
}
