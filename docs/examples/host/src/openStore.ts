import { isPostgres } from './databaseAddress.ts';
import { type Hint, type Hints, NO_HINTS } from './hints.ts';
import type { Store } from './store.ts';
import { openSqlite } from './storeSqlite.ts';

/** Opens the database that the host has chosen: a PostgreSQL by its address, or a file. */
export async function openStore(
  database: string,
  onHint: (hint: Hint) => void,
): Promise<{ store: Store; hints: Hints }> {
  if (!isPostgres(database)) return { store: openSqlite(database), hints: NO_HINTS };
  // Whoever keeps games in a file needs no package for PostgreSQL.
  const [{ openPostgres }, { openHints }] = await Promise.all([
    import('./storePostgres.ts'),
    import('./hintsPostgres.ts'),
  ]);
  return { store: await openPostgres(database), hints: openHints(database, onHint) };
}
