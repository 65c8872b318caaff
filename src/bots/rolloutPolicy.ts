import type { Policy } from '../sim/simulator.ts';

/** So often it draws again when it has drawn to pass or to stop. */
const DRAWS = 4;

/**
 * Makes a cheap policy for playing many games to their end: it draws by chance, but hardly ever passes or stops while there is something
 * to do. It plays badly; a greedy player takes some twenty times as long and plays well.
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
