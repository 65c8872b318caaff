import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { MODES, optionsOf } from '../../kit/modes.ts';
import { randomNumbers } from '../../kit/numbers.ts';
import { randomSteps } from '../../kit/randomGame.ts';
import { rules } from '../../kit/shipped.ts';

test.each(MODES)('a simulator emits the events of reduce: $name', (mode) => {
  const start = rules.createGame(optionsOf(mode, 0));
  const emitted: string[] = [];
  const simulator = simulate(start, { onEvent: (event: GameEvent) => emitted.push(JSON.stringify(event)) });
  const happened: string[] = [];
  for (const { action, events } of randomSteps(rules, start, `told ${mode.name}`)) {
    happened.push(...events.map((event) => JSON.stringify(event)));
    simulator.play(action);
  }
  expect(happened.length).toBeGreaterThan(50);
  expect(emitted).toEqual(happened);
});

test('a copy of a simulator also emits its events and counts the cards used for energy', () => {
  let cards = 0;
  const onEvent = (event: GameEvent): void => {
    if (event.type === 'energyUsed') cards += event.cards.length;
  };
  const start = rules.createGame({ players: ['Ana', 'Ben'], seed: 'energy' });
  simulate(start, { onEvent }).copy().playout(randomNumbers(1));
  expect(cards).toBeGreaterThan(0);
});
