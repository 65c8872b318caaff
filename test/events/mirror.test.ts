// Events are complete: whoever follows them, and never looks at a state, knows the whole table.
import { describe, expect, test } from 'vitest';
import { createRules, defaultContent } from '../../src/index.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { SOAK_TIMEOUT, soakCount } from '../kit/soak.ts';
import { follow, type Mirror, mirrorOf } from './mirror.ts';

const rules = createRules(defaultContent);
const GAMES = soakCount(1);

/** A card is turned face down when its action is over (ROUND-11), not when it is said to be used. */
function comparable(mirror: Mirror, isTurn: boolean): Mirror {
  return isTurn ? mirror : { ...mirror, players: mirror.players.map((player) => ({ ...player, used: [] })) };
}

describe('events tell everything that changes on the table', () => {
  test.each(MODES)(
    '$name',
    (mode) => {
      for (let game = 0; game < GAMES; game += 1) {
        const start = rules.createGame(optionsOf(mode, game));
        const mirror = mirrorOf(start);
        for (const { action, next, events } of randomSteps(rules, start, `events/${mode.name}/${game}`)) {
          follow(mirror, events);
          const isTurn = next.stack.at(-1)?.kind === 'turn';
          const [told, seen] = [mirror, mirrorOf(next)].map((each) => comparable(each, isTurn));
          if (JSON.stringify(told) !== JSON.stringify(seen)) expect(told, JSON.stringify(action)).toEqual(seen);
        }
      }
    },
    SOAK_TIMEOUT,
  );
});
