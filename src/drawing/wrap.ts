/** Average width of a character of the bold and of the plain font, as a share of its size. */
const WIDTH = { bold: 0.7, plain: 0.6 };

/** About how wide a line of text is; hardly ever too little. */
export function widthOf(text: string, size: number, bold = false): number {
  return text.length * size * (bold ? WIDTH.bold : WIDTH.plain);
}

/** Lines of at most so many characters, broken between words; a longer word is broken behind its hyphens. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  const put = (part: string, gap: string): void => {
    const last = lines.at(-1);
    if (last === undefined || last.length + gap.length + part.length > columns) lines.push(part);
    else lines[lines.length - 1] = last + gap + part;
  };
  for (const word of text.split(' ')) {
    const parts = word.length > columns ? word.split(/(?<=\p{L}-)/u) : [word];
    for (const [index, part] of parts.entries()) put(part, index === 0 ? ' ' : '');
  }
  return lines;
}

/** Lines of at most such a width. */
export function wrapWithin(text: string, width: number, size: number, bold = false): string[] {
  return wrap(text, Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain)))));
}

/** The text, cut off with a dot where it is wider than its place. */
export function shortened(text: string, width: number, size: number, bold = false): string {
  const most = Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain))));
  // A character may take two units and must not be split.
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}.`;
}
