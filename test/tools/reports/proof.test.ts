import { expect, test } from 'vitest';
import { RULES } from '../../../src/entries/index.ts';
import { textOf } from '../../kit/docs.ts';
import { proofReport } from './proof.ts';

test('the page of proofs is up to date', () => {
  expect(textOf('docs/proof.md')).toBe(proofReport());
});

test('the page of proofs has one row for every rule', () => {
  const ids = [...textOf('docs/proof.md').matchAll(/^\| ([A-Z]+-\d+) /gm)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(RULES));
});
