import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Action, type CreateGameOptions, createGame, reasonText, tryReduce } from 'skymines-rules';

/** Returns a Redux store with a game, and the creator of its action. */
export function createTable(options: CreateGameOptions) {
  const { reducer, actions } = createSlice({
    name: 'table',
    initialState: { game: createGame(options), problems: [] as string[] },
    reducers: {
      act(draft, { payload }: PayloadAction<Action>) {
        const result = tryReduce(draft.game, payload); // a Redux reducer must not throw
        if (result.ok) draft.game = result.state;
        draft.problems = result.ok ? [] : result.violations.map(reasonText);
      },
    },
  });
  return { store: configureStore({ reducer }), act: actions.act };
}
