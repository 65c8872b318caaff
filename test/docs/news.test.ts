import { expect, test } from 'vitest';
import { News } from '../../docs/play/table/news.ts';
import { type Action, createSession } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';

/** Returns what is spoken after actions of a planning phase, at a screen with these seats. */
function spokenAfter(people: readonly number[], ...planned: readonly Action[]): string {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'news' });
  const { options } = session.getState();
  const game = { people, isSolo: people.length === 1, past: { options, actions: planned.slice(0, 1) }, recall() {} };
  const news = new News(game);
  game.past = { options, actions: [...planned] };
  return news.takeOwn(createText({ locale: en, game: session.getView(0) }));
}

const first: Action = { type: 'planCard', seat: 0, card: 'diamond-carbon1', slot: 1 };
const own: Action = { type: 'planCard', seat: 0, card: 'diamond-carbon2', slot: 2 };
const bots: Action = { type: 'planCard', seat: 1, card: 'star-energy1', slot: 1 };

test('PLAN-2 a planned card is spoken once to the only human player', () => {
  expect(spokenAfter([0], first, own)).toBe('Carbon 2, the middle action slot');
  expect(spokenAfter([0], first)).toBe('');
});

test('PLAN-2 the planned cards of bots are never spoken', () => {
  expect(spokenAfter([0], first, bots)).toBe('');
  expect(spokenAfter([0], first, own, bots)).toBe('Carbon 2, the middle action slot');
});

test('PLAN-2 planned cards are not spoken to several players at one screen', () => {
  expect(spokenAfter([0, 1], first, own)).toBe('');
});
