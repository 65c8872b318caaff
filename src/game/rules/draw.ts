import { type Draw, openStream, type RandomStream, seedStream } from '../../engine/random.ts';
import type { GameState } from '../model/state.ts';
import type { Work } from './game.ts';

export function setupStream(seed: string): RandomStream {
  return seedStream(`skymines/${seed}`);
}

/** Returns Luna's initial random stream. It is separate so that her draws do not affect the set-up. */
export function lunaStream(seed: string): RandomStream {
  return seedStream(`skymines/luna/${seed}`);
}

/** Calls a function with one of the game's random streams, and saves the stream's new state. */
export function withDraw<T>({ state: { random } }: Work, name: keyof GameState['random'], use: (draw: Draw) => T): T {
  const saved = random[name];
  if (saved === null) throw new RangeError(`This game has no random stream "${name}"`);
  const stream = openStream(saved);
  const result = use(stream.draw);
  random[name] = stream.save();
  return result;
}
