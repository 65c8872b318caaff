/** A value that can be chosen, and what it is called. */
export interface Option {
  readonly value: string | number | boolean | null;
  readonly text: string;
}

/** The parts of an object, with what they are called. */
export type Fields = Readonly<Record<string, Field>>;

export interface Field {
  readonly label: string;
  readonly shape: Shape;
}

/** What a form asks for at one place of a component set. */
export type Shape =
  | { readonly type: 'number'; readonly from: number; readonly to: number }
  /** Whole numbers, typed in a row. */
  | { readonly type: 'numbers' }
  /** Points or pairs, typed in a row as `12,30 14,28`. */
  | { readonly type: 'pairs'; readonly of: 'points' | 'pairs' }
  | { readonly type: 'choice'; readonly options: readonly Option[] }
  /** `true`, or not there at all. */
  | { readonly type: 'mark' }
  | { readonly type: 'list'; readonly of: Shape; readonly item: string; readonly fixed: boolean }
  | { readonly type: 'group'; readonly fields: Fields }
  /** An object whose `kind` says what else is in it. */
  | {
      readonly type: 'kinds';
      readonly kinds: Readonly<Record<string, { readonly text: string; readonly fields: Fields }>>;
    }
  | { readonly type: 'optional'; readonly of: Shape };

export type ShapeOf<Type extends Shape['type']> = Extract<Shape, { type: Type }>;

export const number = (from: number, to: number): Shape => ({ type: 'number', from, to });
export const numbers: Shape = { type: 'numbers' };
export const mark: Shape = { type: 'mark' };
export const choice = (options: readonly Option[]): Shape => ({ type: 'choice', options });
export const yesNo: Shape = choice([
  { value: false, text: 'no' },
  { value: true, text: 'yes' },
]);
/** A list that can grow; `item` is one of it, as in "add a reward". */
export const list = (of: Shape, item: string): Shape => ({ type: 'list', of, item, fixed: false });
export const fixedList = (of: Shape, item: string): Shape => ({ type: 'list', of, item, fixed: true });
export const group = (fields: Fields): Shape => ({ type: 'group', fields });
export const optional = (of: Shape): Shape => ({ type: 'optional', of });
export const field = (label: string, shape: Shape): Field => ({ label, shape });

/** The same question for each of some keys, such as the companies. */
export function each(keys: readonly Option[], shape: Shape): Shape {
  return group(Object.fromEntries(keys.map(({ value, text }) => [String(value), field(text, shape)])));
}

type Kinded = { readonly kind: string };
/** The words and fields of every kind of a union, so that the compiler names a kind that is missing. */
type KindsOf<Union extends Kinded> = {
  readonly [Kind in Union['kind']]: readonly [
    text: string,
    fields: { readonly [Key in Exclude<keyof Extract<Union, { kind: Kind }>, 'kind'>]-?: Field },
  ];
};

export function kinds<Union extends Kinded>(given: KindsOf<Union>): Shape {
  const entries = Object.entries<readonly [string, Fields]>(
    given as Readonly<Record<string, readonly [string, Fields]>>,
  );
  return {
    type: 'kinds',
    kinds: Object.fromEntries(entries.map(([kind, [text, fields]]) => [kind, { text, fields }])),
  };
}

/** What a new item of a list holds before anybody has typed. */
export function blank(shape: Shape): unknown {
  switch (shape.type) {
    case 'number':
      return shape.from;
    case 'numbers':
    case 'pairs':
      return [];
    case 'choice':
      return shape.options[0]?.value ?? null;
    case 'mark':
      return undefined;
    case 'list':
      return [];
    case 'group':
      return blankFields(shape.fields);
    case 'kinds':
      return blankKind(shape, Object.keys(shape.kinds)[0] ?? '');
    case 'optional':
      return null;
  }
}

export function blankKind(shape: ShapeOf<'kinds'>, kind: string): unknown {
  return { kind, ...blankFields(shape.kinds[kind]?.fields ?? {}) };
}

function blankFields(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, { shape }]) => [key, blank(shape)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
