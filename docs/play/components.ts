import { type Content, type CoreRules, type Rules, rules } from 'skymines-rules';
import type { OwnSet } from './ownComponents.ts';

/** The Workshop saves the component set under this key. */
const OWN_KEY = 'skymines-rules:content';

export type ComponentsName = 'shipped' | 'own';

export type TableRules = CoreRules &
  Pick<Rules, 'createSession' | 'checkRecord' | 'determinize' | 'recordAt' | 'viewFor'>;

export const SHIPPED: TableRules = rules;

let own: OwnSet | { readonly is: 'none' } = { is: 'none' };

/** Loads the validation of component sets only for visitors who have stored one. */
export async function loadOwnSet(): Promise<void> {
  const text = localStorage.getItem(OWN_KEY);
  if (text === null) return;
  try {
    const { readOwnSet } = await import('./ownComponents.ts');
    own = readOwnSet(text);
  } catch (error) {
    own = { is: 'wrong', problem: String(error) };
  }
}

export function ownSet(): typeof own {
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
