import type { Content } from '../components/content.ts';
import { InvalidContentError } from '../components/contentProblem.ts';
import { parseContent } from '../components/validateContent.ts';
import { copyJson, deepFreeze } from '../engine/copy.ts';
import { bindRules, type Rules } from './bindRules.ts';

/**
 * Returns the rules for a custom component set. The set is copied, so later changes to it have no effect.
 * @throws InvalidContentError when the set is invalid. The error lists the same problems as `validateContent`.
 * @example
 * ```ts
 * const rules = createRules({ ...defaultContent, id: 'my-box' });
 * const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
 * ```
 */
export function createRules(content: Content): Rules {
  const read = parseContent(content);
  if (!read.ok) throw new InvalidContentError(read.problems);
  return bindRules(deepFreeze(copyJson(read.content)));
}
