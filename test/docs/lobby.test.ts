import { expect, test } from 'vitest';
import { BOT_NAMES, botName } from '../../docs/play/opponents.ts';
import { BOT_LEVELS } from '../../src/entries/bots.ts';

test('botName returns names that no other player at the table has', () => {
  expect(BOT_LEVELS.map((level) => botName(level, ['Ana']))).toEqual(['Pip', 'Vega', 'Juno', 'Orin']);
  expect(new Set(Object.values(BOT_NAMES)).size).toBe(4);
  expect(botName('fast', ['Juno', 'Ana'])).toBe('Juno 2');
  expect(botName('fast', ['Juno', 'Juno 2'])).toBe('Juno 3');
});
