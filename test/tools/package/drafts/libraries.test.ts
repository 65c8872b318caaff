import { configureStore, createSlice } from '@reduxjs/toolkit';
import { isDraft, produce } from 'immer';
import { isDraft as isDraft9, produce as produce9 } from 'immer9';
import { isDraft as isDraft10, produce as produce10 } from 'immer10';
import { describe, expect, test } from 'vitest';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import { createCampaign } from '../../../../src/entries/campaign.ts';
import { type Action, createGame, type GameState, legalActions, reduce } from '../../../../src/entries/index.ts';
import { GAME, KEPT, MODES } from './takers.ts';

interface App {
  game: GameState;
}

/** The versions of Immer in apps: boardgame.io has 9, many apps have 10, Redux Toolkit and this library have 11. */
const IMMERS = {
  'immer 9': {
    isDraft: isDraft9,
    write: <T>(base: T, recipe: (draft: T) => void) => produce9(base, recipe as never) as T,
  },
  'immer 10': {
    isDraft: isDraft10,
    write: <T>(base: T, recipe: (draft: T) => void) => produce10(base, recipe as never) as T,
  },
  'immer 11': { isDraft, write: <T>(base: T, recipe: (draft: T) => void) => produce(base, recipe as never) as T },
};

describe.each(Object.entries(IMMERS))('%s', (_, { isDraft: isOurDraft, write }) => {
  test.each(MODES)('a draft of a game can be played: %j', (options) => {
    let plain = createGame(options);
    let app: App = { game: plain };
    for (let count = 0; count < 40; count += 1) {
      const options = legalActions(plain);
      const action = options[(count * 7) % options.length];
      if (action === undefined) break;
      plain = reduce(plain, action);
      app = write(app, (draft) => {
        expect(isOurDraft(draft.game)).toBe(true);
        draft.game = reduce(draft.game, action);
      });
      expect(app.game).toEqual(plain);
    }
  });

  test.each(Object.entries(KEPT))('the result of %s outlives the draft', (_name, ask) => {
    const plain = { game: GAME, campaign: createCampaign({ players: ['Ana', 'Ben'], seed: 'drafts' }) };
    const kept: unknown[] = [];
    write(plain, ({ game, campaign }) => {
      kept.push(ask(game, campaign));
    });
    expect(JSON.stringify(kept[0])).toBe(JSON.stringify(ask(plain.game, plain.campaign)));
  });
});

const start = createGame({ players: ['Ana', 'Ben'], seed: 'stores' });
const [first] = legalActions(start) as readonly [Action];

test('Redux Toolkit can keep a game in a slice', () => {
  const slice = createSlice({
    name: 'game',
    initialState: { game: start } as App,
    reducers: {
      act(state, { payload }: { payload: Action }) {
        state.game = reduce(state.game, payload);
      },
    },
  });
  const store = configureStore({ reducer: slice.reducer });
  store.dispatch(slice.actions.act(first));
  expect(store.getState().game).toEqual(reduce(start, first));
});

test('zustand can keep a game in a store with Immer', () => {
  const store = createStore<App>()(immer(() => ({ game: start })));
  store.setState((state) => {
    state.game = reduce(state.game, first);
  });
  expect(store.getState().game).toEqual(reduce(start, first));
});
