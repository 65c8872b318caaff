import * as v from 'valibot';
import type { Result } from './result.ts';
import { quoted } from './text.ts';

/** The fields of each type of object, except `type`. Error messages must fit after "field … must be". */
export type FieldsByType<Type extends string> = Readonly<Record<Type, v.ObjectEntries>>;

/**
 * Returns a function that reads objects of several types. It rejects missing and unknown fields with a short message.
 * `shared` contains the fields that all types have.
 */
export function typedReader<T extends { readonly type: string }>(
  types: FieldsByType<T['type']>,
  shared: v.ObjectEntries = {},
): (input: unknown) => Result<T, string> {
  const shapes = new Map(
    Object.entries<v.ObjectEntries>(types).map(([type, fields]) => [
      type,
      v.strictObject({ type: v.unknown(), ...shared, ...fields }) as unknown as v.GenericSchema<unknown, T>,
    ]),
  );
  return (input) => {
    const type = typeIn(input);
    const shape = shapes.get(type);
    if (shape === undefined) return { ok: false, error: typeProblem(input) };
    const result = v.safeParse(shape, input);
    return result.success
      ? { ok: true, value: result.output }
      : { ok: false, error: fieldProblem(type, result.issues[0]) };
  };
}

/** Returns an object's `type`, or an empty string if it has none. */
function typeIn(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : '';
  return typeof type === 'string' ? type : '';
}

function fieldProblem(owner: string, { type, path, expected, message }: v.BaseIssue<unknown>): string {
  const name = quoted(String(path?.[0].key));
  if (expected === 'never') return `field ${name} is unknown for ${owner}`;
  return type === 'strict_object' ? `field ${name} is missing` : `field ${name} must be ${message}`;
}

function typeProblem(input: unknown): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'it is not an object';
  if (!('type' in input)) return 'field "type" is missing';
  return typeof input.type === 'string' ? `type ${quoted(input.type)} is unknown` : 'field "type" must be a string';
}
