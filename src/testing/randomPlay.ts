import { sum } from '../engine/lists.ts';
import type { Draw } from '../engine/random.ts';
import { openStream, pickOne, seedStream } from '../engine/random.ts';
import type { Action } from '../game/model/actions.ts';

/** Returns a reproducible source of random numbers in [0, 1). */
export function drawFor(seed: string): Draw {
  return openStream(seedStream(seed)).draw;
}

/** Weights for the random choice of a type of action. All other types have a weight of 1. */
const WEIGHTS: Readonly<Partial<Record<Action['type'], number>>> = {
  pass: 0.12,
  confirmPlan: 0.3,
  stop: 0.4,
  takeCoin: 0.4,
  upload: 4,
  confront: 20,
};

/** Returns a random action. Its type is chosen first, so even rare types are chosen often. */
export function chooseRandomly(draw: Draw, actions: readonly Action[]): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const weights = types.map((type) => WEIGHTS[type] ?? 1);
  let left = draw() * sum(weights);
  const type = types.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return pickOne(
    draw,
    actions.filter((action) => action.type === (type ?? types[0])),
  );
}
