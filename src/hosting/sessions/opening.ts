import * as v from 'valibot';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { GameState } from '../../game/model/state.ts';
import { MOST_VERSIONS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import { readJson } from '../../input/readJson.ts';
import type { Schema } from '../../input/shapes.ts';
import { exact, whole } from '../../input/shapes.ts';
import type { ReplayRules } from '../records/bindRecords.ts';
import { bindRecords } from '../records/bindRecords.ts';
import type { GameRecord } from '../records/record.ts';
import { InvalidRecordError, malformed } from '../records/replay.ts';
import type { Step } from './history.ts';

/** All that a host has to store of a game to go on with it. */
export interface StoredGame {
  readonly options: CreateGameOptions;
  /** Every action so far, Luna's too: `session.actions`. */
  readonly actions: readonly Action[];
  /** `session.version`, at least the number of actions, so that no version comes twice. Default: the number of actions. */
  readonly version?: number;
}

/** How a session begins: a new game, one that was stored, or a record. */
export type SessionStart = CreateGameOptions | StoredGame | GameRecord;

/** What opening a game needs of the rules. */
export interface OpeningRules extends ReplayRules {
  startGame(options: CreateGameOptions): { readonly state: GameState; readonly events: readonly GameEvent[] };
}

/** A game with all that has happened in it so far. */
export interface Opening {
  readonly start: { readonly state: GameState; readonly events: readonly GameEvent[] };
  readonly steps: readonly Step[];
  readonly version: number;
}

/** The parts of a stored game; options and actions are checked as those of a record. */
const storedGame: Schema<StoredGame> = exact<StoredGame>({
  options: v.unknown() as Schema<CreateGameOptions>,
  actions: v.unknown() as Schema<readonly Action[]>,
  version: v.exactOptional(whole(0, MOST_VERSIONS)) as unknown as Schema<number>,
});

/** Starts a game, or plays one as far as it is given: once, and every action checked. */
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
  const stored = readJson(storedGame, value);
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

/** Whether a stored game or a record is given; options that cannot be read are refused as options. */
function hasActions(given: SessionStart): given is StoredGame | GameRecord {
  try {
    return typeof given === 'object' && given !== null && 'actions' in given;
  } catch {
    return false;
  }
}

/** A value with one of the other fields of a record is read as a record. */
function isRecord(value: unknown): value is GameRecord {
  return typeof value === 'object' && value !== null && ['schema', 'rules', 'content'].some((key) => key in value);
}

/** Rules that keep every state they lead to: the check of a game plays it once and gives its states as well. */
function watched(rules: OpeningRules) {
  let start: Opening['start'] | undefined;
  const steps: Step[] = [];
  const watching: ReplayRules = {
    ...rules,
    createGame(options) {
      start = rules.startGame(options);
      steps.length = 0;
      return start.state;
    },
    tryReduce(state, action) {
      const result = rules.tryReduce(state, action);
      if (result.ok) steps.push({ action, events: result.events, state: result.state });
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
