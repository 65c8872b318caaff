import process from 'node:process';

const LONGEST = 2000;

/**
 * Writes an event to standard error as a line of JSON. Pass only numbers, ids and errors, never data sent by a page.
 */
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

/** Returns the parts of an error that contain neither a database row nor a request body. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { error: error.name, code, message: error.message.slice(0, LONGEST), stack: error.stack?.slice(0, LONGEST) };
}
