import type { Content, ContentRef } from '../../components/content.ts';
import { boxOf } from '../../game/boxOf.ts';
import { RULES_VERSION } from '../../game/model/state.ts';
import { hasSameRestrictions, refMismatch } from '../../game/restriction.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { byDefault, type Fields, optional, whole } from '../../input/shapes.ts';
import { contentRef } from '../saves/shape/content.ts';

/** Version of the shape of a record, of a game or of a campaign. */
export const RECORD_SCHEMA = 1;

/** Rules and components of a record. */
export interface RecordHead {
  /** `RECORD_SCHEMA` of the library that wrote it. A record written by hand may leave it out: today's. */
  readonly schema: number;
  /** Version of the rules it was played by. A record written by hand may leave it out: today's. */
  readonly rules: number;
  /** The components it was played with. A record written by hand may leave them out: those it is replayed with. */
  readonly content?: ContentRef;
}

export const HEAD_FIELDS: Fields<RecordHead> = {
  schema: byDefault(whole(1, 9999), RECORD_SCHEMA),
  rules: byDefault(whole(1, 9999), RULES_VERSION),
  content: optional(contentRef),
};

/** The head of a new record with these components. */
export function headOf(content: Content): Required<RecordHead> {
  return { schema: RECORD_SCHEMA, rules: RULES_VERSION, content: boxOf(content).ref };
}

/** Checks whether a record was played with another component set. A record without one fits any. */
export function isOtherSet(own: Required<RecordHead>, content: RecordHead['content']): boolean {
  return content !== undefined && content.fingerprint !== own.content.fingerprint;
}

/** The problem if a record belongs to another schema or component set. Rules of any version replay it. */
export function foreignProblem(own: Required<RecordHead>, { schema, content }: RecordHead): JsonProblem | undefined {
  if (schema !== own.schema) return { path: '$.schema', expected: `schema ${own.schema}, not ${schema}` };
  if (content === undefined) return undefined;
  if (!isOtherSet(own, content)) return restrictionProblem(own, content);
  return { path: '$.content.fingerprint', expected: refMismatch(own.content, content) };
}

/** The problem if a record was played with other restrictions. Its game cannot be continued without them. */
export function restrictionProblem(own: Required<RecordHead>, content: RecordHead['content']): JsonProblem | undefined {
  if (content === undefined || hasSameRestrictions(own.content, content)) return undefined;
  return { path: '$.content.restrictions', expected: refMismatch(own.content, content) };
}
