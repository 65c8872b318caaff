import packageJson from '../../package.json' with { type: 'json' };
import { escaped } from '../input/text.ts';
import { FileProblems, readArguments, UsageError } from './args.ts';
import { campaign } from './campaign.ts';
import { check } from './check.ts';
import { CONTENT_COMMANDS } from './content.ts';
import { draw } from './draw.ts';
import { dataset, env } from './env.ts';
import { fuzz } from './fuzz.ts';
import { type Command, commandHelp, EXIT, type ExitCode, GENERAL, generalHelp, HELP, type Io } from './help.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';

/** All commands, in the order in which the help lists them. */
const COMMANDS: readonly Command[] = [play, campaign, check, draw, fuzz, perft, env, dataset, ...CONTENT_COMMANDS];

/** Runs the command line and returns the exit code. `args` exclude the paths of Node and the script. */
export function run(args: readonly unknown[], given: Io): ExitCode {
  const io = withoutControls(given);
  try {
    const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
    if (command === undefined) return runWithoutCommand(args, io);
    return runCommand(command, args.slice(command.name.split(' ').length), io);
  } catch (error) {
    if (error instanceof FileProblems) {
      io.err(`${error.message}\n`);
      return EXIT.problems;
    }
    if (!(error instanceof UsageError)) throw error;
    io.err(`skymines: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return EXIT.misused;
  }
}

/** Escapes control characters that come from files or arguments, except line breaks. */
function withoutControls({ out, err, ...input }: Io): Io {
  const safe = (text: string): string => text.split('\n').map(escaped).join('\n');
  return { out: (text) => out(safe(text)), err: (text) => err(safe(text)), ...input };
}

function runCommand(command: Command, args: readonly unknown[], io: Io): ExitCode {
  const given = readArguments(args, [...command.options, HELP], command.positional);
  if (!given.has('help')) return command.run(given, io);
  io.out(commandHelp(command));
  return EXIT.ok;
}

/** Handles the general options, or those of a group of commands, such as `content`. */
function runWithoutCommand(args: readonly unknown[], io: Io): ExitCode {
  const prefix = `${String(args[0])} `;
  const isGroup = COMMANDS.some(({ name }) => name.startsWith(prefix));
  const group = isGroup ? prefix : '';
  const options = isGroup ? [HELP] : GENERAL;
  const rest = isGroup ? args.slice(1) : args;
  const [first] = rest;
  const commands = COMMANDS.filter(({ name }) => name.startsWith(group));
  const names = commands.map(({ name }) => name).join(', ');
  if (first === undefined) throw new UsageError(`missing command; the commands are ${names}. Try ${group}--help`);
  if (typeof first !== 'string' || !first.startsWith('--')) {
    throw new UsageError(`unknown command '${group}${String(first)}'; the commands are ${names}`);
  }
  const given = readArguments(rest, options);
  io.out(given.has('version') ? `${packageJson.version}\n` : generalHelp(commands, group, options));
  return EXIT.ok;
}
