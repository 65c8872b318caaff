import type { ActionType, CardAction, CardId, Content } from 'skymines-rules';
import { type Choice, lookUp, type Ref } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
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

/** Returns what a player can do with a component: the use of a card, or what the tasks of a mission pay. */
export function notesOn(ref: Ref, { content }: Decision['rules'], text: Text, words: Words): readonly string[] {
  if (ref.kind === 'mission' || ref.kind === 'task') return taskNotes(content.figures, text, words);
  const use = ref.kind === 'card' ? useOfCard(content, ref.card, words) : null;
  return use === null ? [] : [use];
}

/** MISSION-6, MISSION-9, MISSION-10 */
function taskNotes({ missionCoins, personalSpace }: Content['figures'], text: Text, words: Words): readonly string[] {
  const reward = personalSpace.reward.map((effect) => plain(text.effect(effect))).join(' + ');
  return [words.tasks.each(words.coins(missionCoins)), words.tasks.all(reward, words.coins(personalSpace.cost))];
}

export function useOfCard(content: Content, id: CardId, words: Words): string | null {
  const card = lookUp(content).card(id);
  const type = card === undefined ? null : USES[card.action.kind];
  const use = type === null ? undefined : words.kinds[type];
  return use === undefined ? null : words.inTurn(use);
}
