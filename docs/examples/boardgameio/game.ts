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

/** Which game is played. There is no seed: the lobby shows everybody the setup data of a match. */
export type TableOptions = Partial<Omit<CreateGameOptions, 'seed'>>;

/** What boardgame.io keeps as `G`. A client gets its view of it. */
export interface Table {
  readonly options: Omit<CreateGameOptions, 'seed'>;
  /** `null` until somebody deals. */
  game: GameState | null;
}

/** How a match ended; boardgame.io shows it as `ctx.gameover`. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
}

/** Several seats answer these at once. Two of them hold a secret. */
const AT_ONCE: readonly ActionType[] = ['chooseToken', 'planCard', 'confirmPlan'];

/** The move that takes an action: `client.moves[moveOf(action)](action)`. */
export const moveOf = ({ type }: Action): 'answer' | 'act' => (AT_ONCE.includes(type) ? 'answer' : 'act');

/** Skymines for boardgame.io. The setup data of a match go before the given options. `seed` is for tests. */
export function skymines(
  options: TableOptions = {},
  seed: () => string = randomSeed,
): Game<Table, Plugins, TableOptions> {
  return {
    name: 'skymines',
    minPlayers: 1,
    maxPlayers: 4,
    // It would take back what has shown a secret, and only where nobody answers at the same time.
    disableUndo: true,
    // Everything that happens beside the moves follows from the rules.
    events: { endGame: false, endTurn: false, endStage: false, setStage: false, setActivePlayers: false, pass: false },

    validateSetupData: (setupData, people) => problemOf(people, { ...optionsOf(people, options), ...setupData }),
    // boardgame.io sends this first state to every client as it is. So the cards are dealt later, by a move.
    setup: ({ ctx }, setupData) => ({ options: { ...optionsOf(ctx.numPlayers, options), ...setupData }, game: null }),
    playerView: ({ G, playerID }) => ({ ...G, game: G.game && viewFor(G.game, viewerOf(G, playerID)) }),

    moves: {
      deal: {
        move: ({ G, events, ctx }) => deal(G, seed) ?? follow(G, ctx.currentPlayer, events),
        client: false,
      },
      act: { move: moveBy('act'), client: false },
      // What others answer meanwhile does not make an answer outdated.
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

/** Boardgame.io's `Stage.NULL`, which its types leave out. */
const NO_STAGE = null as unknown as string;

const INVALID: typeof INVALID_MOVE = 'INVALID_MOVE';

function moveBy(name: 'answer' | 'act'): MoveFn<Table, Plugins> {
  return ({ G, ctx, events, playerID }, given: unknown) => {
    if (G.game === null) return INVALID;
    const result = tryReduce(G.game, given as Action);
    // Whoever uses the wrong move would show a secret in the log.
    if (!result.ok || Number(playerID) !== (given as Action).seat || moveOf(given as Action) !== name) return INVALID;
    G.game = afterLuna(result.state);
    return follow(G, ctx.currentPlayer, events);
  };
}

/** The cards are dealt by the library's own seed: boardgame.io makes its seed from the clock, and sends it to clients. */
function deal(table: Table, seed: () => string): typeof INVALID | undefined {
  if (table.game !== null) return INVALID;
  table.game = afterLuna(createGame({ ...table.options, seed: seed() }));
  return undefined;
}

/** Luna does not take her turn by herself, and boardgame.io knows nothing of her. */
function afterLuna(state: GameState): GameState {
  const [next] = pending(state);
  return next?.kind === 'lunaTurn' ? afterLuna(reduce(state, { type: 'lunaTurn', seat: next.seat })) : state;
}

/** Tells boardgame.io who acts next. */
function follow({ game }: Table, current: string, events: Events): void {
  if (game === null || isOver(game)) return;
  const active = due(game);
  const [next = current, ...others] = Object.keys(active);
  if (others.length === 0 && next !== current) events.endTurn({ next });
  else events.setActivePlayers({ value: active });
}

/** Who must decide now, as boardgame.io writes it. */
const due = (state: GameState): Record<string, string> =>
  Object.fromEntries(pending(state).map(({ seat }) => [String(seat), NO_STAGE]));

const resultOf = (state: GameState): Result => ({
  winners: winners(state),
  totals: score(state).map(({ total }) => total),
});

/** A person sees a view of the own seat, everybody else what lies open. */
function viewerOf({ options }: Table, playerID: string | null): Viewer {
  const seat = options.players.findIndex((_, index) => String(index) === playerID);
  return seat === -1 ? 'spectator' : seat;
}

function optionsOf(people: number, options: TableOptions): Table['options'] {
  return { players: Array.from({ length: people }, (_, seat) => `Player ${seat + 1}`), ...options };
}

/** What is wrong with the options of a match for so many people. */
function problemOf(people: number, options: Table['options']): string | undefined {
  try {
    const { players } = createGame({ ...options, seed: 'check' }).options;
    return players.length === people
      ? undefined
      : `The match is for ${people} people, but ${players.length} are named.`;
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    return error.message;
  }
}
