import { type Content, parseContent, problemText } from 'skymines-rules';

/** Result of reading a file: a component set, or a message that explains why the file was rejected. */
export type Read = { readonly content: Content } | { readonly rejection: string };

/** Maximum number of problems to list in a message. */
const MAX_SHOWN = 5;

/** Parses the text of a file that was exported here or created by `skymines content template`. */
export function readSet(name: string, text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    return { rejection: `“${name}” is not valid JSON: ${reason}.` };
  }
  const read = parseContent(json);
  if (read.ok) return { content: read.content };
  const { problems } = read;
  const shown = problems.slice(0, MAX_SHOWN).map(problemText).join('; ');
  const more = problems.length > MAX_SHOWN ? `; and ${problems.length - MAX_SHOWN} more` : '';
  return { rejection: `“${name}” is not a component set, so nothing was changed. ${shown}${more}.` };
}
