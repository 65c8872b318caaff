/** Average character width in the bold and the plain font, relative to the font size. */
const WIDTH = { bold: 0.7, plain: 0.6 };

/** Estimates the width of a line of text. The estimate is almost never too small. */
export function widthOf(text: string, size: number, bold = false): number {
  return text.length * size * (bold ? WIDTH.bold : WIDTH.plain);
}

/**
 * Wraps text at spaces, so that each line fits in the given number of columns. A word that is too long is broken after
 * its hyphens.
 */
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

export function wrapWithin(text: string, width: number, size: number, bold = false): string[] {
  return wrap(text, Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain)))));
}

/** Shortens text to fit a width and ends it with a full stop. */
export function shortened(text: string, width: number, size: number, bold = false): string {
  const max = Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain))));
  // A character may consist of two code units, which must stay together.
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}.`;
}
