import { expect, test } from 'vitest';
// Registers the tests of the example in this file.
import '../../docs/examples/properties.ts';
import { blockOf, textOf } from '../kit/docs.ts';

test('the page on testing shows the example, which runs', () => {
  expect(textOf('docs/testing.md')).toContain(blockOf('properties'));
});
