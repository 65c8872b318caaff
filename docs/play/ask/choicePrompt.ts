import type { Choice } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';

export function choicePrompt({ prompt }: Decision, offers: readonly Choice[], words: Words): string {
  const fields = new Set(offers.map(({ steps }) => steps.at(-1)?.field));
  // Starting decks are laid out one card at a time, so the prompt for a single card applies.
  if (prompt.kind === 'startingDecks' && fields.delete('cards')) fields.add('card');
  return [...fields].flatMap((field) => (field && words.fields[field]) ?? []).join(' ');
}
