import { describe, expect, test } from 'vitest';
import { NAMES } from '../kit/people.ts';
import type { CardId } from '../kit/pinned.ts';
import { createGame, defaultContent } from '../kit/pinned.ts';

describe('EX-46 the action deck of a new game', () => {
  const letters = new Map(defaultContent.cards.map(({ id, letter }) => [id, letter]));
  const lettersOf = (cards: readonly (CardId | null)[]): string =>
    cards.map((card) => (card === null ? '-' : letters.get(card))).join('');

  test.each(['one', 'two', 'three'])('EX-46 the display is full and 32 cards are left, A to E (seed %s)', (seed) => {
    const { display, deck, destroyed } = createGame({ players: NAMES, seed });
    expect(lettersOf(display)).toBe('AAAAAAAAABBB');
    expect(deck).toHaveLength(32);
    expect(lettersOf([...deck].reverse())).toBe('BBBBBBBBBBBBBCCCCCCCCCCCDDDDEEEE');
    expect(new Set([...display, ...deck]).size).toBe(44);
    expect(destroyed).toEqual([]);
  });

  test('EX-46 each letter is shuffled', () => {
    const drawn = (seed: string): string[] => {
      const { display, deck } = createGame({ players: NAMES, seed });
      const order = [...display, ...[...deck].reverse()];
      return ['A', 'B', 'C', 'D', 'E'].map((letter) => order.filter((card) => card?.startsWith(letter)).join(' '));
    };
    const games = ['one', 'two', 'three', 'four', 'five'].map(drawn);
    for (const letter of [0, 1, 2, 3, 4]) expect(new Set(games.map((game) => game[letter])).size).toBeGreaterThan(1);
  });
});
