import { expect, test } from 'vitest';
import { validateContent } from '../../src/components/validateContent.ts';
import { drawCard } from '../../src/drawing.ts';
import { defaultContent } from '../../src/index.ts';
import { createText, en } from '../../src/text.ts';

const [first, ...others] = defaultContent.cards;
const fromBox = {
  ...defaultContent,
  cards: [{ ...first, sources: { rest: 'box' } }, ...others],
} as typeof defaultContent;

test('a number that was read off a box is no longer called made up', () => {
  const text = createText({ locale: en, content: defaultContent });
  const note = text.heading('partlyReconstructed');
  const words = (content: typeof defaultContent): string =>
    drawCard(content, 'A01', { text })
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(validateContent(fromBox)).toEqual([]);
  expect(words(defaultContent)).toContain(note.slice(0, 20));
  expect(words(fromBox)).not.toContain(note.slice(0, 20));
});
