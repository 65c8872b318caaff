import { type Content, createRules, defaultContent, problemText, type Rules, validateContent } from 'skymines-rules';

/** Where the Workshop leaves the component set of somebody who owns the box. */
const OWN_KEY = 'skymines-rules:content';

/** The components that a game is played with: those of the package, or those of the visitor's own box. */
export type ComponentsName = 'shipped' | 'own';

/** What the Workshop has left. */
export type OwnSet =
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly problems: readonly string[] }
  | { readonly is: 'ready'; readonly content: Content };

/** Reads the visitor's own set, and checks all of it before it is used. */
export function ownSet(): OwnSet {
  const text = localStorage.getItem(OWN_KEY);
  if (text === null) return { is: 'none' };
  try {
    const json: unknown = JSON.parse(text);
    const problems = validateContent(json);
    if (problems.length > 0) return { is: 'wrong', problems: problems.map(problemText) };
    return { is: 'ready', content: json as Content };
  } catch (error) {
    return { is: 'wrong', problems: [String(error)] };
  }
}

const bound = new WeakMap<Content, Rules>();

/** The rules for one of the two sets; `undefined` when there is no whole set of that name. */
export function rulesFor(name: ComponentsName): Rules | undefined {
  const own = name === 'own' ? ownSet() : null;
  if (own !== null && own.is !== 'ready') return undefined;
  const content = own === null ? defaultContent : own.content;
  const rules = bound.get(content) ?? createRules(content);
  bound.set(content, rules);
  return rules;
}

/** How many components of a set have a number that is our reconstruction, and how many components there are. */
export function reconstructed(content: Content): { readonly count: number; readonly all: number } {
  const sources: string[] = [];
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'sources') sources.push(JSON.stringify(value));
    return value;
  });
  return { count: sources.filter((each) => each.includes('"reconstructed"')).length, all: sources.length };
}
