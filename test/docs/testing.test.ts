import { expect, test } from 'vitest';
// Its tests run here.
import '../../docs/examples/properties.ts';
import { blockOf, textOf } from '../kit/docs.ts';

test('the example of the page on testing is the one that runs', () => {
  expect(textOf('docs/testing.md')).toContain(blockOf('properties'));
});
