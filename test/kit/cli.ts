import { run } from '../../src/cli/run.ts';

/** What came of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line; `read` gives the files it can read, `lines` are what it reads from its input. */
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
