import { plain, type Results } from '../entries/text.ts';

/** Thrown for invalid arguments. The message is a single line that states what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown for problems in a file. The message has a line for each. */
export class FileProblems extends Error {
  override readonly name = 'FileProblems';
}

export function problemsIn(path: string, lines: readonly string[]): FileProblems {
  return new FileProblems(lines.map((line) => `${path}: ${line}`).join('\n'));
}

export interface OptionSpec {
  readonly name: string;
  /** The placeholder for the option's value in the help, or `null` for a switch. */
  readonly value: string | null;
  /** `true` if the value is optional: `--name` or `--name=value`. */
  readonly optional?: true;
  readonly help: string;
}

export interface ArgumentSpec {
  readonly name: string;
  readonly help: string;
}

/** Values of the given options: a string, or `true` for a switch. */
export type Given = ReadonlyMap<string, string | true>;

/** Reads and checks arguments and options: `--name value`, `--name=value` or `--name`. Throws a `UsageError`. */
export function readArguments(
  args: readonly unknown[],
  specs: readonly OptionSpec[],
  positional: readonly ArgumentSpec[] = [],
): Given {
  const given = new Map<string, string | true>();
  const left = args.filter((arg) => typeof arg === 'string');
  if (left.length < args.length) throw new UsageError('arguments must be strings');
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const argument = positional.find(({ name }) => !given.has(name));
    if (!arg.startsWith('--') && argument !== undefined) {
      given.set(argument.name, arg);
      continue;
    }
    if (!arg.startsWith('--')) throw new UsageError(`unexpected argument '${arg}'; options are ${list(specs)}`);
    const [name = '', ...values] = arg.slice(2).split('=');
    const inline = values.length === 0 ? undefined : values.join('=');
    const spec = specs.find((each) => each.name === name);
    if (spec === undefined) throw new UsageError(`unknown option '--${name}'; options are ${list(specs)}`);
    given.set(name, givenValue(spec, inline, left));
  }
  return given;
}

export function argumentOf(given: Given, { name, help }: ArgumentSpec): string {
  const text = given.get(name);
  if (typeof text !== 'string') throw new UsageError(`missing argument ${name}: ${help}`);
  return text;
}

export function oneWordOf<const Word extends string>(
  given: Given,
  name: string,
  words: readonly [Word, ...(readonly Word[])],
): Word {
  const text = given.get(name);
  if (text === undefined) return words[0];
  const word = words.find((each) => each === text);
  if (word === undefined) throw new UsageError(`--${name} must be ${words.join(' or ')}, not '${text}'`);
  return word;
}

function givenValue({ name, value, optional }: OptionSpec, inline: string | undefined, left: string[]): string | true {
  if (optional) return inline ?? true;
  if (value === null && inline !== undefined) throw new UsageError(`--${name} takes no value`);
  if (value === null) return true;
  const text = inline ?? (left[0]?.startsWith('--') ? undefined : left.shift());
  if (text === undefined) throw new UsageError(`--${name} needs a value: ${value}`);
  return text;
}

function list(specs: readonly OptionSpec[]): string {
  return specs.map(({ name }) => `--${name}`).join(', ');
}

/** Returns the number of actions given with `--at`, or `undefined` for all. Throws a `UsageError` for anything else. */
export function actionCount(given: Given): number | undefined {
  const text = given.get('at');
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(String(text))) throw new UsageError(`--at must be a number of actions, not '${text}'`);
  return Number(text);
}

/** Returns the positive whole number given for an option, or `usual`. Throws a `UsageError` for anything else. */
export function countOf(given: Given, name: string, usual: number): number {
  const text = String(given.get(name) ?? usual);
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1)
    throw new UsageError(`--${name} must be a whole number above 0, not '${text}'`);
  return count;
}

/** Formats the final scores, with a row for each category and a column for each player, and the winners. */
export function scoreTable({ verdict, ...results }: Results): string {
  return `${[...resultLines(results), ...(verdict === null ? [] : ['', plain(verdict)])].join('\n')}\n`;
}

export function resultLines({ title, names, rows }: Pick<Results, 'title' | 'names' | 'rows'>): string[] {
  return grid([[title, ...names], ...rows.map(({ label, values }) => [label, ...values.map(String)])]);
}

/** Aligns rows in columns and separates the first and the last row with a line. */
export function grid(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const wide = Math.max(5, ...rows.flatMap(([, ...cells]) => cells.map(({ length }) => length)));
  const lines = rows.map(([label = '', ...cells]) =>
    [label.padEnd(width), ...cells.map((cell) => cell.padStart(wide))].join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  lines.splice(-1, 0, rule);
  lines.splice(1, 0, rule);
  return lines;
}
