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
import type { RecordCheck, RecordKind } from './replay.ts';
import { compareResult, InvalidRecordError, malformed, readRecord, replayAll, stateOf } from './replay.ts';

/** Starts and continues the game of a record. */
export interface Player {
  start(options: CreateGameOptions): GameState;
  take(state: GameState, action: Action): ReduceResult;
}

function playerWith(rules: HasContent | undefined): Player {
  return {
    start: (options) => createGame(options, rules),
    take: (state, action) => tryReduce(state, action, rules),
  };
}

export function recordOf(state: GameState, actions: readonly Action[], rules: HasContent | undefined): GameRecord {
  const head = headOf(boxUnder(rules).content);
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
  player: Player = playerWith(rules),
): RecordCheck {
  const { content } = boxUnder(rules);
  const read = readRecord(kindOf(content), input);
  if (!read.ok) return malformed(read.error);
  const record = read.value;
  const foreign = foreignPieces(content, record.options);
  if (foreign.length > 0) return malformed(foreign);
  const played = replayAll(player.start(record.options), record.actions.slice(0, count), player.take);
  if (!played.ok || count < record.actions.length) return played;
  return compareResult(played.state, resultOf(played.state, rules), record);
}

function kindOf(content: RecordKind<GameRecord>['content']): RecordKind<GameRecord> {
  return { content, schema: gameRecord };
}

export function createRecord(options: CreateGameOptions, actions: readonly Action[], rules?: HasContent): GameRecord {
  const { content } = boxUnder(rules);
  const { start, take } = playerWith(rules);
  const state = start(options);
  const record = readRecord(kindOf(content), { ...headOf(content), options: state.options, actions });
  if (!record.ok) throw new InvalidRecordError(malformed(record.error));
  const read = record.value.actions;
  return recordOf(stateOf(replayAll(state, read, take)), read, rules);
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
