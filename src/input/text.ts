import type * as v from 'valibot';
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

/**
 * Says what is wrong with a field of a strict object; `owner` names the object. The messages of the field's schema say
 * what the field must be.
 */
export function fieldProblem(owner: string, issue: v.BaseIssue<unknown>): string {
  const name = quoted(String(issue.path?.[0].key));
  if (issue.type !== 'strict_object') return `field ${name} must be ${issue.message}`;
  return issue.expected === 'never' ? `field ${name} is unknown for ${owner}` : `field ${name} is missing`;
}

/** Says what is wrong with the `type` of an object that comes in several types. */
export function typeProblem(input: unknown): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'it is not an object';
  if (!('type' in input)) return 'field "type" is missing';
  return typeof input.type === 'string' ? `type ${quoted(input.type)} is unknown` : 'field "type" must be a text';
}
