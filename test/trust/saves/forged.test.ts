// Forged saves of every kind: whatever loads can be played to its end. `SOAK_GAMES` multiplies how many are forged; the table of
// kinds is printed by `npx tsx test/trust/saves/report.ts COUNT`.

import { expect, test } from 'vitest';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { FORGERIES } from './forge.ts';
import { forgeSaves, realStates } from './forgedSaves.ts';

const EACH = proofCount(1, 8) * soakCount(1);
const KINDS = Object.keys(FORGERIES).length + 1;

test(`${EACH} forged saves of each kind: every one is refused, or played to its end three times`, () => {
  const { kinds, problems, played } = forgeSaves(rules, realStates(rules, 24, 'real'), EACH * KINDS, 'forged');
  expect(problems).toEqual([]);
  const tallies = [...kinds.values()];
  for (const [kind, { refused, accepted }] of kinds) expect(refused + accepted, kind).toBeGreaterThan(0);
  const accepted = tallies.reduce((sum, tally) => sum + tally.accepted, 0);
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0);
  // Both happen often: the checks do not refuse everything, nor let everything in.
  expect(accepted).toBeGreaterThan((accepted + refused) / 20);
  expect(refused).toBeGreaterThan((accepted + refused) / 2);
  expect(played).toBe(3 * accepted);
});
