export interface Option {
  readonly value: string | number | boolean | null;
  readonly text: string;
}

/** Fields of an object, by key. */
export type Fields = Readonly<Record<string, Field>>;

export interface Field {
  readonly label: string;
  readonly shape: Shape;
}

/** Shape of a value in a component set. It determines the form control. */
export type Shape =
  | { readonly type: 'number'; readonly from: number; readonly to: number }
  /** Whole numbers separated by spaces. */
  | { readonly type: 'numbers' }
  /** Points or pairs separated by spaces: `12,30 14,28`. */
  | { readonly type: 'pairs'; readonly of: 'points' | 'pairs' }
  | { readonly type: 'choice'; readonly options: readonly Option[] }
  /** Either `true` or absent. */
  | { readonly type: 'mark' }
  | { readonly type: 'list'; readonly of: Shape; readonly item: string; readonly fixed: boolean }
  | { readonly type: 'group'; readonly fields: Fields }
  /** An object whose `kind` determines its other fields. */
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
/** A list of variable length. `item` describes one element, as in "Add a reward". */
export const list = (of: Shape, item: string): Shape => ({ type: 'list', of, item, fixed: false });
export const fixedList = (of: Shape, item: string): Shape => ({ type: 'list', of, item, fixed: true });
export const group = (fields: Fields): Shape => ({ type: 'group', fields });
export const optional = (of: Shape): Shape => ({ type: 'optional', of });
export const field = (label: string, shape: Shape): Field => ({ label, shape });

/** An object with a value of the same shape for each key, for example for each company. */
export function each(keys: readonly Option[], shape: Shape): Shape {
  return group(Object.fromEntries(keys.map(({ value, text }) => [String(value), field(text, shape)])));
}

type Kinded = { readonly kind: string };
/** Label and fields for each `kind` of a union. The compiler reports missing kinds. */
type KindsOf<Union extends Kinded> = {
  readonly [Kind in Union['kind']]: readonly [
    text: string,
    fields: { readonly [Key in Exclude<keyof Extract<Union, { kind: Kind }>, 'kind'>]-?: Field },
  ];
};

export function kinds<Union extends Kinded>(given: KindsOf<Union>): ShapeOf<'kinds'> {
  const entries = Object.entries<readonly [string, Fields]>(
    given as Readonly<Record<string, readonly [string, Fields]>>,
  );
  return {
    type: 'kinds',
    kinds: Object.fromEntries(entries.map(([kind, [text, fields]]) => [kind, { text, fields }])),
  };
}

/** Returns the initial value of a new list item. */
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
