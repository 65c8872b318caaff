import { createHash, randomBytes } from 'node:crypto';
import {
  type CreateGameOptions,
  createGame,
  createSession,
  hashState,
  InvalidOptionsError,
  randomSeed,
  type Viewer,
} from 'skymines-rules';
import { recordOf } from './game.ts';
import type { Hint } from './hints.ts';
import { log } from './log.ts';
import { measure } from './metrics.ts';
import type { Guest } from './presence.ts';
import type { NewGame } from './store.ts';
import { type Services, Table } from './table.ts';

/** Interval at which open tables are compared with the database, in milliseconds. */
const POLL_INTERVAL = 2000;

/** All open tables. A table stays open while at least one page is connected to it. */
export class House {
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #services: Services;
  readonly #polling: NodeJS.Timeout;

  constructor(given: Omit<Services, 'rematch'>) {
    const rematch: Services['rematch'] = (after, { options }) =>
      given.store.add({ ...newGame({ ...options, deal: {} }), places: { after } });
    this.#services = { ...given, rematch };
    measure('skymines_tables', () => this.#tables.size);
    this.#polling = setInterval(() => {
      this.#poll().catch((error: unknown) => log('error', 'poll', { error }));
    }, POLL_INTERVAL);
    this.#polling.unref();
  }

  /**
   * Starts a game and returns each player's secret token.
   * @throws InvalidOptionsError when the options are invalid or contain a deal.
   */
  async start(given: object): Promise<Invitations> {
    const { id, ...game } = newGame(given as CreateGameOptions);
    const link = () => `${id}.${randomText()}`;
    const people = game.game.options.players.map((player) => ({ name: nameOf(player), token: link() }));
    const watch = link();
    const seats = people.map(({ token }, viewer) => ({ token: digest(token), viewer }));
    const links = [...seats, { token: digest(watch), viewer: 'spectator' as const }];
    await this.#services.store.add({ ...game, id, places: { links } });
    return { people, watch };
  }

  /**
   * Adds a guest to the table of a token. Returns the table and a function to leave it, or `undefined` if the token is
   * unknown.
   */
  async join(token: string, guestOf: (viewer: Viewer) => Guest) {
    const found = await this.#services.store.seatOf(digest(token));
    if (found === undefined) return undefined;
    const { game: id, viewer } = found;
    const guest = guestOf(viewer);
    const open = this.#tableOf(id);
    const table = await open;
    table.join(guest);
    const leave = (): void => {
      table.leave(guest);
      if (table.isEmpty()) this.#forget(id, open);
    };
    return { table, guest, leave };
  }

  /** Returns the record of a finished game, or `undefined` for any other id. */
  async record(id: string) {
    const kept = await this.#services.store.load(id);
    return kept && recordOf(kept);
  }

  async receiveHint(hint: Hint): Promise<void> {
    const table = await this.#tables.get(hint.game)?.catch(() => undefined);
    await table?.receiveHint(hint);
  }

  /** Closes all tables once their moves in progress have been stored. */
  async close(): Promise<void> {
    clearInterval(this.#polling);
    const open = await Promise.allSettled(this.#tables.values());
    await Promise.all(open.map((table) => (table.status === 'fulfilled' ? table.value.end() : undefined)));
    await this.#services.store.close();
  }

  #tableOf(id: string): Promise<Table> {
    const open = this.#tables.get(id);
    if (open !== undefined) return open;
    const opened: Promise<Table> = this.#openTable(id, (error) => {
      log('error', 'tableBroken', { game: id, error });
      this.#forget(id, opened);
    });
    this.#tables.set(id, opened);
    opened.catch(() => this.#forget(id, opened));
    return opened;
  }

  #forget(id: string, opened: Promise<Table>): void {
    if (this.#tables.get(id) === opened) this.#tables.delete(id);
  }

  async #openTable(id: string, onBroken: (error: unknown) => void): Promise<Table> {
    const kept = await this.#services.store.load(id);
    if (kept === undefined) throw new Error(`The game ${id} does not exist.`);
    return new Table(id, kept, this.#services, onBroken);
  }

  async #poll(): Promise<void> {
    const versions = await this.#services.store.versions([...this.#tables.keys()]);
    for (const [id, version] of versions) {
      const table = await this.#tables.get(id)?.catch(() => undefined);
      await table?.poll(version);
    }
  }
}

/** Link tokens of a new game: one for each player and one for spectators. */
export interface Invitations {
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly watch: string;
}

/**
 * Creates a game with a secret seed. A deal is rejected because, like a seed, it would reveal the cards to its author.
 * @throws InvalidOptionsError when the options are invalid or contain a deal.
 */
function newGame(given: CreateGameOptions): Omit<NewGame, 'places'> {
  if (Object.keys(given.deal ?? {}).length > 0)
    throw new InvalidOptionsError([
      { field: 'deal', message: 'This server shuffles all cards and plans itself. Remove the deal.' },
    ]);
  const { options } = createGame({ ...given, seed: randomSeed() });
  const session = createSession(options);
  const { actions, version, ...game } = session.stored();
  return { id: randomText(), game, hash: hashState(session.getState()) };
}

const nameOf = (player: string | { readonly name: string }): string =>
  typeof player === 'string' ? player : player.name;

const randomText = (): string => randomBytes(18).toString('base64url');

/** Hashes a token. The database stores only hashes, so a copy of the database does not give access to a seat. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
