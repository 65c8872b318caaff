import { LIMITS } from './limits.ts';

/** How many times as many characters are read as are kept, since some of them are removed. */
const SPARE = 10;

/** The text, shortened to a number of characters; a shortened text ends with `…`. */
export function truncate(text: string, most: number): string {
  // A character may take two units and must not be split. One character more shows whether the text is too long.
  const characters = [...text.slice(0, 2 * (most + 1))];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** An input text made fit for a message: on one line, without invisible characters, and not too long. */
export function printable(text: string, most: number = LIMITS.quoted): string {
  const start = text.slice(0, SPARE * most);
  return truncate(start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''), most);
}

/** The same, in quotation marks. */
export function quoted(text: string): string {
  return `"${printable(text)}"`;
}

/** Characters that move the cursor of a terminal, break a line or change the direction of reading. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The whole text on one line, with every control character escaped as in JSON: `\u001b`. */
export function escaped(text: string): string {
  return text.replace(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
