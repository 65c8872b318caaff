import { expect, test } from 'vitest';
import { validateContent } from '../../src/components/validateContent.ts';
import { drawCard } from '../../src/entries/drawing.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';

const [first, ...others] = defaultContent.cards;
const fromBox = {
  ...defaultContent,
  cards: [{ ...first, sources: { rest: 'box' } }, ...others],
} as typeof defaultContent;

test('a number confirmed from a physical game is no longer marked as invented', () => {
  const note = createText({ locale: en }).heading('partlyReconstructed');
  const words = (content: typeof defaultContent): string =>
    drawCard('A01', { text: createText({ locale: en }, { content }) })
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(validateContent(fromBox)).toEqual([]);
  expect(words(defaultContent)).toContain(note.slice(0, 20));
  expect(words(fromBox)).not.toContain(note.slice(0, 20));
});
