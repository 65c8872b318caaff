import { describe, expect, test } from 'vitest';
import { lunaIn, lunaOf, lunaPlays, lunasTurn, setMajority } from '../../kit/luna.ts';
import type { GameState, LunaCardId } from '../../kit/pinned.ts';
import type { Change } from '../../kit/table.ts';
import { eventsOf } from '../../kit/table.ts';

/** Luna must play her last card of the round: I-4, I-2 and I-6 have been played, this one is in slot E. */
function lastCard(card: LunaCardId, change: Change = () => {}, seed = 'last'): GameState {
  return lunasTurn(
    { B: 'I-4', C: 'I-2', D: 'I-6', E: card },
    (draft) => {
      lunaIn(draft).slots.forEach((slot, index) => {
        if (slot !== null) slot.faceUp = index < 4;
      });
      change(draft);
    },
    { seed },
  );
}

// More in test/scenarios/luna/endOfRound.txt.
describe('her cards are discarded', () => {
  test('LUNA-29 discards all cards of her slots face up in the same turn', () => {
    const before = lastCard('I-9', (draft) => {
      lunaIn(draft).deck = lunaIn(draft).deck.filter((card) => card !== 'I-10' && card !== 'I-11');
      lunaIn(draft).discard = ['I-10', 'I-11'];
    });
    const { state, events } = lunaPlays(before);
    const { slots, discard } = lunaOf(state);
    expect(slots).toEqual([null, null, null, null, null]);
    expect(discard.slice(0, 2)).toEqual(['I-10', 'I-11']);
    expect([...discard.slice(2)].sort()).toEqual(['I-2', 'I-4', 'I-6', 'I-9']);
    expect(eventsOf(events, 'lunaCardsDiscarded').map(({ cards }) => cards)).toEqual([discard.slice(2)]);
  });

  test('LUNA-29 AMB shuffles only the cards just played, so any of them can end up on top', () => {
    const piles = Array.from({ length: 80 }, (_, index) => {
      const old: Change = (draft) => {
        lunaIn(draft).discard = ['I-10', 'I-11'];
        lunaIn(draft).deck = [];
      };
      return lunaOf(lunaPlays(lastCard('I-5', old, `pile ${index}`)).state).discard;
    });
    expect(new Set(piles.map((pile) => pile.slice(0, 2).join(' ')))).toEqual(new Set(['I-10 I-11']));
    expect(new Set(piles.map((pile) => pile.at(-1)))).toEqual(new Set(['I-4', 'I-2', 'I-6', 'I-5']));
    expect(new Set(piles.map((pile) => pile.slice(2).join(' '))).size).toBeGreaterThan(15); // of 24
  });

  test('LUNA-30 the top card of the discard pile decides, even if another card was played last', () => {
    for (let index = 0; index < 20; index += 1) {
      const before = lastCard('I-9', (draft) => setMajority(draft, 'I-12', 'II-5'), `top ${index}`);
      const { state, events } = lunaPlays(before);
      const [top = ''] = eventsOf(events, 'lunaCardsDiscarded').map(({ cards }) => cards.at(-1));
      const left = ['I-2', 'I-6'].includes(top);
      expect(lunaOf(state).majority).toEqual(left ? [null, 'II-5'] : ['I-12', null]);
    }
  });
});
