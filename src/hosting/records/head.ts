import * as v from 'valibot';
import type { Box } from '../../components/box.ts';
import type { ContentRef } from '../../components/content.ts';
import { RULES_VERSION } from '../../game/model/state.ts';
import { hasSameRestrictions, refMismatch } from '../../game/restriction.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { type Fields, optional, whole } from '../../input/shapes.ts';
import { contentRef } from '../saves/shape/options.ts';

/** Version of the record format, for games and campaigns. */
export const RECORD_SCHEMA = 1;

/** Rules version and component set of a record. */
export interface RecordHead {
  /** The record format. Optional in handwritten records; the default is the current format. */
  readonly schema: number;
  /** The rules version of the game. Optional in handwritten records; the default is the current version. */
  readonly rules: number;
  /** The component set of the game. Optional in handwritten records; the default is the set used for the replay. */
  readonly content?: ContentRef;
}

export const HEAD_FIELDS: Fields<RecordHead> = {
  schema: v.optional(whole(1, 9999), RECORD_SCHEMA),
  rules: v.optional(whole(1, 9999), RULES_VERSION),
  content: optional(contentRef),
};

export function headOf({ ref }: Box): Required<RecordHead> {
  return { schema: RECORD_SCHEMA, rules: RULES_VERSION, content: ref };
}

/** Checks whether a record was played with a different component set. A record that names no set matches any set. */
export function isOtherSet(own: Required<RecordHead>, content: RecordHead['content']): boolean {
  return content !== undefined && content.fingerprint !== own.content.fingerprint;
}

/** Returns a problem if a record has a different format or component set. The rules version may differ. */
export function foreignProblem(own: Required<RecordHead>, { schema, content }: RecordHead): JsonProblem | undefined {
  if (schema !== own.schema) return { path: '$.schema', expected: `schema ${own.schema}, not ${schema}` };
  if (content === undefined || !isOtherSet(own, content)) return restrictionProblem(own, content);
  return { path: '$.content.fingerprint', expected: refMismatch(own.content, content) };
}

/** Returns a problem if a record has different restrictions, because a game must continue under the same ones. */
export function restrictionProblem(own: Required<RecordHead>, content: RecordHead['content']): JsonProblem | undefined {
  if (content === undefined || hasSameRestrictions(own.content, content)) return undefined;
  return { path: '$.content.restrictions', expected: refMismatch(own.content, content) };
}
