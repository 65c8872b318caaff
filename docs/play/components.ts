import {
  type Content,
  type CoreRules,
  createRules,
  parseContent,
  problemText,
  type Rules,
  rules,
} from 'skymines-rules';

/** Where the Workshop leaves the component set of somebody who owns the box. */
const OWN_KEY = 'skymines-rules:content';

/** The components that a game is played with: those of the package, or those of the visitor's own box. */
export type ComponentsName = 'shipped' | 'own';

/** The functions of the rules that this page uses. */
export type TableRules = CoreRules & Pick<Rules, 'createSession' | 'checkRecord' | 'recordAt' | 'viewFor'>;

export const SHIPPED: TableRules = rules;

/** What the Workshop has left: nothing, a set with a mistake, or a set to play with. */
type OwnSet =
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly problem: string }
  | { readonly is: 'ready'; readonly rules: Rules };

let own: OwnSet = { is: 'none' };

/** Reads the visitor's own set, and checks all of it before it is used. */
export function loadOwnSet(): void {
  const text = localStorage.getItem(OWN_KEY);
  if (text === null) return;
  try {
    const read = parseContent(JSON.parse(text));
    own = read.ok
      ? { is: 'ready', rules: createRules(read.content) }
      : { is: 'wrong', problem: read.problems.slice(0, 1).map(problemText).join() };
  } catch (error) {
    own = { is: 'wrong', problem: String(error) };
  }
}

export function ownSet(): OwnSet {
  return own;
}

/** The rules for one of the two sets; `undefined` when there is no whole set of that name. */
export function rulesFor(name: ComponentsName): TableRules | undefined {
  if (name === 'shipped') return SHIPPED;
  return own.is === 'ready' ? own.rules : undefined;
}

/** The set that a new game takes if nobody chooses. */
export function usualSet(): ComponentsName {
  return own.is === 'ready' ? 'own' : 'shipped';
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
