import { sum } from '../engine/lists.ts';
import type { Draw } from '../engine/random.ts';
import { openStream, pickOne, seedStream } from '../engine/random.ts';
import type { Action } from '../game/model/actions.ts';

/** Returns a reproducible source of random numbers in [0, 1). */
export function drawFor(seed: string): Draw {
  return openStream(seedStream(seed)).draw;
}

/** Weights of types of action in a random choice; 1 if not listed. */
const WEIGHTS: Readonly<Partial<Record<Action['type'], number>>> = {
  pass: 0.12,
  confirmPlan: 0.3,
  stop: 0.4,
  takeCoin: 0.4,
  upload: 4,
  confront: 20,
};

/** Returns a random action. Choosing the type first makes rare types frequent. */
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
