import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import { boardIn, earned, LUNA, lunaBoard, lunaPlays, lunasTurn, SLOTS, soloTurn } from '../../../kit/luna.ts';
import type { BonusSpaceId, LunaCardId } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { player, refusal, table } from '../../../kit/table.ts';

/** The squares of the grid. In rows with two or four spaces, a ruling decides which one is meant. */
const SQUARES: Readonly<Record<string, BonusSpaceId>> = {
  r2c3: 'purchase',
  r2c4: 'destroy',
  r3c1: 'plusOneResourceTile',
  r3c2: 'fieldScientistTile',
  r3c3: 'scientistTile',
  r3c4: 'energyTile',
};
/** The squares for slots A to E. */
const GRIDS: readonly (readonly [LunaCardId, string])[] = [
  ['I-3', 'r2c3 r2c4 r3c2 r3c3 r3c4'],
  ['I-4', 'r3c3 r3c4 r3c2 r3c1 r2c4'],
  ['I-5', 'r3c1 r3c2 r3c3 r2c3 r3c4'],
  ['I-8', 'r3c2 r3c3 r2c3 r3c1 r3c4'],
  ['II-4', 'r2c3 r3c1 r3c2 r3c3 r2c4'],
  ['II-6', 'r2c3 r3c4 r3c2 r3c3 r2c4'],
];
const CASES = GRIDS.flatMap(([card, squares]) =>
  squares.split(' ').map((square, index) => ({ card, slot: SLOTS[index] ?? 'A', square, space: SQUARES[square] })),
);

describe('the designated space', () => {
  test.each(CASES)('LACT-25 LACT-28 card $card in slot $slot: $square, $space', ({ card, slot, space }) => {
    const { state, events } = soloTurn(card, slot);
    expect(state.placed).toEqual([{ space, seat: LUNA }]);
    expect(eventsOf(events, 'markerPlaced')).toEqual([{ type: 'markerPlaced', seat: LUNA, space }]);
    expect(lunaBoard(state).markers).toBe(4);
  });

  test('LACT-28 never places a marker on the first player space', () => {
    expect(CASES.every(({ square }) => square.startsWith('r2') || square.startsWith('r3'))).toBe(true);
    const spaces = CASES.map(({ card, slot }) => soloTurn(card, slot).state.placed[0]?.space);
    expect(spaces).not.toContain('firstPlayer');
    expect(spaces).not.toContain(undefined);
  });
});

describe('free of charge', () => {
  test.each(CASES.filter(({ card }) => card === 'I-5'))('LACT-26 $space costs and gives nothing', (one) => {
    const played = soloTurn(one.card, one.slot, (draft) => {
      boardIn(draft).coins = 0;
    });
    expect(earned(played)).toBe(2); // the card's coins
    const { hand, tiles, helium } = lunaBoard(played.state);
    expect({ hand, tiles, helium }).toEqual({ hand: [], tiles: [], helium: 0 });
    expect(played.state.display).toEqual(played.before.display);
    expect(played.state.destroyed).toEqual(played.before.destroyed);
    expect(played.state.nextFirstPlayer).toBe(0);
    const rewards = ['tileReserved', 'cardTaken', 'cardDestroyed', 'researchGained'];
    expect(played.events.filter(({ type }) => rewards.includes(type))).toEqual([]);
  });

  test('LACT-26 her marker blocks the space until the end of the round', () => {
    const { state } = soloTurn('I-5', 'D', (draft) => {
      player(draft, 0).coins = 5;
    });
    const purchase = { type: 'placeBonusMarker', seat: 0, space: 'purchase' } as const;
    expect(refusal(state, purchase)).toEqual(['spaceOccupied BON-4']);
    const next = table.skip(passes(state, 0), 'planning');
    expect(refusal(next, purchase)).toEqual([]);
  });
});

describe('nothing to place', () => {
  test.each([
    ['a person', 0],
    ['herself', LUNA],
  ])('LACT-27 Luna places no marker anywhere when the space has a marker of %s', (_, seat) => {
    const { state, events } = soloTurn('I-5', 'D', (draft) => {
      draft.placed = [{ space: 'purchase', seat }];
      boardIn(draft).markers = 4;
    });
    expect(state.placed).toEqual([{ space: 'purchase', seat }]);
    expect(lunaBoard(state).markers).toBe(4);
    expect(eventsOf(events, 'lunaSkipped')).toMatchObject([{ action: 'bonusMarker', rule: 'LACT-27' }]);
    expect(earned(soloTurn('I-5', 'D'))).toBe(2);
  });

  test('LACT-27 Luna ignores a marker on another space', () => {
    const { state } = soloTurn('I-5', 'D', (draft) => {
      draft.placed = [{ space: 'destroy', seat: 0 }];
    });
    expect(state.placed).toEqual([
      { space: 'destroy', seat: 0 },
      { space: 'purchase', seat: LUNA },
    ]);
  });

  test('LACT-25 LACT-1 places nothing when her reserve is empty and carries out the rest of the card', () => {
    const start = lunasTurn({ D: 'I-5' }, (draft) => {
      boardIn(draft).markers = 0;
    });
    const { state } = lunaPlays(start);
    expect(state.placed).toEqual([]);
    expect(lunaBoard(state)).toMatchObject({ markers: 0, coins: 3, upload: 1 });
  });
});
