import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { Action, GameState, Seat } from 'skymines-rules';
import { moveOf, skymines, type TableOptions } from './game.ts';

export const SEED = 'a secret seed';
export const PEOPLE = ['0', '1'];

type Transport = ReturnType<ReturnType<typeof Local>>;
type TransportOptions = Parameters<ReturnType<typeof Local>>[0];

/**
 * Opens a two-player match for tests, using boardgame.io's local master. `heard` contains everything that each client
 * received.
 */
export function open(options: TableOptions) {
  const game = skymines(options, () => SEED);
  const heard = new Map<string, string[]>();
  let master: { readonly onUpdate: Update; readonly storageAPI: { fetch: Fetch } } | undefined;

  function listen(playerID: string) {
    const lines: string[] = [];
    heard.set(playerID, lines);
    return (given: TransportOptions): Transport => {
      const transportDataCallback: TransportOptions['transportDataCallback'] = (data) => {
        lines.push(JSON.stringify(data));
        given.transportDataCallback(data);
      };
      const transport = Local()({ ...given, transportDataCallback });
      master = (transport as unknown as { readonly master: typeof master }).master;
      return transport;
    };
  }

  const clients = PEOPLE.map((playerID) => {
    const client = Client({
      game,
      numPlayers: 2,
      playerID,
      matchID: 'match',
      multiplayer: listen(playerID),
      debug: false,
    });
    client.start();
    return client;
  });
  const clientOf = (seat: Seat) => clients[seat] as (typeof clients)[number];

  return {
    game,
    heard,
    clientOf,
    stateOf(seat: Seat) {
      const state = clientOf(seat).getState();
      if (state === null) throw new Error('The client has no state.');
      return state;
    },
    take: (seat: Seat, action: Action, move = moveOf(action)) => clientOf(seat).moves[move]?.(action),
    master: () => master as NonNullable<typeof master>,
    /** Returns the whole state, which is available only to the master. */
    whole: (): GameState => master?.storageAPI.fetch('match', { state: true }).state.G.game as GameState,
  };
}

type Update = (action: object, stateID: number, matchID: string, playerID: string) => Promise<unknown>;
type Fetch = (
  matchID: string,
  wanted: object,
) => { readonly state: { readonly G: { readonly game: GameState | null } } };
