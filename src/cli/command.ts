import type { Given, OptionSpec } from './args.ts';

/** Where a command prints to. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionSpec[];
  /** Does the work. Throws `UsageError` when the options do not make sense. */
  readonly run: (given: Given, io: Io) => void;
}
