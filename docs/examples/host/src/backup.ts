import process from 'node:process';
import { isPostgres, readDatabase } from './databaseAddress.ts';
import { Refused } from './refused.ts';

// npm run backup -- FILE writes all games to a new file, while the server runs. npm run restore -- FILE brings them back, into a database
// that is not there yet, or into a PostgreSQL without games. DATABASE names the database, as for the server.

async function backUp(database: string, file: string): Promise<string> {
  if (isPostgres(database)) {
    const { backUpPostgres } = await import('./backupPostgres.ts');
    backUpPostgres(database, file);
    return `All games of the database are in ${file}.`;
  }
  const { backUpSqlite } = await import('./backupSqlite.ts');
  const games = backUpSqlite(database, file);
  return `All games of ${database} are in ${file}. Number of games: ${games}.`;
}

async function restore(database: string, file: string): Promise<string> {
  if (isPostgres(database)) {
    const { restorePostgres } = await import('./backupPostgres.ts');
    restorePostgres(file, database);
    return `The games of ${file} are back.`;
  }
  const { restoreSqlite } = await import('./backupSqlite.ts');
  const games = restoreSqlite(file, database);
  return `The games of ${file} are back in ${database}. Number of games: ${games}.`;
}

async function start(): Promise<void> {
  const [command = '', file = ''] = process.argv.slice(2);
  const run = { backup: backUp, restore }[command];
  if (run === undefined || file === '') throw new Refused('Use: npm run backup -- FILE, or npm run restore -- FILE');
  console.log(await run(readDatabase(process.env['DATABASE']), file));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
