import { describe, expect, test } from 'vitest';
import { stop } from '../kit/actions.ts';
import type { Action, CardId, Effect, GameState, PlanId, Requirement } from '../kit/pinned.ts';
import { defaultContent } from '../kit/pinned.ts';
import { rules as shipped } from '../kit/shipped.ts';
import { at, type Change, hold, lay, layPlans, player, refusal, table, tableWith } from '../kit/table.ts';

const place = (space: string, more: Partial<Extract<Action, { type: 'placeBonusMarker' }>> = {}): Action =>
  ({ type: 'placeBonusMarker', seat: 0, space, ...more }) as Action;

describe('AMB-BON-4 PREP-12 share cards stay in hand', () => {
  const WITH_E2 = { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } } as const;
  const WITH_D2 = { tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C2', tawac: 'D2' } } as const;
  const holding =
    (...cards: readonly CardId[]): Change =>
    (draft) => {
      player(draft, 0).hand = [];
      player(draft, 0).coins = 9;
      player(draft, 0).bonuses.tawac = 2;
      hold(draft, 0, ...cards);
    };

  describe.each([
    ['BON-10', 'destroy', {}],
    ['BSP-5', 'tawac1', WITH_D2],
    ['BSP-9', 'tawac1', WITH_E2],
    ['BSP-10', 'tawac2', WITH_E2],
  ] as const)('AMB-BON-4 %s', (_rule, space, tracks) => {
    test('asks for another card', () => {
      const only = table.onTurn(holding('D01', 'E04'), tracks);
      expect(table.options(only, 'placeBonusMarker').filter((each) => each.space === space)).toEqual([]);
      expect(refusal(only, place(space, { destroy: 'D01' }))).toEqual(['shareCardKept PREP-12']);
      const both = table.onTurn(holding('D01', 'A09'), tracks);
      const offered = table.options(both, 'placeBonusMarker').filter((each) => each.space === space);
      expect(offered.map(({ destroy }) => destroy)).toEqual(['A09']);
    });

    test('takes it with the switch shareCardsMayBeDestroyed', () => {
      const switches = { shareCardsMayBeDestroyed: true };
      const state = table.onTurn(holding('D01'), { ...tracks, switches });
      expect(table.act(state, place(space, { destroy: 'D01' })).destroyed).toContain('D01');
    });
  });
});

describe('AMB-BON-10 AMB-RP-9 the parts of a reward in every order that can matter', () => {
  const free: readonly Requirement[] = [{ kind: 'energy', total: 1 }];
  /** A game in which plan A01 gives these rewards for 1 energy. */
  const giving = (reward: readonly Effect[]) =>
    tableWith({
      ...defaultContent,
      plans: defaultContent.plans.map((plan) =>
        plan.id === 'planA01' ? { ...plan, requirements: free, reward } : plan,
      ),
    });
  const CARD = 'diamond-scientist1';
  const barrierOf = (id: string) => {
    const [barrier] = defaultContent.tracks.find((track) => track.id === id)?.barriers ?? [];
    if (barrier === undefined) throw new Error('no barrier');
    return barrier;
  };
  const TRACKS = { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } } as const;

  /** The decision after a scientist has entered plan A01. */
  function entered(reward: readonly Effect[], change: Change = () => {}): { state: GameState; act: typeof table.act } {
    const own = giving(reward);
    const start = own.onTurn((draft) => {
      lay(draft, 0, CARD, 'A07');
      layPlans(draft, 0, 1, 'planA01' satisfies PlanId);
      player(draft, 0).coins = 0;
      change(draft);
    }, TRACKS);
    const moved = own.act(start, { type: 'useScientist', seat: 0, card: CARD }, { type: 'upload', seat: 0 });
    const state = own.rules.pending(moved)[0]?.kind === 'upload' ? own.act(moved, stop) : moved;
    return { state, act: own.act };
  }
  const points = (() => {
    const action = defaultContent.cards.find(({ id }) => id === CARD)?.action;
    return action?.kind === 'scientist' ? action.points : 0;
  })();

  test('AMB-RP-9 points of the plan and the card are added up and are one of the rewards besides a chosen track', () => {
    const { state } = entered([
      { kind: 'research', points: 2 },
      { kind: 'chosenTracks', steps: [1], among: 'all' },
    ]);
    expect(openFrame(state)).toMatchObject({
      kind: 'rewards',
      params: { rewards: [{ kind: 'chosenTracks' }, { kind: 'researchPoints', points: 2 + points }] },
    });
  });

  test('AMB-RP-9 coins for the points can pay a barrier of the same reward', () => {
    const { before, cost } = barrierOf('B1');
    const { state, act } = entered(
      [
        { kind: 'track', company: 'minerva', steps: 1 },
        { kind: 'research', points: cost },
      ],
      (draft) => {
        player(draft, 0).tracks.minerva = before - 1;
      },
    );
    expect(openFrame(state)?.kind).toBe('rewards');
    const coin: Action = { type: 'takeCoin', seat: 0 };
    let now = act(state, { type: 'takeReward', seat: 0, reward: 1 });
    while (openFrame(now)?.kind === 'research') now = act(now, coin);
    expect(openFrame(now)).toMatchObject({ kind: 'barrier', params: { company: 'minerva' } });
    expect(at(act(now, { type: 'advance', seat: 0, company: 'minerva' }), 0).tracks.minerva).toBe(before);
  });

  test('SCI-15 points only of the card come after the reward', () => {
    const { state } = entered([{ kind: 'chosenTracks', steps: [1], among: 'all' }]);
    expect(openFrame(state)?.kind).toBe('chosenTracks');
  });

  test('AMB-BON-10 steps on two tracks with barriers are taken effect by effect', () => {
    const [skymine, minerva] = [barrierOf('A1'), barrierOf('B1')];
    const { state } = entered(
      [
        { kind: 'track', company: 'minerva', steps: 1 },
        { kind: 'track', company: 'minerva', steps: 2 },
        { kind: 'track', company: 'skymine', steps: 1 },
      ],
      (draft) =>
        void Object.assign(player(draft, 0).tracks, { skymine: skymine.before - 1, minerva: minerva.before - 1 }),
    );
    expect(openFrame(state)).toMatchObject({
      kind: 'rewards',
      params: {
        rewards: [
          { kind: 'trackSteps', company: 'skymine', steps: 1 },
          { kind: 'trackSteps', company: 'minerva', steps: 1 },
          { kind: 'trackSteps', company: 'minerva', steps: 2 },
        ],
      },
    });
  });

  test('AMB-BON-10 steps before a barrier are made immediately, and steps on a single track are one move', () => {
    const { before } = barrierOf('B1');
    const { state } = entered(
      [
        { kind: 'track', company: 'minerva', steps: 2 },
        { kind: 'track', company: 'minerva', steps: 1 },
        { kind: 'track', company: 'minerva', steps: 1 },
      ],
      (draft) => {
        player(draft, 0).tracks.minerva = before - 3;
        player(draft, 0).coins = 9;
      },
    );
    // The rewards of 1 step each stop before the barrier, and the one of 2 steps remains.
    expect(at(state, 0).tracks.minerva).toBe(before - 1);
    expect(openFrame(state)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 2 } });
    const together = entered(
      [
        { kind: 'track', company: 'minerva', steps: 2 },
        { kind: 'track', company: 'minerva', steps: 1 },
      ],
      (draft) => {
        player(draft, 0).tracks.minerva = before - 1;
        player(draft, 0).coins = 9;
      },
    );
    expect(openFrame(together.state)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 3 } });
  });

  test('AMB-BON-10 the smallest number of steps on a track is made first in any printed order', () => {
    const { before } = barrierOf('B1');
    for (const [one, other] of [
      [1, 3],
      [3, 1],
    ] as const) {
      const { state } = entered(
        [
          { kind: 'track', company: 'minerva', steps: one },
          { kind: 'track', company: 'minerva', steps: other },
          { kind: 'chosenTracks', steps: [1], among: 'all' },
        ],
        (draft) => {
          player(draft, 0).tracks.minerva = before - 4;
        },
      );
      expect(at(state, 0).tracks.minerva).toBe(before - 3);
      expect(openFrame(state)).toMatchObject({
        kind: 'rewards',
        params: { rewards: [{ kind: 'chosenTracks' }, { kind: 'trackSteps', company: 'minerva', steps: 3 }] },
      });
    }
  });
});

/** The open decision of a state with any component set, independent of its numbers. */
function openFrame(state: GameState) {
  const frame = state.stack.at(-1);
  if (frame === undefined) return undefined;
  const { kind, ...params } = frame;
  return { kind, params };
}

test('AMB-RES-5 the default components never combine a discount for one resource with a mixed payment', () => {
  const discounted = shipped.content.tracks.flatMap(({ id, thresholds }) =>
    thresholds.flatMap(({ bonus }, level) =>
      bonus.kind === 'permanent' && bonus.bonus.kind === 'discount' ? [{ id, level, mixed: bonus.bonus.mixed }] : [],
    ),
  );
  // B1 and B2 are two sides of one board, and the second bonus of a track replaces the first (AMB-TRACK-1).
  expect(discounted).toEqual([
    { id: 'B1', level: 0, mixed: false },
    { id: 'B1', level: 1, mixed: true },
    { id: 'B2', level: 0, mixed: false },
  ]);
});
