import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRICT } from '../consumer.mjs';
import { install, pinned, ROOT, run } from '../packed.mjs';
import { findCompiler } from './types.mjs';

/**
 * Stores with each version of Immer that they use, and the versions of TypeScript that check them. `undefined` is the
 * project's own. Redux Toolkit 2.9 is the last one with Immer 10.
 */
const STORES = [
  { name: 'immer 10', packages: ['immer@10', '@reduxjs/toolkit@2.9.2', pinned('zustand')], compilers: ['5.8'] },
  {
    name: 'immer 11',
    packages: ['immer@11', pinned('@reduxjs/toolkit'), pinned('zustand')],
    compilers: [undefined, '7'],
  },
];
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'].map(pinned);

/** Ways to keep a game in a store that are not in the examples. */
const OTHERS = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, produce } from 'immer';
import { useReducer } from 'react';
import { type Action, createGame, createRules, defaultContent, type GameState, loadGame, reduce } from 'skymines-rules';

const start = createGame({ players: ['Ana', 'Ben'], seed: 'stores' });
const bound = createRules(defaultContent);

export const slice = createSlice({
  name: 'game',
  initialState: start,
  reducers: { act: (game, { payload }: PayloadAction<Action>) => reduce(game, payload) },
});

export const useGame = (): GameState => useReducer(reduce, start)[0];

interface App {
  readonly game: GameState | null;
  readonly saved: GameState;
  readonly moves: readonly Action[];
}

export const play = (app: App, action: Action): App =>
  produce(app, (draft) => {
    if (draft.game !== null) draft.game = reduce(draft.game, action);
    draft.saved = bound.reduce(draft.saved, action);
    draft.moves.push(castDraft(action));
  });

export const load = (app: App, text: string): App =>
  produce(app, (draft) => {
    draft.game = castDraft(loadGame(text));
    // @ts-expect-error: the state is readonly
    draft.saved = loadGame(text);
  });
`;

function writeStores(folder) {
  const examples = join(ROOT, 'docs/examples/stores');
  for (const file of readdirSync(examples)) cpSync(join(examples, file), join(folder, file));
  writeFileSync(join(folder, 'others.ts'), OTHERS);
  const compilerOptions = {
    ...STRICT,
    skipLibCheck: true, // the types of Redux Toolkit have errors with `exactOptionalPropertyTypes`
    lib: ['ES2022', 'DOM'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}

function compiled(folder, stores, { name, path, missing }) {
  if (missing !== undefined) return { name: `${name} stores, ${stores}`, outcome: 'SKIPPED', detail: missing };
  const { failure } = run(folder, path, []);
  return { name: `${name} stores, ${stores}`, outcome: failure === undefined ? 'typed' : 'FAIL', detail: failure };
}

/** Type-checks games in stores strictly, with each version of Immer: rows `{ name, outcome, detail }`. */
export function inStores(project) {
  return STORES.flatMap(({ name, packages, compilers }) => {
    const folder = join(project, name.replace(' ', ''));
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    try {
      install(folder, ...packages, ...REACT);
    } catch (error) {
      return [{ name: `stores with ${name}`, outcome: 'SKIPPED', detail: String(error) }];
    }
    writeStores(folder);
    return compilers.map((version) => compiled(folder, name, findCompiler(project, version)));
  });
}
