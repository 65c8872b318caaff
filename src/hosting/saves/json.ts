import { LIMITS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import { withoutChecksum } from './checksum.ts';
import { InvalidSaveError } from './errors.ts';

/**
 * A copy of what was saved, as text or as the value that it was parsed to: plain JSON, of unknown shape. Only the copy is
 * read, since the original may have getters that throw.
 * @throws InvalidSaveError when it is no JSON.
 */
export function readSave(input: unknown): unknown {
  const plain = readPlain(parseJson(input));
  const read = plain.ok ? withoutChecksum(plain.value) : plain;
  if (!read.ok) throw new InvalidSaveError(read.error);
  return read.value;
}

/** What a text or a value from outside says, as JSON. */
function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  if (input.length > LIMITS.characters) {
    throw new InvalidSaveError([{ path: '$', expected: `at most ${LIMITS.characters} characters` }]);
  }
  try {
    return JSON.parse(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new InvalidSaveError([{ path: '$', expected: `JSON, but ${reason}` }]);
  }
}
