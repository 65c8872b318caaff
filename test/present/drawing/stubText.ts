import { refId } from '../../../src/game/model/refs.ts';
import type { Told } from '../../../src/present/text/parts.ts';
import type { Text } from '../../../src/present/text/text.ts';
import { effectWords, permanentWords, requirementWords } from '../../../src/present/words/components.ts';

const told = (words: string): Told => [words];

/** Names by reference and English words, until there is a text. */
export const stubText: Text = {
  locale: 'en',
  name: (ref) => told(refId(ref)),
  describe: () => [],
  effect: (effect) => told(effectWords(effect)),
  requirement: (requirement) => told(requirementWords(requirement)),
  bonus: (bonus) =>
    told(bonus.kind === 'permanent' ? permanentWords(bonus.bonus) : bonus.reward.map(effectWords).join(' + ')),
  permanent: (bonus) => told(permanentWords(bonus)),
  heading: (heading) => heading,
  category: (category) => category,
  action: ({ type }) => told(type),
  prompt: ({ kind }) => told(kind),
  event: ({ type }) => told(type),
};
