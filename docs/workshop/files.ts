import { type Content, parseContent, problemText } from 'skymines-rules';

/** What came of reading a file: a set, or words that say why not. */
export type Read = { readonly content: Content } | { readonly refusal: string };

/** How many problems of a file are told. */
const TOLD = 5;

/** Reads the text of a file that somebody exported, here or with `skymines content template`. */
export function readSet(name: string, text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { refusal: `“${name}” is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` };
  }
  const read = parseContent(json);
  if (read.ok) return { content: read.content };
  const { problems } = read;
  const told = problems.slice(0, TOLD).map(problemText).join('; ');
  const more = problems.length > TOLD ? `; and ${problems.length - TOLD} more` : '';
  return { refusal: `“${name}” is no component set, so nothing was changed. ${told}${more}.` };
}
