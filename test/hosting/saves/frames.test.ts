import * as v from 'valibot';
import { expect, test } from 'vitest';
import { frame } from '../../../src/hosting/saves/shape/frames.ts';

const reads = (input: unknown): boolean => v.safeParse(frame, input).success;
const ousting = { kind: 'ousting', seat: 0, outpost: 'tawac' };

test('reads an ousting with its space on either board side', () => {
  expect(reads({ ...ousting, sector: 3 })).toBe(true);
  expect(reads({ ...ousting, asteroid: 3, space: 1 })).toBe(true);
});

test('rejects an ousting without a space or with two', () => {
  expect(reads(ousting)).toBe(false);
  expect(reads({ ...ousting, asteroid: 3 })).toBe(false);
  expect(reads({ ...ousting, sector: 3, asteroid: 3, space: 1 })).toBe(false);
});

test('reads other frames by their kind', () => {
  expect(reads({ kind: 'reveal' })).toBe(true);
  expect(reads({ kind: 'dropOut', seat: 1 })).toBe(true);
  expect(reads({ kind: 'reveal', sector: 3 })).toBe(false);
});

test.each([[null], [undefined], [7], ['ousting'], [{}], [[]], [{ kind: 'holiday' }], [{ seat: 0 }]])(
  'rejects a value that is not a frame: %o',
  (input) => {
    expect(reads(input)).toBe(false);
  },
);
