import { run } from '../../src/cli/run.ts';

/** What came of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line; `read` gives the files it can read. */
export function runWith(args: readonly unknown[], read: (path: string) => string | undefined = () => undefined): Ran {
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
  });
  return { code, out, err };
}
