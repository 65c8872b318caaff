import type { Draw } from '../../engine/random.ts';
import { openStream } from '../../engine/random.ts';
import type { Work } from '../kit.ts';

/** Something random of the set-up, after everything the base game has drawn. */
export function withSetupDraw<T>(work: Work, use: (draw: Draw) => T): T {
  const { random } = work.state;
  const stream = openStream(random.setup);
  const result = use(stream.draw);
  random.setup = stream.save();
  return result;
}
