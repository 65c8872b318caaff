import { defaultContent } from '../content/defaultContent.ts';
import type { Rules } from './bindRules.ts';
import { bindRules } from './bindRules.ts';
import { defaultRules } from './defaultRules.ts';

/** Every function of the rules by its name; the compiler asks for a new one. */
const NAMES: Readonly<Record<Exclude<keyof Rules, 'content'>, true>> = {
  ...{ createGame: true, startGame: true, reduce: true, tryReduce: true, legalActions: true, isLegal: true },
  ...{ explain: true, warnings: true, pending: true, isOver: true, score: true, winners: true },
  ...{ timeLoop: true, mostActions: true, viewFor: true, determinize: true, saveGame: true, loadGame: true },
  ...{ hashState: true, createRecord: true, checkRecord: true, replay: true, recordAt: true, createSession: true },
};

let bound: Rules | undefined;

/**
 * All functions of the library for the components that come with it, as one object: what `createRules(defaultContent)`
 * returns, bound on the first call of one of them.
 */
export const rules: Rules = /* @__PURE__ */ delegates();

function delegates(): Rules {
  const names = Object.keys(NAMES) as (keyof typeof NAMES)[];
  const functions = names.map((name) => [name, (...given: readonly unknown[]) => call(name, given)] as const);
  return { content: defaultContent, ...Object.fromEntries(functions) } as unknown as Rules;
}

function call(name: keyof typeof NAMES, given: readonly unknown[]): unknown {
  bound ??= bindRules(defaultContent, defaultRules());
  return (bound[name] as (...all: readonly unknown[]) => unknown)(...given);
}
