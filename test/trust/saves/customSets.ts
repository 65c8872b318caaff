// Custom component sets: the default one with other numbers, shorter and longer lists, and parts in other places,
// as far as the validator accepts them.

import { validateContent } from '../../../src/components/validateContent.ts';
import { type Content, createRules, defaultContent, type Rules } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { copy } from '../../kit/json.ts';
import { mutate } from './structured.ts';

/** Rules with a component set after this many attempted changes. */
export function rulesWithCustomSet(tries: number, seed: string): Rules {
  const draw = drawFor(`custom/${seed}`);
  let content: Content = { ...defaultContent, id: 'custom' };
  for (let count = 0; count < tries; count += 1) {
    const tried = copy(content);
    mutate(draw, tried, defaultContent);
    if (validateContent(tried).length === 0) content = tried;
  }
  return createRules(content);
}
