import { describe, expect, test } from 'vitest';
import { placePlan, stop, takeCoin, takePlan, takeSpecialPlan, upload } from '../../../kit/actions.ts';
import { inRound } from '../../../kit/changes.ts';
import type { Action, CreateGameOptions, GameState, PlanId, PlanLetter, Requirement } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { researchValue } from '../../../kit/scores.ts';
import {
  type Change,
  coinRules,
  coinsIn,
  fetchPlan,
  findCard,
  findPlans,
  giveTile,
  lay,
  layPlans,
  at as of,
  player,
  refusal,
  tableWith,
  warned,
} from '../../../kit/table.ts';

/** The scientist cards of the deck, here with 1, 2, 3, … research points. */
const SCIENTISTS = defaultContent.cards.filter(({ action, letter }) => action.kind === 'scientist' && letter !== null);
const scientist = (points: number): string => SCIENTISTS[points - 1]?.id ?? '';

const easy: readonly Requirement[] = [{ kind: 'resource', resource: 'titanium', total: 1 }];
const hopeless: readonly Requirement[] = [{ kind: 'energy', total: 99 }];
const coin = [{ kind: 'coins', amount: 1 }] as const;

/** A game in which A plans and pre-printed plans require titanium 1, and other plans more than any seat has. */
const lab = tableWith({
  ...defaultContent,
  cards: defaultContent.cards.map((card) => {
    const points = SCIENTISTS.indexOf(card) + 1;
    return points === 0 ? card : { ...card, action: { kind: 'scientist' as const, points } };
  }),
  plans: defaultContent.plans.map((plan) => ({
    ...plan,
    requirements: plan.letter === 'A' ? easy : hopeless,
    reward: coin,
  })),
  tokens: defaultContent.tokens.map((token) => ({ ...token, plan: { requirements: easy, reward: coin } })),
  moon: {
    ...defaultContent.moon,
    sectors: defaultContent.moon.sectors.map((sector) => ({
      ...sector,
      structures: sector.number === 21 ? [{ kind: 'research', points: 2 }] : [],
    })),
  },
});

const { last, noA } = defaultContent.playerBoard.research;
const open = Array.from({ length: last }, (_, index) => index + 1).filter((position) => !noA.includes(position));
const [closed = 0] = noA;
const plansOf = (letter: PlanLetter): PlanId[] => findPlans((plan) => plan.letter === letter);
const [planA = '', otherA = ''] = plansOf('A');
const [planB = ''] = plansOf('B');
const [planC = ''] = plansOf('C');

/** The research display spaces of a letter, with or without a red border. */
const spaces = (letter: PlanLetter, red: boolean): number[] =>
  defaultContent.researchDisplay.flatMap((each, space) =>
    each.letter === letter && each.supplement === red ? [space] : [],
  );
const plain = (letter: PlanLetter): number => spaces(letter, false)[0] ?? -1;
const red = (letter: PlanLetter): number => spaces(letter, true)[0] ?? -1;

/** Seat 0 has used a scientist without moving and spends this many research points. */
function spending(points: number, change: Change = () => {}, options: Partial<CreateGameOptions> = {}): GameState {
  const start = lab.onTurn((draft) => {
    lay(draft, 0, scientist(points));
    change(draft);
  }, options);
  const used = lab.act(start, { type: 'useScientist', seat: 0, card: scientist(points) });
  return prompt(used)?.kind === 'upload' ? lab.act(used, stop) : used;
}

/** Seat 0 has taken plans and now places them. */
function placing(
  plans: readonly PlanId[],
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
): GameState {
  const start = spending(
    1,
    (draft) => {
      for (const plan of plans) draft.acquired.push(fetchPlan(draft, plan));
      change(draft);
    },
    options,
  );
  return lab.act(start, takeCoin);
}
const positions = (state: GameState, plan: PlanId): number[] =>
  lab.options(state, 'placePlan').flatMap((action) => (action.plan === plan ? [action.position] : []));

/** Seat 0 starts a scientist action with the marker on a space. Enough coins keep the decision open. */
function moving(from: number, change: Change = () => {}): GameState {
  const start = lab.onTurn((draft) => {
    lay(draft, 0, scientist(1), 'diamond-titanium2');
    player(draft, 0).coins = 10;
    player(draft, 0).upload = from;
    change(draft);
  });
  return lab.act(start, { type: 'useScientist', seat: 0, card: scientist(1) });
}

describe('plans on the track', () => {
  test('RP-1 the upload marker enters only spaces with a plan', () => {
    const gap = moving(1, (draft) => layPlans(draft, 0, 3, planA));
    expect(refusal(gap, upload)).toEqual(['emptySpaceAhead SCI-11']);
    const filled = moving(1, (draft) => layPlans(draft, 0, 2, planA));
    expect(refusal(filled, upload)).toEqual([]);
  });

  test('RP-2 AMB-RP-1 the plan of the token is first on the track, and the marker starts in front of it', () => {
    const state = lab.onTurn();
    for (const seat of [0, 1, 2, 3]) {
      const { plans, token, upload: start } = of(state, seat);
      expect(start).toBe(0);
      expect(plans[1]).toEqual({ plan: token, faceDown: false, uploaded: false });
      expect(plans.filter((plan) => plan !== null)).toHaveLength(1);
    }
    expect(of(lab.act(moving(0), upload), 0).upload).toBe(1);
  });
});

describe('points', () => {
  const energy = findCard(({ action }) => action.kind === 'energy' && action.value === 1);
  test.each<[string, number, Change, readonly Action[]]>([
    [
      'a research station',
      2,
      (draft) => lay(draft, 0, energy),
      [
        { type: 'useEnergy', seat: 0, company: 'minerva' },
        { type: 'occupy', seat: 0, sector: 21, column: 0 },
      ],
    ],
    [
      'a scientist card',
      3,
      (draft) => lay(draft, 0, scientist(3)),
      [{ type: 'useScientist', seat: 0, card: scientist(3) }],
    ],
    [
      'the scientist tile',
      1,
      (draft) => giveTile(draft, 0, 'scientistTile'),
      [{ type: 'useScientist', seat: 0, card: 'scientistTile' }],
    ],
    [
      'the first player space',
      1,
      (draft) => {
        draft.turns = 4;
      },
      [{ type: 'placeBonusMarker', seat: 0, space: 'firstPlayer' }],
    ],
    [
      'a majority space',
      2,
      (draft) => lay(draft, 0, scientist(1), scientist(2), scientist(3)),
      [{ type: 'placeBonusMarker', seat: 0, space: 'scientistMajority', tier: 3 }],
    ],
  ])('RP-3 research points come from %s', (_, points, change, actions) => {
    expect(prompt(lab.act(lab.onTurn(change), ...actions))).toEqual({ seat: 0, kind: 'research', params: { points } });
  });

  test('RP-4 all points are spent immediately, in any combination', () => {
    let state = spending(6);
    const counts: unknown[] = [];
    for (const action of [takePlan(plain('C')), takeCoin, takePlan(plain('A')), takeCoin, takeCoin]) {
      counts.push(prompt(state)?.params);
      expect(refusal(state, stop)).toEqual(['notThisDecision RP-4']); // no points are kept
      state = lab.act(state, action);
    }
    expect(counts).toEqual([6, 4, 3, 2, 1].map((points) => ({ points })));
    expect(prompt(state)?.kind).toBe('placePlans');
    expect(state.acquired).toHaveLength(2);
  });

  test.each<[string, 'A' | 'B' | 'C', number]>([
    ['RP-5 an A plan costs 1 point', 'A', 1],
    ['RP-6 a B plan costs 1 point', 'B', 1],
    ['RP-7 a C plan costs 2 points', 'C', 2],
  ])('%s', (_, letter, price) => {
    const space = plain(letter);
    const start = spending(price + 1);
    const plan = start.researchDisplay[space];
    const { state, events } = lab.played(start, takePlan(space));
    expect(events).toContainEqual({ type: 'planTaken', seat: 0, plan, points: price });
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: 1 } });
    expect(state.acquired).toEqual([plan]);
    expect(state.researchDisplay[space]).toBeNull();
    expect(refusal(spending(price), takePlan(space))).toEqual([]);
  });

  test('RP-4 RP-7 a C plan cannot be bought for 1 point', () => {
    const state = spending(1);
    for (const space of [...spaces('C', false), ...spaces('C', true)]) {
      expect(refusal(state, takePlan(space))).toEqual(['tooFewPoints RP-4']);
    }
    const letters = lab.options(state, 'takePlan').map(({ space }) => defaultContent.researchDisplay[space]?.letter);
    expect(new Set(letters)).toEqual(new Set(['A', 'B']));
  });

  test('RP-5 RP-6 RP-7 only plans on the display can be taken', () => {
    const empty = spending(3, (draft) => {
      draft.researchDisplay = draft.researchDisplay.map((plan, space) => (space === red('B') ? plan : null));
    });
    for (const letter of ['A', 'B', 'C'] as const) {
      expect(refusal(empty, takePlan(plain(letter)))).toEqual(['emptyResearchSpace RP-18']);
    }
    for (const space of [-1, 12]) expect(refusal(spending(3), takePlan(space))).toEqual(['noSuchResearchSpace RP-5']);
  });

  test('RP-8 each point can be exchanged for 1 coin, even when no plan is left to take', () => {
    const start = lab.onTurn((draft) => {
      lay(draft, 0, scientist(3));
      draft.researchDisplay = draft.researchDisplay.map(() => null);
      draft.specialPlans = [];
    });
    const { state, events } = lab.played(start, { type: 'useScientist', seat: 0, card: scientist(3) });
    expect(coinsIn(events, 0)).toBe(3);
    expect(new Set(coinRules(events, 0))).toEqual(new Set(['RP-8']));
    expect(of(state, 0).coins).toBe(of(start, 0).coins + 3);
    expect(refusal(spending(1), takeCoin)).toEqual([]);
  });

  test('RP-9 a special plan costs 2 points', () => {
    const start = spending(3, inRound(2));
    const state = lab.act(start, takeSpecialPlan('special2'));
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: 1 } });
    expect(state.acquired).toEqual(['special2']);
    expect(refusal(spending(1, inRound(2)), takeSpecialPlan('special2'))).toEqual(['tooFewPoints RP-4']);
    expect(refusal(spending(2, inRound(2)), takeSpecialPlan('special2'))).toEqual([]);
  });

  test('RP-9 rejects a special plan that is not on the round track', () => {
    const state = spending(2, inRound(7));
    expect(refusal(state, takeSpecialPlan(planA))).toEqual(['noSpecialPlan RP-9']);
  });

  test.each([
    [1, []],
    [2, ['special2']],
    [4, ['special2', 'special3', 'special4']],
    [7, ['special2', 'special3', 'special4', 'special5', 'special6', 'special7']],
  ])('RP-10 in round %i the face-up special plans are %j', (round, plans) => {
    const state = spending(2, inRound(round));
    expect(lab.options(state, 'takeSpecialPlan').map(({ plan }) => plan)).toEqual(plans);
  });

  test('RP-10 a face-down special plan cannot be taken', () => {
    expect(refusal(spending(2, inRound(3)), takeSpecialPlan('special4'))).toEqual(['specialPlanFaceDown RP-10']);
  });

  test('RP-11 a plan from a red-bordered space gives all coins of the supplement space', () => {
    expect(defaultContent.researchDisplay.filter(({ supplement }) => supplement)).toHaveLength(3);
    for (const letter of ['A', 'B', 'C'] as const) {
      const start = spending(3, (draft) => {
        draft.supplement = 4;
      });
      const { state, events } = lab.played(start, takePlan(red(letter)));
      expect(coinsIn(events, 0)).toBe(4);
      expect(coinRules(events, 0)).toEqual(['RP-11']);
      expect(state.supplement).toBe(0);
    }
  });

  test('RP-11 other plans give no coins', () => {
    const start = spending(3, (draft) => {
      draft.supplement = 4;
    });
    for (const letter of ['A', 'B', 'C'] as const) {
      const { state, events } = lab.played(start, takePlan(plain(letter)));
      expect(coinsIn(events, 0)).toBe(0);
      expect(state.supplement).toBe(4);
    }
  });

  test('AMB-RP-13 only the first of two plans from red-bordered spaces gives coins', () => {
    const start = spending(3, (draft) => {
      draft.supplement = 4;
    });
    const { events } = lab.played(lab.act(start, takePlan(red('A'))), takePlan(red('B')));
    expect(coinsIn(events, 0)).toBe(0);
  });
});

describe('placing plans', () => {
  test('RP-12 plans are placed at the end of the turn, once all points are spent', () => {
    const start = spending(2);
    const first = lab.act(start, takePlan(plain('A')));
    expect(of(first, 0).plans).toEqual(of(start, 0).plans);
    const second = lab.act(first, takeCoin);
    expect(prompt(second)).toMatchObject({ kind: 'placePlans', seat: 0 });
    const [plan = ''] = second.acquired;
    const done = lab.act(second, placePlan(plan, 2));
    expect(of(done, 0).plans[2]).toEqual({ plan, faceDown: false, uploaded: false });
    expect(done.acquired).toEqual([]);
    expect(prompt(done)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('RP-12 all plans of the turn can be placed on any spaces in any order', () => {
    const start = placing([planA, planB, planC]);
    expect(positions(start, planA)).toEqual(open);
    expect(positions(start, planC)).toContain(last);
    const first = lab.act(start, placePlan(planC, last));
    expect(refusal(first, placePlan(planC, 2))).toEqual(['planNotAcquired RP-12']);
    const state = lab.act(first, placePlan(planA, 3), placePlan(planB, 2));
    const { plans } = of(state, 0);
    expect([2, 3, last].map((position) => plans[position]?.plan)).toEqual([planB, planA, planC]);
  });

  test('RP-12 no plan can be placed on the start or beyond the track', () => {
    for (const position of [0, -1, last + 1]) {
      expect(refusal(placing([planA]), placePlan(planA, position))).toEqual(['noSuchResearchTrackSpace RP-12']);
    }
  });

  test('AMB-RP-14 placing plans is mandatory', () => {
    expect(refusal(placing([planA]), stop)).toEqual(['notThisDecision RP-12']);
    const full = placing([planA], (draft) =>
      layPlans(draft, 0, 2, ...[...plansOf('B'), ...plansOf('C')].slice(0, last - 1)),
    );
    expect(positions(full, planA)).toEqual(open); // covering is always possible
  });

  test('RP-13 spaces with a crossed-out A allow only B and C plans', () => {
    const state = placing([planA, planB, planC]);
    for (const position of noA) {
      expect(refusal(state, placePlan(planA, position))).toEqual(['noASpace RP-13']);
      expect(refusal(state, placePlan(planB, position))).toEqual([]);
      expect(refusal(state, placePlan(planC, position))).toEqual([]);
    }
  });

  test('RP-13 a plan already on such a space makes no difference', () => {
    const state = placing([planA], (draft) => layPlans(draft, 0, closed, planB));
    expect(refusal(state, placePlan(planA, closed))).toEqual(['noASpace RP-13']);
  });

  test('AMB-RP-2 specialPlanOnNoASpace off: a special plan cannot be placed on a space with a crossed-out A', () => {
    const state = placing(['special2']);
    expect(refusal(state, placePlan('special2', closed))).toEqual(['noASpace RP-13']);
    expect(positions(state, 'special2')).toEqual(open);
  });

  test('AMB-RP-2 specialPlanOnNoASpace on: a special plan can be placed there and an A plan cannot', () => {
    const state = placing(['special2', planA], undefined, { switches: { specialPlanOnNoASpace: true } });
    expect(refusal(state, placePlan('special2', closed))).toEqual([]);
    expect(refusal(state, placePlan(planA, closed))).toEqual(['noASpace RP-13']);
  });

  test('RP-14 a plan may leave a gap', () => {
    const state = lab.act(placing([planA]), placePlan(planA, 6));
    expect(
      of(state, 0)
        .plans.map((placed) => placed?.plan ?? null)
        .slice(0, 8),
    ).toEqual([null, of(state, 0).token, null, null, null, null, planA, null]);
  });

  test('RP-15 a placed plan can be covered or turned face down, but not moved or taken back', () => {
    const state = placing([planA], (draft) => layPlans(draft, 0, 2, planB));
    expect(refusal(state, placePlan(planB, 5))).toEqual(['planNotAcquired RP-12']);
    const covered = lab.act(state, placePlan(planA, 2));
    expect(of(covered, 0).covered).toEqual([planB]);
    expect(Object.values(covered.planSupply).flat()).not.toContain(planB);
    const flipped = lab.act(
      moving(0, (draft) => layPlans(draft, 0, 2, planB)),
      { type: 'flipPlan', seat: 0, position: 2 },
    );
    expect(of(flipped, 0).plans[2]).toMatchObject({ plan: planB, faceDown: true });
  });

  test.each<[string, PlanId, PlanId]>([
    ['an A plan may cover a C plan', planA, planC],
    ['a C plan may cover an A plan', planC, planA],
    ['a B plan may cover a special plan', planB, 'special2'],
    ['a special plan may cover an A plan', 'special2', planA],
    ['an A plan may cover an A plan', planA, otherA],
  ])('RP-16 %s, with a warning', (_, over, under) => {
    const state = placing([over], (draft) => layPlans(draft, 0, 2, under));
    expect(warned(state, placePlan(over, 2))).toEqual(['covers RP-16']);
    const after = lab.act(state, placePlan(over, 2));
    expect(of(after, 0).plans[2]).toEqual({ plan: over, faceDown: false, uploaded: false });
  });

  test.each<[string, PlanId, PlanId, string[]]>([
    ['an easy plan over a hard one', planA, planB, []],
    ['a hard plan over an easy one', planB, planA, ['requirementsNotMet SCI-6']],
  ])('RP-16 only the top plan counts: %s', (_, over, under, expected) => {
    const start = placing([over], (draft) => {
      layPlans(draft, 0, 2, under);
      lay(draft, 0, scientist(2), 'diamond-titanium2');
      for (const seat of [1, 2, 3]) player(draft, seat).passed = true;
      Object.assign(player(draft, 0), { coins: 1, upload: 1 });
    });
    const state = lab.act(start, placePlan(over, 2), { type: 'useScientist', seat: 0, card: scientist(2) });
    expect(refusal(state, upload)).toEqual(expected);
  });

  test('AMB-RP-6 the pre-printed plan can be covered', () => {
    const state = lab.act(placing([planA]), placePlan(planA, 1));
    expect(of(state, 0).plans[1]?.plan).toBe(planA);
    expect(of(state, 0).covered).toEqual([of(state, 0).token]);
  });

  test('RP-17 a plan placed this turn can be entered from the next turn on', () => {
    const start = spending(1, (draft) => {
      fetchPlan(draft, planA);
      draft.researchDisplay[plain('A')] = planA;
      lay(draft, 0, scientist(2), 'diamond-titanium2');
      for (const seat of [1, 2, 3]) player(draft, seat).passed = true;
      player(draft, 0).upload = 1;
    });
    const taken = lab.act(start, takePlan(plain('A')));
    expect(refusal(taken, upload)).toEqual(['notThisDecision RP-12']);
    const placed = lab.act(taken, placePlan(planA, 2));
    expect(of(placed, 0).upload).toBe(1);
    expect(prompt(placed)).toMatchObject({ kind: 'turn', seat: 0 });
    const next = lab.act(placed, { type: 'useScientist', seat: 0, card: scientist(2) }, upload);
    expect(of(next, 0).upload).toBe(2);
  });

  test('AMB-RP-3 a special plan behind the marker is legal but never counts, with a warning', () => {
    const state = placing(['special2'], (draft) => {
      layPlans(draft, 0, 2, planA, planB);
      player(draft, 0).upload = 3;
    });
    const value = researchValue(state);
    expect(warned(state, placePlan('special2', 2))).toEqual(['covers RP-16', 'behindMarker RP-12']);
    expect(warned(state, placePlan('special2', 3))).toEqual(['covers RP-16', 'behindMarker RP-12']);
    expect(warned(state, placePlan('special2', 4))).toEqual([]);
    expect(researchValue(lab.act(state, placePlan('special2', 2)))).toBe(value);
    expect(researchValue(lab.act(state, placePlan('special2', 3)))).toBe(value);
  });

  test('AMB-RP-4 an entered special plan loses its value when it is covered', () => {
    const state = placing([planA], (draft) => {
      layPlans(draft, 0, 2, 'special4');
      player(draft, 0).plans[2] = { plan: 'special4', faceDown: false, uploaded: true };
      player(draft, 0).upload = 2;
    });
    const worth = defaultContent.specialPlans.find(({ id }) => id === 'special4')?.value;
    expect(researchValue(state) - researchValue(lab.act(state, placePlan(planA, 2)))).toBe(worth);
  });
});

describe('refilling', () => {
  test('RP-18 refills an empty space with a plan of its letter, but only after the plans are placed', () => {
    for (const letter of ['A', 'B', 'C'] as const) {
      const space = plain(letter);
      const start = spending(letter === 'C' ? 2 : 1);
      const taken = lab.act(start, takePlan(space));
      expect(taken.researchDisplay[space]).toBeNull();
      const [plan = ''] = taken.acquired;
      const next = start.planSupply[letter].at(-1);
      const { state, events } = lab.played(taken, placePlan(plan, 2));
      expect(state.researchDisplay[space]).toBe(next);
      expect(plansOf(letter)).toContain(next);
      expect(state.planSupply[letter]).toHaveLength(start.planSupply[letter].length - 1);
      const order = events.map(({ type }) => type).filter((type) => type === 'planPlaced' || type === 'planDealt');
      expect(order).toEqual(['planPlaced', 'planDealt']);
    }
  });

  test('RP-18 does not refill between two purchases of a turn', () => {
    const state = lab.act(spending(2), takePlan(plain('A')));
    expect(refusal(state, takePlan(plain('A')))).toEqual(['emptyResearchSpace RP-18']);
  });

  test('RP-19 AMB-RP-15 never replaces a special plan that was taken', () => {
    const taken = lab.act(spending(2, inRound(2)), takeSpecialPlan('special2'));
    const { state, events } = lab.played(taken, placePlan('special2', 2));
    expect(state.specialPlans).toEqual(['special3', 'special4', 'special5', 'special6', 'special7']);
    expect(events.map(({ type }) => type)).not.toContain('planDealt');
    expect(lab.finishRound(state).state.specialPlans).toEqual(state.specialPlans);
  });

  test('RP-10 an untaken special plan stays available in the next round', () => {
    const state = lab.finishRound(lab.onTurn(inRound(2))).state;
    expect(state.specialPlans).toContain('special2');
    expect(state.round).toBe(3);
  });

  test('RP-20 spaces of a letter stay empty for good when its stack is exhausted', () => {
    const start = spending(2, (draft) => {
      draft.planSupply.A = [];
      lay(draft, 1, scientist(5));
    });
    const taken = lab.act(start, takePlan(plain('A')), takePlan(plain('B')));
    const [first = '', second = ''] = taken.acquired;
    const state = lab.act(taken, placePlan(first, 2), placePlan(second, 3));
    expect(state.researchDisplay[plain('A')]).toBeNull();
    expect(state.researchDisplay[plain('B')]).not.toBeNull();
    // The next refill follows after a turn of seat 1.
    const later = lab.act(
      state,
      { type: 'useScientist', seat: 1, card: scientist(5) },
      takePlan(red('B'), 1),
      ...[1, 2, 3, 4].map((): Action => ({ type: 'takeCoin', seat: 1 })),
    );
    const [plan = ''] = later.acquired;
    const end = lab.act(later, { type: 'placePlan', seat: 1, plan, position: 2 });
    expect(end.researchDisplay[plain('A')]).toBeNull();
    expect(end.researchDisplay[red('B')]).not.toBeNull();
  });
});

describe('the finished research track', () => {
  const finished: Change = (draft) => {
    player(draft, 0).upload = last;
    draft.round = 7;
  };

  test('RP-21 every point of a scientist gives exactly 2 coins when the marker is on the last space', () => {
    const start = lab.onTurn((draft) => {
      lay(draft, 0, scientist(3));
      finished(draft);
    });
    const { state, events } = lab.played(start, { type: 'useScientist', seat: 0, card: scientist(3) });
    expect(coinsIn(events, 0)).toBe(6);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(state.acquired).toEqual([]);
  });

  test('RP-21 points of research stations and bonus spaces also give 2 coins there', () => {
    const energy = findCard(({ action }) => action.kind === 'energy' && action.value === 1);
    const start = lab.onTurn((draft) => {
      lay(draft, 0, energy);
      finished(draft);
      draft.turns = 4;
    });
    const entering = lab.act(start, { type: 'useEnergy', seat: 0, company: 'minerva' });
    const expanded = lab.played(entering, { type: 'occupy', seat: 0, sector: 21, column: 0 });
    expect(coinsIn(expanded.events, 0)).toBe(4);
    const placed = lab.played(start, { type: 'placeBonusMarker', seat: 0, space: 'firstPlayer' });
    expect(coinsIn(placed.events, 0)).toBe(2);
    expect(prompt(placed.state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('RP-21 points are spent as usual one space before the end', () => {
    const state = spending(2, (draft) => {
      player(draft, 0).upload = last - 1;
    });
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: 2 } });
  });
});
