import { describe, expect, test } from 'vitest';
import type { CreateGameOptions } from '../../../src/index.ts';
import { createRules, InvalidOptionsError, mostActions } from '../../../src/index.ts';
import { drawFor, randomOptions } from '../../../src/testing.ts';
import { MODES, optionsOf } from '../../kit/modes.ts';
import { names } from '../../kit/people.ts';
import { walk } from '../../kit/randomGame.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { CONTENTS } from './contents.ts';
import { PINNED } from './pinned.ts';
import { longestWay } from './walker.ts';
import { WEIGHTS } from './weights.ts';

/** How far the figure is from the longest games found, at most. */
const FACTOR = 2;

/** The largest figure of all ways to play with so many people at the table. */
function figureFor(people: number): number {
  const all = (['moon', 'belt'] as const).flatMap((board) =>
    [false, true].map((missions): CreateGameOptions => {
      const menace = board === 'belt';
      return { players: names(people), seed: '', tracks: 'random', startingTokens: 'choose', board, missions, menace };
    }),
  );
  return Math.max(...all.map(mostActions));
}

describe('the figure', () => {
  test.each([
    [2, 1226],
    [3, 1569],
    [4, 1924],
  ])('for %i seats is %i', (people, figure) => {
    expect(figureFor(people)).toBe(figure);
  });

  test('is less with Luna, who decides nothing, than with one more person', () => {
    for (const people of [1, 2, 3]) {
      const options = { players: names(people), seed: '', startingTokens: 'choose' } as const;
      const withLuna = mostActions({ ...options, luna: { level: 8 } });
      expect(withLuna).toBeLessThan(mostActions({ ...options, players: names(people + 1) }));
      if (people > 1) expect(withLuna - mostActions(options)).toBeLessThanOrEqual(5 * 7); // LUNA-5: five cards a round
    }
  });

  test('is less where cards have one slot to rest on (VARIANT-1)', () => {
    const options = { players: names(2), seed: '' };
    expect(mostActions({ ...options, constrainedSlots: true })).toBeLessThan(mostActions(options));
  });

  test('is that of the longest tracks where they are drawn', () => {
    const options = { players: names(3), seed: '' };
    const drawn = mostActions({ ...options, tracks: 'random' });
    expect(mostActions(options)).toBeLessThan(drawn);
    expect(mostActions({ ...options, tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'D1', tawac: 'E2' } })).toBe(
      drawn,
    );
  });

  test('asks for options that make a game', () => {
    expect(() => mostActions({ players: names(1), seed: '' })).toThrow(InvalidOptionsError);
  });
});

describe('no game is longer', () => {
  const GAMES = soakCount(1, 4);

  test.each(MODES)('at random: $name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const options = optionsOf(mode, game);
      let actions = 0;
      walk(rules, rules.createGame(options), `longest/${game}`, () => {
        actions += 1;
      });
      expect(actions).toBeLessThanOrEqual(rules.mostActions(options));
    }
  });

  test.each(MODES)('the longest way: $name', (mode) => {
    const options = optionsOf(mode, 0);
    const actions = longestWay(rules, options, WEIGHTS, []);
    expect(actions).toBeLessThanOrEqual(rules.mostActions(options));
    expect(actions).toBeGreaterThan(rules.mostActions(options) / 4);
  });

  test.each(CONTENTS.slice(0, proofCount(3, CONTENTS.length)))('with other components: %s', (_, content) => {
    const others = createRules(content);
    for (let game = 0; game < GAMES; game += 1) {
      const options = randomOptions(drawFor(`others ${game}`), `others ${game}`);
      // It throws when the game is longer.
      walk(others, others.createGame(options), `others ${game}`, () => {});
      expect(longestWay(others, options, WEIGHTS, [])).toBeLessThanOrEqual(others.mostActions(options));
    }
  });
});

describe('the figure is near', () => {
  test.each(PINNED)('to the longest game found: $name', ({ options, weights, numbers, actions }) => {
    expect(longestWay(rules, options, weights, numbers)).toBe(actions);
    expect(figureFor(options.players.length)).toBeLessThanOrEqual(FACTOR * actions);
  });
});
