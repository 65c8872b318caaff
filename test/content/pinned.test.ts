import { expect, test } from 'vitest';
import * as frontDoor from '../../src/entries/index.ts';
import * as pinned from '../kit/pinned.ts';

test('the components that the tests of rules play with are whole', () => {
  expect(pinned.validateContent(pinned.defaultContent)).toEqual([]);
});

test('no function that a test of rules imports plays with the shipped components', () => {
  const bound = Object.keys(pinned.rules).filter((name) => name in frontDoor);
  const mine = (name: string) => pinned[name as keyof typeof pinned];
  const ours = (name: string) => pinned.rules[name as keyof typeof pinned.rules];
  expect(bound.filter((name) => mine(name) !== ours(name))).toEqual([]);
  expect(bound.length).toBeGreaterThan(20);
});
