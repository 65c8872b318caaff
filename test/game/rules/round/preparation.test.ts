import { describe, expect, test } from 'vitest';
import { inRound } from '../../../kit/changes.ts';
import { TWO } from '../../../kit/people.ts';
import type {
  Action,
  BonusSpaceId,
  CardId,
  CreateGameOptions,
  GameEvent,
  GameState,
  Seat,
} from '../../../kit/pinned.ts';
import { defaultContent, TILE_IDS } from '../../../kit/pinned.ts';
import { at, type Change, fetchCard, lay, player, refusal, show, table } from '../../../kit/table.ts';

interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const { finishRound } = table;

/** The preparation phase after a hand-made round of two players. */
const prepared = (change: Change, options: Partial<CreateGameOptions> = TWO): Played =>
  finishRound(table.onTurn(change, options));

/** The first turn after planning no cards. */
const planned = (state: GameState): GameState => table.skip(state, 'planning');

const ROUNDS = [1, 2, 3, 4, 5, 6] as const;

describe('the phase', () => {
  const marker: Change = (draft) => {
    draft.placed = [{ space: 'energyTile', seat: 1 }];
    player(draft, 1).markers -= 1;
  };
  const STEPS: readonly GameEvent['type'][] = [
    'specialPlanRevealed',
    'tileReceived',
    'displayCleared',
    'cardDealt',
    'roundStarted',
  ];

  test.each(ROUNDS)('PREP-1 AMB-PREP-4 after round %i: plan, then markers and tiles, then display', (round) => {
    const { events } = prepared(inRound(round, marker));
    const seen = events.map(({ type }) => type).filter((type) => STEPS.includes(type));
    expect(seen.filter((type, index) => seen[index - 1] !== type)).toEqual(STEPS);
  });

  test('PREP-1 round 7 has no preparation phase', () => {
    const before = table.onTurn(inRound(7, marker), TWO);
    const { state, events } = finishRound(before);
    expect(events.filter(({ type }) => STEPS.includes(type))).toEqual([]);
    expect(state).toMatchObject({
      round: 7,
      supplement: before.supplement,
      placed: before.placed,
      display: before.display,
      deck: before.deck,
    });
  });

  test('PREP-1 the preparation phase starts after the last pass', () => {
    const { state, events } = table.played(
      table.onTurn(() => {}, TWO),
      { type: 'pass', seat: 0 },
    );
    expect(state.round).toBe(1);
    expect(events.filter(({ type }) => STEPS.includes(type))).toEqual([]);
  });
});

describe('the special plan of the coming round', () => {
  /** Checks whether seat 0 may take a special plan for its points in the next round. */
  function takeable(after: number, plan: string): string[] {
    const { state } = prepared(
      inRound(after, (draft) => {
        fetchCard(draft, 'A08'); // 2 points
        player(draft, 0).hand.push('A08');
        player(draft, 0).coins = 0; // no plan can be turned or entered, so the points come immediately
      }),
    );
    const turn = planned(table.act(state, { type: 'planCard', seat: 0, card: 'A08', slot: 1 }));
    const research = table.act(turn, { type: 'useScientist', seat: 0, card: 'A08' });
    return refusal(research, { type: 'takeSpecialPlan', seat: 0, plan });
  }

  test.each(ROUNDS)('PREP-2 PREP-4 reveals only the plan of the next round after round %i', (round) => {
    const { state, events } = prepared(inRound(round));
    expect(state.round).toBe(round + 1);
    const revealed = events.filter(({ type }) => type === 'specialPlanRevealed');
    expect(revealed).toMatchObject([{ plan: `special${round + 1}` }]);
    expect(takeable(round, `special${round + 1}`)).toEqual([]);
    if (round < 6) expect(takeable(round, `special${round + 2}`)).toEqual(['specialPlanFaceDown RP-10']);
  });

  test.each([0, 1, 4])('PREP-3 adds its coin to the %i coins on the supplement space', (coins) => {
    const { state, events } = prepared((draft) => {
      draft.supplement = coins;
    });
    expect(state.supplement).toBe(coins + 1);
    expect(events).toContainEqual({ type: 'specialPlanRevealed', plan: 'special2', supplement: coins + 1 });
  });

  test('PREP-3 coins left on the supplement space add up to seven', () => {
    let state = table.onTurn(() => {}, TWO);
    const coins = [state.supplement];
    for (const _ of ROUNDS) {
      state = planned(finishRound(state).state);
      coins.push(state.supplement);
    }
    expect(coins).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.round).toBe(7);
  });

  test('AMB-PREP-2 a plan already taken makes no difference: the next one has its own space and coin', () => {
    const { state, events } = prepared(
      inRound(2, (draft) => {
        draft.specialPlans = draft.specialPlans.filter((plan) => plan !== 'special2');
        draft.supplement = 0;
      }),
    );
    expect(events).toContainEqual({ type: 'specialPlanRevealed', plan: 'special3', supplement: 1 });
    expect(state.specialPlans).toEqual(['special3', 'special4', 'special5', 'special6', 'special7']);
    expect(state.round).toBe(3);
  });
});

describe('bonus markers and tiles', () => {
  test('PREP-5 AMB-PREP-1 returns the markers of all players from the board and from company tracks', () => {
    const placed: readonly { space: BonusSpaceId; seat: Seat }[] = [
      { space: 'destroy', seat: 0 },
      { space: 'titaniumMajority', seat: 1 },
      { space: 'tawac1', seat: 0 },
      { space: 'tawac2', seat: 1 },
      { space: 'firstPlayer', seat: 1 },
    ];
    const before = table.onTurn((draft) => {
      draft.placed = [...placed];
      player(draft, 0).markers = 1;
      player(draft, 1).markers = 0;
    }, TWO);
    const { state } = finishRound(before);
    expect(state.placed).toEqual([]);
    expect([at(state, 0).markers, at(state, 1).markers]).toEqual([1 + 2, 0 + 3]);
    expect(at(state, 0).tiles).toEqual([]);
    expect(at(state, 1).tiles).toEqual([]);
  });

  test('PREP-5 a marker stays on its space until the preparation phase', () => {
    const placed = table.act(
      table.onTurn(() => {}, TWO),
      { type: 'placeBonusMarker', seat: 0, space: 'scientistTile' },
    );
    const { state, events } = table.played(placed, { type: 'pass', seat: 1 });
    expect(events.some(({ type }) => type === 'tileReceived')).toBe(false);
    expect(state.placed).toHaveLength(1);
  });

  test.each(TILE_IDS)('PREP-6 a marker on its space gives %s, face up and not yet on a card', (tile) => {
    const { state, events } = prepared((draft) => {
      draft.placed = [
        { space: 'purchase', seat: 0 },
        { space: tile, seat: 1 },
      ];
    });
    expect(at(state, 1).tiles).toEqual([{ tile, used: false, on: null }]);
    expect(at(state, 0).tiles).toEqual([]);
    expect(events).toContainEqual({ type: 'tileReceived', seat: 1, tile });
  });

  test('PREP-6 one player can receive several tiles', () => {
    const { state } = prepared((draft) => {
      draft.placed = TILE_IDS.map((space, index) => ({ space, seat: index === 2 ? 0 : 1 }));
    });
    const tiles = state.players.map((each) => each.tiles.map(({ tile }) => tile));
    expect(tiles).toEqual([['scientistTile'], ['plusOneResourceTile', 'fieldScientistTile', 'energyTile']]);
  });

  test('PREP-6 action tiles can be used in the next round in addition to the planned cards', () => {
    const { state } = prepared((draft) => {
      draft.placed = TILE_IDS.map((space) => ({ space, seat: 0 }));
    });
    const turn = planned(table.act(state, planFirst(state, 'resource')));
    const usable: readonly Action[] = [
      { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' },
      { type: 'useScientist', seat: 0, card: 'scientistTile' },
      { type: 'useEnergy', seat: 0, company: 'skymine' },
    ];
    for (const action of usable) expect(refusal(turn, action)).toEqual([]);
    expect(table.options(turn, 'placeResourceTile')).toHaveLength(1);
  });
});

/** A hand card of seat 0 of some kind, planned in the middle slot. */
function planFirst(state: GameState, kind: string): Action {
  const card = at(state, 0).hand.find(
    (id) => defaultContent.cards.find((each) => each.id === id)?.action.kind === kind,
  );
  if (card === undefined) throw new Error(`no ${kind} card`);
  return { type: 'planCard', seat: 0, card, slot: 2 };
}

describe('the card display', () => {
  /** Cards for slots 1-12, and the top of the deck in the order of drawing. */
  const SHOWN: readonly CardId[] = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'B01', 'B02', 'B03'];
  const NEXT: readonly CardId[] = ['B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10', 'B11', 'B12', 'B13', 'B14', 'B15'];

  /** A round with empty display slots, and this many cards in the deck. */
  const displayed =
    (empty: readonly number[], cards: readonly CardId[] = NEXT): Change =>
    (draft) => {
      draft.display = SHOWN.map((card, index) => (empty.includes(index + 1) ? null : card));
      draft.deck = [...cards].reverse(); // the last is drawn first
      draft.destroyed = ['C01'];
    };

  test('PREP-7 PREP-8 PREP-9 PREP-10 clears the right column of a full display, moves the rest right and refills it', () => {
    const { state, events } = prepared(displayed([]));
    expect(state.destroyed).toEqual(['C01', 'A01', 'A02', 'A03', 'A04']);
    expect(state.display).toEqual([...SHOWN.slice(4), 'B04', 'B05', 'B06', 'B07']);
    expect(state.deck).toEqual([...NEXT.slice(4)].reverse());
    expect(events).toContainEqual({ type: 'displayCleared', cards: ['A01', 'A02', 'A03', 'A04'] });
  });

  /** The cards of a row from right to left, before and after: R, M, L, or `-` for an empty or refilled slot. */
  const ROWS: readonly (readonly [rules: string, before: string, after: string])[] = [
    ['PREP-7 PREP-8 PREP-9', 'RML', 'ML-'],
    ['PREP-8 PREP-9', '-ML', 'ML-'],
    ['PREP-7 PREP-9', 'R-L', 'L--'],
    ['PREP-9', '--L', 'L--'],
    ['PREP-7 PREP-8', 'RM-', 'M--'],
    ['PREP-8', '-M-', 'M--'],
    ['PREP-7', 'R--', '---'],
    ['PREP-10', '---', '---'],
  ];
  const cases = ROWS.flatMap(([rules, before, after]) =>
    [1, 2, 3, 4].map((row) => [rules, row, before, after] as const),
  );

  test.each(cases)('%s AMB-PREP-3 row %i %s becomes %s', (_, row, before, after) => {
    const slots = [row, row + 4, row + 8];
    const { state } = prepared(displayed(slots.filter((_, index) => before[index] === '-')));
    const cardOf = new Map([...'RML'].map((letter, index) => [letter, SHOWN[(slots[index] ?? 0) - 1]]));
    slots.forEach((slot, index) => {
      const letter = after[index] ?? '-';
      const card = state.display[slot - 1] ?? '';
      if (letter === '-') expect(NEXT).toContain(card);
      else expect(card).toBe(cardOf.get(letter));
    });
    const gone = cardOf.get('R') ?? '';
    expect(state.destroyed.includes(gone)).toBe(before.startsWith('R'));
  });

  test('PREP-10 fills empty slots in ascending order', () => {
    const { state, events } = prepared(displayed([1, 5, 9, 6]));
    // Row 1 is empty; in row 2 the left card moves to slot 2.
    expect(state.display).toEqual(['B04', 'B01', 'A07', 'A08', 'B05', 'B06', 'B02', 'B03', 'B07', 'B08', 'B09', 'B10']);
    const dealt = events.flatMap((event) => (event.type === 'cardDealt' ? [event.slot] : []));
    expect(dealt).toEqual([1, 5, 6, 9, 10, 11, 12]);
  });

  test('PREP-10 leaves slots empty when the deck runs out, and destroyed cards never return', () => {
    const { state } = prepared(displayed([5], ['B04', 'B05']));
    expect(state.display).toEqual(['A09', 'A06', 'A07', 'A08', 'B04', 'B01', 'B02', 'B03', 'B05', null, null, null]);
    expect(state.deck).toEqual([]);
    expect(state.destroyed).toEqual(['C01', 'A01', 'A02', 'A03', 'A04']);
    const later = finishRound(planned(state)).state;
    expect(later.display).toEqual(['B04', 'B01', 'B02', 'B03', 'B05', null, null, null, null, null, null, null]);
    expect(later.destroyed).toEqual([...state.destroyed, 'A09', 'A06', 'A07', 'A08']);
  });
});

describe('the next round', () => {
  test('PREP-11 all players plan at the same time, then the owner of the first player marker begins', () => {
    const { state, events } = prepared((draft) => {
      draft.nextFirstPlayer = 2;
    }, {});
    expect(table.rules.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, 'planning']),
    );
    expect(events.at(-1)).toEqual({ type: 'roundStarted', round: 2, firstPlayer: 2 });
    expect(table.rules.pending(planned(state))).toMatchObject([{ seat: 2, kind: 'turn' }]);
  });

  test('PREP-11 all players take part again', () => {
    const { state } = prepared(() => {}, {});
    let now = planned(state);
    for (const seat of [0, 1, 2, 3]) {
      expect(table.rules.pending(now)).toMatchObject([{ seat, kind: 'turn' }]);
      now = table.act(now, { type: 'placeBonusMarker', seat, space: spaceFor(seat), ...card(now, seat) });
      now = table.skip(now, 'research', 'placePlans', 'purchase');
    }
    expect(table.rules.pending(now)).toMatchObject([{ seat: 0, kind: 'turn' }]);
  });
});

const spaceFor = (seat: Seat): BonusSpaceId =>
  (['destroy', 'energyMajority', 'carbonMajority', 'titaniumMajority'] as const)[seat] ?? 'destroy';
const card = (state: GameState, seat: Seat) => (seat === 0 ? { destroy: at(state, seat).hand[0] ?? '' } : {});

describe('share cards', () => {
  const shareCards = defaultContent.cards.filter(({ action }) => action.kind === 'share');

  test('PREP-12 has eight share cards, two per company, and only they are left at the end without acquisitions', () => {
    expect(shareCards.map(({ share }) => share).sort()).toEqual(
      ['astrogo', 'minerva', 'skymine', 'tawac'].flatMap((company) => [company, company]),
    );
    let state = table.onTurn(() => {}, TWO);
    expect(state.deck).toHaveLength(32);
    for (const _ of ROUNDS) state = planned(finishRound(state).state);
    expect(state.round).toBe(7);
    expect([...state.deck].sort()).toEqual(shareCards.map(({ id }) => id).sort());
    expect(state.destroyed).toHaveLength(6 * 4);
  });

  test('PREP-12 every acquired card brings share cards closer', () => {
    const onDisplay = (empty: number): number => {
      let state = table.onTurn((draft) => {
        draft.display = draft.display.map((each, index) => (index < 12 - empty ? each : null));
      }, TWO);
      for (const _ of ROUNDS) state = planned(finishRound(state).state);
      return state.display.filter((id) => shareCards.some((each) => each.id === id)).length;
    };
    expect([0, 1, 3, 8].map(onDisplay)).toEqual([0, 1, 3, 8]);
  });

  test('PREP-12 an acquired share card stays in hand, has no action and counts at the end', () => {
    const before = table.onTurn(
      inRound(6, (draft) => {
        lay(draft, 0, 'C02', 'diamond-carbon2');
        show(draft, 1, 'D03');
        draft.stations.astrogo[0] = { pieces: 4, opened: false };
        draft.stations.astrogo[1] = { pieces: 3, opened: false }; // 1 coin per share
      }),
      TWO,
    );
    const acquired = table.skip(
      table.act(before, { type: 'useResources', seat: 0, cards: ['C02', 'diamond-carbon2'], acquire: 1 }),
      'units',
    );
    expect(at(acquired, 0).hand).toContain('D03');
    const { state } = finishRound(acquired);
    expect(at(state, 0).hand).toContain('D03');
    const plan: Action = { type: 'planCard', seat: 0, card: 'D03', slot: 1 };
    expect(table.rules.explain(state, plan)).toMatchObject([{ code: 'shareCard', rule: 'PLAN-8' }]);
    expect(table.options(state, 'planCard').map((action) => action.card)).not.toContain('D03');
    const over = finishRound(planned(state)).state;
    expect(table.rules.isOver(over)).toBe(true);
    expect(at(over, 0).hand).toContain('D03');
    expect(table.rules.score(over)[0]?.astrogo).toBe(1);
  });
});
