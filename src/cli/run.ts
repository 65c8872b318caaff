import packageJson from '../../package.json' with { type: 'json' };
import { readOptions } from './args.ts';
import type { Command, Io } from './command.ts';
import { commandHelp, GENERAL, generalHelp, HELP } from './help.ts';
import { play } from './play.ts';
import { UsageError } from './usage.ts';

/** Every command, in the order of the help. */
const COMMANDS: readonly Command[] = [play];

const OK = 0;
const MISUSED = 2;

/** Runs the command line on its arguments, without the names of node and the script; returns the exit code. */
export function run(args: readonly unknown[], io: Io): number {
  try {
    const [first, ...rest] = args;
    const command = COMMANDS.find(({ name }) => name === first);
    if (command === undefined) runWithoutCommand(args, io);
    else runCommand(command, rest, io);
    return OK;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`skymines: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return MISUSED;
  }
}

function runCommand(command: Command, args: readonly unknown[], io: Io): void {
  const given = readOptions(args, [...command.options, HELP]);
  if (given.has('help')) io.out(commandHelp(command));
  else command.run(given, io);
}

function runWithoutCommand(args: readonly unknown[], io: Io): void {
  const [first] = args;
  const names = COMMANDS.map(({ name }) => name).join(', ');
  if (first === undefined) throw new UsageError(`give a command: ${names}; or --help`);
  if (typeof first !== 'string' || !first.startsWith('--')) {
    throw new UsageError(`unknown command '${String(first)}'; commands are ${names}`);
  }
  const given = readOptions(args, GENERAL);
  io.out(given.has('version') ? `${packageJson.version}\n` : generalHelp(COMMANDS));
}
