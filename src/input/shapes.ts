import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { Result } from './result.ts';

/** Reads a `T`. The message of each issue names what is expected and continues a sentence. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** A schema for every key of `T`, so that a key added to the model must be added here. */
export type Fields<T> = { readonly [Key in keyof T]-?: Schema<T[Key]> };

/** An object but not a list, which valibot accepts as an object too. */
function objectThat<T>(schema: Schema<T>): Schema<T> {
  const isObject = (input: unknown): boolean => typeof input === 'object' && input !== null && !Array.isArray(input);
  return v.pipe(v.custom<unknown>(isObject, 'an object'), schema);
}

/** An object with these keys and no others. Unlike `v.strictObject` it names every unknown key. */
export function exact<T>(fields: Fields<T>): Schema<T> {
  return objectThat(closed(fields));
}

/** An object with these keys; all other keys have one shape. */
export function open<T>(fields: Schemas, rest: Schema<unknown>): Schema<T> {
  return objectThat(entries(fields, rest));
}

type Schemas = Readonly<Record<string, Schema<unknown>>>;

const noSuchKey: Schema<unknown> = v.never('no such key');

function closed<T>(fields: Schemas): Schema<T> {
  return entries(fields, noSuchKey);
}

function entries<T>(fields: Schemas, rest: Schema<unknown>): Schema<T> {
  // A missing key is reported like a wrong value.
  const missing = ({ path }: v.ObjectWithRestIssue): string => expectedBy(fields[String(path?.[0].key)]);
  return v.objectWithRest(fields, rest, missing) as unknown as Schema<T>;
}

function expectedBy(field: Schema<unknown> | undefined): string {
  return (field && v.safeParse(field, undefined).issues?.[0].message) ?? 'a value';
}

type Kinds<T extends { readonly kind: string }> = {
  readonly [Kind in T['kind']]: Fields<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>;
};

/** One of several objects told apart by their `kind`: a closed vocabulary. */
export function byKind<T extends { readonly kind: string }>(kinds: Kinds<T>): Schema<T> {
  const shapes = new Map(
    Object.entries<Schemas>(kinds).map(([kind, fields]) => [kind, closed<T>({ kind: v.literal(kind), ...fields })]),
  );
  const expected = `one of the kinds ${[...shapes.keys()].join(', ')}`;
  const noKind = entries<T>({ kind: v.picklist([...shapes.keys()], expected) }, v.unknown());
  // `v.lazy` sees objects only here.
  const chosen = v.lazy((input) => shapes.get((input as { readonly kind?: string }).kind ?? '') ?? noKind);
  return objectThat({ ...chosen, options: [...shapes.values()] } as Schema<T>);
}

/** A list whose length the other data decides. A list above `most` is refused before its items are checked. */
export function list<T>(item: Schema<T>, most: number = LIMITS.list): Schema<readonly T[]> {
  const isShort = (input: unknown): boolean => !Array.isArray(input) || input.length <= most;
  return v.pipe(v.custom<unknown>(isShort, `a list of at most ${most}`), v.array(item, 'a list'));
}

/** A list whose length the type fixes. */
export function tuple<T extends readonly unknown[]>(item: Schema<T[number]>, length: T['length']): Schema<T> {
  const expected = `a list of ${length}`;
  const isSoLong = (input: unknown): boolean => Array.isArray(input) && input.length === length;
  return v.pipe(v.custom<unknown>(isSoLong, expected), v.array(item, expected)) as unknown as Schema<T>;
}

/** A whole number in a range. */
export function whole(from: number, to: number): Schema<number> {
  const expected = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.number(expected),
    v.check((value) => Number.isInteger(value) && value >= from && value <= to, expected),
  );
}

/** One of a few texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Schema<T> {
  return v.picklist(values, values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`);
}

/** A value that may be `null` instead. */
export function orNull<T>(value: Schema<T>): Schema<T | null> {
  return v.nullable(value);
}

/** A value that may be left out. */
export function optional<T>(value: Schema<T>): Schema<T> {
  return v.exactOptional(value) as unknown as Schema<T>;
}

/** A value that has its own reader; `expected` says in a message what the reader asks for. */
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

/** A value that may be left out for a default. */
export function byDefault<T>(value: Schema<T>, fallback: T): Schema<T> {
  return v.optional(value, () => fallback);
}

export const ID = 'an id of letters, digits, dots, hyphens and underscores';

const ID_PATTERN = new RegExp(`^[A-Za-z0-9][\\w.-]{0,${LIMITS.id - 1}}$`);

/** Returns whether a value can be an id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** The name of a component, as states, saves and logs write it. */
export const id: Schema<string> = v.pipe(
  v.string(ID),
  v.check((text) => isId(text), ID),
);

export const yesNo: Schema<boolean> = v.boolean('true or false');
