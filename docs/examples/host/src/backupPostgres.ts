import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { withoutPassword } from './databaseAddress.ts';
import { isThere, writeWhole } from './files.ts';
import { Refused } from './refused.ts';

/**
 * Writes all games of a database to a new file. Servers may continue to use the database.
 * @throws Refused when `pg_dump` fails or the file already exists.
 */
export function backUpPostgres(database: string, file: string): void {
  if (isThere(file)) throw new Refused(`${file} already exists. Choose another name.`);
  const { address, env } = withoutPassword(database);
  writeWhole(file, (temporary) => {
    run('pg_dump', ['--format=custom', '--file', temporary, '--dbname', address], env, 'No backup was written.');
  });
}

/**
 * Restores the games of a backup into a database that has none of the server's tables.
 * @throws Refused when the file is not a backup or `pg_restore` fails. The database is then unchanged.
 */
export function restorePostgres(file: string, database: string): void {
  if (!isThere(file)) throw new Refused(`${file} does not exist.`);
  const contents = run('pg_restore', ['--list', file], {}, `${file} is not a backup. Nothing was restored or changed.`);
  if (['games', 'seats', 'actions'].some((table) => !new RegExp(` TABLE DATA \\S+ ${table} `).test(contents)))
    throw new Refused(`${file} does not contain the tables of this server. Nothing was restored or changed.`);
  const { address, env } = withoutPassword(database);
  const failure =
    'Nothing was restored or changed. If the database already has tables of the server, stop all servers and create an empty database.';
  run('pg_restore', ['--single-transaction', '--no-owner', '--dbname', address, file], env, failure);
}

/** Runs a PostgreSQL program and returns its output. The program prints its own errors. */
function run(program: string, values: readonly string[], env: object, failure: string): string {
  try {
    return execFileSync(program, values, {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    // The error's own message is not shown, because it contains all arguments.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Refused(`${isMissing ? `${program} is not installed` : `${program} failed`}. ${failure}`);
  }
}
