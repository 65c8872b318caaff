import { describe, expect, test } from 'vitest';
import { advance, advanceSteps, placeBonusMarker, stop, useResources } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, BonusSpaceId, CardId } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { at, type Change, coinRules, coinsIn, hold, lay, player, refusal, show, table } from '../../../kit/table.ts';
import { antoinePasses, FIRST, OTHERS } from '../../../kit/tracks.ts';

const { act, onTurn, options, played, rules, skip } = table;
/** Spaces that give steps on the other tracks. */
const WITH_E1 = { tracks: { ...FIRST.tracks, tawac: 'E1' } } as const;

describe('research spaces', () => {
  const on = (coins: number, helium = 0) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.astrogo = 2;
      player(draft, 0).coins = coins;
      player(draft, 0).helium = helium;
    }, OTHERS);
  const choose = (reward: number): Action => ({ type: 'chooseReward', seat: 0, reward });

  test('BSP-1 the space costs 2 coins', () => {
    expect(refusal(on(1), placeBonusMarker('astrogo1'))).toEqual(['spaceTooExpensive BON-2']);
    const { events } = played(on(2), placeBonusMarker('astrogo1'));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual(['TRACK-12']);
  });

  test.each([
    [0, 2, 1],
    [1, 1, 2],
  ])('BSP-1 reward %i gives %i research points and %i helium-3 steps', (reward, points, helium) => {
    const after = act(on(2), placeBonusMarker('astrogo1'), choose(reward));
    expect(at(after, 0).helium).toBe(helium);
    expect(rules.pending(after)).toEqual([{ seat: 0, kind: 'research', params: { points } }]);
  });

  test('BSP-1 the player takes one of two rewards', () => {
    const placed = act(on(2), placeBonusMarker('astrogo1'));
    expect(options(placed, 'chooseReward')).toEqual([choose(0), choose(1)]);
    expect(refusal(placed, choose(2))).toEqual(['noSuchChoice BSP-1']);
    const done = skip(act(placed, choose(0)), 'research', 'placePlans');
    expect(rules.pending(done)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(done, 0).helium).toBe(1);
  });

  test('BSP-2 the space costs 1 coin and gives 2 research points and 2 steps', () => {
    expect(refusal(on(0), placeBonusMarker('astrogo2'))).toEqual(['spaceTooExpensive BON-2']);
    const { state, events } = played(on(1), placeBonusMarker('astrogo2'));
    expect(coinsIn(events, 0)).toBe(-1);
    expect(at(state, 0).helium).toBe(2);
    expect(rules.pending(state)).toEqual([{ seat: 0, kind: 'research', params: { points: 2 } }]);
  });

  test('BSP-1 BSP-2 steps beyond the end of the tank track become coins', () => {
    expect(coinsIn(played(act(on(2, 28), placeBonusMarker('astrogo1')), choose(1)).events, 0)).toBe(4);
    expect(coinsIn(played(on(1, 27), placeBonusMarker('astrogo2')).events, 0)).toBe(2 - 1);
  });
});

describe('purchase spaces', () => {
  const on = (coins: number, card: CardId, slot = 12) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      player(draft, 0).coins = coins;
      player(draft, 0).helium = 0;
      show(draft, slot, card);
    });
  const buy = (slot: number): Action => ({ type: 'buyCard', seat: 0, slot });

  test.each([
    ['BSP-3', 'tawac1', 1, 6],
    ['BSP-4', 'tawac2', 2, 5],
  ] as const)('%s sells a displayed card for coins and gives steps', (rule, space, helium, cost) => {
    const placed = played(on(6, 'A04'), placeBonusMarker(space)); // printed 3, slot 3
    expect(coinsIn(placed.events, 0)).toBe(0);
    expect(at(placed.state, 0).helium).toBe(helium);
    const { state, events } = played(placed.state, buy(12));
    expect(coinsIn(events, 0)).toBe(-cost);
    expect(coinRules(events, 0)).toEqual([rule]);
    expect(at(state, 0).hand).toContain('A04');
    expect(state.display[11]).toBeNull();
    expect(rules.pending(state)[0]).toMatchObject({ seat: 1 });
  });

  test.each([
    ['BSP-3', 'tawac1', 1],
    ['BSP-4', 'tawac2', 2],
  ] as const)('%s AMB-TRACK-13 the steps can be taken without a card', (_rule, space, helium) => {
    const placed = act(on(3, 'A05', 1), placeBonusMarker(space));
    expect(refusal(placed, buy(1))).toEqual([]);
    const after = act(placed, stop);
    expect(at(after, 0)).toMatchObject({ helium, coins: 3 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test.each([
    ['BSP-3', 'tawac1', 'A04'], // 3 and the slot's 3
    ['BSP-4', 'tawac2', 'B02'], // 5 and the slot's 3, less 1
  ] as const)('%s sells no card that costs more than the player’s coins', (rule, space, card) => {
    expect(refusal(act(on(5, card), placeBonusMarker(space)), buy(12))).toEqual([`purchaseTooExpensive ${rule}`]);
  });

  test('BSP-3 gives only the step without a decision when no card is affordable', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).coins = 0;
      draft.display = draft.display.map((card) => (card === 'A09' ? null : card)); // the only card without a cost
    });
    const after = act(state, placeBonusMarker('tawac1'));
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(after, 0).helium).toBe(at(state, 0).helium + 1);
  });

  test('BSP-4 the cost does not go below 0', () => {
    const { state, events } = played(act(on(3, 'A09', 1), placeBonusMarker('tawac2')), buy(1)); // total cost 0
    expect(coinsIn(events, 0)).toBe(0);
    expect(at(state, 0).coins).toBe(3);
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardTaken', card: 'A09', cost: 0 }));
  });

  test('BSP-3 BSP-4 AMB-TRACK-14 discounts for resource cards do not lower these prices', () => {
    for (const [space, cost] of [
      ['tawac1', 3],
      ['tawac2', 2],
    ] as const) {
      const state = onTurn((draft) => {
        player(draft, 0).bonuses.tawac = 2;
        player(draft, 0).bonuses.minerva = 2;
        player(draft, 0).coins = 3;
        show(draft, 1, 'A04');
      });
      expect(coinsIn(played(act(state, placeBonusMarker(space)), buy(1)).events, 0)).toBe(-cost);
    }
  });

  test('BSP-3 SPECIAL-2 the warning about nothing to buy includes the coins gained first', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).helium = 28; // the step is 2 coins
      player(draft, 0).coins = 0;
      show(draft, 1, 'A05'); // costs 2
      draft.display = draft.display.map((card) => (card === 'A05' ? card : null));
    });
    expect(rules.isLegal(act(state, placeBonusMarker('tawac1')), buy(1))).toBe(true);
    expect(rules.warnings(state, placeBonusMarker('tawac1'))).toEqual([]);
  });

  test('BSP-3 BSP-4 steps beyond the end of the tank track become coins', () => {
    for (const [space, coins] of [
      ['tawac1', 2],
      ['tawac2', 4],
    ] as const) {
      const state = onTurn((draft) => {
        player(draft, 0).bonuses.tawac = 2;
        player(draft, 0).helium = 28;
      });
      expect(coinsIn(played(state, placeBonusMarker(space)).events, 0)).toBe(coins);
    }
  });
});

describe('spaces that destroy a card for coins', () => {
  const on = (...cards: readonly CardId[]) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      player(draft, 0).hand = [];
      hold(draft, 0, ...cards);
      lay(draft, 0, 'diamond-carbon2');
    }, OTHERS);

  test.each([
    ['diamond-titanium2', 5],
    ['B02', 8],
    ['A09', 3], // no printed cost
  ])('BSP-5 destroying %s gives %i coins: the printed cost plus 3', (card, coins) => {
    const { state, events } = played(on(card), placeBonusMarker('tawac1', { destroy: card }));
    expect(coinsIn(events, 0)).toBe(coins);
    expect(coinRules(events, 0)).toEqual(['BSP-5']);
    expect(at(state, 0).hand).not.toContain(card);
    expect(state.destroyed).toContain(card);
  });

  test('BSP-5 BSP-6 the space requires a hand card', () => {
    const empty = on();
    for (const [space, rule] of [
      ['tawac1', 'BSP-5'],
      ['tawac2', 'BSP-6'],
    ] as const) {
      expect(refusal(empty, placeBonusMarker(space))).toEqual([`cardToDestroyMissing ${rule}`]);
      expect(refusal(empty, placeBonusMarker(space, { destroy: 'diamond-carbon2' }))).toEqual([
        `destroyedCardNotInHand ${rule}`,
      ]);
    }
    const spaces = options(empty, 'placeBonusMarker').map(({ space }) => space);
    expect(spaces.filter((space) => space.startsWith('tawac'))).toEqual([]);
  });

  test('BSP-6 a carbon card gives its printed cost plus 8', () => {
    const { state, events } = played(on('B02'), placeBonusMarker('tawac2', { destroy: 'B02' })); // costs 5
    expect(coinsIn(events, 0)).toBe(13);
    expect(coinRules(events, 0)).toEqual(['BSP-6']);
    expect(state.destroyed).toContain('B02');
  });

  test('BSP-6 the space accepts only carbon resource cards', () => {
    const state = on('diamond-minerals2', 'diamond-energy2', 'D01', 'A09');
    for (const destroy of at(state, 0).hand) {
      expect(refusal(state, placeBonusMarker('tawac2', { destroy }))).toEqual(['notACarbonCard BSP-6']);
    }
    expect(options(state, 'placeBonusMarker').filter(({ space }) => space === 'tawac2')).toEqual([]);
  });
});

describe('spaces for steps on the other tracks', () => {
  const on = (change: Change = () => {}) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
      player(draft, 0).coins = 1;
      change(draft);
    }, WITH_E1);

  test.each([
    ['BSP-7', 'tawac1'],
    ['BSP-8', 'tawac2'],
  ] as const)('%s the space costs 1 coin', (_rule, space) => {
    expect(coinsIn(played(on(), placeBonusMarker(space)).events, 0)).toBe(-1);
    const poor = on((draft) => {
      player(draft, 0).coins = 0;
    });
    expect(refusal(poor, placeBonusMarker(space))).toEqual(['spaceTooExpensive BON-2']);
  });

  test('BSP-7 gives 3 steps on one other track and 2 on another, in any order', () => {
    const placed = act(on(), placeBonusMarker('tawac1'));
    expect(options(placed, 'advanceSteps')).toHaveLength(6);
    const after = act(placed, advanceSteps('astrogo', 2), advanceSteps('skymine', 3));
    expect(at(after, 0).tracks).toEqual({ skymine: 3, minerva: 0, astrogo: 2, tawac: 0 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-7 AMB-TRACK-15 rejects the space’s own track, the same track twice and 3 steps twice', () => {
    const placed = act(on(), placeBonusMarker('tawac1'));
    expect(refusal(placed, advanceSteps('tawac', 3))).toEqual(['trackNotOffered BSP-7']);
    const half = act(placed, advanceSteps('skymine', 3));
    expect(refusal(half, advanceSteps('skymine', 2))).toEqual(['trackNotOffered BSP-7']);
    expect(refusal(half, advanceSteps('minerva', 3))).toEqual(['stepsNotOffered BSP-7']);
    expect(options(half, 'advanceSteps')).toEqual([advanceSteps('minerva', 2), advanceSteps('astrogo', 2)]);
  });

  test('BSP-7 BSP-8 blocked steps are lost', () => {
    const blocked = on((draft) => {
      player(draft, 0).tracks.skymine = 6; // a barrier before 8, and no coins left
    });
    for (const space of ['tawac1', 'tawac2'] as const) {
      const { state, events } = played(act(blocked, placeBonusMarker(space)), advanceSteps('skymine', 3));
      expect(at(state, 0).tracks.skymine).toBe(7);
      expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 });
    }
  });

  test('BSP-7 a barrier on the way can be paid before the next track is chosen', () => {
    const state = on((draft) => {
      player(draft, 0).tracks.skymine = 7;
      player(draft, 0).coins = 2;
    });
    const paid = act(
      state,
      placeBonusMarker('tawac1'),
      advanceSteps('skymine', 3),
      advance('skymine'),
      advanceSteps('minerva', 2),
    );
    expect(at(paid, 0).tracks).toMatchObject({ skymine: 10, minerva: 2 });
  });

  test.each(['skymine', 'minerva', 'astrogo'] as const)(
    'BSP-8 gives 3 steps at %s and 2 on each of the other two',
    (company) => {
      const after = act(on(), placeBonusMarker('tawac2'), advanceSteps(company, 3));
      const rest = (['skymine', 'minerva', 'astrogo'] as const).filter((other) => other !== company);
      const [next = 'skymine'] = rest;
      expect(options(after, 'advanceSteps').map((action) => [action.company, action.steps])).toEqual(
        rest.map((other) => [other, 2]),
      );
      const done = act(after, advanceSteps(next, 2));
      expect(at(done, 0).tracks).toEqual({ skymine: 2, minerva: 2, astrogo: 2, tawac: 0, [company]: 3 });
      expect(rules.pending(done)[0]).toMatchObject({ seat: 1 });
    },
  );
});

test.each([
  ['BSP-1 BSP-2', 'C2'],
  ['BSP-3 BSP-4', 'D1'],
  ['BSP-5 BSP-6', 'D2'],
  ['BSP-7 BSP-8', 'E1'],
  ['BSP-9 BSP-10', 'E2'],
] as const)('%s are opened by crossing the thresholds of %s', (_rules, id) => {
  const [first = 0, second = 0] = (defaultContent.tracks.find((track) => track.id === id)?.thresholds ?? []).map(
    (threshold) => threshold.at,
  );
  /** The spaces of the track that can be used after a step to a space. */
  const openAt = (space: number): readonly BonusSpaceId[] => {
    const tracks = { skymine: 'A1', minerva: 'B1', astrogo: id === 'C2' ? 'D1' : 'C1', tawac: id } as const;
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks.tawac = space - 1;
        player(draft, 0).coins = 5;
      },
      { ...TWO, tracks },
    );
    const next = antoinePasses(act(state, useResources(['diamond-carbon1']), advance('tawac')));
    const spaces = options(next, 'placeBonusMarker').map((action) => action.space);
    return [...new Set(spaces.filter((space) => space === 'tawac1' || space === 'tawac2'))];
  };
  expect(openAt(first - 1)).toEqual([]);
  expect(openAt(first)).toEqual(['tawac1']);
  expect(openAt(second)).toEqual(['tawac1', 'tawac2']);
});
