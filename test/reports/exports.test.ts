import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';
import { exportsReport } from './exports.ts';

test('the page of exports is current', async () => {
  expect(textOf('docs/exports.md')).toBe(await exportsReport());
});
