import { describe, expect, test } from 'vitest';
import {
  advance,
  placeBonusMarker,
  upload,
  useEnergy,
  useFieldScientist,
  useResources,
  useScientist,
} from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, CardId, GameState, Track } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import {
  at,
  type Change,
  coinsIn,
  giveTile,
  lay,
  layPlans,
  player,
  refusal,
  settle,
  show,
  table,
  tableWith,
} from '../../../kit/table.ts';
import { antoinePasses, decisionAfter, FIRST, OTHERS } from '../../../kit/tracks.ts';

const { act, onTurn, options, played, rules, skip } = table;

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
    expect(decisionAfter(state, useEnergy('skymine'))).toMatchObject({ expansion: { energy } });
  });

  test.each([
    ['TB-1', 4, 1],
    ['TB-2', 10, 2],
  ] as const)('%s is unlocked by crossing the threshold after space %i', (_rule, space, plus) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy2');
      player(draft, 0).tracks.skymine = space;
    }, TWO);
    const next = antoinePasses(act(state, useResources(['diamond-carbon1']), advance('skymine')));
    expect(decisionAfter(next, useEnergy('skymine'))).toMatchObject({ expansion: { energy: 2 + plus } });
  });

  test.each<{ rule: string; level: 1 | 2; rivals: readonly CardId[] }>([
    { rule: 'TB-1', level: 1, rivals: ['star-energy2', 'energy02'] },
    { rule: 'TB-2', level: 2, rivals: ['star-energy2', 'energy02', 'energy03'] },
  ])('$rule counts in the comparison and for the tier of the energy majority', ({ level, rivals }) => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'diamond-energy2');
      lay(draft, 1, ...rivals);
    };
    expect(refusal(energetic(0, laid), placeBonusMarker('energyMajority', { tier: 1 }))).toEqual(['noMajority MAJ-1']);
    expect(refusal(energetic(level, laid), placeBonusMarker('energyMajority', { tier: 1 }))).toEqual([]);
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
    expect(refusal(act(energetic(0, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(act(energetic(level, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test('TB-1 TB-2 AMB-TRACK-3 the bonus has no effect without a face-up energy card', () => {
    for (const level of [1, 2] as const) {
      const none = energetic(level, (draft) => lay(draft, 1, 'star-energy1'));
      expect(refusal(none, useEnergy('skymine'))).toEqual(['noEnergyCard EXP-2']);
      expect(refusal(none, placeBonusMarker('energyMajority'))).toEqual(['noMajority MAJ-1']);
      const used = energetic(level, (draft) => {
        lay(draft, 0, 'diamond-energy2');
        player(draft, 0).used[1] = true;
        lay(draft, 1, 'star-energy1');
      });
      expect(refusal(used, useEnergy('skymine'))).toEqual(['noEnergyCard EXP-2']);
      expect(refusal(used, placeBonusMarker('energyMajority'))).toEqual(['noMajority MAJ-1']);
    }
  });

  test('TB-1 the energy tile counts as an energy card for the bonus', () => {
    const state = energetic(1, (draft) => giveTile(draft, 0, 'energyTile'));
    expect(decisionAfter(state, useEnergy('skymine'))).toMatchObject({ expansion: { energy: 3 } });
  });
});

describe('extra bonus markers', () => {
  /** The markers in seat 0's reserve at its next turn, after the Skymine marker moved to a space. */
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
    const moving = act(state, useResources(['diamond-minerals2', 'B04', 'C04']));
    const moves = new Array<Action>(to - from).fill(advance('skymine'));
    const rest = new Array<Action>(11 - moves.length).fill(advance('minerva'));
    const moved = act(moving, ...moves);
    const before = at(moved, 0).markers;
    expect(before).toBe(at(state, 0).markers);
    return at(antoinePasses(act(moved, ...rest)), 0).markers - before;
  };

  test('TB-3 AMB-TRACK-4 the first level gives 1 marker and the second a total of 2, on the next turn', () => {
    expect([markersFrom(4, 5), markersFrom(5, 6), markersFrom(10, 12), markersFrom(5, 12)]).toEqual([0, 1, 1, 2]);
  });

  test('TB-3 extra markers are used and returned like all others', () => {
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks.skymine = 5;
        player(draft, 0).markers = 0;
      },
      { ...TWO, ...OTHERS },
    );
    const crossed = antoinePasses(act(state, useResources(['diamond-carbon1']), advance('skymine')));
    const placed = act(crossed, placeBonusMarker('firstPlayer'), { type: 'takeCoin', seat: 0 });
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
    expect(refusal(state(0, card), useResources([card], 1))).toEqual(['acquisitionTooExpensive RES-7']);
    const { state: after, events } = played(state(1, card), useResources([card], 1));
    expect(at(after, 0).hand).toContain(wanted);
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardTaken', cost: 2, paidIn: 'resources' }));
    expect(refusal(state(1, 'diamond-carbon2'), useResources(['diamond-carbon2'], 1))).toEqual([
      'acquisitionTooExpensive RES-7',
    ]);
  });

  test('TB-4 the saved unit can move a marker', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals2');
      show(draft, 1, 'A03'); // costs 2
      player(draft, 0).bonuses.minerva = 1;
    });
    expect(decisionAfter(state, useResources(['diamond-minerals2'], 1))).toEqual({ units: { units: 1 } });
  });

  test('TB-4 the warning about units that cannot move includes the saved unit', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals2');
      show(draft, 1, 'A03'); // costs 2
      player(draft, 0).bonuses.minerva = 1;
      player(draft, 0).tracks = { skymine: 16, minerva: 15, astrogo: 16, tawac: 17 }; // all at their ends
    });
    expect(rules.warnings(state, useResources(['diamond-minerals2'], 1))).toMatchObject([
      { code: 'allUnitsLost', params: { units: 1 } },
    ]);
  });

  test('TB-4 TB-6 the bonuses do not allow a mix of types', () => {
    for (const tracks of [FIRST, OTHERS]) {
      const state = onTurn((draft) => {
        lay(draft, 0, 'diamond-minerals2', 'diamond-titanium2');
        show(draft, 1, 'A04');
        player(draft, 0).bonuses.minerva = 1;
      }, tracks);
      expect(refusal(state, useResources(['diamond-minerals2', 'diamond-titanium2'], 1))).toEqual([
        'mixedResources RES-5',
      ]);
    }
  });

  const mixing = (level: 0 | 1 | 2, wanted: CardId) =>
    onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2', 'diamond-carbon2');
      show(draft, 1, wanted);
      player(draft, 0).bonuses.minerva = level;
    });

  test('TB-5 the bonus allows any mix of resource cards and makes the card 1 cheaper', () => {
    const pay = useResources(['diamond-carbon1', 'diamond-titanium2'], 1);
    expect(refusal(mixing(0, 'B08'), pay)).toEqual(['mixedResources RES-5']); // costs 4
    expect(refusal(mixing(1, 'B08'), pay)).toEqual(['mixedResources RES-5']);
    expect(at(act(mixing(2, 'B08'), pay), 0).hand).toContain('B08');
    expect(refusal(mixing(2, 'B02'), pay)).toEqual(['acquisitionTooExpensive RES-7']); // costs 5
  });

  test('TB-5 cards of a single type save 1 too', () => {
    const pay = useResources(['diamond-carbon1', 'diamond-carbon2'], 1);
    expect(refusal(mixing(1, 'B08'), pay)).toEqual(['acquisitionTooExpensive RES-7']);
    expect(refusal(mixing(2, 'B08'), pay)).toEqual([]);
  });

  test('TB-5 AMB-RES-4 types can be mixed only for a card; the units left move markers', () => {
    const cards = ['diamond-carbon1', 'diamond-titanium2'];
    expect(refusal(mixing(2, 'A03'), useResources(cards))).toEqual(['mixedWithoutPurchase TB-5']);
    const offered = options(mixing(2, 'A03'), 'useResources').filter((action) => action.cards.length === 3);
    expect(offered.every((action) => action.acquire !== undefined)).toBe(true);
    expect(decisionAfter(mixing(2, 'A03'), useResources(cards, 1))).toEqual({ units: { units: 2 } }); // 3 less 1
  });

  test('TB-5 is unlocked by crossing the second threshold', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2', 'diamond-minerals1');
      show(draft, 1, 'B08');
      player(draft, 0).tracks.minerva = 9;
      player(draft, 0).bonuses.minerva = 1;
    }, TWO);
    const next = antoinePasses(act(state, useResources(['diamond-minerals1']), advance('minerva')));
    expect(refusal(next, useResources(['diamond-carbon1', 'diamond-titanium2'], 1))).toEqual([]);
  });

  test('TB-4 TB-5 AMB-TRACK-14 AMB-BON-3 coins pay the full cost', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.minerva = 2;
      player(draft, 0).coins = 4;
      show(draft, 1, 'A04'); // costs 3
    });
    const { events } = played(act(state, placeBonusMarker('purchase')), { type: 'buyCard', seat: 0, slot: 1 });
    expect(coinsIn(events, 0)).toBe(-3);
  });

  describe('with several discounts', () => {
    const bonusOf = (id: string, level: 0 | 1) =>
      defaultContent.tracks.find((track) => track.id === id)?.thresholds[level]?.bonus;
    const changed: Readonly<Record<string, Track['thresholds'][number]['bonus'] | undefined>> = {
      C1: bonusOf('B2', 0), // titanium costs 1 less
      D1: bonusOf('B1', 0), // minerals cost 1 less
    };
    const tracks = defaultContent.tracks.map((track): Track => {
      const bonus = changed[track.id];
      return bonus === undefined
        ? track
        : { ...track, thresholds: track.thresholds.map((each) => ({ ...each, bonus })) };
    });
    const own = tableWith({ ...defaultContent, id: 'many-discounts', tracks });
    type Levels = { readonly mix?: boolean; readonly titanium?: boolean; readonly minerals?: boolean };

    /** The price of a card of cost 5 when paid with these cards. */
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
      const { events } = own.played(state, useResources(cards, 1));
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

    test('TB-4 TB-5 TB-6 NOTE-1 no discount lowers a cost below 0', () => {
      const state = own.onTurn((draft) => {
        lay(draft, 0, 'diamond-titanium1');
        show(draft, 1, 'energy02'); // costs 1
        const { bonuses } = player(draft, 0);
        bonuses.minerva = 2;
        bonuses.astrogo = 1;
      });
      const after = own.act(state, useResources(['diamond-titanium1'], 1));
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
    expect(decisionAfter(rich(1, laid), useResources(['diamond-titanium1', 'diamond-titanium2']))).toEqual({
      units: { units: 3 },
    });
    expect(decisionAfter(rich(2, laid), useResources(['diamond-titanium1', 'diamond-titanium2']))).toEqual({
      units: { units: 5 },
    });
    expect(decisionAfter(rich(2, laid), useResources(['diamond-carbon2']))).toEqual({ units: { units: 2 } });
  });

  test('TB-7 the bonus counts for the majority and for acquiring a card', () => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'diamond-titanium1');
      lay(draft, 1, 'star-titanium2');
      show(draft, 1, 'A05'); // costs 2
    };
    expect(refusal(rich(2, laid), placeBonusMarker('titaniumMajority', { tier: 1 }))).toEqual([]);
    expect(refusal(rich(2, laid), useResources(['diamond-titanium1'], 1))).toEqual([]);
  });

  test('TB-7 the bonus counts for requirements', () => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'B09', 'diamond-titanium2');
      layPlans(draft, 0, 1, 'planA12'); // titanium 3
      player(draft, 0).coins = 5;
    };
    expect(refusal(act(rich(1, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(act(rich(2, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test('TB-7 AMB-TRACK-17 the bonus adds to the +1 resource tile', () => {
    const state = rich(2, (draft) => {
      lay(draft, 0, 'diamond-titanium2');
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    const placed = act(state, { type: 'placeResourceTile', seat: 0, card: 'diamond-titanium2' });
    expect(decisionAfter(placed, useResources(['diamond-titanium2']))).toEqual({ units: { units: 4 } });
  });

  test('TB-6 TB-7 the bonuses are unlocked by crossing their thresholds', () => {
    const unlocked = (space: number) => {
      const state = onTurn(
        (draft) => {
          lay(draft, 0, 'diamond-carbon1', 'diamond-titanium2');
          show(draft, 1, 'A06'); // costs 3
          player(draft, 0).tracks.minerva = space;
        },
        { ...TWO, ...OTHERS },
      );
      return antoinePasses(act(state, useResources(['diamond-carbon1']), advance('minerva')));
    };
    expect(refusal(unlocked(4), useResources(['diamond-titanium2'], 1))).toEqual([]);
    expect(decisionAfter(unlocked(4), useResources(['diamond-titanium2']))).toEqual({ units: { units: 2 } });
    expect(decisionAfter(unlocked(10), useResources(['diamond-titanium2']))).toEqual({ units: { units: 3 } });
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
    expect(refusal(state, useFieldScientist('fieldScientistTile'))).toEqual(['notAFaceUpFieldScientist FSC-1']);
  });

  test.each(LEVELS)('%s the icon counts as another field scientist for the field scientist tile', (_rule, level) => {
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
      expect(refusal(beaten, placeBonusMarker('scientistMajority', { tier: 1 }))).toEqual(['noMajority MAJ-1']);
    },
  );

  test.each(LEVELS)('%s the icon always meets the requirement of a scientist or field scientist', (_rule, level) => {
    const laid: Change = (draft) => {
      lay(draft, 0, 'B09');
      layPlans(draft, 0, 1, 'planA17'); // a scientist
      player(draft, 0).coins = 5;
    };
    expect(refusal(act(withIcon(0, laid), useScientist('B09')), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(act(withIcon(level, laid), useScientist('B09')), upload)).toEqual([]);
  });

  test.each([
    ['no bonus', 0, 3],
    ['TB-8', 1, 4],
    ['TB-9', 2, 5],
  ] as const)('%s: a company field scientist with three domes makes its steps', (_rule, level, helium) => {
    const state = withIcon(level, (draft) => {
      lay(draft, 0, 'B15');
      settle(draft, 'astrogo', 1, 3, 4); // one dome each
    });
    const { state: after, events } = played(state, useFieldScientist('B15'));
    expect(at(after, 0).helium).toBe(helium);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(LEVELS)(
    '%s adds domes for the field scientist of any company and none for the neutral one',
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
    const next = antoinePasses(act(state, useResources(['diamond-carbon1']), advance('astrogo')));
    expect(at(act(next, useFieldScientist('B15')), 0).helium).toBe(helium);
  });
});
