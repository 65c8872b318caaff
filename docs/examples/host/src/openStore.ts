import { isPostgres } from './databaseAddress.ts';
import { type Hint, type Hints, NO_HINTS } from './hints.ts';
import type { Store } from './store.ts';
import { openSqlite } from './storeSqlite.ts';

/** Opens a PostgreSQL database with this address, or an SQLite file. */
export async function openStore(
  database: string,
  onHint: (hint: Hint) => void,
): Promise<{ store: Store; hints: Hints }> {
  if (!isPostgres(database)) return { store: openSqlite(database), hints: NO_HINTS };
  // Loaded on demand, because a server with an SQLite file does not need the PostgreSQL package.
  const [{ openPostgres }, { openHints }] = await Promise.all([
    import('./storePostgres.ts'),
    import('./hintsPostgres.ts'),
  ]);
  return { store: await openPostgres(database), hints: openHints(database, onHint) };
}
