import { expect, test } from 'vitest';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';
import { COUNTS, live } from './live.ts';

const SESSIONS = soakCount(6, 12);

test(`${SESSIONS} sessions with listeners that dispatch, throw, leave and undo, killed at random`, () => {
  for (let each = 0; each < SESSIONS; each += 1) live(rules, `soak ${each}`);
  for (const count of Object.values(COUNTS)) expect(count, JSON.stringify(COUNTS)).toBeGreaterThan(0);
  if (SESSIONS > 100) console.info(JSON.stringify(COUNTS));
});
