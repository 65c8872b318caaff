import { createRules, parseContent, problemText, type Rules } from 'skymines-rules';

/** The component set from the Workshop, or the problem that makes it unusable. */
export type OwnSet =
  | { readonly is: 'wrong'; readonly problem: string }
  | { readonly is: 'ready'; readonly rules: Rules };

/** Validates a component set. @throws Error if `text` is not JSON. */
export function readOwnSet(text: string): OwnSet {
  const read = parseContent(JSON.parse(text));
  return read.ok
    ? { is: 'ready', rules: createRules(read.content) }
    : { is: 'wrong', problem: read.problems.slice(0, 1).map(problemText).join() };
}
