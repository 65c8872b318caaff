import { describe, expect, test } from 'vitest';
import { advanceSteps, removeOutpost, stop, upload, useScientist } from '../../../kit/actions.ts';
import type { Action, CardId, Company, GameState, Plan, PlanId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import {
  at,
  type Change,
  coinRules,
  coinsIn,
  fetchPlan,
  giveTile,
  lay,
  layPlans,
  player,
  refusal,
  table,
  tableWith,
} from '../../../kit/table.ts';

const { act, onTurn, options, played, rules, skip } = table;

/** Seat 0 has used the scientist B09 (2 points) in front of a plan, with other face-up cards. */
function facing(plan: PlanId, cards: readonly CardId[], change: Change = () => {}): GameState {
  const state = onTurn((draft) => {
    lay(draft, 0, 'B09', ...cards);
    layPlans(draft, 0, 1, plan);
    player(draft, 0).coins = 5;
    player(draft, 0).helium = 0;
    player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    change(draft);
  });
  return act(state, useScientist('B09'));
}

/** Returns whether the marker may enter the plan. Any violation must be about its requirements. */
function enters(plan: PlanId, ...cards: readonly CardId[]): boolean {
  const reasons = refusal(facing(plan, cards), upload);
  if (reasons.length > 0) expect(reasons).toEqual(['requirementsNotMet SCI-6']);
  return reasons.length === 0;
}

describe('scientist icons', () => {
  const tiersWith = (...cards: readonly CardId[]) =>
    options(
      onTurn((draft) => lay(draft, 0, ...cards)),
      'placeBonusMarker',
    ).filter(({ space, tier }) => space === 'scientistMajority' && tier !== undefined).length;

  test('ICON-1 a scientist icon requires a scientist card', () => {
    expect([tiersWith('B09'), tiersWith('B13'), tiersWith('A09'), tiersWith('B07')]).toEqual([1, 0, 0, 0]);
    const state = onTurn((draft) => lay(draft, 0, 'B09', 'B13'));
    expect(options(state, 'useScientist')).toEqual([useScientist('B09')]);
  });

  test('ICON-2 a field scientist icon requires a field scientist card, neutral or of a company', () => {
    expect([tiersWith('B09', 'B13'), tiersWith('B09', 'A09'), tiersWith('B09', 'B07')]).toEqual([2, 2, 1]);
    const state = onTurn((draft) => lay(draft, 0, 'B09', 'B13', 'A09'));
    expect(options(state, 'useFieldScientist').map(({ card }) => card)).toEqual(['B13', 'A09']);
  });

  test('ICON-3 SCI-18 the icon requires a scientist or field scientist other than the one in use', () => {
    expect(enters('planA17')).toBe(false);
    expect(enters('planA17', 'diamond-energy2')).toBe(false);
    expect(enters('planA17', 'B10')).toBe(true);
    expect(enters('planA17', 'B13')).toBe(true);
    expect(enters('planA17', 'A09')).toBe(true);
  });

  test('ICON-3 a face-down card does not count', () => {
    const state = facing('planA17', ['B10'], (draft) => {
      player(draft, 0).used[2] = true;
    });
    expect(at(state, 0).area[2]).toBe('B10');
    expect(refusal(state, upload)).toEqual(['requirementsNotMet SCI-6']);
  });

  test('ICON-3 the card counts while the scientist tile is in use, and vice versa', () => {
    const state = facing('planA17', [], (draft) => giveTile(draft, 0, 'scientistTile'));
    expect(refusal(state, upload)).toEqual([]);
    const tile = onTurn((draft) => {
      giveTile(draft, 0, 'scientistTile');
      layPlans(draft, 0, 1, 'planA17');
      player(draft, 0).coins = 5;
    });
    expect(refusal(act(tile, useScientist('scientistTile')), upload)).toEqual(['requirementsNotMet SCI-6']);
  });
});

describe('resource requirements', () => {
  const [carbon2, carbon3, carbon4] = ['diamond-carbon2', 'A02', 'B02'] as const;
  const [minerals1, minerals3, minerals4] = ['diamond-minerals1', 'A04', 'B04'] as const;
  const [titanium1, titanium2, titanium3, titanium4] = [
    'diamond-titanium1',
    'diamond-titanium2',
    'A06',
    'B06',
  ] as const;

  test.each<[cards: readonly CardId[], met: boolean]>([
    [[carbon4], true],
    [[minerals4], true],
    [[titanium4], true],
    [[titanium1, titanium3], true],
    [[carbon3, minerals1], false],
    [[carbon2, titanium2], false],
    [[titanium3], false],
  ])('ICON-10 four of one resource: %j is %s', (cards, met) => {
    expect(enters('planB12', ...cards)).toBe(met);
  });

  test.each<[cards: readonly CardId[], met: boolean]>([
    [[carbon3, titanium3], true],
    [[carbon3, minerals3], true],
    [[carbon4, carbon2], true],
    [[carbon3, titanium2, minerals1], false],
    [[minerals3, titanium3], false],
    [[carbon2, minerals4], false],
    [[carbon3, carbon2], false],
  ])('ICON-12 AMB-ICON-1 three carbon and three of one resource: %j is %s', (cards, met) => {
    expect(enters('planC13', ...cards)).toBe(met);
  });

  test('ICON-15 titanium: one unit is enough', () => {
    expect([enters('planA10'), enters('planA10', carbon4, minerals4), enters('planA10', titanium1)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('steps', () => {
  test('ICON-4 helium moves the helium-3 marker and pays coins beyond the end', () => {
    const { state } = played(facing('planA02', ['diamond-carbon2']), upload); // helium 2
    expect(at(state, 0).helium).toBe(2);
    const end = facing('planA02', ['diamond-carbon2'], (draft) => {
      player(draft, 0).helium = 27;
    });
    expect(coinsIn(played(end, upload).events, 0)).toBe(2);
  });

  test.each([
    ['tawac', 2],
    ['skymine', 9],
  ] as const)('ICON-6 EXP-22 expanding %s into the open-pit mine of sector %i moves its marker', (company, sector) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-energy2'); // both behind a double border
      player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    });
    const after = act(state, { type: 'useEnergy', seat: 0, company }, { type: 'occupy', seat: 0, sector, column: 0 });
    expect(at(after, 0).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0, [company]: 1 });
  });

  test('ICON-6 steps of a marker at the end of its track are lost', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-energy2');
      player(draft, 0).tracks.tawac = 17;
    });
    const occupy: Action = { type: 'occupy', seat: 0, sector: 2, column: 0 };
    const { state: after, events } = played(act(state, { type: 'useEnergy', seat: 0, company: 'tawac' }), occupy);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'tawac', steps: 1 });
    expect(at(after, 0).tracks.tawac).toBe(17);
  });

  test('ICON-7 the arrow of a company moves the marker on its track', () => {
    const { state } = played(facing('planA21', ['A02']), upload); // 3 of one resource for 2 steps at Astrogo
    expect(at(state, 0).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 2, tawac: 0 });
    const ended = facing('planA21', ['A02'], (draft) => {
      player(draft, 0).tracks.astrogo = 15;
    });
    const last = played(ended, upload);
    expect(last.events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'astrogo', steps: 1 });
    expect(at(last.state, 0).tracks.astrogo).toBe(16);
  });

  test('ICON-8 AMB-ICON-3 the arrow of any company moves all steps on one track of your choice', () => {
    const choice = act(facing('planB15', ['diamond-minerals2', 'diamond-titanium2']), upload); // 2 steps
    expect(options(choice, 'advanceSteps')).toEqual(COMPANIES.map((company) => advanceSteps(company, 2)));
    expect(refusal(choice, advanceSteps('tawac', 1))).toEqual(['stepsSplit ICON-8']);
    const after = act(choice, advanceSteps('tawac', 2));
    expect(at(after, 0).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 2 });
    expect(rules.pending(after)[0]?.kind).toBe('research'); // of the scientist
  });
});

describe('research points', () => {
  test('ICON-5 AMB-RP-9 points of the plan are spent together with those of the scientist', () => {
    const research = act(facing('planA08', ['A04']), upload); // 2 points
    expect(rules.pending(research)).toEqual([{ seat: 0, kind: 'research', params: { points: 4 } }]);
    const { state, events } = played(research, { type: 'takeCoin', seat: 0 });
    expect(coinsIn(events, 0)).toBe(1);
    expect(rules.pending(state)[0]?.params).toEqual({ points: 3 });
  });

  test('ICON-5 AMB-ICON-2 points can buy plans of the display and special plans', () => {
    const research = act(
      facing('planA08', ['A04'], (draft) => {
        draft.round = 2;
      }),
      upload,
    );
    expect(options(research, 'takePlan')).toHaveLength(12);
    expect(options(research, 'takeSpecialPlan').map(({ plan }) => plan)).toEqual(['special2']);
    const taken = act(research, { type: 'takeSpecialPlan', seat: 0, plan: 'special2' });
    expect(rules.pending(taken)[0]?.params).toEqual({ points: 2 });
    expect(taken.acquired).toEqual(['special2']);
  });

  test('ICON-5 points give coins on the last research space', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09', 'A04');
      layPlans(draft, 0, 16, 'planA08');
      player(draft, 0).upload = 15;
      player(draft, 0).coins = 0;
    });
    expect(coinsIn(played(act(state, useScientist('B09')), upload).events, 0)).toBe(8);
  });
});

describe('removing outposts', () => {
  const removing = (plan: 'planB13' | 'planC08', change: Change = () => {}) =>
    act(facing(plan, plan === 'planB13' ? ['B02'] : ['diamond-energy2', 'B08'], change), upload);
  /** Takes all but a few outposts out of the stations. */
  const leave =
    (company: Company, outposts: number): Change =>
    (draft) => {
      for (const each of COMPANIES) {
        for (const column of draft.stations[each]) Object.assign(column, { pieces: 0, opened: true });
      }
      const [column] = draft.stations[company];
      if (column !== undefined) column.pieces = outposts;
    };

  test('ICON-9 removes one outpost from the top of any column of any station', () => {
    const removal = removing('planB13');
    expect(options(removal, 'removeOutpost')).toHaveLength(12);
    const after = act(removal, removeOutpost('minerva', 2));
    expect(after.stations.minerva.map(({ pieces }) => pieces)).toEqual([5, 5, 4]);
    expect(after.removed).toEqual({ skymine: 0, minerva: 1, astrogo: 0, tawac: 0 });
    expect(rules.pending(after)[0]?.kind).toBe('research');
  });

  test('ICON-9 removes the top outpost: the share value grows by the first space, then by the second', () => {
    const shares = (state: GameState) => rules.score(state)[0]?.skymine ?? 0;
    const removal = removing('planC08', (draft) => {
      player(draft, 0).tracks.skymine = 2; // one share
    });
    const first = act(removal, removeOutpost('skymine', 0));
    const second = act(first, removeOutpost('skymine', 0));
    expect([shares(removal), shares(first), shares(second)]).toEqual([0, 0, 1]);
  });

  test('ICON-9 AMB-ICON-5 an empty station cannot be chosen', () => {
    const removal = removing('planB13', (draft) => {
      for (const column of draft.stations.astrogo) Object.assign(column, { pieces: 0, opened: true });
    });
    expect(refusal(removal, removeOutpost('astrogo', 0))).toEqual(['emptyColumn STATION-3']);
    expect(options(removal, 'removeOutpost').map(({ company }) => company)).not.toContain('astrogo');
  });

  test('ICON-9 AMB-ICON-5 loses the reward when all stations are empty', () => {
    const after = removing('planB13', leave('skymine', 0));
    expect(rules.pending(after)[0]?.kind).toBe('research');
    expect(Object.values(after.removed)).toEqual([0, 0, 0, 0]);
  });

  test.each<[how: string, first: Company, second: Company]>([
    ['one station', 'skymine', 'skymine'],
    ['two stations', 'skymine', 'tawac'],
  ])('ICON-11 removes two outposts from %s', (_how, first, second) => {
    const half = act(removing('planC08'), removeOutpost(first, 0));
    expect(rules.pending(half)[0]).toMatchObject({ kind: 'removal', params: { count: 1 } });
    const after = act(half, removeOutpost(second, 0));
    const gone = (company: Company) => Number(company === first) + Number(company === second);
    for (const company of COMPANIES) {
      expect(after.removed[company]).toBe(gone(company));
      expect(after.stations[company][0]?.pieces).toBe(5 - gone(company));
    }
    expect(rules.pending(after)[0]?.kind).toBe('research');
  });

  test('ICON-11 NOTE-6 removes one outpost when only one is left', () => {
    const after = removing('planC08', leave('tawac', 1));
    expect(after.removed).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 1 });
    expect(rules.pending(after)[0]?.kind).toBe('research');
  });
});

describe('coins', () => {
  test('ICON-13 coins with a minus are required and go to the bank', () => {
    const facingSpecial = (coins: number) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'B09');
        player(draft, 0).plans[1] = { plan: fetchPlan(draft, 'special4'), faceDown: false, uploaded: false };
        player(draft, 0).coins = coins;
      });
      return act(state, useScientist('B09'));
    };
    const { events } = played(facingSpecial(2), upload);
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual(['SCI-9']);
    expect(rules.pending(facingSpecial(1))[0]?.kind).toBe('research'); // paying is impossible, so the action continues
    expect(at(facingSpecial(1), 0)).toMatchObject({ coins: 1, upload: 0 });
    const space: Action = { type: 'placeBonusMarker', seat: 0, space: 'purchase' };
    const poor = onTurn((draft) => {
      player(draft, 0).coins = 0;
    });
    expect(refusal(poor, space)).toEqual(['spaceTooExpensive BON-2']);
  });

  test('ICON-14 coins with a plus come from the bank', () => {
    const { state, events } = played(facing('planA06', ['diamond-minerals2']), upload); // 2 coins
    expect(coinsIn(events, 0)).toBe(2);
    expect(coinRules(events, 0)).toEqual(['ICON-14']);
    expect(at(state, 0).coins).toBe(7);
  });

  test.each<[cards: readonly CardId[], coins: number]>([
    [['diamond-titanium1'], 0],
    [['diamond-titanium2'], 1],
    [['C06', 'diamond-titanium1'], 5],
    [['diamond-titanium1', 'diamond-carbon2', 'B04'], 0],
  ])('ICON-16 gives the titanium minus one: %j gives %i', (cards, coins) => {
    const { events } = played(facing('planA09', cards), upload);
    expect(coinsIn(events, 0)).toBe(coins);
    expect(coinRules(events, 0)).toEqual(coins === 0 ? [] : ['ICON-16']);
  });

  test('ICON-16 face-down titanium does not count', () => {
    const state = facing('planA09', ['diamond-titanium2', 'C06'], (draft) => {
      player(draft, 0).used[3] = true;
    });
    expect(at(state, 0).area[3]).toBe('C06');
    expect(coinsIn(played(state, upload).events, 0)).toBe(1);
  });

  test('ICON-16 only the plan on which the marker stops gives its coins', () => {
    const state = facing('planA09', ['diamond-titanium2', 'diamond-energy1'], (draft) => {
      layPlans(draft, 0, 2, 'planA14'); // energy 1 for helium 1
    });
    const after = skip(act(state, upload, upload), 'research', 'placePlans');
    expect(at(after, 0)).toMatchObject({ upload: 2, helium: 1 });
    expect(coinsIn(played(act(state, upload), upload).events, 0)).toBe(0);
    expect(coinsIn(played(act(state, upload), stop).events, 0)).toBe(1);
  });

  test('ICON-16 AMB-ICON-6 the titanium bonus and the +1 resource tile count', () => {
    const tracks = { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } as const;
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'B09', 'diamond-titanium2', 'diamond-titanium1');
        layPlans(draft, 0, 1, 'planA09');
        giveTile(draft, 0, 'plusOneResourceTile');
        player(draft, 0).bonuses.minerva = 2; // 1 more for each titanium card
        player(draft, 0).coins = 5;
      },
      { tracks },
    );
    const placed = act(state, { type: 'placeResourceTile', seat: 0, card: 'diamond-titanium1' });
    expect(coinsIn(played(act(placed, useScientist('B09')), upload).events, 0)).toBe(3 + 2 + 1 - 1);
  });

  test('ICON-16 never gives less than 0', () => {
    const plans = defaultContent.plans.map(
      (plan): Plan => (plan.id === 'planA09' ? { ...plan, requirements: [{ kind: 'energy', total: 1 }] } : plan),
    );
    const own = tableWith({ ...defaultContent, id: 'no-titanium', plans });
    const state = own.onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-energy1');
      layPlans(draft, 0, 1, 'planA09');
      player(draft, 0).coins = 0;
    });
    const { state: after, events } = own.played(own.act(state, useScientist('B09')), upload);
    expect(coinsIn(events, 0)).toBe(0);
    expect(at(after, 0)).toMatchObject({ coins: 0, upload: 1 });
  });
});
