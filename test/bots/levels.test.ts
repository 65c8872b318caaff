import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endings } from '../../src/bots/endings.ts';
import { PLAIN } from '../../src/bots/greedy/taste.ts';
import { KINDS, learned } from '../../src/bots/learned/learnedBots.ts';
import weights from '../../src/bots/learned/weights.json';
import { tasteBot } from '../../src/bots/tasteBot.ts';
import { at } from '../../src/engine/lists.ts';
import {
  type Bot,
  chooseGreedily,
  drive,
  featureNames,
  features,
  greedyBot,
  loadBot,
  strategicActions,
} from '../../src/entries/bots.ts';
import type { CreateGameOptions, GameView, Seat } from '../../src/entries/index.ts';
import {
  createGame,
  createSession,
  defaultContent,
  determinize,
  legalActions,
  score,
  viewFor,
} from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { mean, randomNumbers } from '../kit/numbers.ts';
import { proofTest, wholeProofTest } from '../kit/proofTest.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

const BOTS: readonly Bot[] = [await loadBot('beginner'), await loadBot('fast'), await loadBot('strong')];

/** Some views of deciding seats in a random game. */
function views(options: CreateGameOptions, seed: string, every: number): { view: GameView; seat: Seat }[] {
  return [...randomSteps(rules, createGame(options), seed)].flatMap(({ state, action }, step) =>
    step % every === 0 ? [{ view: viewFor(state, action.seat), seat: action.seat }] : [],
  );
}

describe.each(MODES)('in a game of $name', (mode) => {
  proofTest('bots take legal actions to the end', () => {
    const session = createSession(optionsOf(mode, 41));
    const bots = session.getState().players.map((_, seat) => BOTS[(seat + 1) % BOTS.length] ?? null);
    drive(session, bots, { random: randomNumbers(3), budget: { nodes: 60 } });
    expect(session.isOver()).toBe(true);
  });

  test.each(BOTS)('the bot $name uses only the view of its seat', (bot) => {
    for (const { view, seat } of views(optionsOf(mode, 42), `seen ${mode.name}`, proofCount(120, 8))) {
      if (seat === view.luna?.seat) continue;
      const other = viewFor(determinize(view, 'another'), seat);
      const request = () => ({ seat, random: randomNumbers(5), budget: { nodes: 60 } });
      expect(bot.choose(other, request())).toEqual(bot.choose(view, request()));
    }
  });

  test('the strong bot plays like the greedy bot with its own beliefs before the last two rounds', () => {
    const plain = tasteBot('plain', () => PLAIN, endings);
    for (const { view, seat } of views(optionsOf(mode, 44), `plain ${mode.name}`, proofCount(40, 20))) {
      if (view.round >= defaultContent.figures.rounds - 1) continue;
      expect(plain.choose(view, { seat, random: randomNumbers(1) })).toEqual(chooseGreedily(view, seat));
    }
  });

  test('strategic actions are legal and never empty', () => {
    for (const { view, seat } of views(optionsOf(mode, 43), `pruned ${mode.name}`, proofCount(9, 3))) {
      const legal = legalActions(view, seat);
      const strategic = strategicActions(view, seat);
      expect(strategic.length).toBeGreaterThan(0);
      for (const action of strategic) expect(legal).toContainEqual(action);
      const types = new Set(legal.map(({ type }) => type));
      types.delete('useResources'); // all steps and purchases may be wasteful
      for (const type of types) expect(strategic.map((action) => action.type)).toContain(type);
    }
  });
});

describe('features', () => {
  test('have one number per name and are the same for a view and for the state', () => {
    const state = createGame({ players: ['Ana', 'Ben'], seed: 'features' });
    const [whole, seen] = [new Float64Array(featureNames.length), new Float64Array(featureNames.length)];
    features(state, 0, whole);
    features(viewFor(state, 0), 0, seen);
    expect(seen).toEqual(whole);
    expect([...whole].every(Number.isFinite)).toBe(true);
    expect(new Set(featureNames).size).toBe(featureNames.length);
  });

  test('throw for a list of the wrong length', () => {
    const state = createGame({ players: ['Ana', 'Ben'], seed: 'short' });
    expect(() => features(state, 0, new Float64Array(3))).toThrow(RangeError);
  });
});

/** The average lead of a bot over another one, in games in which both play both seats. */
function margin(bot: Bot, pairs: number, other: Bot): number {
  const margins = Array.from({ length: pairs }, (_, pair) =>
    [0, 1].map((seat) => {
      const game = simulate(createGame({ players: ['Ana', 'Ben'], seed: `margin ${pair}` }));
      drive(game, seat === 0 ? [bot, other] : [other, bot], { random: randomNumbers(pair) });
      const totals = score(game.state).map(({ total }) => total);
      return at(totals, seat) - at(totals, 1 - seat);
    }),
  ).flat();
  return mean(margins);
}

describe('learned beliefs', () => {
  test('have exactly one number per belief and kind of game', () => {
    expect(Object.keys(weights)).toEqual(Object.keys(PLAIN));
    for (const row of Object.values(weights)) expect(row).toEqual(KINDS.map(() => expect.any(Number)));
  });

  test('differ between kinds of game', () => {
    expect(new Set(Object.values(learned).map((taste) => JSON.stringify(taste))).size).toBe(4);
  });
});

describe('in order of strength', () => {
  wholeProofTest('the beginner is weaker than the greedy bot but not hopeless', () => {
    const behind = margin(at(BOTS, 0), proofCount(2, 6), greedyBot);
    expect(behind).toBeLessThan(0);
    expect(behind).toBeGreaterThan(-120);
  });

  wholeProofTest.each([
    ['the fast bot', 'the greedy bot', at(BOTS, 1), greedyBot, proofCount(2, 8)],
    ['the strong bot', 'the fast bot', at(BOTS, 2), at(BOTS, 1), proofCount(1, 3)],
  ] as const)('%s is stronger than %s', (_better, _worse, bot, other, pairs) => {
    expect(margin(bot, pairs, other)).toBeGreaterThan(0);
  });
});

test('rejects an unknown level', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (name) => {
      fc.pre(!['beginner', 'easy', 'fast', 'strong'].includes(name));
      await expect(loadBot(name as 'easy')).rejects.toThrow(RangeError);
    }),
  );
});

test('advice contains the choice of the bot, the cost of other choices, and only differing features', async () => {
  const bot = await loadBot('strong');
  let count = 0;
  for (const { view, seat } of views({ players: ['Ana', 'Ben'], seed: 'advice' }, 'advice', 7)) {
    const question = { seat, random: randomNumbers(2) };
    const advice = bot.advise(view, question);
    if (advice === null) continue;
    count += 1;
    expect(advice.action).toEqual(bot.choose(view, question));
    expect(Object.values(advice.gains)).not.toContain(0);
    if (advice.second === null) continue;
    expect(advice.second.worse).toBeGreaterThanOrEqual(0);
    expect(advice.second.action).not.toEqual(advice.action);
  }
  expect(count).toBeGreaterThan(5);
});
