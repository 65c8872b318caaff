import type { Prompt } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';

/** There can be several players, because everyone plans at the same time. */
export function playing(pending: readonly Prompt[], text: Text, words: Words): string {
  const names = pending.map(({ seat }) => plain(text.name({ kind: 'seat', seat })));
  const isPlanning = pending[0]?.kind === 'planning';
  return sentence(isPlanning ? words.waitForPlans(names) : words.wait(names));
}
