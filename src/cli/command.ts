import type { ArgumentSpec, Given, OptionSpec } from './args.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Returns the text of a file, or `undefined` if the file cannot be read. */
  readonly read: (path: string) => string | undefined;
  /** Calls a function with each line of the input as it arrives. */
  readonly lines: (take: (line: string) => void) => void;
}

/** Exit codes for success, for problems found in the input and for incorrect usage. */
export const EXIT = { ok: 0, problems: 1, misused: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command of the program `skymines`. */
export interface Command {
  /** One or more words, such as `content check`. */
  readonly name: string;
  readonly summary: string;
  /** The argument of the command, if it takes one. */
  readonly argument?: ArgumentSpec;
  readonly options: readonly OptionSpec[];
  /** Runs the command and returns the exit code. Throws a `UsageError` for invalid options. */
  readonly run: (given: Given, io: Io) => ExitCode;
}
