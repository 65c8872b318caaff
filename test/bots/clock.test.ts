import { expect, test } from 'vitest';
import { type Bot, loadBot } from '../../src/entries/bots.ts';
import { createGame, isOver, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { optionsOf } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { proofList } from '../kit/soak.ts';

const BELT = { name: 'Belt', people: 2, menace: true, more: { board: 'belt', missions: true } } as const;

/**
 * Returns the maximum number of clock readings of a bot per decision of a game, or the first number above `enough`.
 * Throws on illegal actions.
 */
function looks(bot: Bot, milliseconds: number, enough = Number.POSITIVE_INFINITY): number {
  const sim = simulate(createGame(optionsOf(BELT, 3)));
  let most = 0;
  while (!isOver(sim.state) && most <= enough) {
    const { seat } = must(sim.pending()[0]);
    let time = 0;
    const now = (): number => {
      time += 1;
      return time;
    };
    const question = { seat, random: randomNumbers(1), budget: { milliseconds, now } };
    const action = bot.choose(viewFor(sim.state, seat), question);
    most = Math.max(most, time);
    sim.play(action);
  }
  return most;
}

// The search time of "strong" is tested separately.
test.each(proofList(['fast', 'easy', 'beginner'] as const, 1))(
  '%s completes its first candidate when its time is over',
  async (level) => {
    const bot = await loadBot(level);
    const few = 5 * looks(bot, 5);
    expect(looks(bot, 1e9, few)).toBeGreaterThan(few);
  },
);
