import { InvalidSaveError } from './errors.ts';

/** What a text or a value from outside says, as JSON. */
export function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new InvalidSaveError([{ path: '$', expected: `JSON, but ${reason}` }]);
  }
}
