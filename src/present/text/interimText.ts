import { refId } from '../../game/model/refs.ts';
import { effectWords, permanentWords, requirementWords } from '../words/components.ts';
import { headings } from './en/headings.ts';
import type { Told } from './parts.ts';
import type { Text } from './text.ts';

const told = (words: string): Told => [words];

/** Names by reference and English words, until there is a text. */
export const interimText: Text = {
  locale: 'en',
  name: (ref) => told(ref.kind === 'company' ? ref.company.charAt(0).toUpperCase() + ref.company.slice(1) : refId(ref)),
  describe: () => [],
  effect: (effect) => told(effectWords(effect)),
  requirement: (requirement) => told(requirementWords(requirement)),
  bonus: (bonus) =>
    told(bonus.kind === 'permanent' ? permanentWords(bonus.bonus) : bonus.reward.map(effectWords).join(' + ')),
  permanent: (bonus) => told(permanentWords(bonus)),
  heading: (heading) => headings[heading],
  category: (category) => category,
  action: ({ type }) => told(type),
  prompt: ({ kind }) => told(kind),
  event: ({ type }) => told(type),
};
