import { CONTENT_SHAPE } from '../../../src/components/validateContent.ts';
import { LIMITS } from '../../../src/input/limits.ts';

/** The parts of a valibot schema that are used here. */
interface Shape {
  readonly kind: string;
  readonly type: string;
  readonly message?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly Shape[] | undefined;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly item?: Shape;
  readonly wrapped?: Shape;
}

type Schema = Readonly<Record<string, unknown>>;

const ID = {
  expected: 'an id of letters, digits, dots, hyphens and underscores',
  pattern: `^[A-Za-z0-9][\\w.-]{0,${LIMITS.id - 1}}$`,
};

/** Returns the JSON Schema of a component set for editors. It does not check consistency; `parseContent` does. */
export function contentSchema(): string {
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A component set of skymines-rules',
  };
  const { schema, $defs } = shared(schemaOf(CONTENT_SHAPE as unknown as Shape));
  return `${JSON.stringify({ ...head, ...schema, $defs }, null, 2)}\n`;
}

/** Minimum length of repeated parts that become definitions. */
const LONG = 200;

function shared(whole: Schema): { readonly schema: Schema; readonly $defs: Schema } {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (!(value instanceof Object)) return;
    const text = JSON.stringify(value);
    if ('type' in value || 'oneOf' in value || 'enum' in value) counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.get(text) !== 2) for (const part of Object.values(value)) count(part);
  };
  count(whole);
  const names = new Map<string, string>();
  for (const [text, times] of counts) if (times > 1 && text.length > LONG) names.set(text, `part${names.size + 1}`);
  const linked = (value: unknown, isRoot = false): unknown => {
    if (!(value instanceof Object)) return value;
    const name = isRoot ? undefined : names.get(JSON.stringify(value));
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    if (Array.isArray(value)) return value.map((part) => linked(part));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, linked(part)]));
  };
  const $defs = Object.fromEntries([...names].map(([text, name]) => [name, linked(JSON.parse(text), true)]));
  return { schema: linked(whole) as Schema, $defs };
}

function schemaOf(shape: Shape): Schema {
  if (shape.pipe !== undefined) return Object.assign({}, ...shape.pipe.map(ruleOf));
  if (shape.options !== undefined && shape.type === 'lazy') return { oneOf: (shape.options as Shape[]).map(schemaOf) };
  const read = READERS[shape.type];
  if (read === undefined) throw new Error(`No JSON Schema for ${shape.type}`);
  return read(shape);
}

/** Returns the requirement of one pipe step. Our own checks contain it as their message. */
function ruleOf(step: Shape): Schema {
  const message = String(step.message);
  const [, word, from, to] = /^a (whole )?number from (-?\d+) to (-?\d+)$/.exec(message) ?? [];
  if (step.type === 'number' && from !== undefined) {
    return { type: word === undefined ? 'number' : 'integer', minimum: Number(from), maximum: Number(to) };
  }
  if (step.type === 'string' && message === ID.expected) return { type: 'string', pattern: ID.pattern };
  if (step.type !== 'custom') return step.kind === 'validation' ? {} : schemaOf({ ...step, pipe: undefined });
  const [, most] = /^a list of at most (\d+)$/.exec(message) ?? [];
  const [, count] = /^a list of (\d+)$/.exec(message) ?? [];
  if (most !== undefined) return { maxItems: Number(most) };
  return count === undefined ? {} : { minItems: Number(count), maxItems: Number(count) };
}

const READERS: Readonly<Record<string, (shape: Shape) => Schema>> = {
  object_with_rest: ({ entries = {}, rest }) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, schemaOf(value)])),
    required: Object.keys(entries).filter((key) => entries[key]?.type !== 'exact_optional'),
    additionalProperties: rest === undefined ? false : schemaOf(rest),
  }),
  never: () => false as unknown as Schema,
  array: ({ item }) => ({ type: 'array', ...(item && { items: schemaOf(item) }) }),
  picklist: ({ options = [] }) => ({ enum: options }),
  literal: ({ literal }) => ({ const: literal }),
  union: ({ options = [] }) => ({ anyOf: (options as Shape[]).map(schemaOf) }),
  nullable: ({ wrapped }) => ({ anyOf: [...(wrapped ? [schemaOf(wrapped)] : []), { type: 'null' }] }),
  exact_optional: ({ wrapped }) => (wrapped ? schemaOf(wrapped) : {}),
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
};
