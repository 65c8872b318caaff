import { describe, expect, test } from 'vitest';
import { type Bot, drive, randomBot } from '../../src/entries/bots.ts';
import { createGame, createSession, legalActions, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';

const options = { players: ['Ana', 'Ben'], seed: 'driven' };

/** A bot without random numbers. */
const firstBot: Bot = { name: 'first', choose: (view, { seat }) => must(legalActions(view, seat)[0]) };

describe('drive', () => {
  test('plays the same game on a simulator and in a session', () => {
    const bots = [randomBot, firstBot];
    const simulator = simulate(createGame(options));
    const session = createSession(options);
    const played = drive(simulator, bots, { random: randomNumbers(20) });
    expect(drive(session, bots, { random: randomNumbers(20) })).toBe(played);
    expect(session.actions).toHaveLength(played);
    expect(session.isOver()).toBe(true);
    expect(simulator.score()).toEqual(session.score());
  });

  test('stops at a decision of a seat without a bot', () => {
    const session = createSession(options);
    drive(session, [null, randomBot], { random: randomNumbers(20) });
    expect(session.pending().map(({ seat }) => seat)).toEqual([0]);
  });

  test('takes the turns of Luna', () => {
    const simulator = simulate(createGame({ players: ['Ana'], seed: 'with Luna', luna: { level: 3 } }));
    drive(simulator, [randomBot], { random: randomNumbers(20) });
    expect(simulator.isOver()).toBe(true);
  });

  test('gives a bot only the view of its seat', () => {
    const simulator = simulate(createGame(options));
    const seen: Bot = {
      name: 'seeing',
      choose(view, question) {
        expect(view).toEqual(viewFor(simulator.state, question.seat));
        return randomBot.choose(view, question);
      },
    };
    drive(simulator, [seen, randomBot], { random: randomNumbers(20) });
    expect(simulator.isOver()).toBe(true);
  });

  test('throws when a bot chooses an illegal action', () => {
    const cheat: Bot = { name: 'cheat', choose: (_, { seat }) => ({ type: 'pass', seat }) };
    const session = createSession(options);
    expect(() => drive(session, [cheat, cheat], { random: randomNumbers(20) })).toThrow(/illegal action/);
    expect(session.version).toBe(0);
  });
});
