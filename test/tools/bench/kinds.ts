// The cost of listing and playing by kind of decision, in microseconds: median, 99th percentile, and the longest list.
import { performance } from 'node:perf_hooks';
import type { Simulator } from '../../../src/entries/sim.ts';
import { quantile } from './measure.ts';
import { playRandomly, WAYS } from './ways.ts';

/** The measurements for one kind of decision. */
export interface Kind {
  readonly kind: string;
  readonly count: number;
  readonly longest: number;
  readonly list: readonly [median: number, slowest: number];
  readonly play: readonly [median: number, slowest: number];
}

interface Times {
  readonly list: number[];
  readonly play: number[];
  longest: number;
}

/** Every kind of decision of some random games, the most frequent first. */
export function measureKinds(way: string, games: number): Kind[] {
  const byKind = new Map<string, Times>();
  const timed = (milliseconds: number): number => milliseconds * 1000;
  for (let game = 0; game < games; game += 1) {
    const options = WAYS[way]?.(game);
    if (options === undefined) return [];
    let last: { readonly times: Times; readonly at: number } | undefined;
    const look = (simulator: Simulator): void => {
      if (last !== undefined) last.times.play.push(timed(performance.now() - last.at));
      const kind = simulator.state.stack.at(-1)?.kind ?? '';
      const times = byKind.get(kind) ?? { list: [], play: [], longest: 0 };
      byKind.set(kind, times);
      // A copy has no cached list yet, while the simulator may have one.
      const copy = simulator.copy();
      const before = performance.now();
      const { length } = copy.legalActions();
      times.list.push(timed(performance.now() - before));
      times.longest = Math.max(times.longest, length);
      simulator.legalActions();
      last = { times, at: performance.now() };
    };
    playRandomly(options, game, look);
  }
  return [...byKind]
    .map(([kind, { list, play, longest }]): Kind => {
      const middle = (figures: number[]): [number, number] => [quantile(figures, 0.5), quantile(figures, 0.99)];
      return { kind, count: list.length, longest, list: middle(list), play: middle(play) };
    })
    .sort((one, other) => other.count - one.count);
}
