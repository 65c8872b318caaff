import type { Card, CardAction, CardId, Content } from 'skymines-rules';
import { lookUp } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';
import type { Position } from './costs.ts';
import type { Offer } from './steps.ts';

/** An action with its type, as far as it is known. */
export type Attempted = Readonly<Record<string, unknown>> & { readonly type: string };

const USES: Readonly<Record<CardAction['kind'], (card: string) => Attempted>> = {
  resource: (card) => ({ type: 'useResources', cards: [card] }),
  energy: () => ({ type: 'useEnergy', company: 'skymine' }),
  scientist: (card) => ({ type: 'useScientist', card }),
  fieldScientist: (card) => ({ type: 'useFieldScientist', card }),
  share: (card) => ({ type: 'planCard', card, slot: 0 }),
};

/** The action that uses a card; share cards are never used (PLAN-8). */
export function useOf({ id, action }: Card): Attempted {
  return USES[action.kind](id);
}

/** What the card that somebody plans will be good for, in words. */
export function usesOf({ prompt, rules }: Position, steps: Offer, words: Words): string | null {
  const ref = steps.find(({ field }) => field === 'card')?.ref;
  return prompt.kind === 'planning' && ref?.kind === 'card' ? useOfCard(rules.content, ref.card, words) : null;
}

/** What a card is good for in a turn, in words; `null` for cards that are never used. */
export function useOfCard(content: Content, id: CardId, words: Words): string | null {
  const card = lookUp(content).card(id);
  const use = card === undefined ? undefined : words.kinds[useOf(card).type];
  return use === undefined ? null : words.inTurn(use);
}
