import * as v from 'valibot';
import { LIMITS } from '../../input/limits.ts';
import { exact, list, type Schema, whole } from '../../input/shapes.ts';

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

export const recordMeta: Schema<RecordMeta> = v.pipe(
  v.record(name, line, 'an object that maps names to lines of text'),
  v.check((meta) => Object.keys(meta).length <= LIMITS.tags, TAGS),
);

export const recordComments: Schema<readonly RecordComment[]> = list(
  exact<RecordComment>({ after: whole(0, LIMITS.actions), text: line }),
  LIMITS.actions,
);

export function areInOrder(comments: readonly RecordComment[], actions: number): boolean {
  return comments.every(({ after }, index) => after <= actions && after >= (comments[index - 1]?.after ?? 0));
}
