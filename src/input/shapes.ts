import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { Result } from './result.ts';

/** A schema that reads a `T`. Its messages describe the expected value, to be used after "expected …". */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** A schema for every key of `T`. A key that is added to `T` must be added here as well. */
export type Fields<T> = { readonly [Key in keyof T]-?: Schema<T[Key]> };

/** An object. Valibot also accepts lists as objects, but this schema rejects them. */
function objectThat<T>(schema: Schema<T>): Schema<T> {
  const isObject = (input: unknown): boolean => typeof input === 'object' && input !== null && !Array.isArray(input);
  return v.pipe(v.custom<unknown>(isObject, 'an object'), schema);
}

/** An object with exactly these keys. Unlike `v.strictObject`, this schema reports every unknown key. */
export function exact<T>(fields: Fields<T>): Schema<T> {
  return objectThat(entries(fields, noSuchKey));
}

/** An object with these keys. The values of all other keys must match `rest`. */
export function open<T>(fields: Schemas, rest: Schema<unknown>): Schema<T> {
  return objectThat(entries(fields, rest));
}

type Schemas = Readonly<Record<string, Schema<unknown>>>;

const noSuchKey: Schema<unknown> = v.never('no such key');

function entries<T>(fields: Schemas, rest: Schema<unknown>): Schema<T> {
  // Report a missing key in the same way as a wrong value.
  const missing = ({ path }: v.ObjectWithRestIssue): string => expectedBy(fields[String(path?.[0].key)]);
  return v.objectWithRest(fields, rest, missing) as unknown as Schema<T>;
}

function expectedBy(field: Schema<unknown> | undefined): string {
  return (field && v.safeParse(field, undefined).issues?.[0].message) ?? 'a value';
}

/** The fields of each object in a union, except `kind`. */
export type Kinds<T extends { readonly kind: string }> = {
  readonly [Kind in T['kind']]: Fields<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>;
};

/** A union of objects that are distinguished by their `kind`. */
export function byKind<T extends { readonly kind: string }>(kinds: Kinds<T>): Schema<T> {
  const shapes = new Map(
    Object.entries<Schemas>(kinds).map(([kind, fields]) => {
      return [kind, entries<T>({ kind: v.literal(kind), ...fields }, noSuchKey)];
    }),
  );
  const expected = `one of the kinds ${[...shapes.keys()].join(', ')}`;
  const noKind = entries<T>({ kind: v.picklist([...shapes.keys()], expected) }, v.unknown());
  // `objectThat` runs first, so `v.lazy` always receives an object.
  const chosen = v.lazy((input) => shapes.get((input as { readonly kind?: string }).kind ?? '') ?? noKind);
  return objectThat({ ...chosen, options: [...shapes.values()] } as Schema<T>);
}

/** A list of at most `most` items. A longer list is rejected before its items are checked. */
export function list<T>(item: Schema<T>, most: number = LIMITS.list): Schema<readonly T[]> {
  const isShort = (input: unknown): boolean => !Array.isArray(input) || input.length <= most;
  return v.pipe(v.custom<unknown>(isShort, `a list of at most ${most}`), v.array(item, 'a list'));
}

export function tuple<T extends readonly unknown[]>(item: Schema<T[number]>, length: T['length']): Schema<T> {
  const expected = `a list of ${length}`;
  const hasLength = (input: unknown): boolean => Array.isArray(input) && input.length === length;
  return v.pipe(v.custom<unknown>(hasLength, expected), v.array(item, expected)) as unknown as Schema<T>;
}

/** An integer in a range that includes both ends. */
export function whole(from: number, to: number): Schema<number> {
  const expected = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.number(expected),
    v.check((value) => Number.isInteger(value) && value >= from && value <= to, expected),
  );
}

export function oneOf<const T extends string | number>(values: readonly T[]): Schema<T> {
  return v.picklist(values, values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`);
}

export function orNull<T>(value: Schema<T>): Schema<T | null> {
  return v.nullable(value);
}

export function optional<T>(value: Schema<T>): Schema<T> {
  return v.exactOptional(value) as unknown as Schema<T>;
}

/** A value read by a custom function. `expected` turns the function's error into the issue's message. */
export function readBy<T, Problem>(
  read: (input: unknown) => Result<T, Problem>,
  expected: (problem: Problem) => string,
): Schema<T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if (result.ok) return result.value;
      addIssue({ message: expected(result.error) });
      return NEVER;
    }),
  );
}

export const ID = 'an id of letters, digits, dots, hyphens and underscores';

const ID_PATTERN = new RegExp(`^[A-Za-z0-9][\\w.-]{0,${LIMITS.id - 1}}$`);

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** An id, such as a component's id in states and saves. */
export const id: Schema<string> = v.pipe(
  v.string(ID),
  v.check((text) => isId(text), ID),
);

export const yesNo: Schema<boolean> = v.boolean('true or false');
