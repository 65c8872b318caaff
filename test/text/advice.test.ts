import { expect, test } from 'vitest';
import { greedyPolicy, loadBot, playUntil } from '../../src/entries/bots.ts';
import { createGame, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { createText, en, plain } from '../../src/entries/text.ts';
import { randomNumbers } from '../kit/numbers.ts';

test('formats the advice of a bot on a turn', async () => {
  const game = simulate(createGame({ players: ['Ana', 'Ben'], seed: 'advised' }));
  playUntil(game, ({ state: { stack } }) => stack.at(-1)?.kind === 'turn', greedyPolicy);
  const seat = game.pending()[0]?.seat ?? 0;
  const view = viewFor(game.copy().state, seat);
  const advice = (await loadBot('strong')).advise(view, { seat, random: randomNumbers(1) });
  if (advice === null) throw new Error('the bot does not think at a turn');
  const lines = createText({ locale: en, game: view }).advice(advice, view).map(plain);
  expect(lines.at(-2)).toMatch(/^Expected value by the end of the game: about \d+ coins?\.$/);
  expect(lines.at(-1)).toMatch(/^Second choice: [A-Z].* \((\d+ coins? worse|about as good)\)\.$/);
});
