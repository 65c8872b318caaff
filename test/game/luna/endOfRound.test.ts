import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../kit/events.ts';
import { boardIn, LUNA, lunaBoard, lunaIn, lunaOf, lunaPlays, lunasTurn, setMajority } from '../../kit/luna.ts';
import type { GameState, LunaCardId } from '../../kit/pinned.ts';
import { passes } from '../../kit/play.ts';
import { at, type Change, player, refusal, table } from '../../kit/table.ts';

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

  test('LUNA-29 discards nothing before her rightmost card', () => {
    const { state, events } = lunaPlays(lunasTurn({ B: 'I-4', D: 'I-2' }, (draft) => setMajority(draft, 'I-3', 'I-7')));
    expect(lunaOf(state).discard).toEqual([]);
    expect(lunaOf(state).majority).toEqual(['I-3', 'I-7']);
    expect(eventsOf(events, 'lunaMajorityChecked')).toEqual([]);
  });
});

describe('the majority check', () => {
  /** The only card she has played is the one that is compared. */
  const checked = (card: LunaCardId, left: LunaCardId | null = 'I-12', right: LunaCardId | null = 'II-5') =>
    lunaPlays(lunasTurn({ B: card }, (draft) => setMajority(draft, left, right)));

  // The sheet of her cards in test/scenarios/luna shows which side each card removes.
  test.each<[LunaCardId, (LunaCardId | null)[], LunaCardId[]]>([
    ['I-2', [null, 'II-5'], ['I-12']],
    ['I-1', ['I-12', null], ['II-5']],
    ['I-5', ['I-12', 'II-5'], []],
  ])('LUNA-30 after %s, the majority cards are %j', (card, left, removed) => {
    const { state } = checked(card);
    expect(lunaOf(state).majority).toEqual(left);
    expect(lunaOf(state).discard).toEqual([card, ...removed]);
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

  test('LUNA-30 LUNA-24 a discarded majority card no longer blocks', () => {
    const claim = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority' } as const;
    expect(refusal(checked('I-5').state, claim)).toEqual(['lunaBlocks LUNA-24']);
    expect(refusal(checked('I-2').state, claim)).toEqual([]);
  });
});

describe('the preparation phase', () => {
  const atEnd = (change: Change) =>
    lunaPlays(
      lunasTurn({ B: 'I-5' }, (draft) => {
        player(draft, 0).passed = true;
        change(draft);
      }),
    );

  test('LUNA-32 returns her bonus markers and gives her no bonus tile', () => {
    // I-5 in slot B: a marker on the field scientist tile's space.
    const { state, events } = atEnd((draft) => {
      boardIn(draft).markers = 4;
      draft.placed = [{ space: 'energyTile', seat: LUNA }];
    });
    expect(state.round).toBe(2);
    expect(eventsOf(events, 'markerPlaced')).toEqual([
      { type: 'markerPlaced', seat: LUNA, space: 'fieldScientistTile' },
    ]);
    expect(state.placed).toEqual([]);
    expect(lunaBoard(state)).toMatchObject({ markers: 5, tiles: [] });
    expect(state.players.flatMap(({ tiles }) => tiles)).toEqual([]);
    expect(eventsOf(events, 'tileReceived')).toEqual([]);
  });

  test('LUNA-32 gives human players their reserved tiles and frees the tile space Luna blocked', () => {
    const { state } = atEnd((draft) => {
      player(draft, 0).markers = 2;
      player(draft, 0).coins = 5;
      draft.placed = [{ space: 'energyTile', seat: 0 }];
    });
    expect(at(state, 0).tiles.map(({ tile }) => tile)).toEqual(['energyTile']);
    const acting = table.skip(state, 'planning');
    expect(refusal(acting, { type: 'placeBonusMarker', seat: 0, space: 'fieldScientistTile' })).toEqual([]);
  });

  test.each(['I-5', 'I-8'])('LUNA-32 discards both remaining majority cards after %s', (card) => {
    const start = lunasTurn({ B: card }, (draft) => setMajority(draft, 'I-12', 'I-7'));
    const acting = lunaPlays(start).state;
    expect(lunaOf(acting).majority).toEqual(['I-12', 'I-7']);
    const next = passes(acting, 0);
    expect(next.round).toBe(2);
    expect(lunaOf(next).majority).toEqual([null, null]);
    expect([...lunaOf(next).discard].sort()).toEqual(['I-12', card, 'I-7'].sort());
  });

  test('LUNA-32 discards a single remaining majority card', () => {
    const next = passes(lunaPlays(lunasTurn({ B: 'I-2' }, (draft) => setMajority(draft, 'I-12', 'I-7'))).state, 0);
    expect(lunaOf(next).majority).toEqual([null, null]);
    expect(lunaOf(next).discard).toEqual(['I-2', 'I-12', 'I-7']);
  });
});
