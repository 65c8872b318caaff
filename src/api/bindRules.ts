import type { Content } from '../components/content.ts';
import * as play from '../core/play.ts';
import { isRegistered, registerRules } from '../game/boundRules.ts';
import { ForeignRulesError } from '../game/model/errors.ts';
import { checkRecord, createRecord, recordAt, replay } from '../hosting/records/records.ts';
import { editGame } from '../hosting/saves/editGame.ts';
import { hashState } from '../hosting/saves/hashState.ts';
import { loadGame, saveGame } from '../hosting/saves/saveGame.ts';
import { createSession, resumeSession } from '../hosting/sessions/session.ts';
import { determinize } from '../hosting/views/determinize.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type * as game from './game.ts';
import type * as hosting from './hosting.ts';
import type * as reducers from './reduce.ts';

type GameFunctions = typeof game;
type HostingFunctions = typeof hosting;
type Reducers = typeof reducers;

/** All rules functions, bound to one component set. */
export interface Rules extends GameFunctions, HostingFunctions, Reducers {
  /** The component set of these rules. */
  readonly content: Content;
}

// A spread namespace import would keep all of these functions in every bundle.
const WITH_RULES = {
  checkRecord,
  createGame: play.createGame,
  createRecord,
  createSession,
  determinize,
  editGame,
  explain: play.explain,
  isLegal: play.isLegal,
  isOver: play.isOver,
  legalActions: play.legalActions,
  loadGame,
  pending: play.pending,
  recordAt,
  reduce: play.reduce,
  replay,
  resumeSession,
  score: play.score,
  startGame: play.startGame,
  timeLoop: play.timeLoop,
  tryReduce: play.tryReduce,
  warnings: play.warnings,
  winners: play.winners,
};

type AnyFunction = (...args: readonly unknown[]) => unknown;
type Binding = (apply: AnyFunction) => AnyFunction;

/**
 * Returns rules whose functions throw when called on a changed copy, such as `{ ...rules, legalActions: mine }`, because
 * sessions and records would ignore the change. Destructured functions still work.
 */
export function bindRules(content: Content): Rules {
  const isCopy = (self: unknown): boolean =>
    typeof self === 'object' && self !== null && !isRegistered(self) && Reflect.get(self, 'content') === content;

  function bind(apply: AnyFunction): AnyFunction {
    return function bound(this: unknown, ...args: readonly unknown[]): unknown {
      if (isCopy(this)) throw new ForeignRulesError();
      return apply(...args);
    };
  }

  /** Passes the rules as the last argument of a function. Ignores any further arguments, as of `map`. */
  function bindWithRules(apply: AnyFunction): AnyFunction {
    const last = apply.length - 1;
    return bind((...args) => {
      const given = args.slice(0, last);
      given[last] = rules;
      return apply(...given);
    });
  }

  const members: Record<Exclude<keyof Rules, 'content'>, AnyFunction> = {
    ...mapped({ hashState, saveGame, viewFor }, bind),
    ...mapped(WITH_RULES, bindWithRules),
  };
  const rules = registerRules({ content, ...members } as unknown as Rules);
  return rules;
}

function mapped<Name extends string>(members: Readonly<Record<Name, unknown>>, change: Binding) {
  const names = Object.keys(members) as Name[];
  const changed = names.map((name) => [name, change(members[name] as AnyFunction)]);
  return Object.fromEntries(changed) as Record<Name, AnyFunction>;
}
