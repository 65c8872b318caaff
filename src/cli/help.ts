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

export interface Command {
  /** One or more words, such as `content check`. */
  readonly name: string;
  readonly summary: string;
  readonly positional?: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Runs the command and returns the exit code. Throws a `UsageError` for invalid options. */
  readonly run: (given: Given, io: Io) => ExitCode;
}

export const HELP: OptionSpec = { name: 'help', value: null, help: 'show help' };
const VERSION: OptionSpec = { name: 'version', value: null, help: 'show the version' };

export const GENERAL: readonly OptionSpec[] = [HELP, VERSION];

/** Returns the help of the commands that start with `group`, or of all commands. */
export function generalHelp(commands: readonly Command[], group: string, options: readonly OptionSpec[]): string {
  return [
    `Usage: skymines ${group}<command> [options]`,
    '',
    'Commands:',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Options:',
    ...columns(options.map(optionRow)),
    '',
    `'skymines ${group}<command> --help' shows the help of a command.`,
    '',
  ].join('\n');
}

export function commandHelp({ name, summary, positional = [], options }: Command): string {
  return [
    `Usage: skymines ${[name, ...positional.map((argument) => argument.name)].join(' ')} [options]`,
    '',
    summary,
    '',
    ...argumentLines(positional),
    'Options:',
    ...columns([...options, HELP].map(optionRow)),
    '',
  ].join('\n');
}

function argumentLines(positional: readonly ArgumentSpec[]): string[] {
  if (positional.length === 0) return [];
  const title = positional.length === 1 ? 'Argument:' : 'Arguments:';
  return [title, ...columns(positional.map(({ name, help }) => [name, help])), ''];
}

type Row = readonly [left: string, right: string];

function optionRow({ name, value, optional, help }: OptionSpec): Row {
  const shown = optional ? `[=${value}]` : value === null ? '' : ` ${value}`;
  return [`--${name}${shown}`, help];
}

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** Formats a count with its noun: `1 game`, `2 games`. */
export function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
