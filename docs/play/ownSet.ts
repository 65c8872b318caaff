import { type Content, createRules, problemText, validateContent } from 'skymines-rules';
import type { OwnSet } from './components.ts';

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
