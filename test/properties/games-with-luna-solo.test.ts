import { expect, test } from 'vitest';
import { at } from '../../src/engine/lists.ts';
import { defaultContent, LIMITS, LUNA_EDITIONS } from '../../src/entries/index.ts';
import { simulate } from '../../src/sim/simulator.ts';
import { randomChooser, randomOptions } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

const GAMES = proofCount(18, 2000);
const { levels } = defaultContent.luna;

test(`${GAMES} random solo games at all levels and in both editions have no dead end`, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const luna = { level: game % levels.length, edition: at(LUNA_EDITIONS, game % LUNA_EDITIONS.length) };
    const played = simulate(rules.createGame(randomOptions(1, `solo ${game}`, { luna })), {}, rules);
    const choose = randomChooser(`solo ${game}`);
    // Choosing from an empty list throws.
    for (let step = 0; !played.isOver() && step < LIMITS.actions; step += 1) played.play(choose(played.legalActions()));
    expect(played.isOver()).toBe(true);
    expect(played.state.round).toBe(7); // ROUND-1, END-1
    expect(played.score()).toHaveLength(2); // LUNA-33
  }
});
