import * as v from 'valibot';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { GameState } from '../../game/model/state.ts';
import { MOST_VERSIONS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import { readJson } from '../../input/readJson.ts';
import type { Schema } from '../../input/shapes.ts';
import { exact, optional, whole } from '../../input/shapes.ts';
import type { ReplayRules } from '../records/bindRecords.ts';
import { bindRecords } from '../records/bindRecords.ts';
import type { GameRecord } from '../records/record.ts';
import { InvalidRecordError, malformed } from '../records/replay.ts';
import type { TakenStep } from './history.ts';

/** Everything a host has to store to continue a game. */
export interface StoredGame {
  readonly options: CreateGameOptions;
  /** Every action so far, including Luna's: `session.actions`. */
  readonly actions: readonly Action[];
  /** `session.version`: at least the number of actions, so that no version comes twice. Default: the number of actions. */
  readonly version?: number;
}

/** What a session starts from: options of a new game, a stored game, or a record. */
export type SessionStart = CreateGameOptions | StoredGame | GameRecord;

/** What opening a game needs from the rules. */
export interface OpeningRules extends ReplayRules {
  startGame(options: CreateGameOptions): { readonly state: GameState; readonly events: readonly GameEvent[] };
}

/** A game with everything that has happened in it so far. */
interface Opening {
  readonly start: { readonly state: GameState; readonly events: readonly GameEvent[] };
  readonly steps: readonly TakenStep[];
  readonly version: number;
}

/**
 * The shape of a stored game; options and actions are checked like those of a record. A function, not a constant: a bundler keeps a
 * constant that calls something, also for who opens no session.
 */
function storedGame(): Schema<StoredGame> {
  return exact<StoredGame>({
    options: v.unknown() as Schema<CreateGameOptions>,
    actions: v.unknown() as Schema<readonly Action[]>,
    version: optional(whole(0, MOST_VERSIONS)),
  });
}

/** Starts a new game, or replays a given one. Each action is checked and played once. */
export function openGame(rules: OpeningRules, given: SessionStart): Opening {
  if (!hasActions(given)) return { start: rules.startGame(given), steps: [], version: 0 };
  const plain = readPlain(given);
  if (!plain.ok) throw new InvalidRecordError(malformed(plain.error));
  const { value } = plain;
  const played = watched(rules);
  const records = bindRecords(played.rules);
  if (isRecord(value)) {
    records.replay(value);
    const seen = played.seen();
    return { ...seen, version: seen.steps.length };
  }
  const stored = readJson(storedGame(), value);
  if (!stored.ok) throw new InvalidRecordError(malformed(stored.error));
  const { options, actions } = stored.value;
  records.createRecord(options, actions);
  const { version = actions.length } = stored.value;
  if (version < actions.length) {
    const expected = `at least ${actions.length}, the number of actions`;
    throw new InvalidRecordError(malformed([{ path: '$.version', expected }]));
  }
  return { ...played.seen(), version };
}

/** Whether the input is a stored game or a record. Input that cannot be read is refused as options. */
function hasActions(given: SessionStart): given is StoredGame | GameRecord {
  try {
    return typeof given === 'object' && given !== null && 'actions' in given;
  } catch {
    return false;
  }
}

/** A value with a field that only records have is read as a record. */
function isRecord(value: unknown): value is GameRecord {
  return typeof value === 'object' && value !== null && ['schema', 'rules', 'content'].some((key) => key in value);
}

/** Wraps the rules so that they keep every state: checking a game then yields its states without a second replay. */
function watched(rules: OpeningRules) {
  let start: Opening['start'] | undefined;
  const steps: TakenStep[] = [];
  const watching: ReplayRules = {
    ...rules,
    createGame(options) {
      start = rules.startGame(options);
      steps.length = 0;
      return start.state;
    },
    tryReduce(state, action) {
      const result = rules.tryReduce(state, action);
      if (result.ok) steps.push({ action: action as Action, events: result.events, state: result.state });
      return result;
    },
  };
  return {
    rules: watching,
    seen(): Pick<Opening, 'start' | 'steps'> {
      if (start === undefined) throw new Error('No game was played.');
      return { start, steps };
    },
  };
}
