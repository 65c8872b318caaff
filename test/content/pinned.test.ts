import { expect, test } from 'vitest';
import { defaultContent, validateContent } from '../kit/pinned.ts';

test('the components that the tests of rules play with are whole', () => {
  expect(validateContent(defaultContent)).toEqual([]);
});
