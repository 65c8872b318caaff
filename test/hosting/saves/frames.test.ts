import * as v from 'valibot';
import { expect, test } from 'vitest';
import { frame } from '../../../src/hosting/saves/shape/state.ts';

const reads = (input: unknown): boolean => v.safeParse(frame, input).success;
const OTHERS: readonly unknown[] = [null, undefined, 7, 'ousting', {}, [], { kind: 'holiday' }, { seat: 0 }];
const ousting = { kind: 'ousting', seat: 0, outpost: 'tawac' };

test.each([
  ['an ousting from a sector', { ...ousting, sector: 3 }],
  ['an ousting from an asteroid', { ...ousting, asteroid: 3, space: 1 }],
  ['a frame without fields', { kind: 'reveal' }],
  ['a frame with a seat', { kind: 'dropOut', seat: 1 }],
])('reads %s', (_what, input) => {
  expect(reads(input)).toBe(true);
});

test.each<readonly [what: string, input: unknown]>([
  ['an ousting without a space', ousting],
  ['an ousting with half a space', { ...ousting, asteroid: 3 }],
  ['an ousting with two spaces', { ...ousting, sector: 3, asteroid: 3, space: 1 }],
  ['a field of another frame', { kind: 'reveal', sector: 3 }],
  ...OTHERS.map((input) => [`${JSON.stringify(input)}`, input] as const),
])('rejects %s', (_what, input) => {
  expect(reads(input)).toBe(false);
});
