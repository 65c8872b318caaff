import { useReducer } from 'react';
import { type CreateGameOptions, createGame, reduce } from 'skymines-rules';

/** Returns the game and a function that applies a legal action. */
export function useGame(options: CreateGameOptions) {
  return useReducer(reduce, options, createGame);
}
