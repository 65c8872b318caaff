import { describe, expect, test } from 'vitest';
import { faceDown, faceUp } from '../kit/areas.ts';
import { eventsOf } from '../kit/events.ts';
import { ANTOINE, DAVID, MATHIEU, MELANIE, SEATS } from '../kit/people.ts';
import type { CardId, GameState, PlanId, Seat } from '../kit/pinned.ts';
import { createGame, pending, score } from '../kit/pinned.ts';
import { everybodyPasses } from '../kit/play.ts';
import { left } from '../kit/stations.ts';
import {
  at,
  type Change,
  type DraftState,
  hold,
  lawful,
  lay,
  layPlans,
  player,
  refusal,
  rest,
  settle,
  show,
  table,
} from '../kit/table.ts';

// The stories in the rulebook. All details that a story does not mention are our choice.

const { act, onTurn, options, played, skip } = lawful(table);

/** The turn always returns to the same seat. */
function othersHavePassed(draft: DraftState, seat: Seat): void {
  for (const other of SEATS) player(draft, other).passed = other !== seat;
}

describe('EX-1 a track has the name of the company at its edge', () => {
  const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C2', tawac: 'D1' } as const;

  test('EX-1 A1 at the yellow edge is the Skymine track, C2 at the pink edge the Astrogo track', () => {
    const game = createGame({ players: ['Melanie', 'Antoine'], seed: 'EX-1', tracks });
    expect(game.tracks.skymine).toBe('A1');
    expect(game.tracks.astrogo).toBe('C2');
  });

  test('EX-1 the thresholds and bonuses of C2 are those of Astrogo, those of A1 are those of Skymine', () => {
    const state = onTurn(
      (draft) => {
        player(draft, MELANIE).coins = 0;
        player(draft, MELANIE).tracks = { skymine: 3, minerva: 0, astrogo: 3, tawac: 0 };
        lay(draft, MELANIE, 'A05');
      },
      { tracks },
    );
    // Only C2 has bonus spaces; A1 has permanent bonuses.
    expect(refusal(state, { type: 'placeBonusMarker', seat: MELANIE, space: 'astrogo1' })).not.toContain('noSuchSpace');
    expect(refusal(state, { type: 'placeBonusMarker', seat: MELANIE, space: 'skymine1' })).toEqual([
      'noSuchSpace BON-5',
    ]);
    // Two titanium: 2 steps on the Astrogo track. From 3 to 5 the marker crosses C2's threshold, worth 1 coin.
    const next = act(state, { type: 'placeBonusMarker', seat: MELANIE, space: 'titaniumMajority', tier: 1 });
    expect(at(next, MELANIE).tracks).toEqual({ skymine: 3, minerva: 0, astrogo: 5, tawac: 0 });
    expect(at(next, MELANIE).coins).toBe(1);
  });
});

test('EX-2 Melanie’s 5 Minerva shares of the track and 2 on cards are worth 6 coins each, 42 in all', () => {
  const state = onTurn((draft) => {
    settle(draft, 'minerva', 21, 16, 23, 11, 15, 18, 24); // one empty column: 0+1+1+1+2 icons, two spaces of another: 0+1
    player(draft, MELANIE).tracks.minerva = 8;
    draft.destroyed = draft.deck.splice(0); // share cards only come up once the rest of the deck is gone
    hold(draft, MELANIE, 'D02');
    rest(draft, MELANIE, 2, 'C08');
    player(draft, ANTOINE).tracks.minerva = 0;
    hold(draft, ANTOINE, 'E02');
  });
  expect(
    score(state)
      .map(({ minerva }) => minerva)
      .slice(0, 2),
  ).toEqual([42, 6]);

  const withoutCards = onTurn((draft) => {
    settle(draft, 'minerva', 21, 16, 23, 11, 15, 18, 24);
    player(draft, MELANIE).tracks.minerva = 8;
  });
  expect(score(withoutCards)[MELANIE]?.minerva).toBe(30);
});

describe('EX-3 resting energy cards are inactive', () => {
  const resting = (draft: DraftState): void => {
    rest(draft, MELANIE, 1, 'A07');
    rest(draft, MELANIE, 2, 'B08');
    lay(draft, MELANIE, 'A01', 'A08');
  };

  test('EX-3 Melanie, who placed no energy card, cannot use Action 2', () => {
    const state = onTurn(resting);
    expect(at(state, MELANIE).resting.flat()).toEqual(expect.arrayContaining(['A07', 'B08']));
    expect(options(state, 'useEnergy')).toEqual([]);
    expect(refusal(state, { type: 'useEnergy', seat: MELANIE, company: 'minerva' })).toEqual(['noEnergyCard EXP-2']);
  });

  test('EX-3 an energy card in her action area would allow Action 2, with only its own points', () => {
    const state = onTurn((draft) => {
      resting(draft);
      lay(draft, MELANIE, 'B07');
    });
    const next = act(state, { type: 'useEnergy', seat: MELANIE, company: 'minerva' });
    expect(pending(next)).toMatchObject([{ kind: 'expansion', params: { energy: 2 } }]);
  });
});

test('EX-4 David’s scientist is face down after use and has no more effect in this round', () => {
  const state = onTurn(
    (draft) => {
      lay(draft, DAVID, 'A08', 'A01');
      player(draft, DAVID).coins = 0;
      player(draft, DAVID).upload = 1; // no plan is ahead
      othersHavePassed(draft, DAVID);
    },
    { firstPlayer: DAVID },
  );
  expect(faceUp(state, DAVID)).toEqual(['A08', 'A01']);
  const used = act(
    state,
    { type: 'useScientist', seat: DAVID, card: 'A08' },
    { type: 'takeCoin', seat: DAVID },
    { type: 'takeCoin', seat: DAVID },
  );
  expect(faceDown(used, DAVID)).toEqual(['A08']);
  expect(faceUp(used, DAVID)).toEqual(['A01']);
  expect(pending(used)).toMatchObject([{ kind: 'turn', seat: DAVID }]);
  expect(refusal(used, { type: 'useScientist', seat: DAVID, card: 'A08' })).toEqual(['notAFaceUpScientist SCI-2']);
});

describe('EX-5 choosing resource cards: titanium 2, titanium 3, carbon 2', () => {
  const state = onTurn((draft) => lay(draft, MELANIE, 'A05', 'A06', 'A01'));

  test('EX-5 Melanie may use titanium 2 or 3 or both, or carbon 2, and nothing else', () => {
    const sets = new Set(options(state, 'useResources').map(({ cards }) => [...cards].sort().join(' + ')));
    expect([...sets].sort()).toEqual(['A01', 'A05', 'A05 + A06', 'A06']);
  });

  test.each([
    [['A05'], 2],
    [['A06'], 3],
    [['A05', 'A06'], 5],
    [['A01'], 2],
  ])('EX-5 %j has a total value of %i', (cards, value) => {
    const { events } = played(state, { type: 'useResources', seat: MELANIE, cards });
    expect(events).toContainEqual({ type: 'resourcesUsed', seat: MELANIE, cards, total: value });
  });

  test.each([[['A05', 'A01']], [['A06', 'A01']], [['A05', 'A06', 'A01']]])('EX-5 %j mixes two types', (cards) => {
    expect(refusal(state, { type: 'useResources', seat: MELANIE, cards })).toEqual(['mixedResources RES-5']);
  });
});

describe('EX-6 Melanie buys minerals 2 for 4 of her 5 titanium', () => {
  // Printed cost 2, and slot 9 costs 2 more.
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'A05', 'A06');
    show(draft, 9, 'A03');
    player(draft, MELANIE).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
  });
  const both = ['A05', 'A06'];

  test('EX-6 the card goes into her hand and 1 unit is left', () => {
    const { state: next, events } = played(state, { type: 'useResources', seat: MELANIE, cards: both, acquire: 9 });
    expect(eventsOf(events, 'cardTaken')).toMatchObject([{ card: 'A03', cost: 4, paidIn: 'resources' }]);
    expect(at(next, MELANIE).hand).toContain('A03');
    expect(at(next, MELANIE).area).not.toContain('A03');
    expect(pending(next)).toMatchObject([{ kind: 'units', seat: MELANIE, params: { units: 1 } }]);
  });

  test.each(['skymine', 'minerva', 'astrogo', 'tawac'] as const)(
    'EX-6 the unit moves her marker 1 space, for example on the %s track, and the turn ends',
    (company) => {
      const next = act(
        state,
        { type: 'useResources', seat: MELANIE, cards: both, acquire: 9 },
        { type: 'advance', seat: MELANIE, company },
      );
      expect(at(next, MELANIE).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0, [company]: 1 });
      expect(faceDown(next, MELANIE)).toEqual(both);
      expect(next.display[8]).toBeNull();
      expect(pending(next)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
    },
  );

  test('EX-6 the unit cannot be kept, and titanium 3 alone would not pay for the card', () => {
    const next = act(state, { type: 'useResources', seat: MELANIE, cards: both, acquire: 9 });
    expect(refusal(next, { type: 'stop', seat: MELANIE })).toEqual(['unitsMustMove RES-13']);
    expect(refusal(state, { type: 'useResources', seat: MELANIE, cards: ['A06'], acquire: 9 })).toEqual([
      'acquisitionTooExpensive RES-7',
    ]);
  });
});

describe('EX-7 to EX-9 David expands Minerva', () => {
  // Energy 3 and 2. Skymine has outposts in sectors 24 and 22, taken from the tops of two columns.
  const start = onTurn(
    (draft) => {
      lay(draft, DAVID, 'B08', 'B07');
      settle(draft, 'skymine', 24, 22);
      const [first, second] = draft.stations.skymine;
      if (first) first.pieces = 4;
      if (second) second.pieces = 4;
      player(draft, DAVID).coins = 0;
    },
    { firstPlayer: DAVID },
  );
  const occupy = (sector: number) => ({ type: 'occupy', seat: DAVID, sector, column: 0 }) as const;
  const expanding = () => act(start, { type: 'useEnergy', seat: DAVID, company: 'minerva' });
  const twoSectors = () => act(expanding(), occupy(21), occupy(16));
  const occupied = () => act(twoSectors(), occupy(24));
  const [plan1, plan2] = [start.researchDisplay[1], start.researchDisplay[2]];
  // Spaces 1 and 2 of the display are A spaces without a red border.
  const spent = () =>
    act(
      occupied(),
      { type: 'takePlan', seat: DAVID, space: 1 },
      { type: 'takePlan', seat: DAVID, space: 2 },
      { type: 'takeCoin', seat: DAVID },
    );

  test('EX-7 he enters 21, 16 and 24 for 1, 1 and 3 of his 5 energy', () => {
    expect(pending(expanding())).toMatchObject([{ kind: 'expansion', seat: DAVID, params: { energy: 5 } }]);
    const first = played(expanding(), occupy(21));
    expect(eventsOf(first.events, 'sectorOccupied')).toMatchObject([{ sector: 21, energy: 1 }]);
    expect(pending(first.state)).toMatchObject([{ kind: 'expansion', params: { energy: 4 } }]);
    const second = played(first.state, occupy(16));
    expect(eventsOf(second.events, 'sectorOccupied')).toMatchObject([{ sector: 16, energy: 1 }]);
    expect(pending(second.state)).toMatchObject([{ kind: 'expansion', params: { energy: 3 } }]);
    const third = played(second.state, occupy(24));
    expect(eventsOf(third.events, 'sectorOccupied')).toMatchObject([{ sector: 24, energy: 3 }]);
    expect(eventsOf(third.events, 'energyLost')).toEqual([]);
  });

  test('EX-7 three outposts are in the sectors before the rewards, and the yellow one is still in 24', () => {
    expect(left(start, 'minerva')).toEqual([5, 5, 5]);
    expect(left(occupied(), 'minerva')).toEqual([2, 5, 5]);
    expect(at(twoSectors(), DAVID).coins).toBe(0);
    expect(pending(twoSectors())).toMatchObject([{ params: { entered: [21, 16] } }]);
    expect(occupied().sectors[20]).toEqual(['minerva']);
    expect(occupied().sectors[15]).toEqual(['minerva']);
    expect([...(occupied().sectors[23] ?? [])].sort()).toEqual(['minerva', 'skymine']);
  });

  test('EX-7 the double border alone costs 2: without the rival 1 energy would be left', () => {
    const peaceful = onTurn((draft) => lay(draft, DAVID, 'B08', 'B07'), { firstPlayer: DAVID });
    const steps = [{ type: 'useEnergy', seat: DAVID, company: 'minerva' } as const, occupy(21), occupy(16)];
    const { state, events } = played(act(peaceful, ...steps), occupy(24));
    expect(eventsOf(events, 'sectorOccupied')).toMatchObject([{ sector: 24, energy: 2 }]);
    expect(pending(state)).toMatchObject([{ kind: 'expansion', params: { energy: 1 } }]);
  });

  test('EX-7 with 4 energy sector 24 would have been too expensive', () => {
    const weaker = onTurn(
      (draft) => {
        lay(draft, DAVID, 'A07', 'B07');
        settle(draft, 'skymine', 24);
      },
      { firstPlayer: DAVID },
    );
    const steps = [{ type: 'useEnergy', seat: DAVID, company: 'minerva' } as const, occupy(21), occupy(16)];
    expect(refusal(act(weaker, ...steps), occupy(24))).toEqual(['tooLittleEnergy EXP-10']);
  });

  test('EX-8 he gains 1 coin and 3 research points before any outpost is ousted', () => {
    expect(at(occupied(), DAVID).coins).toBe(1);
    expect(pending(occupied())).toMatchObject([{ kind: 'research', seat: DAVID, params: { points: 3 } }]);
    expect(left(occupied(), 'skymine')).toEqual([4, 4, 5]);
    expect(faceUp(occupied(), DAVID)).toEqual(['B08', 'B07']);
  });

  test('EX-8 the yellow outpost returns to a column of his choice and the energy cards are turned face down', () => {
    expect(pending(spent())).toMatchObject([
      { kind: 'ousting', seat: DAVID, params: { outpost: 'skymine', sector: 24 } },
    ]);
    expect(options(spent(), 'returnOutpost').map(({ column }) => column)).toEqual([0, 1]);
    const next = act(spent(), { type: 'returnOutpost', seat: DAVID, column: 1 });
    expect(left(next, 'skymine')).toEqual([4, 5, 5]);
    expect([21, 16, 24].map((sector) => next.sectors[sector - 1])).toEqual([['minerva'], ['minerva'], ['minerva']]);
    expect(next.sectors[21]).toEqual(['skymine']);
    expect(faceDown(next, DAVID)).toEqual(['B08', 'B07']);
  });

  test('EX-9 two points buy two A plans, the third a coin: 2 coins in the whole turn', () => {
    expect(at(spent(), DAVID).coins).toBe(2);
    expect(spent().acquired).toEqual([plan1, plan2]);
    // It is not on the research track before the end of the turn, and the display is not refilled between two
    // purchases.
    expect(at(spent(), DAVID).plans).toEqual(at(start, DAVID).plans);
    expect(spent().researchDisplay.slice(0, 4)).toEqual([
      start.researchDisplay[0],
      null,
      null,
      start.researchDisplay[3],
    ]);
  });

  test('EX-9 at the end of the turn he places both plans, and only then two new A plans are dealt', () => {
    const ending = act(spent(), { type: 'returnOutpost', seat: DAVID, column: 1 });
    expect(pending(ending)).toMatchObject([{ kind: 'placePlans', seat: DAVID }]);
    const [first, second] = [plan1 ?? '', plan2 ?? ''];
    const half = act(ending, { type: 'placePlan', seat: DAVID, plan: first, position: 2 });
    expect(half.researchDisplay.slice(1, 3)).toEqual([null, null]);
    const next = act(half, { type: 'placePlan', seat: DAVID, plan: second, position: 3 });
    expect(
      at(next, DAVID)
        .plans.slice(2, 5)
        .map((placed) => placed?.plan),
    ).toEqual([first, second, undefined]);
    const dealt = next.researchDisplay.slice(1, 3);
    expect(new Set(dealt)).toEqual(new Set(start.planSupply.A.slice(-2)));
    expect(next.planSupply.A).toHaveLength(start.planSupply.A.length - 2);
    expect(next.planSupply.B).toEqual(start.planSupply.B);
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: MELANIE }]);
  });
});

describe('EX-10 and EX-11 Mathieu uploads research', () => {
  // On his way: 2 energy (he has 1), 2 minerals, a special plan for 2 coins, 3 minerals; then 2 carbon, of which he has
  // none. The plan for 2 minerals would give 2 coins, the one for 3 minerals gives 2 research points.
  const way: readonly PlanId[] = ['planA15', 'planA06', 'special4', 'planA08', 'planA03'];
  const start = onTurn(
    (draft) => {
      lay(draft, MATHIEU, 'B09', 'A04', 'energy01');
      layPlans(draft, MATHIEU, 2, ...way);
      player(draft, MATHIEU).upload = 1;
      player(draft, MATHIEU).coins = 4;
      othersHavePassed(draft, MATHIEU);
    },
    { firstPlayer: MATHIEU },
  );
  const upload = { type: 'upload', seat: MATHIEU } as const;
  const coin = { type: 'takeCoin', seat: MATHIEU } as const;
  const started = () => act(start, { type: 'useScientist', seat: MATHIEU, card: 'B09' });
  const flipped = () => act(started(), { type: 'flipPlan', seat: MATHIEU, position: 2 });
  const beforeLast = () => act(flipped(), upload, upload, upload);
  const arrived = () => act(beforeLast(), upload);

  test('EX-10 he pays 2 coins to turn the unmet plan face down, and passes it', () => {
    expect(refusal(started(), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(at(flipped(), MATHIEU).coins).toBe(2);
    expect(at(flipped(), MATHIEU).plans[2]).toMatchObject({ plan: 'planA15', faceDown: true });
    expect(at(act(flipped(), upload), MATHIEU)).toMatchObject({ upload: 2, coins: 2 });
  });

  test('EX-10 a plan can be turned only once per action, only before moving and not with 1 coin', () => {
    const flip = { type: 'flipPlan', seat: MATHIEU, position: 3 } as const;
    expect(refusal(flipped(), flip)).toEqual(['alreadyFlipped SCI-3']);
    const withCoins = (coins: number): GameState => {
      const state = onTurn(
        (draft) => {
          lay(draft, MATHIEU, 'B09', 'A04');
          layPlans(draft, MATHIEU, 2, 'planA06', 'planA15');
          player(draft, MATHIEU).upload = 1;
          player(draft, MATHIEU).coins = coins;
        },
        { firstPlayer: MATHIEU },
      );
      return act(state, { type: 'useScientist', seat: MATHIEU, card: 'B09' });
    };
    expect(refusal(withCoins(2), flip)).toEqual([]);
    expect(refusal(withCoins(1), flip)).toEqual(['flipTooExpensive SCI-3']);
    // The next plan can no longer be turned once the marker has moved, although he could pay.
    const moved = onTurn(
      (draft) => {
        lay(draft, MATHIEU, 'B09', 'A04');
        layPlans(draft, MATHIEU, 2, 'planA06', 'planA05', 'planA15');
        player(draft, MATHIEU).upload = 1;
        player(draft, MATHIEU).coins = 2;
      },
      { firstPlayer: MATHIEU },
    );
    const onTheWay = act(moved, { type: 'useScientist', seat: MATHIEU, card: 'B09' }, upload);
    expect(refusal(onTheWay, { ...flip, position: 4 })).toEqual(['flipAfterMove SCI-3']);
  });

  test('EX-11 he pays 2 coins for the special plan and gets nothing for the plans he passes', () => {
    expect(at(act(flipped(), upload, upload), MATHIEU)).toMatchObject({ upload: 3, coins: 2 });
    expect(at(beforeLast(), MATHIEU)).toMatchObject({ upload: 4, coins: 0 });
  });

  test('EX-11 without 2 coins the special plan stops him', () => {
    const poor = onTurn(
      (draft) => {
        lay(draft, MATHIEU, 'B09', 'A04');
        layPlans(draft, MATHIEU, 2, 'planA05', 'special4', 'planA08');
        player(draft, MATHIEU).upload = 1;
        player(draft, MATHIEU).coins = 1;
      },
      { firstPlayer: MATHIEU },
    );
    const next = act(poor, { type: 'useScientist', seat: MATHIEU, card: 'B09' }, upload);
    // 2 points from the card, and the reward of the plan for 1 mineral: 1 step for Tawac.
    expect(at(next, MATHIEU)).toMatchObject({ upload: 2, coins: 1 });
    expect(at(next, MATHIEU).tracks.tawac).toBe(at(poor, MATHIEU).tracks.tawac + 1);
    expect(pending(next)).toMatchObject([{ kind: 'research', params: { points: 2 } }]);
  });

  test('EX-11 he stops at the fifth space and spends the 2 points of the plan with the 2 of his card', () => {
    expect(at(arrived(), MATHIEU).upload).toBe(5);
    expect(pending(arrived())).toMatchObject([{ kind: 'research', seat: MATHIEU, params: { points: 4 } }]);
    const next = act(arrived(), coin, coin, coin, coin);
    expect(at(next, MATHIEU).coins).toBe(4);
    expect(faceDown(next, MATHIEU)).toEqual(['B09']);
    expect(faceUp(next, MATHIEU).sort()).toEqual(['A04', 'energy01']);
  });

  test('EX-11 his turn is then over', () => {
    const inCompany = onTurn(
      (draft) => {
        lay(draft, MATHIEU, 'B09', 'A04');
        layPlans(draft, MATHIEU, 2, 'planA08');
        player(draft, MATHIEU).upload = 1;
        player(draft, MATHIEU).coins = 0;
      },
      { firstPlayer: MATHIEU },
    );
    const next = act(inCompany, { type: 'useScientist', seat: MATHIEU, card: 'B09' }, upload, coin, coin, coin, coin);
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: DAVID }]);
  });

  test('EX-11 the action slot of the fifth space is ON from the next planning phase', () => {
    const planning = everybodyPasses(act(arrived(), coin, coin, coin, coin));
    expect(pending(planning)).toMatchObject(SEATS.map((seat) => ({ kind: 'planning', seat })));
    const plan = (seat: Seat, slot: number) =>
      refusal(planning, { type: 'planCard', seat, card: at(planning, seat).hand[0] ?? '', slot });
    expect(plan(MATHIEU, 4)).toEqual([]);
    expect(plan(MATHIEU, 0)).toEqual(['slotOff PLAN-3']);
    expect(plan(MELANIE, 4)).toEqual(['slotOff PLAN-3']);
  });

  test('EX-11 on the fourth space the slot would still be OFF', () => {
    const short = act(beforeLast(), { type: 'stop', seat: MATHIEU }, coin, coin);
    const planning = everybodyPasses(short);
    const [card = ''] = at(planning, MATHIEU).hand;
    expect(refusal(planning, { type: 'planCard', seat: MATHIEU, card, slot: 4 })).toEqual(['slotOff PLAN-3']);
  });
});

describe('EX-12 and EX-13 Antoine uses the Astrogo field scientist', () => {
  /** Astrogo in sectors with one collection dome each and in one without; Tawac in one with two. */
  const withSectors = (...sectors: number[]): GameState =>
    onTurn(
      (draft) => {
        lay(draft, ANTOINE, 'B15');
        settle(draft, 'astrogo', 2, ...sectors);
        settle(draft, 'tawac', 22);
        player(draft, ANTOINE).helium = 0;
        player(draft, ANTOINE).coins = 0;
      },
      { firstPlayer: ANTOINE },
    );
  const used = (state: GameState) => at(act(state, { type: 'useFieldScientist', seat: ANTOINE, card: 'B15' }), ANTOINE);

  test('EX-12 3 collection domes: helium-3 moves 2 + 1 = 3 spaces, and he gains 1 coin', () => {
    expect(used(withSectors(1, 7, 10))).toMatchObject({ helium: 3, coins: 1 });
  });

  test('EX-12 the card is then face down and the turn over', () => {
    const next = act(withSectors(1, 7, 10), { type: 'useFieldScientist', seat: ANTOINE, card: 'B15' });
    expect(faceDown(next, ANTOINE)).toEqual(['B15']);
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: MATHIEU }]);
  });

  test('EX-13 4 collection domes: 2 + 2 = 4 spaces and 1 coin', () => {
    expect(used(withSectors(1, 7, 10, 15))).toMatchObject({ helium: 4, coins: 1 });
  });
});

describe('EX-18 Melanie passes', () => {
  // Everything is used: three cards and the scientist tile are face down, and no bonus markers are left.
  const start = onTurn((draft) => {
    const melanie = player(draft, MELANIE);
    lay(draft, MELANIE, 'A05', 'A07', 'A08');
    melanie.used.fill(true);
    melanie.markers = 0;
    melanie.tiles = [{ tile: 'scientistTile', used: true, on: null }];
    melanie.hand = ['diamond-energy2'];
    melanie.resting = [[], ['diamond-carbon1'], ['diamond-minerals1', 'diamond-titanium1'], ['diamond-energy1'], []];
    draft.destroyed = ['diamond-carbon2', 'diamond-minerals2', 'diamond-titanium2', 'diamond-scientist1', 'energy01'];
  });
  const passed = () => act(start, { type: 'pass', seat: MELANIE });
  const pickedUp = () => act(passed(), { type: 'pickUpDeck', seat: MELANIE, slot: 2 });
  const rest = (card: CardId, slot: number) => ({ type: 'restCard', seat: MELANIE, card, slot }) as const;

  test('EX-18 passing is her only legal action', () => {
    expect(options(start, 'pass')).toEqual(table.rules.legalActions(start));
  });

  test('EX-18 first, her cards are turned face up', () => {
    expect(faceUp(passed(), MELANIE)).toEqual(['A05', 'A07', 'A08']);
    expect(pending(passed())).toMatchObject([{ kind: 'pickUp', seat: MELANIE }]);
  });

  test('EX-18 second, she takes exactly one resting deck into her hand', () => {
    expect(options(passed(), 'pickUpDeck').map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(at(pickedUp(), MELANIE).hand).toEqual(['diamond-energy2', 'diamond-minerals1', 'diamond-titanium1']);
    expect(at(pickedUp(), MELANIE).resting).toEqual([[], ['diamond-carbon1'], [], ['diamond-energy1'], []]);
    expect(options(pickedUp(), 'pickUpDeck')).toEqual([]);
  });

  test('EX-18 third, each card goes to a separate resting slot, with or without a deck', () => {
    const one = act(pickedUp(), rest('A05', 1));
    expect(refusal(one, rest('A07', 1))).toEqual(['restingSlotFilled PASS-4']);
    const all = act(one, rest('A07', 2), rest('A08', 0));
    expect(at(all, MELANIE).resting).toEqual([['A08'], ['diamond-carbon1', 'A05'], ['A07'], ['diamond-energy1'], []]);
    expect(at(all, MELANIE).area).toEqual([null, null, null, null, null]);
  });

  test('EX-18 fourth, the scientist tile returns to the board and she is out of the action phase', () => {
    const almost = act(pickedUp(), rest('A05', 1), rest('A07', 2));
    expect(at(almost, MELANIE).tiles).toHaveLength(1);
    const { state, events } = played(almost, rest('A08', 0));
    expect(events).toContainEqual({ type: 'tilesReturned', seat: MELANIE, tiles: ['scientistTile'] });
    expect(at(state, MELANIE)).toMatchObject({ tiles: [], passed: true });
    expect(at(state, MELANIE).resting.flat()).not.toContain('scientistTile');
    expect(pending(state)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });
});

describe('EX-19 the preparation of round 4', () => {
  /** Melanie has used a scientist with 2 points without moving, and must spend them. */
  const spending = (state: GameState): GameState => act(state, { type: 'useScientist', seat: MELANIE, card: 'A08' });
  const special = (round: number) => ({ type: 'takeSpecialPlan', seat: MELANIE, plan: `special${round}` }) as const;
  const roundThree = (change: Change): GameState =>
    onTurn((draft) => {
      draft.round = 3;
      draft.supplement = 2;
      player(draft, MELANIE).coins = 0;
      change(draft);
    });

  test('EX-19 in round 3 special plan 4 is still face down', () => {
    const state = spending(roundThree((draft) => lay(draft, MELANIE, 'A08')));
    expect(refusal(state, special(3))).toEqual([]);
    expect(refusal(state, special(4))).toEqual(['specialPlanFaceDown RP-10']);
  });

  test('EX-19 the coin of space 4 joins the 2 on the supplement space, special plan 4 is revealed, 5 is not', () => {
    const planning = everybodyPasses(roundThree((draft) => hold(draft, MELANIE, 'A08')));
    expect(planning.round).toBe(4);
    expect(planning.supplement).toBe(3);
    const planned = act(planning, { type: 'planCard', seat: MELANIE, card: 'A08', slot: 1 });
    const state = spending(skip(planned, 'planning'));
    expect(refusal(state, special(4))).toEqual([]);
    expect(refusal(state, special(5))).toEqual(['specialPlanFaceDown RP-10']);
  });
});
