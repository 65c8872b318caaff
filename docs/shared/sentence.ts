import { plain, type RichText } from 'skymines-rules/text';

/** A text as a sentence or a heading of its own: with a capital at its beginning. */
export function sentence(text: RichText | string): string {
  const words = typeof text === 'string' ? text : plain(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
