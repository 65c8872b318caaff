import { expect, test } from 'vitest';
import * as root from '../../src/entries/index.ts';
import * as pinned from '../kit/pinned.ts';

test('the pinned component set is valid', () => {
  expect(pinned.validateContent(pinned.defaultContent)).toEqual([]);
});

test('no function of the pinned API uses the default component set', () => {
  const bound = Object.keys(pinned.rules).filter((name) => name in root);
  const mine = (name: string) => pinned[name as keyof typeof pinned];
  const ours = (name: string) => pinned.rules[name as keyof typeof pinned.rules];
  expect(bound.filter((name) => mine(name) !== ours(name))).toEqual([]);
  expect(bound.length).toBeGreaterThan(20);
});
