// Compares the output of shell sessions: lines that start with `$ ` are commands, the lines below each are its output.

import { existsSync } from 'node:fs';
import { runWith } from '../kit/cli.ts';
import { textOf } from '../kit/docs.ts';
import { matches } from './printed.ts';

/** Matches a command and the lines below it. */
const ENTRY = /^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm;

/** Returns the session with the real output of its commands. A `…` in the session stands for any output. */
export function withCommandOutput(session: string): string {
  const files = new Map<string, string>();
  return session.replaceAll(ENTRY, (entry: string, command: string, output: string) => {
    const [, args = '', file] = /^npx skymines (.*?)(?: > (\S+))?$/.exec(command) ?? [];
    const { out, err } = runWith(args.split(' '), (path) => files.get(path) ?? exampleOf(path));
    if (file !== undefined) files.set(file, out);
    const printed = file === undefined ? out + err : err;
    return matches(output, printed) ? entry : `$ ${command}\n${printed}`;
  });
}

function exampleOf(path: string): string | undefined {
  const file = `docs/examples/${path}`;
  return existsSync(file) ? textOf(file) : undefined;
}
