import type { HasContent } from '../../components/content.ts';
import { createGame, score, tryReduce } from '../../core/play.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { boxUnder } from '../../game/boundRules.ts';
import type { Action } from '../../game/model/actions.ts';
import type { ReduceResult } from '../../game/model/errors.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { GameState } from '../../game/model/state.ts';
import { totalsOf } from '../../game/rules/round/scoring.ts';
import { hashState } from '../saves/hashState.ts';
import { foreignPieces } from '../saves/shape/options.ts';
import { headOf } from './head.ts';
import { type GameRecord, gameRecord, type RecordResult } from './record.ts';
import {
  compareResult,
  InvalidRecordError,
  malformed,
  type RecordCheck,
  readRecord,
  replayAll,
  stateOf,
} from './replay.ts';

function play(
  start: GameState,
  actions: readonly Action[],
  rules: HasContent | undefined,
  taken?: (action: Action, result: Extract<ReduceResult, { ok: true }>) => void,
): RecordCheck {
  return replayAll(start, actions, (state, action) => {
    const result = tryReduce(state, action, rules);
    if (result.ok) taken?.(action, result);
    return result;
  });
}

export function recordOf(state: GameState, actions: readonly Action[], rules: HasContent | undefined): GameRecord {
  const head = headOf(boxUnder(rules));
  return deepFreeze({ ...head, options: state.options, actions, result: resultOf(state, rules) });
}

function resultOf(state: GameState, rules: HasContent | undefined): RecordResult {
  return { hash: hashState(state), totals: totalsOf(score(state, rules)) };
}

/** Replays the first `count` actions of a record, which may be any value. */
export function checkUpTo(
  count: number,
  input: unknown,
  rules: HasContent | undefined,
  taken?: Parameters<typeof play>[3],
): RecordCheck {
  const read = readRecord(gameRecord, input, rules);
  if (!read.ok) return malformed(read.error);
  const record = read.value;
  const foreign = foreignPieces(boxUnder(rules), record.options);
  if (foreign.length > 0) return malformed(foreign);
  const played = play(createGame(record.options, rules), record.actions.slice(0, count), rules, taken);
  if (!played.ok || count < record.actions.length) return played;
  return compareResult(played.state, resultOf(played.state, rules), record);
}

export function createRecord(options: CreateGameOptions, actions: readonly Action[], rules?: HasContent): GameRecord {
  const start = createGame(options, rules);
  const record = readRecord(gameRecord, { ...headOf(boxUnder(rules)), options: start.options, actions }, rules);
  if (!record.ok) throw new InvalidRecordError(malformed(record.error));
  const read = record.value.actions;
  return recordOf(stateOf(play(start, read, rules)), read, rules);
}

export function replay(record: GameRecord, rules?: HasContent): GameState {
  return stateOf(checkRecord(record, rules));
}

export function recordAt(record: GameRecord, count: number, rules?: HasContent): GameState {
  return stateOf(checkUpTo(Math.max(0, count) || 0, record, rules));
}

export function checkRecord(record: unknown, rules?: HasContent): RecordCheck {
  return checkUpTo(Number.POSITIVE_INFINITY, record, rules);
}
