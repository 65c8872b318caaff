import process from 'node:process';

const LONGEST = 2000;

/** Writes what happened as a line of JSON to the error output. It takes numbers, ids and errors, and never what a page has sent. */
export function log(level: 'info' | 'error', event: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const { error, ...rest } = facts;
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    ...rest,
    ...(error === undefined ? {} : factsOf(error)),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Of an error only what holds no row of a database and no body of a request. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { error: error.name, code, message: error.message.slice(0, LONGEST), stack: error.stack?.slice(0, LONGEST) };
}
