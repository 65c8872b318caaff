import { castDraft } from 'immer';
import { type Action, type CreateGameOptions, createGame, type GameState, reduce } from 'skymines-rules';
import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';

interface Table {
  game: GameState;
  moves: readonly Action[];
  act(action: Action): void;
}

/** Returns a hook that is also the store. */
export function createTable(options: CreateGameOptions) {
  return create<Table>()(
    immer((set) => ({
      game: createGame(options),
      moves: [],
      act: (action) =>
        set((draft) => {
          draft.game = reduce(draft.game, action); // throws and changes nothing if the action is illegal
          draft.moves.push(castDraft(action)); // the lists of a draft are writable, those of an action are readonly
        }),
    })),
  );
}
