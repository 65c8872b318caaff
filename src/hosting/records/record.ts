import * as v from 'valibot';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameOptions } from '../../game/model/options.ts';
import { LIMITS } from '../../input/limits.ts';
import { exact, id, list, optional, readBy, type Schema, whole } from '../../input/shapes.ts';
import { gameOptions } from '../saves/shape/options.ts';
import { areInOrder, type RecordComment, type RecordMeta, recordComments, recordMeta } from './about.ts';
import { HEAD_FIELDS, type RecordHead } from './head.ts';

/** Result after the last action. A replay must lead to the same result. */
export interface RecordResult {
  /** `hashState` of the state after the last action. */
  readonly hash: string;
  /** Total score of each seat after the last action. */
  readonly totals: readonly number[];
}

/** Everything needed to replay a game, as plain JSON. Automatic steps are not stored, because a replay repeats them. */
export interface GameRecord extends RecordHead {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
  readonly result?: RecordResult;
  /** Place, date, players and other notes, which do not affect the game. */
  readonly meta?: RecordMeta;
  /** Comments in the order of the actions. They do not affect the game. */
  readonly comments?: readonly RecordComment[];
}

const action: Schema<Action> = readBy(readAction, (problem) => `a well-formed action (${problem})`);

export const recordResult: Schema<RecordResult> = optional(
  exact<RecordResult>({ hash: id, totals: list(whole(-9999, 99_999)) }),
);

/** Only a replay checks whether the actions are legal. */
export const gameRecord: Schema<GameRecord> = v.pipe(
  exact<GameRecord>({
    ...HEAD_FIELDS,
    options: gameOptions,
    actions: list(action, LIMITS.actions),
    result: recordResult,
    meta: optional(recordMeta),
    comments: optional(recordComments),
  }),
  v.check(({ comments = [], actions }) => areInOrder(comments, actions.length), 'comments in the order of the actions'),
);
