import { plain, type RichText } from 'skymines-rules/text';

/** Returns a text with its first letter capitalized, for use as a sentence or heading. */
export function sentence(text: RichText | string): string {
  const words = typeof text === 'string' ? text : plain(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
