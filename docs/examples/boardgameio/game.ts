import type { DefaultPluginAPIs, Game, MoveFn } from 'boardgame.io';
import type { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, ActionType, CreateGameOptions, GameState, Seat, Viewer } from 'skymines-rules';
import {
  createGame,
  isInvalidOptionsError,
  isOver,
  legalActions,
  pending,
  randomSeed,
  reduce,
  score,
  tryReduce,
  viewFor,
  winners,
} from 'skymines-rules';

/** Game options. They have no seed, because the lobby shows a match's setup data to everyone. */
export type TableOptions = Partial<Omit<CreateGameOptions, 'seed'>>;

/** The `G` of boardgame.io. Each client receives its own view of it. */
export interface Table {
  readonly options: Omit<CreateGameOptions, 'seed'>;
  /** `null` until the `deal` move. */
  game: GameState | null;
}

/** The result of a match, available as `ctx.gameover`. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
}

/** Actions that several seats may take at the same time. Two of these actions contain a secret. */
const AT_ONCE: readonly ActionType[] = ['chooseToken', 'planCard', 'confirmPlan'];

/** Returns the boardgame.io move for an action: `client.moves[moveOf(action)](action)`. */
export const moveOf = ({ type }: Action): 'answer' | 'act' => (AT_ONCE.includes(type) ? 'answer' : 'act');

/** Returns Skymines for boardgame.io. The setup data of a match takes precedence over `options`. Tests use `seed`. */
export function skymines(
  options: TableOptions = {},
  seed: () => string = randomSeed,
): Game<Table, Plugins, TableOptions> {
  return {
    name: 'skymines',
    minPlayers: 1,
    maxPlayers: 4,
    // boardgame.io could undo an action that revealed a secret, and its undo fails while several seats act at once.
    disableUndo: true,
    // The rules determine the turns and the end of the game.
    events: { endGame: false, endTurn: false, endStage: false, setStage: false, setActivePlayers: false, pass: false },

    validateSetupData: (setupData, people) => problemOf(people, { ...optionsOf(people, options), ...setupData }),
    // boardgame.io sends this initial state unfiltered to every client, so the cards are dealt later by a move.
    setup: ({ ctx }, setupData) => ({ options: { ...optionsOf(ctx.numPlayers, options), ...setupData }, game: null }),
    playerView: ({ G, playerID }) => ({ ...G, game: G.game && viewFor(G.game, viewerOf(G, playerID)) }),

    moves: {
      deal: {
        move: ({ G, events, ctx }) => deal(G, seed) ?? follow(G, ctx.currentPlayer, events),
        client: false,
      },
      act: { move: moveBy('act'), client: false },
      // A player's answer remains valid when another seat answers at the same time.
      answer: { move: moveBy('answer'), client: false, redact: true, ignoreStaleStateID: true },
    },
    turn: {
      onBegin: ({ G, events }) => events.setActivePlayers(G.game === null ? { all: NO_STAGE } : { value: due(G.game) }),
    },
    endIf: ({ G }) => (G.game !== null && isOver(G.game) ? resultOf(G.game) : undefined),
    ai: {
      enumerate: ({ game }, _, playerID) =>
        game === null
          ? [{ move: 'deal', args: [] }]
          : legalActions(game, Number(playerID)).map((action) => ({ move: moveOf(action), args: [action] })),
    },
  };
}

type Plugins = Record<string, unknown>;
type Events = DefaultPluginAPIs['events'];

/** The `Stage.NULL` of boardgame.io, which is missing from its types. */
const NO_STAGE = null as unknown as string;

const INVALID: typeof INVALID_MOVE = 'INVALID_MOVE';

function moveBy(name: 'answer' | 'act'): MoveFn<Table, Plugins> {
  return ({ G, ctx, events, playerID }, given: unknown) => {
    if (G.game === null) return INVALID;
    const result = tryReduce(G.game, given as Action);
    // A secret sent with the wrong move would be visible in the log.
    if (!result.ok || Number(playerID) !== (given as Action).seat || moveOf(given as Action) !== name) return INVALID;
    G.game = afterLuna(result.state);
    return follow(G, ctx.currentPlayer, events);
  };
}

/**
 * Deals the cards with a seed from the library. boardgame.io derives its own seed from the clock and sends it to
 * clients.
 */
function deal(table: Table, seed: () => string): typeof INVALID | undefined {
  if (table.game !== null) return INVALID;
  table.game = afterLuna(createGame({ ...table.options, seed: seed() }));
  return undefined;
}

/** Plays Luna's turns, because boardgame.io has no player for her. */
function afterLuna(state: GameState): GameState {
  const [next] = pending(state);
  return next?.kind === 'lunaTurn' ? afterLuna(reduce(state, { type: 'lunaTurn', seat: next.seat })) : state;
}

/** Sets boardgame.io's active players. */
function follow({ game }: Table, current: string, events: Events): void {
  if (game === null || isOver(game)) return;
  const active = due(game);
  const [next = current, ...others] = Object.keys(active);
  if (others.length === 0 && next !== current) events.endTurn({ next });
  else events.setActivePlayers({ value: active });
}

/** Returns the active players in boardgame.io's format. */
const due = (state: GameState): Record<string, string> =>
  Object.fromEntries(pending(state).map(({ seat }) => [String(seat), NO_STAGE]));

const resultOf = (state: GameState): Result => ({
  winners: winners(state),
  totals: score(state).map(({ total }) => total),
});

/** Returns the player's seat, or `'spectator'` for anyone else. */
function viewerOf({ options }: Table, playerID: string | null): Viewer {
  const seat = options.players.findIndex((_, index) => String(index) === playerID);
  return seat === -1 ? 'spectator' : seat;
}

function optionsOf(people: number, options: TableOptions): Table['options'] {
  return { players: Array.from({ length: people }, (_, seat) => `Player ${seat + 1}`), ...options };
}

/**
 * Returns the reason why a match's options are invalid for this number of players, or `undefined` if they are valid.
 */
function problemOf(people: number, options: Table['options']): string | undefined {
  try {
    const { players } = createGame({ ...options, seed: 'check' }).options;
    return players.length === people
      ? undefined
      : `The match is for ${people} players, but the options name ${players.length}.`;
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    return error.message;
  }
}
