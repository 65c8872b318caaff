import type { Content } from '../../components/content.ts';
import { boxOf } from '../../game/boxOf.ts';
import { RULES_VERSION } from '../../game/model/state.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { exact, type Fields, id, whole } from '../../input/shapes.ts';

/** Version of the shape of a record, of a game or of a campaign. */
export const RECORD_SCHEMA = 1;

/** What every record says about the rules it was played by. */
export interface RecordHead {
  /** `RECORD_SCHEMA` of the library that wrote it. */
  readonly schema: number;
  /** Version of the rules it was played by. */
  readonly rules: number;
  /** The components it was played with. */
  readonly content: { readonly id: string; readonly fingerprint: string };
}

export const HEAD_FIELDS: Fields<RecordHead> = {
  schema: whole(1, 9999),
  rules: whole(1, 9999),
  content: exact<RecordHead['content']>({ id, fingerprint: id }),
};

/** The head of a new record with these components. */
export function headOf(content: Content): RecordHead {
  const { fingerprint } = boxOf(content);
  return { schema: RECORD_SCHEMA, rules: RULES_VERSION, content: { id: content.id, fingerprint } };
}

/** The problem if a record belongs to another schema, rules version or component set. */
export function foreignProblem(own: RecordHead, { schema, rules, content }: RecordHead): JsonProblem | undefined {
  if (schema !== own.schema) return { path: '$.schema', expected: `schema ${own.schema}, not ${schema}` };
  if (rules !== own.rules) return { path: '$.rules', expected: `rules ${own.rules}, not ${rules}` };
  if (content.fingerprint === own.content.fingerprint) return undefined;
  const { id: name, fingerprint } = own.content;
  const expected = `the components "${name}" (${fingerprint}), not "${content.id}" (${content.fingerprint})`;
  return { path: '$.content.fingerprint', expected };
}
