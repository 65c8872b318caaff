import { run } from '../../src/cli/run.ts';

/** Output of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line. `read` provides the files it can read, and `lines` its standard input. */
export function runWith(
  args: readonly unknown[],
  read: (path: string) => string | undefined = () => undefined,
  lines: readonly string[] = [],
): Ran {
  let out = '';
  let err = '';
  const code = run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read,
    lines: (take) => lines.forEach(take),
  });
  return { code, out, err };
}
