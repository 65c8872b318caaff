import { LIMITS } from './limits.ts';

/** Number of characters to read for each one to keep, because invisible ones are removed. */
const SPARE = 10;

/** Returns a string shortened to a maximum number of characters. A shortened string ends with `…`. */
export function truncate(text: string, most: number): string {
  // A character may consist of two code units, which must not be split. One extra character is read to detect longer
  // texts.
  const characters = [...text.slice(0, 2 * (most + 1))];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** Returns input text in a form suitable for a message: on one line, without invisible characters, and shortened. */
export function printable(text: string, most: number = LIMITS.quoted): string {
  const start = text.slice(0, SPARE * most);
  return truncate(start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''), most);
}

export function quoted(text: string): string {
  return `"${printable(text)}"`;
}

/** Control characters, line breaks and bidirectional marks. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Returns the whole string on one line, with control characters escaped as in JSON, such as `\u001b`. */
export function escaped(text: string): string {
  return text.replace(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
