import * as v from 'valibot';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameOptions } from '../../game/model/options.ts';
import { LIMITS } from '../../input/limits.ts';
import { exact, id, list, optional, readBy, type Schema, whole } from '../../input/shapes.ts';
import { gameOptions } from '../saves/shape/options.ts';
import { HEAD_FIELDS, type RecordHead } from './head.ts';

/**
 * Notes on a game, such as its `event`, `date`, `place` and `people`. You choose the names: 1 to 40 letters, digits,
 * `_` and `-`, starting with a letter. Each note is a single line.
 */
export type RecordMeta = Readonly<Record<string, string>>;

/** A comment on a game. */
export interface RecordComment {
  /** Number of actions before the comment. */
  readonly after: number;
  /** The text, which is a single line without leading or trailing spaces. */
  readonly text: string;
}

export const LINE = `one line of 1 to ${LIMITS.line} characters, without spaces at its ends`;
const NAME = 'a name of 1 to 40 letters, digits, _ and -, starting with a letter';

export const isLine = (text: string): boolean =>
  text.length > 0 && text.length <= LIMITS.line && text.trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
const line: Schema<string> = v.pipe(v.string(LINE), v.check(isLine, LINE));
const name = v.pipe(v.string(NAME), v.regex(/^[A-Za-z][\w-]{0,39}$/, NAME));
const TAGS = `at most ${LIMITS.tags} names`;

const recordMeta: Schema<RecordMeta> = v.pipe(
  v.record(name, line, 'an object that maps names to lines of text'),
  v.check((meta) => Object.keys(meta).length <= LIMITS.tags, TAGS),
);

const recordComments: Schema<readonly RecordComment[]> = list(
  exact<RecordComment>({ after: whole(0, LIMITS.actions), text: line }),
  LIMITS.actions,
);

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
  v.check(
    ({ comments = [], actions }) =>
      comments.every(({ after }, index) => after <= actions.length && after >= (comments[index - 1]?.after ?? 0)),
    'comments in the order of the actions',
  ),
);
