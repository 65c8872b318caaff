import { describe, expect, test } from 'vitest';
import type { Action, BonusSpaceId, CardId, Company, GameState, PlaceBonusMarker, Track } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import {
  at,
  type Change,
  coinRules,
  coinsIn,
  giveTile,
  hold,
  lay,
  layPlans,
  player,
  settle,
  show,
  table,
  tableWith,
} from '../../../kit/table.ts';

const { act, onTurn, options, played, rules, skip, why } = table;

/** The recommended tracks: energy, discounts for minerals and any mix, field scientist, purchase spaces. */
const FIRST = { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } } as const;
/** Extra markers, titanium, research spaces, spaces that destroy a card for coins. */
const OTHERS = { tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C2', tawac: 'D2' } } as const;
/** Spaces for steps on the other tracks. */
const WITH_E1 = { tracks: { ...FIRST.tracks, tawac: 'E1' } } as const;
/** Spaces that destroy a card for its action or for another card. */
const WITH_E2 = { tracks: { ...FIRST.tracks, tawac: 'E2' } } as const;
const TWO = { players: ['Melanie', 'Antoine'] };

const stop: Action = { type: 'stop', seat: 0 };
const upload: Action = { type: 'upload', seat: 0 };
const useEnergy: Action = { type: 'useEnergy', seat: 0, company: 'skymine' };
const useResources = (...cards: readonly CardId[]): Action => ({ type: 'useResources', seat: 0, cards });
/** Action 1 for the card on display slot 1. */
const acquire = (...cards: readonly CardId[]): Action => ({ type: 'useResources', seat: 0, cards, acquire: 1 });
const useScientist = (card: CardId): Action => ({ type: 'useScientist', seat: 0, card });
const useFieldScientist = (card: CardId): Action => ({ type: 'useFieldScientist', seat: 0, card });
const advance = (company: Company): Action => ({ type: 'advance', seat: 0, company });
const steps = (company: Company, count: number): Action => ({ type: 'advanceSteps', seat: 0, company, steps: count });
const place = (space: BonusSpaceId, more: Partial<PlaceBonusMarker> = {}): Action => ({
  type: 'placeBonusMarker',
  seat: 0,
  space,
  ...more,
});

/** The question open after some actions: its kind, and what it says. */
function asked(state: GameState, ...actions: readonly Action[]): unknown {
  const prompt = rules.pending(act(state, ...actions))[0];
  return { [String(prompt?.kind)]: prompt?.params };
}

/** Seat 1 of two passes, so that seat 0 is on turn again. */
function antoinePasses(state: GameState): GameState {
  return skip(act(state, { type: 'pass', seat: 1 }), 'pickUp', 'resting');
}

describe('more energy', () => {
  const energetic = (level: 0 | 1 | 2, change: Change = () => {}) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.skymine = level;
      change(draft);
    });

  test.each([
    ['TB-1 the first level adds 1', 1, 3],
    ['TB-2 the second level adds 2', 2, 4],
  ] as const)('%s to the energy of an expansion', (_name, level, energy) => {
    const state = energetic(level, (draft) => lay(draft, 0, 'diamond-energy2'));
    expect(asked(state, useEnergy)).toMatchObject({ expansion: { energy } });
  });

  test.each([
    ['TB-1', 4, 1],
    ['TB-2', 10, 2],
  ] as const)('%s is unlocked by crossing the threshold after space %i', (_rule, space, plus) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy2');
      player(draft, 0).tracks.skymine = space;
    }, TWO);
    const next = antoinePasses(act(state, useResources('diamond-carbon1'), advance('skymine')));
    expect(asked(next, useEnergy)).toMatchObject({ expansion: { energy: 2 + plus } });
  });

  test.each<{ rule: string; level: 1 | 2; rivals: readonly CardId[] }>([
    { rule: 'TB-1', level: 1, rivals: ['star-energy2', 'energy02'] },
    { rule: 'TB-2', level: 2, rivals: ['star-energy2', 'energy02', 'energy03'] },
  ])('$rule counts in the comparison and for the tier of the energy majority', ({ level, rivals }) => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'diamond-energy2');
      lay(draft, 1, ...rivals);
    };
    expect(why(energetic(0, laid), place('energyMajority', { tier: 1 }))).toEqual(['noMajority MAJ-1']);
    expect(why(energetic(level, laid), place('energyMajority', { tier: 1 }))).toEqual([]);
    const tiers = options(energetic(level, laid), 'placeBonusMarker').filter(({ space }) => space === 'energyMajority');
    expect(tiers).toHaveLength(level); // 3 energy reach one tier, 4 energy two
  });

  test.each([
    ['TB-1', 1, 'planB10'], // energy 3
    ['TB-2', 2, 'planC07'], // energy 4
  ] as const)('%s counts for the requirements of plans', (_rule, level, plan) => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'B09', 'diamond-energy2');
      layPlans(draft, 0, 1, plan);
      player(draft, 0).coins = 5;
    };
    expect(why(act(energetic(0, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(why(act(energetic(level, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test('TB-1 TB-2 AMB-TRACK-3 without a face-up energy card the bonus sleeps', () => {
    for (const level of [1, 2] as const) {
      const none = energetic(level, (draft) => lay(draft, 1, 'star-energy1'));
      expect(why(none, useEnergy)).toEqual(['noEnergyCard EXP-2']);
      expect(why(none, place('energyMajority'))).toEqual(['noMajority MAJ-1']);
      const used = energetic(level, (draft) => {
        lay(draft, 0, 'diamond-energy2');
        player(draft, 0).used[1] = true;
        lay(draft, 1, 'star-energy1');
      });
      expect(why(used, useEnergy)).toEqual(['noEnergyCard EXP-2']);
      expect(why(used, place('energyMajority'))).toEqual(['noMajority MAJ-1']);
    }
  });

  test('TB-1 the energy tile is an energy card for this', () => {
    const state = energetic(1, (draft) => giveTile(draft, 0, 'energyTile'));
    expect(asked(state, useEnergy)).toMatchObject({ expansion: { energy: 3 } });
  });
});

describe('extra bonus markers', () => {
  /** Markers in the reserve of seat 0 at the next turn, with the Skymine marker moved there meanwhile. */
  const markersFrom = (from: number, to: number) => {
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-minerals2', 'B04', 'C04');
        player(draft, 0).tracks.skymine = from;
        player(draft, 0).coins = 9;
        player(draft, 0).bonuses.skymine = from >= 6 ? 1 : 0;
      },
      { ...TWO, ...OTHERS },
    );
    const moving = act(state, useResources('diamond-minerals2', 'B04', 'C04'));
    const moves = new Array<Action>(to - from).fill(advance('skymine'));
    const rest = new Array<Action>(11 - moves.length).fill(advance('minerva'));
    const moved = act(moving, ...moves);
    const before = at(moved, 0).markers;
    expect(before).toBe(at(state, 0).markers);
    return at(antoinePasses(act(moved, ...rest)), 0).markers - before;
  };

  test('TB-3 AMB-TRACK-4 the first level brings 1 marker, the second a total of 2, at the next turn', () => {
    expect([markersFrom(4, 5), markersFrom(5, 6), markersFrom(10, 12), markersFrom(5, 12)]).toEqual([0, 1, 1, 2]);
  });

  test('TB-3 the extra markers are used and come back like all others', () => {
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks.skymine = 5;
        player(draft, 0).markers = 0;
      },
      { ...TWO, ...OTHERS },
    );
    const crossed = antoinePasses(act(state, useResources('diamond-carbon1'), advance('skymine')));
    const placed = act(crossed, place('firstPlayer'), { type: 'takeCoin', seat: 0 });
    expect(at(placed, 0).markers).toBe(0);
    const round2 = skip(act(placed, { type: 'pass', seat: 0 }), 'pickUp', 'resting', 'planning');
    expect(round2.round).toBe(2);
    expect(at(round2, 0).markers).toBe(1);
  });
});

describe('cheaper cards', () => {
  test.each([
    ['TB-4', 'minerals', FIRST, 'diamond-minerals2', 'A04'],
    ['TB-6', 'titanium', OTHERS, 'diamond-titanium2', 'A06'],
  ] as const)('%s a card paid with %s costs 1 less', (_rule, _resource, tracks, card, wanted) => {
    const state = (level: 0 | 1, pay: CardId) =>
      onTurn((draft) => {
        lay(draft, 0, pay);
        show(draft, 1, wanted); // costs 3
        player(draft, 0).bonuses.minerva = level;
      }, tracks);
    expect(why(state(0, card), acquire(card))).toEqual(['acquisitionTooExpensive RES-7']);
    const { state: after, events } = played(state(1, card), acquire(card));
    expect(at(after, 0).hand).toContain(wanted);
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardTaken', cost: 2, paidIn: 'resources' }));
    expect(why(state(1, 'diamond-carbon2'), acquire('diamond-carbon2'))).toEqual(['acquisitionTooExpensive RES-7']);
  });

  test('TB-4 the unit saved is left to move with', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals2');
      show(draft, 1, 'A03'); // costs 2
      player(draft, 0).bonuses.minerva = 1;
    });
    expect(asked(state, acquire('diamond-minerals2'))).toEqual({ units: { units: 1 } });
  });

  test('TB-4 the warning about units that cannot move knows the saved one', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals2');
      show(draft, 1, 'A03'); // costs 2
      player(draft, 0).bonuses.minerva = 1;
      player(draft, 0).tracks = { skymine: 16, minerva: 15, astrogo: 16, tawac: 17 }; // all at their ends
    });
    expect(rules.warnings(state, acquire('diamond-minerals2'))).toMatchObject([
      { code: 'unitsLost', params: { units: 1, movable: 0 } },
    ]);
  });

  test('TB-4 TB-6 no mix of types may be paid with them', () => {
    for (const tracks of [FIRST, OTHERS]) {
      const state = onTurn((draft) => {
        lay(draft, 0, 'diamond-minerals2', 'diamond-titanium2');
        show(draft, 1, 'A04');
        player(draft, 0).bonuses.minerva = 1;
      }, tracks);
      expect(why(state, acquire('diamond-minerals2', 'diamond-titanium2'))).toEqual(['mixedResources RES-5']);
    }
  });

  const mixing = (level: 0 | 1 | 2, wanted: CardId) =>
    onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2', 'diamond-carbon2');
      show(draft, 1, wanted);
      player(draft, 0).bonuses.minerva = level;
    });

  test('TB-5 any mix of resource cards pays, and the card costs 1 less', () => {
    const pay = acquire('diamond-carbon1', 'diamond-titanium2');
    expect(why(mixing(0, 'B08'), pay)).toEqual(['mixedResources RES-5']); // costs 4
    expect(why(mixing(1, 'B08'), pay)).toEqual(['mixedResources RES-5']);
    expect(at(act(mixing(2, 'B08'), pay), 0).hand).toContain('B08');
    expect(why(mixing(2, 'B02'), pay)).toEqual(['acquisitionTooExpensive RES-7']); // costs 5
  });

  test('TB-5 cards of a single type save 1 as well', () => {
    const pay = acquire('diamond-carbon1', 'diamond-carbon2');
    expect(why(mixing(1, 'B08'), pay)).toEqual(['acquisitionTooExpensive RES-7']);
    expect(why(mixing(2, 'B08'), pay)).toEqual([]);
  });

  test('TB-5 AMB-RES-4 types are mixed for a card only; what is left over moves markers', () => {
    const cards = ['diamond-carbon1', 'diamond-titanium2'];
    expect(why(mixing(2, 'A03'), useResources(...cards))).toEqual(['mixedWithoutPurchase TB-5']);
    const offered = options(mixing(2, 'A03'), 'useResources').filter((action) => action.cards.length === 3);
    expect(offered.every((action) => action.acquire !== undefined)).toBe(true);
    expect(asked(mixing(2, 'A03'), acquire(...cards))).toEqual({ units: { units: 2 } }); // 3 less 1
  });

  test('TB-5 is unlocked by crossing the second threshold', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2', 'diamond-minerals1');
      show(draft, 1, 'B08');
      player(draft, 0).tracks.minerva = 9;
      player(draft, 0).bonuses.minerva = 1;
    }, TWO);
    const next = antoinePasses(act(state, useResources('diamond-minerals1'), advance('minerva')));
    expect(why(next, acquire('diamond-carbon1', 'diamond-titanium2'))).toEqual([]);
  });

  test('TB-4 TB-5 AMB-TRACK-14 AMB-BON-3 coins pay the full cost', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.minerva = 2;
      player(draft, 0).coins = 4;
      show(draft, 1, 'A04'); // costs 3
    });
    const { events } = played(act(state, place('purchase')), { type: 'buyCard', seat: 0, slot: 1 });
    expect(coinsIn(events, 0)).toBe(-3);
  });

  describe('with several discounts', () => {
    const bonusOf = (id: string, level: 0 | 1) =>
      defaultContent.tracks.find((track) => track.id === id)?.thresholds[level]?.bonus;
    const changed: Readonly<Record<string, Track['thresholds'][number]['bonus'] | undefined>> = {
      C1: bonusOf('B2', 0), // titanium pays 1 less
      D1: bonusOf('B1', 0), // minerals pay 1 less
    };
    const tracks = defaultContent.tracks.map((track): Track => {
      const bonus = changed[track.id];
      return bonus === undefined
        ? track
        : { ...track, thresholds: track.thresholds.map((each) => ({ ...each, bonus })) };
    });
    const own = tableWith({ ...defaultContent, id: 'many-discounts', tracks });
    type Levels = { readonly mix?: boolean; readonly titanium?: boolean; readonly minerals?: boolean };

    /** Cost of a card of cost 5 when paid with these cards. */
    function cost(pure: boolean, levels: Levels, ...cards: readonly CardId[]): number | undefined {
      const state = own.onTurn(
        (draft) => {
          lay(draft, 0, 'C02', 'C04', 'C06');
          show(draft, 1, 'B02');
          const { bonuses } = player(draft, 0);
          bonuses.minerva = levels.mix ? 2 : 0;
          bonuses.astrogo = levels.titanium ? 1 : 0;
          bonuses.tawac = levels.minerals ? 1 : 0;
        },
        { switches: { discountNeedsPurePayment: pure } },
      );
      const { events } = own.played(state, acquire(...cards));
      return events.find((event) => event.type === 'cardTaken')?.cost;
    }

    const [carbon, minerals, titanium] = ['C02', 'C04', 'C06'] as const;
    const all = { mix: true, titanium: true, minerals: true };
    test.each<{ why: string; levels: Levels; cards: readonly CardId[]; some: number; pure: number }>([
      { why: 'one type, one discount', levels: { titanium: true }, cards: [titanium], some: 4, pure: 4 },
      { why: 'a discount for another type', levels: { titanium: true }, cards: [carbon], some: 5, pure: 5 },
      { why: 'one type, two discounts', levels: { mix: true, titanium: true }, cards: [titanium], some: 3, pure: 3 },
      {
        why: 'a mix with one titanium card',
        levels: { mix: true, titanium: true },
        cards: [carbon, titanium],
        some: 3,
        pure: 4,
      },
      {
        why: 'a mix with one minerals card',
        levels: { mix: true, minerals: true },
        cards: [carbon, minerals],
        some: 3,
        pure: 4,
      },
      { why: 'a mix of minerals and titanium', levels: all, cards: [minerals, titanium], some: 2, pure: 4 },
      {
        why: 'a mix without the type',
        levels: { mix: true, titanium: true },
        cards: [carbon, minerals],
        some: 4,
        pure: 4,
      },
    ])(
      'TB-4 TB-5 TB-6 AMB-RES-5 $why: $some, or $pure with discountNeedsPurePayment',
      ({ levels, cards, ...costs }) => {
        expect(cost(false, levels, ...cards)).toBe(costs.some);
        expect(cost(true, levels, ...cards)).toBe(costs.pure);
      },
    );

    test('TB-4 TB-5 TB-6 NOTE-1 no discount takes a cost below 0', () => {
      const state = own.onTurn((draft) => {
        lay(draft, 0, 'diamond-titanium1');
        show(draft, 1, 'energy02'); // costs 1
        const { bonuses } = player(draft, 0);
        bonuses.minerva = 2;
        bonuses.astrogo = 1;
      });
      const after = own.act(state, acquire('diamond-titanium1'));
      expect(own.rules.pending(after)[0]).toMatchObject({ kind: 'units', params: { units: 1 } });
    });
  });
});

describe('more titanium', () => {
  const rich = (level: 1 | 2, change: Change, more = {}) =>
    onTurn(
      (draft) => {
        player(draft, 0).bonuses.minerva = level;
        change(draft);
      },
      { ...OTHERS, ...more },
    );

  test('TB-7 each titanium card is worth 1 more in Action 1, other cards are not', () => {
    const laid: Change = (draft) => lay(draft, 0, 'diamond-titanium1', 'diamond-titanium2', 'diamond-carbon2');
    expect(asked(rich(1, laid), useResources('diamond-titanium1', 'diamond-titanium2'))).toEqual({
      units: { units: 3 },
    });
    expect(asked(rich(2, laid), useResources('diamond-titanium1', 'diamond-titanium2'))).toEqual({
      units: { units: 5 },
    });
    expect(asked(rich(2, laid), useResources('diamond-carbon2'))).toEqual({ units: { units: 2 } });
  });

  test('TB-7 it counts for the majority and for acquiring a card', () => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'diamond-titanium1');
      lay(draft, 1, 'star-titanium2');
      show(draft, 1, 'A05'); // costs 2
    };
    expect(why(rich(2, laid), place('titaniumMajority', { tier: 1 }))).toEqual([]);
    expect(why(rich(2, laid), acquire('diamond-titanium1'))).toEqual([]);
  });

  test('TB-7 it counts for requirements', () => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'B09', 'diamond-titanium2');
      layPlans(draft, 0, 1, 'planA12'); // titanium 3
      player(draft, 0).coins = 5;
    };
    expect(why(act(rich(1, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(why(act(rich(2, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test('TB-7 AMB-TRACK-17 it adds to the +1 resource tile', () => {
    const state = rich(2, (draft) => {
      lay(draft, 0, 'diamond-titanium2');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    const placed = act(state, { type: 'placeResourceTile', seat: 0, card: 'diamond-titanium2' });
    expect(asked(placed, useResources('diamond-titanium2'))).toEqual({ units: { units: 4 } });
  });

  test('TB-6 TB-7 are unlocked by crossing their thresholds', () => {
    const unlocked = (space: number) => {
      const state = onTurn(
        (draft) => {
          lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2');
          show(draft, 1, 'A06'); // costs 3
          player(draft, 0).tracks.minerva = space;
        },
        { ...TWO, ...OTHERS },
      );
      return antoinePasses(act(state, useResources('diamond-carbon1'), advance('minerva')));
    };
    expect(why(unlocked(4), acquire('diamond-titanium2'))).toEqual([]);
    expect(asked(unlocked(4), useResources('diamond-titanium2'))).toEqual({ units: { units: 2 } });
    expect(asked(unlocked(10), useResources('diamond-titanium2'))).toEqual({ units: { units: 3 } });
  });
});

describe('the permanent field scientist', () => {
  const LEVELS = [
    ['TB-8', 1],
    ['TB-9', 2],
  ] as const;
  const withIcon = (level: 0 | 1 | 2, change: Change = () => {}) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.astrogo = level;
      player(draft, 0).helium = 0;
      change(draft);
    });

  test.each(LEVELS)('%s the icon cannot be used for Action 4', (_rule, level) => {
    const state = withIcon(level);
    expect(options(state, 'useFieldScientist')).toEqual([]);
    expect(why(state, useFieldScientist('fieldScientistTile'))).toEqual(['notAFaceUpFieldScientist FSC-1']);
  });

  test.each(LEVELS)('%s the icon is one more colleague of the field scientist tile', (_rule, level) => {
    const state = withIcon(level, (draft) => giveTile(draft, 0, 'fieldScientistTile'));
    expect(at(act(state, useFieldScientist('fieldScientistTile')), 0).helium).toBe(3);
  });

  test.each(LEVELS)(
    '%s MAJ-7 the icon counts for the tiers of the scientist majority, not for the comparison',
    (_rule, level) => {
      const tiers = (state: GameState) =>
        options(state, 'placeBonusMarker').filter(({ space }) => space === 'scientistMajority').length;
      const alone: Change = (draft) => lay(draft, 0, 'B09');
      expect([tiers(withIcon(0, alone)), tiers(withIcon(level, alone))]).toEqual([1, 2]);
      const beaten = withIcon(level, (draft) => {
        alone(draft);
        lay(draft, 1, 'B10', 'B11');
      });
      expect(why(beaten, place('scientistMajority', { tier: 1 }))).toEqual(['noMajority MAJ-1']);
    },
  );

  test.each(LEVELS)('%s the icon always meets the requirement of a scientist or field scientist', (_rule, level) => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'B09');
      layPlans(draft, 0, 1, 'planA17'); // a scientist
      player(draft, 0).coins = 5;
    };
    expect(why(act(withIcon(0, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(why(act(withIcon(level, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test.each([
    ['no bonus', 0, 3],
    ['TB-8', 1, 4],
    ['TB-9', 2, 5],
  ] as const)('%s: with three domes a company field scientist makes its steps', (_rule, level, helium) => {
    const state = withIcon(level, (draft) => {
      lay(draft, 0, 'B15');
      settle(draft, 'astrogo', 1, 3, 4); // one dome each
    });
    const { state: after, events } = played(state, useFieldScientist('B15'));
    expect(at(after, 0).helium).toBe(helium);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(LEVELS)(
    '%s adds domes to the company of the scientist, whichever, and none to the neutral one',
    (_rule, level) => {
      const neutral = withIcon(level, (draft) => {
        lay(draft, 0, 'A09');
        settle(draft, 'astrogo', 1, 3, 4);
      });
      expect(at(act(neutral, useFieldScientist('A09')), 0).helium).toBe(1);
      const tawac = withIcon(level, (draft) => {
        lay(draft, 0, 'B16');
        settle(draft, 'tawac', 3);
      });
      expect(at(act(tawac, useFieldScientist('B16')), 0).helium).toBe(level === 1 ? 3 : 4);
    },
  );

  test.each([
    ['TB-8', 4, 4],
    ['TB-9', 9, 5],
  ] as const)('%s is unlocked by crossing the threshold after space %i', (_rule, space, helium) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'B15');
      settle(draft, 'astrogo', 1, 3, 4);
      player(draft, 0).tracks.astrogo = space;
      player(draft, 0).coins = 5;
      player(draft, 0).helium = 0;
    }, TWO);
    const next = antoinePasses(act(state, useResources('diamond-carbon1'), advance('astrogo')));
    expect(at(act(next, useFieldScientist('B15')), 0).helium).toBe(helium);
  });
});

describe('research spaces', () => {
  const on = (coins: number, helium = 0) =>
    onTurn((draft) => {
      player(draft, 0).bonuses.astrogo = 2;
      player(draft, 0).coins = coins;
      player(draft, 0).helium = helium;
    }, OTHERS);
  const choose = (reward: number): Action => ({ type: 'chooseReward', seat: 0, reward });

  test('BSP-1 costs 2 coins', () => {
    expect(why(on(1), place('astrogo1'))).toEqual(['spaceTooExpensive BON-2']);
    const { events } = played(on(2), place('astrogo1'));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual(['TRACK-12']);
  });

  test.each([
    [0, 2, 1],
    [1, 1, 2],
  ])('BSP-1 reward %i is %i research points and %i steps of helium-3', (reward, points, helium) => {
    const after = act(on(2), place('astrogo1'), choose(reward));
    expect(at(after, 0).helium).toBe(helium);
    expect(rules.pending(after)).toEqual([{ seat: 0, kind: 'research', params: { points } }]);
  });

  test('BSP-1 there are two rewards, and one of them is taken', () => {
    const placed = act(on(2), place('astrogo1'));
    expect(options(placed, 'chooseReward')).toEqual([choose(0), choose(1)]);
    expect(why(placed, choose(2))).toEqual(['noSuchChoice BSP-1']);
    const done = skip(act(placed, choose(0)), 'research', 'placePlans');
    expect(rules.pending(done)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(done, 0).helium).toBe(1);
  });

  test('BSP-2 costs 1 coin and gives 2 research points and 2 steps', () => {
    expect(why(on(0), place('astrogo2'))).toEqual(['spaceTooExpensive BON-2']);
    const { state, events } = played(on(1), place('astrogo2'));
    expect(coinsIn(events, 0)).toBe(-1);
    expect(at(state, 0).helium).toBe(2);
    expect(rules.pending(state)).toEqual([{ seat: 0, kind: 'research', params: { points: 2 } }]);
  });

  test('BSP-1 BSP-2 steps beyond the end of the tank track become coins', () => {
    expect(coinsIn(played(act(on(2, 28), place('astrogo1')), choose(1)).events, 0)).toBe(4);
    expect(coinsIn(played(on(1, 27), place('astrogo2')).events, 0)).toBe(2 - 1);
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
    const placed = played(on(6, 'A04'), place(space)); // printed 3, slot 3
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
  ] as const)('%s AMB-TRACK-13 the steps may be taken without a card', (_rule, space, helium) => {
    const placed = act(on(3, 'A05', 1), place(space));
    expect(why(placed, buy(1))).toEqual([]);
    const after = act(placed, stop);
    expect(at(after, 0)).toMatchObject({ helium, coins: 3 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test.each([
    ['BSP-3', 'tawac1', 'A04'], // 3 and the slot's 3
    ['BSP-4', 'tawac2', 'B02'], // 5 and the slot's 3, less 1
  ] as const)('%s sells nothing that costs more than the coins at hand', (rule, space, card) => {
    expect(why(act(on(5, card), place(space)), buy(12))).toEqual([`purchaseTooExpensive ${rule}`]);
  });

  test('BSP-3 without an affordable card only the step is left, and nobody is asked', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).coins = 0;
      draft.display = draft.display.map((card) => (card === 'A09' ? null : card)); // the only card without a cost
    });
    const after = act(state, place('tawac1'));
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(after, 0).helium).toBe(at(state, 0).helium + 1);
  });

  test('BSP-4 the cost does not go below 0', () => {
    const { state, events } = played(act(on(3, 'A09', 1), place('tawac2')), buy(1)); // total cost 0
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
      expect(coinsIn(played(act(state, place(space)), buy(1)).events, 0)).toBe(-cost);
    }
  });

  test('BSP-3 SPECIAL-2 the warning about nothing to buy knows the coins that come first', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).helium = 28; // the step is 2 coins
      player(draft, 0).coins = 0;
      show(draft, 1, 'A05'); // costs 2
      draft.display = draft.display.map((card) => (card === 'A05' ? card : null));
    });
    expect(rules.isLegal(act(state, place('tawac1')), buy(1))).toBe(true);
    expect(rules.warnings(state, place('tawac1'))).toEqual([]);
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
      expect(coinsIn(played(state, place(space)).events, 0)).toBe(coins);
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
  ])('BSP-5 destroying %s brings %i coins: the printed cost and 3', (card, coins) => {
    const { state, events } = played(on(card), place('tawac1', { destroy: card }));
    expect(coinsIn(events, 0)).toBe(coins);
    expect(coinRules(events, 0)).toEqual(['BSP-5']);
    expect(at(state, 0).hand).not.toContain(card);
    expect(state.destroyed).toContain(card);
  });

  test('BSP-5 BSP-6 a hand card is needed', () => {
    const empty = on();
    for (const [space, rule] of [
      ['tawac1', 'BSP-5'],
      ['tawac2', 'BSP-6'],
    ] as const) {
      expect(why(empty, place(space))).toEqual([`cardToDestroyMissing ${rule}`]);
      expect(why(empty, place(space, { destroy: 'diamond-carbon2' }))).toEqual([`destroyedCardNotInHand ${rule}`]);
    }
    const spaces = options(empty, 'placeBonusMarker').map(({ space }) => space);
    expect(spaces.filter((space) => space.startsWith('tawac'))).toEqual([]);
  });

  test('BSP-6 a carbon card brings its printed cost and 8', () => {
    const { state, events } = played(on('B02'), place('tawac2', { destroy: 'B02' })); // costs 5
    expect(coinsIn(events, 0)).toBe(13);
    expect(coinRules(events, 0)).toEqual(['BSP-6']);
    expect(state.destroyed).toContain('B02');
  });

  test('BSP-6 nothing but a resource card of carbon will do', () => {
    const state = on('diamond-minerals2', 'diamond-energy2', 'D01', 'A09');
    for (const destroy of at(state, 0).hand) {
      expect(why(state, place('tawac2', { destroy }))).toEqual(['notACarbonCard BSP-6']);
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
  ] as const)('%s costs 1 coin', (_rule, space) => {
    expect(coinsIn(played(on(), place(space)).events, 0)).toBe(-1);
    const poor = on((draft) => {
      player(draft, 0).coins = 0;
    });
    expect(why(poor, place(space))).toEqual(['spaceTooExpensive BON-2']);
  });

  test('BSP-7 3 steps on one other track and 2 on another, in any order', () => {
    const placed = act(on(), place('tawac1'));
    expect(options(placed, 'advanceSteps')).toHaveLength(6);
    const after = act(placed, steps('astrogo', 2), steps('skymine', 3));
    expect(at(after, 0).tracks).toEqual({ skymine: 3, minerva: 0, astrogo: 2, tawac: 0 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-7 AMB-TRACK-15 neither the own track nor the same one twice, neither 3 steps twice', () => {
    const placed = act(on(), place('tawac1'));
    expect(why(placed, steps('tawac', 3))).toEqual(['trackNotOffered BSP-7']);
    const half = act(placed, steps('skymine', 3));
    expect(why(half, steps('skymine', 2))).toEqual(['trackNotOffered BSP-7']);
    expect(why(half, steps('minerva', 3))).toEqual(['stepsNotOffered BSP-7']);
    expect(options(half, 'advanceSteps')).toEqual([steps('minerva', 2), steps('astrogo', 2)]);
  });

  test('BSP-7 BSP-8 steps that are blocked are lost', () => {
    const blocked = on((draft) => {
      player(draft, 0).tracks.skymine = 6; // a barrier before 8, and the last coin is gone
    });
    for (const space of ['tawac1', 'tawac2'] as const) {
      const { state, events } = played(act(blocked, place(space)), steps('skymine', 3));
      expect(at(state, 0).tracks.skymine).toBe(7);
      expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 });
    }
  });

  test('BSP-7 a barrier on the way may be paid before the next track is chosen', () => {
    const state = on((draft) => {
      player(draft, 0).tracks.skymine = 7;
      player(draft, 0).coins = 2;
    });
    const paid = act(state, place('tawac1'), steps('skymine', 3), advance('skymine'), steps('minerva', 2));
    expect(at(paid, 0).tracks).toMatchObject({ skymine: 10, minerva: 2 });
  });

  test.each(['skymine', 'minerva', 'astrogo'] as const)(
    'BSP-8 3 steps at %s, 2 on each of the other two',
    (company) => {
      const after = act(on(), place('tawac2'), steps(company, 3));
      const rest = (['skymine', 'minerva', 'astrogo'] as const).filter((other) => other !== company);
      const [next = 'skymine'] = rest;
      expect(options(after, 'advanceSteps').map((action) => [action.company, action.steps])).toEqual(
        rest.map((other) => [other, 2]),
      );
      const done = act(after, steps(next, 2));
      expect(at(done, 0).tracks).toEqual({ skymine: 2, minerva: 2, astrogo: 2, tawac: 0, [company]: 3 });
      expect(rules.pending(done)[0]).toMatchObject({ seat: 1 });
    },
  );
});

describe('spaces that use a destroyed card', () => {
  const take = (card: CardId): Action => ({ type: 'takeDestroyedCard', seat: 0, card });
  const SPACES = [
    ['BSP-9', 'tawac1'],
    ['BSP-10', 'tawac2'],
  ] as const;

  /** Seat 0 has just destroyed a card for the first or second space of the Tawac track. */
  function destroying(space: 'tawac1' | 'tawac2', card: CardId, change: Change = () => {}, more = {}): GameState {
    const state = onTurn(
      (draft) => {
        hold(draft, 0, card);
        player(draft, 0).bonuses.tawac = 2;
        player(draft, 0).coins = 2;
        player(draft, 0).helium = 0;
        draft.destroyed.push('C07');
        draft.deck = draft.deck.filter((each) => each !== 'C07');
        change(draft);
      },
      { ...WITH_E2, ...more },
    );
    return act(state, place(space, { destroy: card }));
  }

  test.each(SPACES)('%s needs a hand card, and it goes to the destroyed cards', (rule, space) => {
    const placed = destroying(space, 'diamond-energy2');
    expect(placed.destroyed.slice(-2)).toEqual(['C07', 'diamond-energy2']);
    expect(at(placed, 0).hand).not.toContain('diamond-energy2');
    expect(at(placed, 0).coins).toBe(2);
    const empty = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      player(draft, 0).hand = [];
    }, WITH_E2);
    expect(why(empty, place(space))).toEqual([`cardToDestroyMissing ${rule}`]);
  });

  test.each(SPACES)('%s destroyed energy is spent alone; cards of the area stay face up', (_rule, space) => {
    const state = destroying(space, 'diamond-energy2', (draft) => lay(draft, 0, 'diamond-energy1', 'C08'));
    const expanding = act(state, useEnergy);
    expect(rules.pending(expanding)[0]).toMatchObject({ kind: 'expansion', params: { energy: 2 } });
    const after = act(expanding, stop);
    expect(at(after, 0).used).not.toContain(true);
  });

  test('BSP-9 permanent bonuses apply to the destroyed card', () => {
    const energy = destroying('tawac1', 'diamond-energy2', (draft) => {
      player(draft, 0).bonuses.skymine = 2;
    });
    expect(asked(energy, useEnergy)).toMatchObject({ expansion: { energy: 4 } });
    const scientist = destroying('tawac1', 'B15', (draft) => {
      player(draft, 0).bonuses.astrogo = 2;
    });
    expect(at(act(scientist, useFieldScientist('B15')), 0).helium).toBe(3); // 2, and a pair of the 3 domes
    const b2 = { tracks: { ...WITH_E2.tracks, minerva: 'B2' } } as const;
    const titanium = destroying(
      'tawac1',
      'diamond-titanium2',
      (draft) => {
        player(draft, 0).bonuses.minerva = 2;
      },
      b2,
    );
    expect(asked(titanium, useResources('diamond-titanium2'))).toEqual({ units: { units: 3 } });
    const cheaper = destroying('tawac1', 'diamond-minerals2', (draft) => {
      player(draft, 0).bonuses.minerva = 1;
      show(draft, 1, 'A04'); // costs 3
    });
    expect(why(cheaper, acquire('diamond-minerals2'))).toEqual([]);
  });

  test('BSP-9 a destroyed resource card is used alone', () => {
    const state = destroying('tawac1', 'diamond-carbon2', (draft) => lay(draft, 0, 'diamond-carbon1'));
    expect(why(state, useResources('diamond-carbon2', 'diamond-carbon1'))).toEqual(['notTheDestroyedCard BSP-9']);
    expect(why(state, useResources('diamond-carbon1'))).toEqual(['notTheDestroyedCard BSP-9']);
    expect(asked(state, useResources('diamond-carbon2'))).toEqual({ units: { units: 2 } });
  });

  test('BSP-9 AMB-TRACK-10 neither the +1 resource tile nor a mix of types goes with a destroyed card', () => {
    const state = destroying('tawac1', 'diamond-carbon2', (draft) => {
      lay(draft, 0, 'diamond-titanium2');
      giveTile(draft, 0, 'plusOneResourceTile');
      player(draft, 0).bonuses.minerva = 2; // any mix
      show(draft, 1, 'B08'); // costs 4
    });
    const onto: Action = { type: 'placeResourceTile', seat: 0, card: 'diamond-carbon2' };
    expect(why(state, onto)).toEqual(['notThisDecision BSP-9']);
    expect(why(state, acquire('diamond-carbon2', 'diamond-titanium2'))).toEqual(['notTheDestroyedCard BSP-9']);
  });

  test('BSP-9 requirements look at the action area when a destroyed scientist moves the marker', () => {
    const withCards = (...cards: readonly CardId[]) =>
      act(
        destroying('tawac1', 'B11', (draft) => {
          lay(draft, 0, ...cards);
          layPlans(draft, 0, 1, 'planA02'); // carbon 2
        }),
        useScientist('B11'),
      );
    expect(why(withCards('diamond-carbon2'), upload)).toEqual([]);
    expect(why(withCards('diamond-carbon1'), upload)).toEqual(['requirementsNotMet SCI-6']);
    const after = act(withCards('diamond-carbon2'), upload);
    expect(rules.pending(after)[0]).toMatchObject({ kind: 'research', params: { points: 3 } });
  });

  test('BSP-9 AMB-TRACK-11 a destroyed scientist is no scientist of the area, and takes none away', () => {
    const entering = (...cards: readonly CardId[]) =>
      act(
        destroying('tawac1', 'B11', (draft) => {
          lay(draft, 0, ...cards);
          layPlans(draft, 0, 1, 'planA17'); // a scientist
        }),
        useScientist('B11'),
      );
    expect(why(entering(), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(why(entering('B09'), upload)).toEqual([]);
  });

  test.each(SPACES)('%s a destroyed card comes into the hand for 2 coins', (rule, space) => {
    const placed = destroying(space, 'diamond-carbon2');
    const { state, events } = played(placed, take('C07'));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual([rule]);
    expect(events).toContainEqual({
      ...{ type: 'cardTaken', seat: 0, card: 'C07', from: 'destroyed', cost: 2, paidIn: 'coins' },
    });
    expect(at(state, 0).hand).toContain('C07');
    expect(state.destroyed).not.toContain('C07');
    expect(why(placed, take('B01'))).toEqual([`notDestroyed ${rule}`]);
  });

  test.each(SPACES)('%s without 2 coins no destroyed card can be taken', (rule, space) => {
    const poor = destroying(space, 'diamond-carbon2', (draft) => {
      player(draft, 0).coins = 1;
    });
    expect(why(poor, take('C07'))).toEqual([`destroyedCardTooExpensive ${rule}`]);
    expect(options(poor, 'takeDestroyedCard')).toEqual([]);
    expect(why(poor, useResources('diamond-carbon2'))).toEqual([]);
  });

  test.each(SPACES)('%s AMB-TRACK-6 the card destroyed for the space can be taken back', (_rule, space) => {
    expect(at(act(destroying(space, 'A09'), take('A09')), 0).hand).toContain('A09');
  });

  test.each(SPACES)('%s AMB-TRACK-7 a destroyed share card does no action', (_rule, space) => {
    const switches = { shareCardsMayBeDestroyed: true };
    const state = destroying(space, 'D01', () => {}, { switches });
    expect(rules.legalActions(state)).toEqual([take('C07'), take('D01'), stop]);
    expect(why(state, useResources('D01'))).toEqual(['notAFaceUpResourceCard ROUND-10']);
  });

  test('BSP-9 AMB-TRACK-7 a destroyed company field scientist counts the domes of its company', () => {
    const state = destroying('tawac1', 'B15', (draft) => settle(draft, 'astrogo', 1, 3));
    const { state: after, events } = played(state, useFieldScientist('B15'));
    expect(at(after, 0).helium).toBe(3);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(SPACES)('%s AMB-TRACK-8 both may be declined', (_rule, space) => {
    const placed = destroying(space, 'diamond-carbon2');
    const after = act(placed, stop);
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(after, 0)).toEqual(at(placed, 0));
  });

  test('BSP-9 only one of the two is done', () => {
    const acted = act(destroying('tawac1', 'A09'), useFieldScientist('A09'));
    expect(rules.pending(acted)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    const taken = act(destroying('tawac1', 'A09'), take('C07'));
    expect(rules.pending(taken)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-10 both are done, in either order, each once', () => {
    const acted = act(destroying('tawac2', 'A09'), useFieldScientist('A09'));
    expect(why(acted, useFieldScientist('A09'))).toEqual(['actionDone BSP-10']);
    const first = act(acted, take('C07'));
    const taken = act(destroying('tawac2', 'A09'), take('C07'));
    expect(why(taken, take('A09'))).toEqual(['cardTaken BSP-10']);
    const second = act(taken, useFieldScientist('A09'));
    for (const done of [first, second]) {
      expect(at(done, 0)).toMatchObject({ coins: 2, helium: 1 });
      expect(at(done, 0).hand).toContain('C07');
      expect(rules.pending(done)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    }
  });

  test('BSP-10 either one may be left out', () => {
    const acted = act(destroying('tawac2', 'A09'), useFieldScientist('A09'), stop);
    expect(rules.pending(acted)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    const taken = act(destroying('tawac2', 'A09'), take('C07'), stop);
    expect(rules.pending(taken)[0]).toMatchObject({ seat: 1, kind: 'turn' });
  });

  test('BSP-10 AMB-TRACK-9 coins of the action pay for the card', () => {
    const poor = destroying('tawac2', 'A09', (draft) => {
      player(draft, 0).coins = 0;
    });
    expect(why(poor, take('C07'))).toEqual(['destroyedCardTooExpensive BSP-10']);
    const after = act(poor, useFieldScientist('A09'), take('C07'));
    expect(at(after, 0).hand).toContain('C07');
    expect(at(after, 0).coins).toBe(0);
  });

  test('BSP-10 AMB-TRACK-9 a card taken back is not the one that acts', () => {
    const state = act(destroying('tawac2', 'diamond-carbon2'), take('C07')); // energy
    expect(why(state, useEnergy)).toEqual(['notTheDestroyedCard BSP-10']);
    expect(why(state, useResources('diamond-carbon2'))).toEqual([]);
  });

  test('BSP-9 the warning about lost energy looks at the destroyed card', () => {
    expect(rules.warnings(destroying('tawac1', 'diamond-energy2'), useEnergy)).toEqual([]);
  });
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
  /** Spaces of the track that can be used after a step onto a space. */
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
    const next = antoinePasses(act(state, useResources('diamond-carbon1'), advance('tawac')));
    const spaces = options(next, 'placeBonusMarker').map((action) => action.space);
    return [...new Set(spaces.filter((space) => space === 'tawac1' || space === 'tawac2'))];
  };
  expect(openAt(first - 1)).toEqual([]);
  expect(openAt(first)).toEqual(['tawac1']);
  expect(openAt(second)).toEqual(['tawac1', 'tawac2']);
});
