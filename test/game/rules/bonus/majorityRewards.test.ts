import { describe, expect, test } from 'vitest';
import { pass, stop } from '../../../kit/actions.ts';
import { claim, having, spaceOf, tiersOffered } from '../../../kit/majorities.ts';
import type {
  Action,
  CardId,
  Company,
  Effect,
  GameEvent,
  GameState,
  PlaceBonusMarker,
  Seat,
} from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, MAJORITY_ITEMS } from '../../../kit/pinned.ts';
import { at, type Change, coinsIn, giveTile, lay, player, refusal, table } from '../../../kit/table.ts';

/** The expected effect of a reward of coins, steps, helium and points, from its printed effects. */
function printed(reward: readonly Effect[]) {
  const sum = { coins: 0, helium: 0, points: 0, removals: 0, steps: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } };
  for (const effect of reward) {
    if (effect.kind === 'coins') sum.coins += effect.amount;
    else if (effect.kind === 'helium') sum.helium += effect.steps;
    else if (effect.kind === 'research') sum.points += effect.points;
    else if (effect.kind === 'removeOutposts') sum.removals += effect.count;
    else if (effect.kind === 'track') sum.steps[effect.company] += effect.steps;
    else throw new Error(`unexpected ${effect.kind}`);
  }
  return sum;
}

/** The gains of seat 0 from a placement, with every point exchanged for a coin and every outpost removed. */
function gained(before: GameState, action: Action) {
  const first = table.played(before, action);
  const events: GameEvent[] = [...first.events];
  let { state } = first;
  for (;;) {
    const [prompt] = table.rules.pending(state);
    if (prompt === undefined || prompt.kind === 'turn') break;
    const options = table.rules.legalActions(state);
    const next = options.find(({ type }) => type === 'takeCoin') ?? options[0];
    if (next === undefined) throw new Error('no option');
    const step = table.played(state, next);
    events.push(...step.events);
    state = step.state;
  }
  const points = events.reduce((sum, event) => sum + (event.type === 'researchGained' ? event.points : 0), 0);
  const { tracks } = at(state, 0);
  const old = at(before, 0).tracks;
  const steps = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
  for (const company of COMPANIES) steps[company] = tracks[company] - old[company];
  return {
    state,
    events,
    sum: {
      coins: coinsIn(events, 0) - points,
      helium: at(state, 0).helium - at(before, 0).helium,
      points,
      removals: COMPANIES.reduce((sum, company) => sum + state.removed[company] - before.removed[company], 0),
      steps,
    },
  };
}

const NO_STEPS = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };

describe('the scientist reward', () => {
  test.each<[rule: string, cards: readonly CardId[], tier: number, coins: number, points: number]>([
    ['MAJ-4 one scientist', ['A08'], 1, 2, 0],
    ['MAJ-5 two scientists', ['A08', 'B09'], 2, 2, 1],
    ['MAJ-5 a scientist and a field scientist', ['A08', 'A09'], 2, 2, 1],
    ['MAJ-6 three scientists', ['A08', 'B09', 'B10'], 3, 3, 2],
    ['MAJ-6 two scientists and a field scientist', ['A08', 'B09', 'B13'], 3, 3, 2],
    ['MAJ-6 a scientist and two field scientists', ['A08', 'A09', 'B13'], 3, 3, 2],
  ])('%s', (_, cards, tier, coins, points) => {
    const before = table.onTurn((draft) => lay(draft, 0, ...cards));
    expect(Math.max(...tiersOffered(before, 'scientists').map(Number))).toBe(tier);
    const { sum } = gained(before, claim('scientists', tier));
    expect(sum).toEqual({ coins, helium: 0, points, removals: 0, steps: NO_STEPS });
  });

  test('MAJ-4 MAJ-5 MAJ-6 field scientists alone reach no tier', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A09', 'B13', 'B14'));
    expect(tiersOffered(state, 'scientists')).toEqual(['none']);
    expect(table.rules.explain(state, claim('scientists', 1))).toMatchObject([
      { code: 'tierNotReached', rule: 'MAJ-12' },
    ]);
  });

  test('MAJ-6 more than three cards give no more', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'A08', 'B09', 'B10', 'A09', 'B13'));
    expect(tiersOffered(state, 'scientists')).toEqual([1, 2, 3]);
  });

  test('MAJ-5 the action tiles count as cards', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'A08');
      giveTile(draft, 0, 'scientistTile');
      giveTile(draft, 0, 'fieldScientistTile');
    });
    expect(tiersOffered(state, 'scientists')).toEqual([1, 2, 3]);
  });

  test.each([1, 2] as const)('MAJ-7 the permanent icon of level %i counts as one field scientist', (level) => {
    const withIcon = (...cards: readonly CardId[]): GameState =>
      table.onTurn((draft) => {
        lay(draft, 0, ...cards);
        player(draft, 0).bonuses.astrogo = level; // C1 is there
      });
    expect(tiersOffered(withIcon('A08'), 'scientists')).toEqual([1, 2]);
    expect(tiersOffered(withIcon('A08', 'A09'), 'scientists')).toEqual([1, 2, 3]);
    expect(tiersOffered(withIcon(), 'scientists')).toEqual(['none']); // without a scientist it has no effect
    expect(tiersOffered(withIcon('A09', 'B13'), 'scientists')).toEqual(['none']);
  });
});

describe('the titanium reward', () => {
  test.each<[rule: string, worth: number, tier: number, expected: ReturnType<typeof printed>]>([
    ['MAJ-8 from 2 on: 2 steps on the Astrogo track', 2, 1, { ...printed([]), steps: { ...NO_STEPS, astrogo: 2 } }],
    [
      'MAJ-9 4 or more: 3 steps and an outpost',
      4,
      2,
      { ...printed([]), removals: 1, steps: { ...NO_STEPS, astrogo: 3 } },
    ],
    [
      'MAJ-10 6 or more: 4 steps and a point, no outpost',
      6,
      3,
      { ...printed([]), points: 1, steps: { ...NO_STEPS, astrogo: 4 } },
    ],
  ])('%s', (_, worth, tier, expected) => {
    const before = table.onTurn(having('titanium', worth));
    expect(tiersOffered(before, 'titanium')).toEqual([1, 2, 3].slice(0, tier));
    expect(gained(before, claim('titanium', tier)).sum).toEqual(expected);
    const less = table.onTurn(having('titanium', worth - 1));
    expect(refusal(less, claim('titanium', tier))).toEqual(['tierNotReached MAJ-12']);
  });

  test('MAJ-9 removes the outpost from the top of any column of any station', () => {
    const before = table.onTurn(
      having('titanium', 4, (draft) => {
        draft.stations.tawac[1] = { pieces: 0, opened: true };
      }),
    );
    const removal = table.act(before, claim('titanium', 2));
    const offered = table.options(removal, 'removeOutpost').map(({ company, column }) => `${company}${column}`);
    const all = COMPANIES.flatMap((company) => [0, 1, 2].map((column) => `${company}${column}`));
    expect(offered.sort()).toEqual(all.filter((each) => each !== 'tawac1').sort());
    expect(table.rules.explain(removal, { type: 'removeOutpost', seat: 0, company: 'tawac', column: 1 })).toMatchObject(
      [{ code: 'emptyColumn', rule: 'STATION-3' }],
    );
    const after = table.act(removal, { type: 'removeOutpost', seat: 0, company: 'minerva', column: 2 });
    expect(after.stations.minerva.map(({ pieces }) => pieces)).toEqual([5, 5, 4]);
    expect(after.removed).toEqual({ skymine: 0, minerva: 1, astrogo: 0, tawac: 0 });
    expect(after.sectors).toEqual(before.sectors);
  });

  test('MAJ-9 carries out the rest of the reward when no station has an outpost', () => {
    const before = table.onTurn(
      having('titanium', 4, (draft) => {
        for (const company of COMPANIES) {
          draft.stations[company] = draft.stations[company].map(() => ({ pieces: 0, opened: true }));
        }
      }),
    );
    expect(gained(before, claim('titanium', 2)).sum).toEqual({ ...printed([]), steps: { ...NO_STEPS, astrogo: 3 } });
  });
});

describe('the rewards of carbon, minerals and energy', () => {
  const cases = (['carbon', 'minerals', 'energy'] as const).flatMap((item) => {
    const tiers = defaultContent.spaces.find(({ id }) => id === spaceOf(item))?.majority?.tiers ?? [];
    return tiers.map(({ atLeast, reward }, index) => ({ item, atLeast, tier: index + 1, reward }));
  });

  test('MAJ-11 each of the three rewards has three tiers', () => {
    expect(cases).toHaveLength(9);
  });

  test.each(cases)(
    'MAJ-11 $item of at least $atLeast gives tier $tier as printed',
    ({ item, atLeast, tier, reward }) => {
      const before = table.onTurn(having(item, atLeast));
      expect(gained(before, claim(item, tier)).sum).toEqual(printed(reward));
      const less = table.onTurn(having(item, atLeast - 1));
      expect(refusal(less, claim(item, tier))).toEqual(['tierNotReached MAJ-12']);
    },
  );

  test('MAJ-11 5 minerals give 3 steps on the Minerva track and 1 on the tank track', () => {
    const { sum } = gained(table.onTurn(having('minerals', 5)), claim('minerals', 2));
    expect(sum).toEqual({ ...printed([]), helium: 1, steps: { ...NO_STEPS, minerva: 3 } });
  });

  test('MAJ-11 the tier depends only on the player’s own total', () => {
    for (const [worth, tiers] of [
      [0, ['none']],
      [1, ['none']],
      [2, [1]],
      [3, [1]],
      [4, [1, 2]],
      [5, [1, 2]],
      [6, [1, 2, 3]],
    ] as const) {
      const state = table.onTurn(having('minerals', worth));
      expect(tiersOffered(state, 'minerals')).toEqual(tiers);
    }
  });
});

describe('choosing a tier', () => {
  test.each(['titanium', 'carbon', 'minerals', 'energy'] as const)(
    'MAJ-12 %s: the player may take a lower tier, and takes exactly one',
    (item) => {
      const state = table.onTurn(having(item, 6));
      expect(tiersOffered(state, item)).toEqual([1, 2, 3]);
      const tiers = defaultContent.spaces.find(({ id }) => id === spaceOf(item))?.majority?.tiers ?? [];
      for (const [index, { reward }] of tiers.entries()) {
        expect(gained(state, claim(item, index + 1)).sum).toEqual(printed(reward));
      }
      expect(table.rules.explain(state, claim(item))).toMatchObject([{ code: 'tierMissing', rule: 'MAJ-12' }]);
    },
  );

  test('MAJ-12 the event of the marker contains the tier, if any', () => {
    const marker = (state: GameState, action: PlaceBonusMarker) =>
      table.played(state, action).events.find(({ type }) => type === 'markerPlaced');
    const state = table.onTurn((draft) => lay(draft, 0, 'B02', 'star-carbon1'));
    const placed = { type: 'markerPlaced', seat: 0, space: 'carbonMajority' };
    expect(marker(state, claim('carbon', 1))).toStrictEqual({ ...placed, tier: 1 });
    expect(marker(table.onTurn(), claim('carbon'))).toStrictEqual(placed);
  });

  test.each([
    [0, 'noSuchTier'],
    [-1, 'noSuchTier'],
    [3, 'tierNotReached'],
    [4, 'noSuchTier'],
  ])('MAJ-12 rejects tier %i when two of three tiers are reached', (tier, code) => {
    const state = table.onTurn(having('minerals', 5));
    expect(table.rules.explain(state, claim('minerals', tier))).toMatchObject([{ code, rule: 'MAJ-12' }]);
  });

  test.each(MAJORITY_ITEMS)('MAJ-4 MAJ-8 MAJ-11 AMB-BON-1 %s: a marker without a tier may block the space', (item) => {
    const rule = { scientists: 'MAJ-4', titanium: 'MAJ-8', carbon: 'MAJ-11', minerals: 'MAJ-11', energy: 'MAJ-11' }[
      item
    ];
    const before = table.onTurn(having(item, item === 'scientists' ? 0 : 1));
    expect(tiersOffered(before, item)).toEqual(['none']);
    expect(table.rules.warnings(before, claim(item))).toMatchObject([{ code: 'noReward', rule }]);
    expect(table.rules.warnings(before, claim(item))[0]?.page).toMatch(/AMB-BON-1$/);
    const { state, sum } = gained(before, claim(item));
    expect(sum).toEqual(printed([]));
    expect(state.placed).toEqual([{ space: spaceOf(item), seat: 0 }]);
    expect(refusal(state, claim(item, undefined, 1))).toEqual(['spaceOccupied BON-4']);
  });
});

describe('limits of the reward', () => {
  test('MAJ-13 uses no card: all stay face up and can still be used', () => {
    const start = table.onTurn((draft) => lay(draft, 0, 'A08', 'C06', 'star-titanium1'), {
      players: ['Melanie', 'Antoine'],
    });
    const placed = gained(start, claim('scientists', 1)).state;
    const again = gained(passed(placed, 1), claim('titanium', 3)).state;
    expect(at(again, 0).used).toEqual([false, false, false, false, false]);
    expect(at(again, 0).area).toEqual(at(start, 0).area);
    expect(refusal(again, { type: 'useScientist', seat: 0, card: 'A08' })).toEqual([]);
    expect(refusal(again, { type: 'useResources', seat: 0, cards: ['C06', 'star-titanium1'] })).toEqual([]);
  });

  const toEnd =
    (company: Company, before: number): Change =>
    (draft) => {
      const track = defaultContent.tracks.find(({ id }) => id === draft.tracks[company]);
      player(draft, 0).tracks[company] = (track?.shares.length ?? 1) - 1 - before;
    };

  test.each([0, 1, 2])('MAJ-14 loses further steps with %i spaces left on the track', (left) => {
    const before = table.onTurn(having('titanium', 2, toEnd('astrogo', left)));
    const { sum, events } = gained(before, claim('titanium', 1));
    expect(sum.steps).toEqual({ ...NO_STEPS, astrogo: left });
    expect(sum.coins).toBe(0);
    const lost = events.flatMap((event) => (event.type === 'stepsLost' ? [event.steps] : []));
    expect(lost).toEqual(left === 2 ? [] : [2 - left]);
  });

  /** C1: a barrier of 1 coin before space 7. */
  const onSpace = (space: number, coins: number, worth: number): GameState =>
    table.onTurn(
      having('titanium', worth, (draft) => {
        player(draft, 0).coins = coins;
        player(draft, 0).tracks.astrogo = space;
        player(draft, 0).bonuses.astrogo = 1;
      }),
    );

  test('MAJ-14 loses the steps beyond an unaffordable barrier', () => {
    const state = table.act(onSpace(5, 0, 2), claim('titanium', 1));
    expect(at(state, 0)).toMatchObject({ coins: 0, tracks: { astrogo: 6 } });
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });

  test('MAJ-14 AMB-BON-7 the player may pay a barrier or stay in front of it', () => {
    const barrier = table.act(onSpace(5, 1, 2), claim('titanium', 1));
    expect(table.rules.pending(barrier)).toMatchObject([
      { seat: 0, kind: 'barrier', params: { company: 'astrogo', steps: 1 } },
    ]);
    const stays = table.act(barrier, { type: 'stop', seat: 0 });
    expect(at(stays, 0)).toMatchObject({ coins: 1, tracks: { astrogo: 6 } });
    const pays = table.act(barrier, { type: 'advance', seat: 0, company: 'astrogo' });
    expect(at(pays, 0)).toMatchObject({ coins: 0, tracks: { astrogo: 7 } });
    const noRefusal = table.act(table.onTurn(having('titanium', 2)), claim('titanium', 1));
    expect(at(noRefusal, 0).tracks.astrogo).toBe(2); // free steps need no decision
  });

  test('AMB-BON-10 the player orders steps to a barrier and research points', () => {
    const order = table.act(onSpace(6, 0, 6), claim('titanium', 3));
    const rewards = table.options(order, 'takeReward').map((action) => table.act(order, action));
    expect(rewards.length).toBe(2);
    for (const wrong of [{ type: 'takeReward', seat: 0, reward: 2 } as const, pass(0)]) {
      expect(table.rules.explain(order, wrong)).toMatchObject([{ rule: 'BON-3', page: '16, AMB-BON-10' }]);
    }
    // Points first: their coin pays for the barrier. Steps first: they are lost.
    const outcomes = rewards.map((state) => {
      const after = gained(
        state,
        table.rules.legalActions(state).find(({ type }) => type === 'takeCoin') ?? stop,
      ).state;
      return [at(after, 0).tracks.astrogo, at(after, 0).coins];
    });
    expect(outcomes).toContainEqual([10, 0 + 2]); // 1 from the point, 1 for the barrier, 2 from the threshold at 10
    expect(outcomes).toContainEqual([6, 1]);
  });
});

/** The state after a seat has passed. */
function passed(state: GameState, seat: Seat): GameState {
  return table.skip(table.act(state, { type: 'pass', seat }), 'pickUp', 'resting');
}
