import { expect, test } from 'vitest';
import { createRules, defaultContent } from '../../src/index.ts';
import { randomOptions, walk } from '../kit/randomGame.ts';

const rules = createRules(defaultContent);
const GAMES = 2000;
const { levels } = defaultContent.luna;

test(`${GAMES} random solo games over all levels: no dead end`, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const level = game % levels.length;
    const start = rules.createGame(randomOptions(1, `solo ${game}`, { luna: { level } }));
    const last = walk(rules, start, `solo ${game}`, () => {});
    expect(last.round).toBe(7); // ROUND-1, END-1
    expect(rules.score(last)).toHaveLength(2); // LUNA-33
  }
}, 600_000);
