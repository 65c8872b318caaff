const LIBRARY = 'skymines-rules';

/**
 * What every error of this library has. A program may hold several copies of the library, one for `import` and one for
 * `require` for example, and `instanceof` knows only the class of its own copy: the guards, such as
 * `isIllegalActionError`, know the errors of all of them.
 */
export abstract class SkyminesError<Code extends string = string> extends Error {
  /** Tells the kinds of errors apart, such as `illegalAction`. It stays the same. */
  abstract readonly code: Code;
  /** Marks the errors of this library, whichever copy of it threw them. */
  readonly library: string = LIBRARY;
}

/** Whether a value is the error of this library with a code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'library' in error && error.library === LIBRARY && 'code' in error && error.code === code;
}
