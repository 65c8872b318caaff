import { type Content, createRules, problemText, type Rules, validateContent } from 'skymines-rules';

/** What the Workshop has left: nothing, a set with a mistake, or a set to play with. */
export type OwnSet =
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly problem: string }
  | { readonly is: 'ready'; readonly rules: Rules };

/** Checks all of a component set before it is used. */
export function readOwnSet(text: string): OwnSet {
  try {
    const json: unknown = JSON.parse(text);
    const [problem] = validateContent(json);
    if (problem !== undefined) return { is: 'wrong', problem: problemText(problem) };
    return { is: 'ready', rules: createRules(json as Content) };
  } catch (error) {
    return { is: 'wrong', problem: String(error) };
  }
}
