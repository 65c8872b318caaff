import process from 'node:process';
import { isPostgres, readDatabase } from './databaseAddress.ts';
import { Refused } from './refused.ts';

// npm run backup -- FILE writes all games to a new file and works while the server is running. npm run restore -- FILE
// restores them into a new database file, or into a PostgreSQL database without games. DATABASE selects the database,
// as for the server.

async function backUp(database: string, file: string): Promise<string> {
  if (isPostgres(database)) {
    const { backUpPostgres } = await import('./backupPostgres.ts');
    backUpPostgres(database, file);
    return `Saved all games of the database to ${file}.`;
  }
  const { backUpSqlite } = await import('./backupSqlite.ts');
  const games = backUpSqlite(database, file);
  return `Saved all games of ${database} to ${file}. Number of games: ${games}.`;
}

async function restore(database: string, file: string): Promise<string> {
  if (isPostgres(database)) {
    const { restorePostgres } = await import('./backupPostgres.ts');
    restorePostgres(file, database);
    return `Restored the games of ${file}.`;
  }
  const { restoreSqlite } = await import('./backupSqlite.ts');
  const games = restoreSqlite(file, database);
  return `Restored the games of ${file} to ${database}. Number of games: ${games}.`;
}

async function start(): Promise<void> {
  const [command = '', file = ''] = process.argv.slice(2);
  const run = { backup: backUp, restore }[command];
  if (run === undefined || file === '') throw new Refused('Usage: npm run backup -- FILE, or npm run restore -- FILE');
  console.log(await run(readDatabase(process.env['DATABASE']), file));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
