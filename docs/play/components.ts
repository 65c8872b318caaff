import {
  type Content,
  type CoreRules,
  createRules,
  parseContent,
  problemText,
  type Rules,
  rules,
} from 'skymines-rules';

/** The Workshop saves the component set under this key. */
const OWN_KEY = 'skymines-rules:content';

export type ComponentsName = 'shipped' | 'own';

export type TableRules = CoreRules &
  Pick<Rules, 'createSession' | 'checkRecord' | 'determinize' | 'recordAt' | 'viewFor'>;

export const SHIPPED: TableRules = rules;

type OwnSet =
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly problem: string }
  | { readonly is: 'ready'; readonly rules: Rules };

let own: OwnSet = { is: 'none' };

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

export function rulesFor(name: ComponentsName): TableRules | undefined {
  if (name === 'shipped') return SHIPPED;
  return own.is === 'ready' ? own.rules : undefined;
}

export function defaultSet(): ComponentsName {
  return own.is === 'ready' ? 'own' : 'shipped';
}

export function reconstructed(content: Content): { readonly count: number; readonly all: number } {
  const sources: string[] = [];
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'sources') sources.push(JSON.stringify(value));
    return value;
  });
  return { count: sources.filter((each) => each.includes('"reconstructed"')).length, all: sources.length };
}
