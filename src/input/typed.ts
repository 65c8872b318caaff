import * as v from 'valibot';
import type { Result } from './result.ts';
import { quoted } from './text.ts';

/** The fields of each type of object, except `type`. Error messages must fit after "field … must be". */
export type FieldsByType<Type extends string> = Readonly<Record<Type, v.ObjectEntries>>;

/** Returns a function that reads objects by type and rejects missing and unknown fields. All types have `shared`. */
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

/** Control characters, line breaks, bidirectional marks and lone surrogates. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u;

/** Names that mix Latin letters with another alphabet that has capital letters. `ALIKE` covers Greek and Cyrillic. */
const MIXED = /^(?=.*\p{sc=Latn}).*(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{LC}/u;

/**
 * Lookalikes of the Greek and Cyrillic letters from U+0390. Most are the Latin letters and digits in confusables.txt of
 * UTS 39; some Cyrillic letters have a Greek capital instead. A space marks a letter without a lookalike.
 */
const ALIKE =
  ' AB  EZH lK MN O P  TY X        ' + // U+0390
  ' a y     i   v o p o u          ' + // U+03B0
  '            F                   ' + // U+03D0
  '   j      M          Sl J       ' + // U+03F0
  'A BΓ E 3  K MHOΠPCTYΦX      b   ' + // U+0410
  'a6 r e        oπpc y x          ' + // U+0430
  '     si j        w              ' + // U+0450
  '    Vv                          ' + // U+0470
  '                              Yy' + // U+0490
  '           h e  l              i' + // U+04B0
  '                3               ' + // U+04D0
  '                 d          G   ' + // U+04F0
  '           qWw'; // U+0510

/**
 * Returns a name's canonical form, which is the same for names that look alike. Spaces and invisible characters are
 * removed, and lookalikes are replaced by the same character, based on Unicode data. The result is empty if the name
 * has no visible characters, if it mixes alphabets, or if it contains control characters, line breaks, bidirectional
 * marks or lone surrogates.
 */
export function canonicalName(name: string): string {
  const characters = name.normalize('NFKD');
  if (HIDDEN.test(name) || MIXED.test(characters)) return '';
  return characters
    .replace(/[\p{DI}\s\u2800]/gu, '') // U+2800: Braille without dots
    .replace(/[Α-ԝ]/g, (letter) => ALIKE[letter.charCodeAt(0) - 0x390]?.trim() || letter)
    .replace(/[1I|]/g, 'l')
    .replace(/0/g, 'O')
    .replace(/m/g, 'rn');
}

// Schemas with custom messages. They all use `v.custom`, because a Valibot schema for each type would make bundles
// larger.

/** Checks whether a value is an integer in a range that includes both ends. */
export function isWhole(value: unknown, from = -Infinity, to = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

export function wholeNumber(expected: string, from?: number, to?: number) {
  return v.custom<number>((value) => isWhole(value, from, to), expected);
}

export function text(expected: string) {
  return v.custom<string>((value) => typeof value === 'string', expected);
}
