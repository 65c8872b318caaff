const LIBRARY = 'skymines-rules';

/**
 * The base class of all errors thrown by this library. To identify an error, use a guard such as `isIllegalActionError`
 * instead of `instanceof`. Guards also work if a program loads several copies of the library, for example through both
 * `import` and `require`.
 */
export abstract class SkyminesError<Code extends string = string> extends Error {
  /** The error's stable code, such as `illegalAction`. */
  abstract readonly code: Code;
  /** Identifies errors from this library; the value is the same in every copy of the library. */
  readonly library: string = LIBRARY;
}

/** Checks whether a value is an error from this library with the given code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'library' in error && error.library === LIBRARY && 'code' in error && error.code === code;
}
