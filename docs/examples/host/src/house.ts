import { createHash, randomBytes } from 'node:crypto';
import { type CreateGameOptions, createGame, hashState, randomSeed, type Seat } from 'skymines-rules';
import type { Store } from './store.ts';
import { openTable, type Table } from './table.ts';

export type House = ReturnType<typeof openHouse>;

/** All tables. A table is open as long as somebody looks at it. */
export function openHouse(store: Store) {
  const tables = new Map<string, Table>();

  function tableOf(id: string): Table {
    const open = tables.get(id);
    if (open !== undefined && !open.isBroken()) return open;
    const table = openTable(store.load(id), (change, hash) => store.append(id, change, hash));
    tables.set(id, table);
    return table;
  }

  return {
    /**
     * Starts a game, and returns the secret token of each person.
     * @throws InvalidOptionsError when these are no options of a game.
     */
    start(given: object): readonly { readonly name: string; readonly token: string }[] {
      const state = createGame({ ...(given as CreateGameOptions), seed: randomSeed() });
      const people = state.options.players.map(({ name }) => ({ name, token: randomText() }));
      const tokens = people.map(({ token }) => digest(token));
      store.add(randomText(), state.options, hashState(state), tokens);
      return people;
    },

    /** The table and the seat to which a token leads. */
    find(token: string): { readonly table: Table; readonly seat: Seat } | undefined {
      const found = store.seatOf(digest(token));
      return found && { table: tableOf(found.game), seat: found.seat };
    },

    /** Closes the tables at which nobody is left. */
    tidy(): void {
      for (const [id, table] of tables) if (table.isEmpty()) tables.delete(id);
    },
  };
}

const randomText = (): string => randomBytes(18).toString('base64url');

/** The database holds no token, so a copy of it opens no seat. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
