import { type Content, defaultContent } from 'skymines-rules';
import { type Measured, player } from './games.ts';

export interface Wanted {
  readonly content: Content;
  readonly games: number;
}

/** Results of two games with the same seed: one with the edited set, the other with the default set. */
export interface Pair {
  readonly own: Measured;
  readonly shipped: Measured;
}

self.addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const [own, shipped] = [player(data.content), player(defaultContent)];
  for (let game = 0; game < data.games; game += 1) {
    const seed = `balance ${game}`;
    const pair: Pair = { own: own(seed), shipped: shipped(seed) };
    self.postMessage(pair);
  }
});
