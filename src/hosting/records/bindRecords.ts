import type { Content } from '../../components/content.ts';
import { deepFreeze } from '../../engine/copy.ts';
import type { Action } from '../../game/model/actions.ts';
import type { ReduceResult } from '../../game/model/errors.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import type { ScoreSheet } from '../../game/model/score.ts';
import type { GameState } from '../../game/model/state.ts';
import { totalsOf } from '../../game/rules/round/scoring.ts';
import { hashState } from '../saves/hashState.ts';
import { foreignPieces } from '../saves/shape/options.ts';
import { headOf } from './head.ts';
import type { RecordKind } from './reading.ts';
import { readRecord } from './reading.ts';
import type { GameRecord, RecordResult } from './record.ts';
import { gameRecord } from './record.ts';
import type { RecordCheck } from './replay.ts';
import { compareResult, InvalidRecordError, malformed, replayAll, stateOf } from './replay.ts';

/** Rules functions needed to replay a record. */
export interface ReplayRules {
  readonly content: Content;
  createGame(options: CreateGameOptions): GameState;
  tryReduce(state: GameState, action: unknown): ReduceResult;
  score(state: GameState): ScoreSheet;
}

/** Creates, replays and checks game records. */
export interface Records {
  /**
   * Creates the record of a game from its options and actions, including its result.
   * @throws InvalidOptionsError when the options are invalid.
   * @throws InvalidRecordError when an action is illegal.
   */
  createRecord(options: CreateGameOptions, actions: readonly Action[]): GameRecord;
  /**
   * Replays a record and returns its final state.
   * @throws InvalidRecordError when the input is not a record of these rules, breaks a rule, or leads to a different
   * result.
   */
  replay(record: GameRecord): GameState;
  /**
   * Returns the state after the first `count` actions: the start of the game for 0, and its end if there are fewer
   * actions.
   * @throws InvalidRecordError when the input is not a record of these rules, or one of these actions is illegal.
   */
  recordAt(record: GameRecord, count: number): GameState;
  /**
   * Replays any input as if it were a record. The check reports that the result is confirmed, an action is illegal, the
   * result is different, or the input is malformed. Records from other rules versions are replayed with these rules.
   * Never throws.
   */
  checkRecord(record: unknown): RecordCheck;
}

export function recordOf(
  rules: Pick<ReplayRules, 'content' | 'score'>,
  state: GameState,
  actions: readonly Action[],
): GameRecord {
  return deepFreeze({ ...headOf(rules.content), options: state.options, actions, result: resultOf(rules, state) });
}

function resultOf(rules: Pick<ReplayRules, 'score'>, state: GameState): RecordResult {
  return { hash: hashState(state), totals: totalsOf(rules.score(state)) };
}

export function bindRecords(rules: ReplayRules): Records {
  const { content } = rules;
  const kind: RecordKind<GameRecord> = { content, schema: gameRecord };

  function check(input: unknown, count: number): RecordCheck {
    const record = readRecord(kind, input);
    if (!record.ok) return malformed(record.error);
    const foreign = foreignPieces(content, record.value.options);
    return foreign.length > 0 ? malformed(foreign) : play(record.value, count);
  }

  function play(record: GameRecord, count: number): RecordCheck {
    const played = replayAll(rules.createGame(record.options), record.actions.slice(0, count), rules.tryReduce);
    if (!played.ok || count < record.actions.length) return played;
    return compareResult(played.state, resultOf(rules, played.state), record);
  }

  return {
    createRecord(options, actions) {
      const start = rules.createGame(options);
      const record = readRecord(kind, { ...headOf(content), options: start.options, actions });
      if (!record.ok) throw new InvalidRecordError(malformed(record.error));
      const read = record.value.actions;
      return recordOf(rules, stateOf(replayAll(start, read, rules.tryReduce)), read);
    },
    replay: (record) => stateOf(check(record, Number.POSITIVE_INFINITY)),
    recordAt: (record, count) => stateOf(check(record, Math.max(0, count) || 0)),
    checkRecord: (record) => check(record, Number.POSITIVE_INFINITY),
  };
}
