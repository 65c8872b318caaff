import type { Policy } from '../sim/simulator.ts';

/** Maximum number of random draws. Another action is drawn only if the last one passes or stops. */
const DRAWS = 4;

/**
 * Returns a fast policy for many playouts. It plays randomly, but rarely passes or stops while there are other actions.
 * It plays badly. The greedy bot plays well, but takes about twenty times as long.
 */
export function rolloutPolicy(random: () => number): Policy {
  return ({ sample }) => {
    let action = sample(random);
    for (let again = 1; again < DRAWS && (action.type === 'pass' || action.type === 'stop'); again += 1) {
      action = sample(random);
    }
    return action;
  };
}
