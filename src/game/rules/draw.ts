import type { Draw, RandomStream } from '../../engine/random.ts';
import { openStream, seedStream } from '../../engine/random.ts';
import type { GameState } from '../model/state.ts';
import type { Work } from './game.ts';

/** Where the set-up of a game begins to draw. */
export function setupStream(seed: string): RandomStream {
  return seedStream(`skymines/${seed}`);
}

/** Where Luna begins to draw: a stream of her own, so that what she draws never shifts the set-up of the people. */
export function lunaStream(seed: string): RandomStream {
  return seedStream(`skymines/luna/${seed}`);
}

/** Something random from one of the streams of a game, after everything that was drawn from it before. */
export function withDraw<T>({ state: { random } }: Work, name: keyof GameState['random'], use: (draw: Draw) => T): T {
  const saved = random[name];
  if (saved === null) throw new RangeError(`Nothing is drawn from the stream "${name}" in this game`);
  const stream = openStream(saved);
  const result = use(stream.draw);
  random[name] = stream.save();
  return result;
}
