import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';

export const HELP: OptionSpec = { name: 'help', value: null, help: 'show help' };
const VERSION: OptionSpec = { name: 'version', value: null, help: 'show the version' };

export const GENERAL: readonly OptionSpec[] = [HELP, VERSION];

/** Returns the help of the whole program, or of the commands that start with `group`. */
export function generalHelp(
  commands: readonly Command[],
  general: readonly OptionSpec[] = GENERAL,
  group: string = '',
): string {
  const rows = commands.map(({ name, summary }): Row => [name, summary]);
  const options = general.map(optionRow);
  return [
    `Usage: skymines ${group}<command> [options]`,
    '',
    'Commands:',
    ...columns(rows),
    '',
    'Options:',
    ...columns(options),
    '',
    `'skymines ${group}<command> --help' shows the help of a command.`,
    '',
  ].join('\n');
}

export function commandHelp({ name, summary, argument, options }: Command): string {
  const { usage, rows } =
    argument === undefined
      ? { usage: name, rows: [] }
      : { usage: `${name} ${argument.name}`, rows: ['Argument:', ...columns([[argument.name, argument.help]]), ''] };
  return [
    `Usage: skymines ${usage} [options]`,
    '',
    summary,
    '',
    ...rows,
    'Options:',
    ...columns([...options, HELP].map(optionRow)),
    '',
  ].join('\n');
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
