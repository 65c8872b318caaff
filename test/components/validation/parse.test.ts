import { expect, test } from 'vitest';
import { defaultContent, parseContent, validateContent } from '../../../src/entries/content.ts';

test('parseContent returns a copy', () => {
  const read = parseContent({ ...defaultContent, $schema: 'components.schema.json' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.content).toEqual({ ...defaultContent, $schema: 'components.schema.json' });
  expect(read.content.cards).not.toBe(defaultContent.cards);
});

test.each([null, 'text', {}, { ...defaultContent, cards: [] }, { ...defaultContent, id: Symbol('x') }])(
  'parseContent throws the problems of validateContent for an invalid value: %#',
  (json) => {
    const problems = validateContent(json);
    expect(problems.length).toBeGreaterThan(0);
    expect(parseContent(json)).toEqual({ ok: false, problems });
  },
);
