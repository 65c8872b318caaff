const LIBRARY = 'skymines-rules';

/**
 * The base class of all errors of this library. To identify an error, use a guard such as `isIllegalActionError` instead of
 * `instanceof`. Guards also work when a program loads several copies of the library, for example through both `import` and
 * `require`.
 */
export abstract class SkyminesError<Code extends string = string> extends Error {
  /** The stable code of the error, such as `illegalAction`. */
  abstract readonly code: Code;
  /** The mark of all errors of this library, shared by all copies of it. */
  readonly library: string = LIBRARY;
}

/** Checks whether a value is an error of this library with a given code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'library' in error && error.library === LIBRARY && 'code' in error && error.code === code;
}
