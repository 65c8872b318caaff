import type * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Room for characters that are left out of a text before it is cut. */
const MORE = 10;

/** A text that is not longer than so many characters; a longer one ends with `…`. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character may be two units, and half of it is none; one character more shows whether the text is too long.
  const characters = [...text.slice(0, 2 * (most + 1))];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** A text from outside, for a sentence: in one line and not too long, without anything that cannot be seen. */
export function printable(text: string, most: number = LIMITS.quoted): string {
  const start = text.slice(0, MORE * most);
  return truncate(start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''), most);
}

/** The same in quotation marks. */
export function quoted(text: string): string {
  return `"${printable(text)}"`;
}

/** Characters that move the cursor of a terminal, break a line or turn the direction of reading. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A text whole and in one line, with every control character written out as in JSON: `\u001b`. */
export function escaped(text: string): string {
  return text.replace(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * What is wrong with a field of a strict object, in plain words; `owner` is what the field would belong to. The messages
 * of the schema of the field say what it must be.
 */
export function fieldProblem(owner: string, issue: v.BaseIssue<unknown>): string {
  const [field] = issue.path ?? [];
  const name = quoted(String(field?.key ?? ''));
  if (issue.type !== 'strict_object') return `field ${name} must be ${issue.message}`;
  return issue.expected === 'never' ? `field ${name} is unknown for ${owner}` : `field ${name} is missing`;
}

/** What is wrong with the type of something that comes in several types. */
export function typeProblem(input: unknown): string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'it is not an object';
  if (!('type' in input)) return 'field "type" is missing';
  return typeof input.type === 'string' ? `type ${quoted(input.type)} is unknown` : 'field "type" must be a text';
}
