import type { Content } from '../components/content.ts';
import { InvalidContentError } from '../components/contentProblem.ts';
import { parseContent } from '../components/validateContent.ts';
import { copyJson, deepFreeze } from '../engine/copy.ts';
import type { Rules } from './bindRules.ts';
import { bindRules } from './bindRules.ts';

/**
 * The rules bound to a component set of one's own. They keep a copy: changing the set afterwards changes no game.
 * @throws InvalidContentError when the set is not valid; it lists the same problems as `validateContent`.
 */
export function createRules(content: Content): Rules {
  const read = parseContent(content);
  if (!read.ok) throw new InvalidContentError(read.problems);
  return bindRules(deepFreeze(copyJson(read.content)));
}
