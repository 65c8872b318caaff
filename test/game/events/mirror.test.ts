// Events are complete: whoever follows them, and never looks at a state, knows the whole table.

import { describe, expect, test } from 'vitest';
import { MODES, optionsOf } from '../../kit/modes.ts';
import { randomSteps } from '../../kit/randomGame.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';
import { follow, mirrorOf } from './mirror.ts';

/** Of 25 games one does the action of a destroyed card (BSP-9), the rarest thing that was once followed wrongly. */
const GAMES = soakCount(1, 12);

describe('events tell everything that changes on the table', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game));
      const mirror = mirrorOf(start);
      for (const { action, next, events } of randomSteps(rules, start, `events/${mode.name}/${game}`)) {
        follow(mirror, events);
        const seen = mirrorOf(next);
        if (JSON.stringify(mirror) !== JSON.stringify(seen)) expect(mirror, JSON.stringify(action)).toEqual(seen);
      }
    }
  });
});
