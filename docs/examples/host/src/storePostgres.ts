import { Pool, type PoolClient } from 'pg';
import { log } from './log.ts';
import type { KeptGame, Place, Store } from './store.ts';

/**
 * Unlike `jsonb`, `json` returns the stored text byte for byte. `actions` contains the current actions. An undo removes
 * a row.
 */
const TABLES = `
  create table if not exists games (
    id text primary key, game json not null, version integer not null, hash text not null
  );
  create table if not exists seats (
    token text primary key, game text not null references games, viewer json not null
  );
  create index if not exists seats_of_game on seats (game);
  create table if not exists actions (
    game text not null references games, version integer not null, action json not null, primary key (game, version)
  );
`;

/** Key of the advisory lock for creating the tables. It allows several servers to start at once. */
const TABLES_LOCK = 5_131_996;

const MOST_CONNECTIONS = 10;
/** Time limits for connecting and for a query, in milliseconds. */
const CONNECT_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;

/** A single statement gives a consistent snapshot. */
const LOAD = `
  select game, version, hash, (
    select coalesce(json_agg(json_build_array(version, action) order by version), '[]') from actions where actions.game = games.id
  ) as actions
  from games where id = $1
`;

/** Compare-and-swap: changes the actions only if the game's row was updated. */
const ADVANCE =
  'with next as (update games set version = $2, hash = $3 where id = $1 and version = $2 - 1 returning id)';
const ADD_ACTION = `${ADVANCE} insert into actions select id, $2, $4::json from next`;
const REMOVE_ACTION = `${ADVANCE} delete from actions using next
  where game = id and actions.version = (select version from actions where game = $1 order by version limit 1 offset $4)`;

interface Row {
  readonly game: KeptGame['game'];
  readonly version: number;
  readonly hash: string;
  readonly actions: readonly (readonly [number, KeptGame['game']['actions'][number]])[];
}

/** Opens a PostgreSQL database, which several servers can share. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
  });
  // The pool replaces lost idle connections.
  pool.on('error', (error) => log('error', 'databaseConnection', { error }));
  await inTransaction(pool, async (client) => {
    await requireDurable(client);
    await client.query('select pg_advisory_xact_lock($1)', [TABLES_LOCK]);
    await client.query(TABLES);
  });

  return {
    add: ({ id, game, hash, places }) =>
      inTransaction(pool, async (client) => {
        await client.query('insert into games values ($1, $2, 0, $3)', [id, JSON.stringify(game), hash]);
        if ('after' in places) {
          const moved = await client.query('update seats set game = $1 where game = $2', [id, places.after]);
          if (moved.rowCount === 0) await client.query('delete from games where id = $1', [id]);
          return moved.rowCount !== 0;
        }
        for (const { token, viewer } of places.links)
          await client.query('insert into seats values ($1, $2, $3)', [token, id, JSON.stringify(viewer)]);
        return true;
      }),

    async seatOf(token) {
      const { rows } = await pool.query<Place>('select game, viewer from seats where token = $1', [token]);
      return rows[0];
    },

    async load(id) {
      const { rows } = await pool.query<Row>(LOAD, [id]);
      return rows[0] && keptGame(rows[0]);
    },

    async append(id, { type, version, index, action }, hash) {
      const { rowCount } =
        type === 'undone'
          ? await pool.query(REMOVE_ACTION, [id, version, hash, index])
          : await pool.query(ADD_ACTION, [id, version, hash, JSON.stringify(action)]);
      return rowCount === 1;
    },

    async versions(ids) {
      const { rows } = await pool.query('select id, version from games where id = any($1)', [ids]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    close: () => pool.end(),
  };
}

/**
 * Requires database settings that confirm a change only once it is on disk. Otherwise, a crash could lose announced
 * moves.
 */
async function requireDurable(client: PoolClient): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query('select current_setting($1) as value', [name]);
    if (rows[0]?.value === 'off') throw new Error(`PostgreSQL would lose moves: ${name} is off. Set it to on.`);
  }
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection may be broken. Closing it also ends its transaction.
    client.release(true);
    throw error;
  }
}

function keptGame({ game, version, hash, actions }: Row): KeptGame {
  return {
    game: { ...game, actions: actions.map(([, action]) => action), version },
    versions: actions.map(([number]) => number),
    hash,
  };
}
