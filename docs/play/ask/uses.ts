import type { ActionType, CardAction, CardId, Content } from 'skymines-rules';
import { type Choice, lookUp } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';

/** Share cards are never used (PLAN-8). */
const USES: Readonly<Record<CardAction['kind'], ActionType | null>> = {
  resource: 'useResources',
  energy: 'useEnergy',
  scientist: 'useScientist',
  fieldScientist: 'useFieldScientist',
  share: null,
};

export function usesOf({ prompt, rules }: Decision, { steps }: Choice, words: Words): string | null {
  const ref = steps.find(({ field }) => field === 'card')?.ref;
  return prompt.kind === 'planning' && ref?.kind === 'card' ? useOfCard(rules.content, ref.card, words) : null;
}

export function useOfCard(content: Content, id: CardId, words: Words): string | null {
  const card = lookUp(content).card(id);
  const type = card === undefined ? null : USES[card.action.kind];
  const use = type === null ? undefined : words.kinds[type];
  return use === undefined ? null : words.inTurn(use);
}
