import { describe, expect, test } from 'vitest';
import type {
  Action,
  BonusSpaceId,
  CardId,
  Company,
  Effect,
  GameEvent,
  GameState,
  MajorityItem,
  PlaceBonusMarker,
  Seat,
} from '../kit/pinned.ts';
import { COMPANIES, defaultContent, MAJORITY_ITEMS } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';
import { at, coinsIn, fetchCard, giveTile, lay, player, table } from '../kit/table.ts';

const spaceOf = (item: MajorityItem): BonusSpaceId =>
  item === 'scientists' ? 'scientistMajority' : (`${item}Majority` as const);

/** A marker on the majority space of an item; without a tier where none is reached. */
const claim = (item: MajorityItem, tier?: number, seat: Seat = 0): PlaceBonusMarker => ({
  type: 'placeBonusMarker',
  seat,
  space: spaceOf(item),
  ...(tier !== undefined && { tier }),
});

/** Tiers that the first options offer for an item; `none` for a placement without reward. */
function tiersOffered(state: GameState, item: MajorityItem): (number | 'none')[] {
  const options = table.options(state, 'placeBonusMarker').filter(({ space }) => space === spaceOf(item));
  return options.map(({ tier }) => tier ?? 'none');
}

/** Cards of an item, worth 1 to 6 in all; the scientists as many cards. */
const WORTH: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>> = {
  titanium: [[], ['star-titanium1'], ['A05'], ['A06'], ['B06'], ['C06'], ['C06', 'star-titanium1']],
  carbon: [[], ['star-carbon1'], ['A01'], ['A02'], ['B02'], ['C02'], ['C02', 'star-carbon1']],
  minerals: [[], ['star-minerals1'], ['A03'], ['A04'], ['B04'], ['C04'], ['C04', 'star-minerals1']],
  energy: [[], ['star-energy1'], ['A07'], ['B08'], ['B08', 'energy04'], ['B08', 'A07'], ['B08', 'C07']],
  scientists: [[], ['A08'], ['A08', 'B09'], ['A08', 'B09', 'B10']],
};
/** Other cards of the same worth, for a rival. */
const RIVAL: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>> = {
  titanium: [[], ['circle-titanium1'], ['circle-titanium2'], ['B05']],
  carbon: [[], ['circle-carbon1'], ['circle-carbon2'], ['B01']],
  minerals: [[], ['circle-minerals1'], ['circle-minerals2'], ['B03']],
  energy: [[], ['circle-energy1'], ['B07'], ['C08']],
  scientists: [[], ['B11'], ['B11', 'B12'], ['B11', 'B12', 'C11']],
};
const cardsWorth = (
  cards: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>>,
  item: MajorityItem,
  n: number,
) => cards[item][n] ?? [];

/** Seat 0 with cards worth some of an item, on track spaces 0 without helium. */
const having =
  (item: MajorityItem, worth: number, change: Change = () => {}): Change =>
  (draft) => {
    lay(draft, 0, ...cardsWorth(WORTH, item, worth));
    Object.assign(player(draft, 0), { helium: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } });
    change(draft);
  };

describe('the comparison', () => {
  const refused = [{ code: 'noMajority', rule: 'MAJ-1' }];

  test.each(MAJORITY_ITEMS)('MAJ-1 %s: a tie is enough, strictly more is not', (item) => {
    const against = (own: number, rival: number): GameState =>
      table.onTurn(having(item, own, (draft) => lay(draft, 2, ...cardsWorth(RIVAL, item, rival))));
    expect(table.codes(against(2, 2), claim(item, 1))).toEqual([]);
    expect(table.codes(against(2, 1), claim(item, 1))).toEqual([]);
    expect(table.rules.explain(against(2, 3), claim(item, 1))).toMatchObject(refused);
    expect(table.rules.explain(against(2, 3), claim(item, 1))).toMatchObject([{ params: { rival: 2 } }]);
    expect(tiersOffered(against(2, 3), item)).toEqual([]);
  });

  test('MAJ-1 one rival with more is enough, wherever that rival sits', () => {
    for (const seat of [1, 2, 3]) {
      const state = table.onTurn(having('carbon', 2, (draft) => lay(draft, seat, 'B01')));
      expect(table.rules.explain(state, claim('carbon', 1))).toMatchObject(refused);
    }
  });

  test.each(MAJORITY_ITEMS)('MAJ-1 NOTE-10 %s: face-down, resting and hand cards of a rival do not count', (item) => {
    const [first, ...others] = cardsWorth(RIVAL, item, 3);
    const cards = [first, ...others].filter((card) => card !== undefined);
    const facedown = table.onTurn(
      having(item, 1, (draft) => {
        lay(draft, 1, ...cards);
        player(draft, 1).used.fill(true);
      }),
    );
    expect(table.codes(facedown, claim(item, item === 'scientists' ? 1 : undefined))).toEqual([]);
    const elsewhere = table.onTurn(
      having(item, 1, (draft) => {
        for (const card of cards) fetchCard(draft, card);
        player(draft, 1).resting[1]?.push(...cards);
        player(draft, 2).hand.push(...cards);
      }),
    );
    expect(table.codes(elsewhere, claim(item, item === 'scientists' ? 1 : undefined))).toEqual([]);
  });

  test.each(MAJORITY_ITEMS)('MAJ-1 %s: own face-down cards do not count either', (item) => {
    const state = table.onTurn(
      having(item, 3, (draft) => {
        player(draft, 0).used.fill(true);
        lay(draft, 1, ...cardsWorth(RIVAL, item, 1));
      }),
    );
    expect(table.rules.explain(state, claim(item))).toMatchObject(refused);
  });

  test('MAJ-1 the moment of placing counts', () => {
    const before = table.onTurn(
      (draft) => {
        lay(draft, 0, 'A03');
        lay(draft, 1, 'A01', 'diamond-titanium1');
      },
      { players: ['Melanie', 'Antoine'] },
    );
    expect(table.rules.explain(before, claim('carbon'))).toMatchObject(refused);
    const spent = table.skip(table.act(before, { type: 'useResources', seat: 0, cards: ['A03'] }), 'units');
    const after = table.skip(table.act(spent, { type: 'useResources', seat: 1, cards: ['A01'] }), 'units');
    expect(table.codes(after, claim('carbon'))).toEqual([]);
  });

  test('AMB-BON-11 whoever has passed has nothing to compare', () => {
    const before = table.onTurn(
      (draft) => {
        lay(draft, 0, 'star-carbon1');
        lay(draft, 1, 'C02', 'A08', 'B08');
        giveTile(draft, 1, 'scientistTile');
        giveTile(draft, 1, 'energyTile');
        player(draft, 1).bonuses.skymine = 2; // 2 more energy
      },
      { players: ['Melanie', 'Antoine'], firstPlayer: 1 },
    );
    const after = table.skip(table.act(before, { type: 'pass', seat: 1 }), 'pickUp', 'resting');
    for (const item of MAJORITY_ITEMS) expect(table.codes(after, claim(item))).toEqual([]);
  });
});

describe('the scientist comparison', () => {
  test('MAJ-2 AMB-BON-6 scientists are counted, field scientists of a rival are not', () => {
    const state = table.onTurn(having('scientists', 1, (draft) => lay(draft, 1, 'B11', 'A09', 'B13', 'B14')));
    expect(table.codes(state, claim('scientists', 1))).toEqual([]);
  });

  test('MAJ-2 AMB-BON-6 own field scientists do not help in it', () => {
    const state = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 0, 'A09', 'B13');
        lay(draft, 1, 'B11', 'B12');
      }),
    );
    expect(table.rules.explain(state, claim('scientists', 1))).toMatchObject([{ code: 'noMajority', rule: 'MAJ-1' }]);
  });

  test('MAJ-2 the number of cards counts, not their research points', () => {
    const one = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-scientist1');
      lay(draft, 1, 'B11'); // 3 points
    });
    expect(table.codes(one, claim('scientists', 1))).toEqual([]);
  });

  test('MAJ-2 the scientist tile counts on both sides, while it is face up', () => {
    const rival: Change = (draft) => giveTile(draft, 1, 'scientistTile');
    const with2 = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11');
        rival(draft);
      }),
    );
    expect(table.codes(with2, claim('scientists', 1))).toEqual(['noMajority']);
    const own = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11', 'B12');
        giveTile(draft, 0, 'scientistTile');
      }),
    );
    expect(table.codes(own, claim('scientists', 2))).toEqual([]);
    const spent = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11');
        player(draft, 1).tiles.push({ tile: 'scientistTile', used: true, on: null });
      }),
    );
    expect(table.codes(spent, claim('scientists', 1))).toEqual([]);
  });
});

describe('the comparison of totals', () => {
  test('MAJ-3 total values are compared, not numbers of cards', () => {
    const few = table.onTurn(
      having('carbon', 4, (draft) => lay(draft, 1, 'circle-carbon1', 'triangle-carbon1', 'diamond-carbon1')),
    );
    expect(table.codes(few, claim('carbon', 1))).toEqual([]);
    const many = table.onTurn((draft) => {
      lay(draft, 0, 'circle-carbon1', 'triangle-carbon1', 'diamond-carbon1');
      lay(draft, 1, 'B02');
    });
    expect(table.codes(many, claim('carbon', 1))).toEqual(['noMajority']);
  });

  test('MAJ-3 each space compares its own item', () => {
    const state = table.onTurn(having('titanium', 1, (draft) => lay(draft, 1, 'C02', 'C04', 'B08', 'A08')));
    const open = MAJORITY_ITEMS.filter((item) => table.codes(state, claim(item)).length === 0);
    expect(open).toEqual(['titanium']);
  });

  test('MAJ-3 the +1 resource tile counts on both sides, once it lies on a card of the item', () => {
    const tileOn =
      (seat: Seat, card: CardId): Change =>
      (draft) => {
        const { area, tiles } = player(draft, seat);
        tiles.push({ tile: 'plusOneResourceTile', used: false, on: area.indexOf(card) });
      };
    const rival = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'circle-carbon2');
        tileOn(1, 'circle-carbon2')(draft);
      }),
    );
    expect(table.codes(rival, claim('carbon', 1))).toEqual(['noMajority']);
    const own = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'B01');
        tileOn(0, 'A01')(draft);
      }),
    );
    expect(table.codes(own, claim('carbon', 1))).toEqual([]);
    const unplaced = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'circle-carbon2');
        giveTile(draft, 1, 'plusOneResourceTile');
      }),
    );
    expect(table.codes(unplaced, claim('carbon', 1))).toEqual([]);
  });

  test('MAJ-12 the tier taken is told with the marker, where there is one', () => {
    const marker = (state: GameState, action: PlaceBonusMarker) =>
      table.played(state, action).events.find(({ type }) => type === 'markerPlaced');
    const state = table.onTurn((draft) => lay(draft, 0, 'B02', 'star-carbon1'));
    const told = { type: 'markerPlaced', seat: 0, space: 'carbonMajority' };
    expect(marker(state, claim('carbon', 1))).toStrictEqual({ ...told, tier: 1 });
    expect(marker(table.onTurn(), claim('carbon'))).toStrictEqual(told);
  });

  test('MAJ-3 the +1 resource tile raises the tier', () => {
    const before = table.onTurn(having('carbon', 3, (draft) => giveTile(draft, 0, 'plusOneResourceTile')));
    expect(tiersOffered(before, 'carbon')).toEqual([1]);
    const after = table.act(before, { type: 'placeResourceTile', seat: 0, card: 'A02' });
    expect(tiersOffered(after, 'carbon')).toEqual([1, 2]);
  });

  test('MAJ-3 energy of the track bonus and of the energy tile counts on both sides', () => {
    const withBonus =
      (seat: Seat, level: 1 | 2): Change =>
      (draft) => {
        player(draft, seat).bonuses.skymine = level; // A1: 1 or 2 more energy
      };
    const rival = (change: Change): GameState =>
      table.onTurn(
        having('energy', 2, (draft) => {
          lay(draft, 1, 'circle-energy1');
          change(draft);
        }),
      );
    expect(table.codes(rival(withBonus(1, 1)), claim('energy', 1))).toEqual([]);
    expect(table.codes(rival(withBonus(1, 2)), claim('energy', 1))).toEqual(['noMajority']);
    expect(
      table.codes(
        rival((draft) => giveTile(draft, 1, 'energyTile')),
        claim('energy', 1),
      ),
    ).toEqual(['noMajority']);
    const own = table.onTurn(
      having('energy', 2, (draft) => {
        lay(draft, 1, 'B07', 'B08');
        withBonus(0, 1)(draft);
        giveTile(draft, 0, 'energyTile');
      }),
    );
    expect(tiersOffered(own, 'energy')).toEqual([1, 2]);
  });

  test('MAJ-3 the energy bonus adds nothing where no energy lies face up', () => {
    const state = table.onTurn((draft) => {
      player(draft, 1).bonuses.skymine = 2;
    });
    expect(table.codes(state, claim('energy'))).toEqual([]);
  });

  test('MAJ-3 the titanium bonus counts for each card, on both sides', () => {
    const options = { tracks: { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } } as const;
    const start = (seat: Seat, change: Change): GameState =>
      table.onTurn(
        having('titanium', 2, (draft) => {
          player(draft, seat).bonuses.minerva = 2;
          change(draft);
        }),
        options,
      );
    const rival = start(1, (draft) => lay(draft, 1, 'circle-titanium1', 'triangle-titanium1'));
    expect(table.codes(rival, claim('titanium', 1))).toEqual(['noMajority']);
    const own = start(0, (draft) => lay(draft, 1, 'B05'));
    expect(table.codes(own, claim('titanium', 1))).toEqual([]);
  });

  test('AMB-BON-13 a track bonus of a rival counts only once it is in effect', () => {
    const state = table.onTurn(
      having('energy', 2, (draft) => {
        lay(draft, 1, 'circle-energy1');
        Object.assign(player(draft, 1), { tracks: { skymine: 12, minerva: 0, astrogo: 0, tawac: 0 } });
      }),
    );
    expect(at(state, 1).bonuses.skymine).toBe(0); // the marker has crossed both thresholds since the last turn
    expect(table.codes(state, claim('energy', 1))).toEqual([]);
  });
});

/** What a reward of coins, steps, helium and points does, from its printed effects. */
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

/** What a placement gave to seat 0, once every point is turned into a coin and every outpost removed. */
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
        player(draft, 0).bonuses.astrogo = level; // C1 lies there
      });
    expect(tiersOffered(withIcon('A08'), 'scientists')).toEqual([1, 2]);
    expect(tiersOffered(withIcon('A08', 'A09'), 'scientists')).toEqual([1, 2, 3]);
    expect(tiersOffered(withIcon(), 'scientists')).toEqual(['none']); // without a scientist it does nothing
    expect(tiersOffered(withIcon('A09', 'B13'), 'scientists')).toEqual(['none']);
  });
});

describe('the titanium reward', () => {
  test.each<[rule: string, worth: number, tier: number, expected: ReturnType<typeof printed>]>([
    ['MAJ-8 from 2 on: 2 steps on the Astrogo track', 2, 1, { ...printed([]), steps: { ...NO_STEPS, astrogo: 2 } }],
    [
      'MAJ-9 from 4 on: 3 steps and an outpost',
      4,
      2,
      { ...printed([]), removals: 1, steps: { ...NO_STEPS, astrogo: 3 } },
    ],
    [
      'MAJ-10 from 6 on: 4 steps and a point, no outpost',
      6,
      3,
      { ...printed([]), points: 1, steps: { ...NO_STEPS, astrogo: 4 } },
    ],
  ])('%s', (_, worth, tier, expected) => {
    const before = table.onTurn(having('titanium', worth));
    expect(tiersOffered(before, 'titanium')).toEqual([1, 2, 3].slice(0, tier));
    expect(gained(before, claim('titanium', tier)).sum).toEqual(expected);
    const less = table.onTurn(having('titanium', worth - 1));
    expect(table.codes(less, claim('titanium', tier))).toEqual(['tierNotReached']);
  });

  test('MAJ-9 the outpost leaves any station, from the top of any column, for the box', () => {
    const before = table.onTurn(
      having('titanium', 4, (draft) => {
        draft.stations.tawac[1] = { pieces: 0, opened: true };
      }),
    );
    const asked = table.act(before, claim('titanium', 2));
    const offered = table.options(asked, 'removeOutpost').map(({ company, column }) => `${company}${column}`);
    const all = COMPANIES.flatMap((company) => [0, 1, 2].map((column) => `${company}${column}`));
    expect(offered.sort()).toEqual(all.filter((each) => each !== 'tawac1').sort());
    expect(table.rules.explain(asked, { type: 'removeOutpost', seat: 0, company: 'tawac', column: 1 })).toMatchObject([
      { code: 'emptyColumn', rule: 'STATION-3' },
    ]);
    const after = table.act(asked, { type: 'removeOutpost', seat: 0, company: 'minerva', column: 2 });
    expect(after.stations.minerva.map(({ pieces }) => pieces)).toEqual([5, 5, 4]);
    expect(after.removed).toEqual({ skymine: 0, minerva: 1, astrogo: 0, tawac: 0 });
    expect(after.sectors).toEqual(before.sectors);
  });

  test('MAJ-9 without any outpost in a station the rest of the reward is still carried out', () => {
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

  test('MAJ-11 each of the three has three tiers', () => {
    expect(cases).toHaveLength(9);
  });

  test.each(cases)('MAJ-11 $item from $atLeast on gives tier $tier as printed', ({ item, atLeast, tier, reward }) => {
    const before = table.onTurn(having(item, atLeast));
    expect(gained(before, claim(item, tier)).sum).toEqual(printed(reward));
    const less = table.onTurn(having(item, atLeast - 1));
    expect(table.codes(less, claim(item, tier))).toEqual(['tierNotReached']);
  });

  test('MAJ-11 with 5 minerals: 3 steps on the Minerva track and 1 on the tank track', () => {
    const { sum } = gained(table.onTurn(having('minerals', 5)), claim('minerals', 2));
    expect(sum).toEqual({ ...printed([]), helium: 1, steps: { ...NO_STEPS, minerva: 3 } });
  });

  test('MAJ-11 the tier depends on the own total, whatever rivals have', () => {
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
    'MAJ-12 %s: a lower tier may be taken, and exactly one is',
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

  test.each([0, -1, 3, 4])('MAJ-12 tier %i cannot be taken where two are reached', (tier) => {
    const state = table.onTurn(having('minerals', 5));
    expect(table.rules.explain(state, claim('minerals', tier))).toMatchObject([
      { code: 'tierNotReached', rule: 'MAJ-12' },
    ]);
  });

  test.each(MAJORITY_ITEMS)('AMB-BON-1 %s: without a tier the marker may block the space for nothing', (item) => {
    const before = table.onTurn(having(item, item === 'scientists' ? 0 : 1));
    expect(tiersOffered(before, item)).toEqual(['none']);
    expect(table.rules.warnings(before, claim(item))).toMatchObject([{ code: 'noReward', rule: 'MAJ-4' }]);
    const { state, sum } = gained(before, claim(item));
    expect(sum).toEqual(printed([]));
    expect(state.placed).toEqual([{ space: spaceOf(item), seat: 0 }]);
    expect(table.codes(state, claim(item, undefined, 1))).toEqual(['spaceOccupied']);
  });
});

describe('what the reward does not do', () => {
  test('MAJ-13 no card is used: all stay face up and can still be used', () => {
    const start = table.onTurn((draft) => lay(draft, 0, 'A08', 'C06', 'star-titanium1'), {
      players: ['Melanie', 'Antoine'],
    });
    const placed = gained(start, claim('scientists', 1)).state;
    const again = gained(passed(placed, 1), claim('titanium', 3)).state;
    expect(at(again, 0).used).toEqual([false, false, false, false, false]);
    expect(at(again, 0).area).toEqual(at(start, 0).area);
    expect(table.codes(again, { type: 'useScientist', seat: 0, card: 'A08' })).toEqual([]);
    expect(table.codes(again, { type: 'useResources', seat: 0, cards: ['C06', 'star-titanium1'] })).toEqual([]);
  });

  const toEnd =
    (company: Company, before: number): Change =>
    (draft) => {
      const track = defaultContent.tracks.find(({ id }) => id === draft.tracks[company]);
      player(draft, 0).tracks[company] = (track?.shares.length ?? 1) - 1 - before;
    };

  test.each([0, 1, 2])('MAJ-14 with %i spaces left on the track, further steps are lost', (left) => {
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

  test('MAJ-14 steps behind a barrier that cannot be paid are lost', () => {
    const state = table.act(onSpace(5, 0, 2), claim('titanium', 1));
    expect(at(state, 0)).toMatchObject({ coins: 0, tracks: { astrogo: 6 } });
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });

  test('MAJ-14 AMB-BON-7 a barrier may be paid or not; the steps before it are made', () => {
    const asked = table.act(onSpace(5, 1, 2), claim('titanium', 1));
    expect(table.rules.pending(asked)).toMatchObject([
      { seat: 0, kind: 'barrier', params: { company: 'astrogo', steps: 1 } },
    ]);
    const stays = table.act(asked, { type: 'stop', seat: 0 });
    expect(at(stays, 0)).toMatchObject({ coins: 1, tracks: { astrogo: 6 } });
    const pays = table.act(asked, { type: 'advance', seat: 0, company: 'astrogo' });
    expect(at(pays, 0)).toMatchObject({ coins: 0, tracks: { astrogo: 7 } });
    const noRefusal = table.act(table.onTurn(having('titanium', 2)), claim('titanium', 1));
    expect(at(noRefusal, 0).tracks.astrogo).toBe(2); // free steps are not asked about
  });

  test('AMB-BON-10 the player orders steps to a barrier and research points', () => {
    const asked = table.act(onSpace(6, 0, 6), claim('titanium', 3));
    const rewards = table.options(asked, 'takeReward').map((action) => table.act(asked, action));
    expect(rewards.length).toBe(2);
    // Points first: their coin pays the barrier. Steps first: they are lost.
    const outcomes = rewards.map((state) => {
      const after = gained(
        state,
        table.rules.legalActions(state).find(({ type }) => type === 'takeCoin') ?? STOP,
      ).state;
      return [at(after, 0).tracks.astrogo, at(after, 0).coins];
    });
    expect(outcomes).toContainEqual([10, 0 + 2]); // 1 from the point, 1 for the barrier, 2 from the threshold at 10
    expect(outcomes).toContainEqual([6, 1]);
  });
});

const STOP: Action = { type: 'stop', seat: 0 };

/** The state after a seat has passed. */
function passed(state: GameState, seat: Seat): GameState {
  return table.skip(table.act(state, { type: 'pass', seat }), 'pickUp', 'resting');
}
