import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import process from 'node:process';
import Database from 'libsql';
import { isPostgres } from './openStore.ts';

// npm run backup -- FILE writes all games to a new file, while the server runs. npm run restore -- FILE brings them back, into a database
// that is not there yet, or into a PostgreSQL without games. DATABASE names the database, as for the server.
const [command = '', file = ''] = process.argv.slice(2);
const database = process.env['DATABASE'] ?? 'games.db';
const run = { backup, restore }[command];

if (run === undefined || file === '') fail('Use: npm run backup -- FILE, or npm run restore -- FILE');
run();

function backup(): void {
  if (existsSync(file)) fail(`${file} is there already.`);
  if (isPostgres(database))
    execFileSync('pg_dump', ['--format=custom', '--file', file, database], { stdio: 'inherit' });
  else if (!existsSync(database)) fail(`There is no ${database}.`);
  else new Database(database, { timeout: 10_000 }).prepare('vacuum into ?').run(file);
  console.log(`All games of ${isPostgres(database) ? 'the database' : database} are in ${file}.`);
}

function restore(): void {
  if (!existsSync(file)) fail(`There is no ${file}.`);
  if (isPostgres(database)) {
    execFileSync('pg_restore', ['--single-transaction', '--no-owner', '--dbname', database, file], {
      stdio: 'inherit',
    });
  } else if (existsSync(database)) fail(`${database} is there already. Stop the server and move it away.`);
  else copyFileSync(file, database);
  console.log(`The games of ${file} are back.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
