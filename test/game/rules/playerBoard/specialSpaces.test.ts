import { beforeAll, describe, expect, test } from 'vitest';
import { advance, stop, upload, useResources, useScientist } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, GameState, PlanId } from '../../../kit/pinned.ts';
import { COMPANIES, IllegalActionError } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import {
  at,
  type Change,
  coinRules,
  coinsIn,
  fetchCard,
  fetchPlan,
  giveTile,
  lay,
  layPlans,
  player,
  refusal,
  show,
  table,
} from '../../../kit/table.ts';

const { act, onTurn, options, played, rules, skip } = table;
const TANK_END = 28;
const RESEARCH_END = 16;

describe('the end of the tank track', () => {
  /** Seat 0 uses the field scientist of Skymine (2 steps and 1 coin) from a space of the tank track. */
  const scooping = (helium: number) =>
    played(
      onTurn((draft) => {
        lay(draft, 0, 'B13');
        player(draft, 0).helium = helium;
      }),
      { type: 'useFieldScientist', seat: 0, card: 'B13' },
    );

  test.each([
    [TANK_END - 2, 0],
    [TANK_END - 1, 2],
    [TANK_END, 4],
  ])(
    'SPECIAL-1 SPECIAL-2 from space %i the marker stops at the end and the remaining steps pay %i coins',
    (from, coins) => {
      const { state, events } = scooping(from);
      expect(at(state, 0).helium).toBe(TANK_END);
      expect(coinsIn(events, 0)).toBe(coins + 1);
      expect(coinRules(events, 0).includes('SPECIAL-2')).toBe(coins > 0);
      expect(events.some(({ type }) => type === 'heliumAdvanced')).toBe(from < TANK_END);
    },
  );

  test('SPECIAL-1 steps before the end of the tank track pay nothing', () => {
    const { state, events } = scooping(20);
    expect(at(state, 0).helium).toBe(22);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test('SPECIAL-2 every source of steps counts', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-carbon2');
      layPlans(draft, 0, 1, 'planA02'); // carbon 2 for helium 2
      player(draft, 0).helium = TANK_END - 1;
    });
    expect(coinsIn(played(act(state, useScientist('B09')), upload).events, 0)).toBe(2);
  });
});

describe('additional action slots', () => {
  /** After an action of seat 0 both seats pass, which opens the next planning phase. */
  const nextPlanning = (state: GameState) => passes(state, 1, 0);
  const planInto = (state: GameState, slot: number): string[] => {
    const card = at(state, 0).hand[0] ?? '';
    return refusal(state, { type: 'planCard', seat: 0, card, slot });
  };
  const slotEvents = (events: readonly { readonly type: string }[]) =>
    events.filter(({ type }) => type === 'slotOpened');

  test.each([
    ['reached', 6],
    ['passed', 7],
  ])(
    'SPECIAL-3 AMB-SPECIAL-1 slot 0 is ON in the next planning phase when the slot space of the tank track is %s',
    (_how, from) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'B13'); // 2 steps
        player(draft, 0).helium = from;
      }, TWO);
      expect(planInto(passes(state, 0, 1), 0)).toEqual(['slotOff PLAN-3']);
      const { state: after, events } = played(state, { type: 'useFieldScientist', seat: 0, card: 'B13' });
      expect(slotEvents(events)).toEqual([{ type: 'slotOpened', seat: 0, slot: 0 }]);
      const planning = nextPlanning(after);
      expect(planInto(planning, 0)).toEqual([]);
      expect(planInto(planning, 4)).toEqual(['slotOff PLAN-3']);
    },
  );

  test('SPECIAL-3 the tank track opens the slot only once', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B13');
      player(draft, 0).helium = 8;
    });
    expect(slotEvents(played(state, { type: 'useFieldScientist', seat: 0, card: 'B13' }).events)).toEqual([]);
  });

  test('SPECIAL-3 SPECIAL-6 AMB-SPECIAL-2 a newly opened slot stays empty in the current round', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B13');
      player(draft, 0).helium = 7;
    }, TWO);
    const after = passes(act(state, { type: 'useFieldScientist', seat: 0, card: 'B13' }), 1);
    const card = at(after, 0).hand[0] ?? '';
    expect(refusal(after, { type: 'planCard', seat: 0, card, slot: 0 })).toEqual(['notThisDecision ROUND-9']);
  });

  /** Seat 0 is on space 3 of the research track, with two plans ahead that it can enter. */
  const beforeTheFifth = () =>
    onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-carbon1');
      layPlans(draft, 0, 4, 'planA01', 'planA04', 'planA10'); // carbon 1, carbon 3, titanium 1
      draft.players.forEach((each) => {
        each.plans = each.plans.map((placed) => placed && { ...placed, faceDown: placed.plan === 'planA04' });
      });
      player(draft, 0).upload = 3;
      player(draft, 0).coins = 0;
    }, TWO);

  test('SPECIAL-6 the fifth space of the research track opens slot 4 for the next planning', () => {
    const scientist = act(beforeTheFifth(), useScientist('B09'), upload);
    expect(at(scientist, 0).upload).toBe(4);
    const fourth = skip(act(scientist, stop), 'barrier', 'research', 'placePlans');
    expect(planInto(nextPlanning(fourth), 4)).toEqual(['slotOff PLAN-3']);
    const { state, events } = played(scientist, upload);
    expect(slotEvents(events)).toEqual([{ type: 'slotOpened', seat: 0, slot: 4 }]);
    const planning = nextPlanning(skip(state, 'research', 'placePlans'));
    expect(planInto(planning, 4)).toEqual([]);
    expect(planInto(planning, 0)).toEqual(['slotOff PLAN-3']);
  });

  test('SPECIAL-6 AMB-SPECIAL-1 passing the fifth space opens the slot as well', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-carbon1', 'diamond-titanium1');
      layPlans(draft, 0, 5, 'planA01', 'planA10'); // carbon 1, titanium 1
      player(draft, 0).upload = 4;
      player(draft, 0).coins = 0;
    }, TWO);
    const after = skip(act(state, useScientist('B09'), upload, upload), 'research', 'placePlans');
    expect(at(after, 0).upload).toBe(6);
    expect(planInto(nextPlanning(after), 4)).toEqual([]);
  });
});

describe('the end of the research track', () => {
  const atTheEnd =
    (upload: number, change: Change = () => {}): Change =>
    (draft) => {
      lay(draft, 0, 'B11', 'diamond-carbon1'); // 3 research points
      layPlans(draft, 0, RESEARCH_END, 'planA01'); // carbon 1
      player(draft, 0).upload = upload;
      player(draft, 0).coins = 2;
      change(draft);
    };

  test('SPECIAL-4 the marker stays on the last space', () => {
    const using = act(onTurn(atTheEnd(RESEARCH_END)), useScientist('B11'));
    expect(refusal(using, upload)).toEqual(['researchTrackEnd SPECIAL-4']);
    expect(at(act(using, stop), 0).upload).toBe(RESEARCH_END);
  });

  test('SPECIAL-5 AMB-SPECIAL-3 each research point gives 2 coins there without a decision', () => {
    const { state, events } = played(act(onTurn(atTheEnd(RESEARCH_END)), useScientist('B11')), stop);
    expect(coinsIn(events, 0)).toBe(6);
    expect(rules.pending(state)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(state, 0).coins).toBe(8);
  });

  test('SPECIAL-5 points of a bonus space give coins too', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-energy2', 'B08'); // 5 energy
      player(draft, 0).upload = RESEARCH_END;
      player(draft, 0).coins = 0;
      player(draft, 0).tracks.skymine = 0;
    });
    const { events } = played(state, { type: 'placeBonusMarker', seat: 0, space: 'energyMajority', tier: 2 });
    expect(coinsIn(events, 0)).toBe(2);
  });

  test('SPECIAL-5 AMB-RP-10 points of the action that reaches the last space give coins', () => {
    const start = onTurn(atTheEnd(RESEARCH_END - 1));
    const { state, events } = played(act(start, useScientist('B11')), upload);
    const after = skip(state, 'barrier');
    expect(at(after, 0).upload).toBe(RESEARCH_END);
    expect(events.filter((event) => event.type === 'coins' && event.rule === 'SPECIAL-5')).toEqual([
      { type: 'coins', seat: 0, amount: 6, rule: 'SPECIAL-5' },
    ]);
  });

  test('SPECIAL-5 points on the last space cannot buy a plan', () => {
    const state = onTurn((draft) => {
      player(draft, 0).upload = RESEARCH_END;
      draft.round = 2;
      draft.stack.push({ kind: 'research', seat: 0, points: 3 });
    });
    expect(rules.legalActions(state)).toEqual([{ type: 'takeCoin', seat: 0 }]);
    expect(refusal(state, { type: 'takePlan', seat: 0, space: 0 })).toEqual(['onlyCoins SPECIAL-5']);
    expect(refusal(state, { type: 'takeSpecialPlan', seat: 0, plan: 'special2' })).toEqual(['onlyCoins SPECIAL-5']);
  });

  test('SPECIAL-5 points are spent as usual one space before the end', () => {
    const using = act(onTurn(atTheEnd(RESEARCH_END - 1)), useScientist('B11'));
    expect(rules.pending(act(using, stop))[0]).toMatchObject({ kind: 'research', params: { points: 3 } });
  });
});

describe('notes', () => {
  test('NOTE-1 a card with total cost 0 still requires a resource card, whose whole value moves markers', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      show(draft, 1, 'A09'); // cost 0, slot 0
    });
    expect(refusal(state, useResources([], 1))).toEqual(['noResourceCard RES-2']);
    const after = act(state, useResources(['diamond-carbon2'], 1));
    expect(at(after, 0).hand).toContain('A09');
    expect(rules.pending(after)[0]).toMatchObject({ kind: 'units', params: { units: 2 } });
  });

  test('NOTE-1 a total cost is never negative, with any bonuses', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals2');
      show(draft, 1, 'A09');
      player(draft, 0).bonuses.minerva = 1;
    });
    expect(rules.pending(act(state, useResources(['diamond-minerals2'], 1)))[0]).toMatchObject({
      params: { units: 2 },
    });
  });

  test('NOTE-2 buying a card with total cost 0 costs only the coins of the space', () => {
    const state = onTurn((draft) => {
      player(draft, 0).coins = 1;
      player(draft, 0).bonuses.tawac = 1; // a purchase space without a price
      show(draft, 1, 'A09');
    });
    for (const [space, coins] of [
      ['purchase', 0],
      ['tawac1', 1],
    ] as const) {
      const bought = act(state, { type: 'placeBonusMarker', seat: 0, space }, { type: 'buyCard', seat: 0, slot: 1 });
      expect(at(bought, 0).hand).toContain('A09');
      expect(at(bought, 0).coins).toBe(coins);
    }
  });

  test('NOTE-3 spaces of an exhausted letter stay empty for good', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B11');
      draft.planSupply.A = [];
      player(draft, 0).coins = 0;
    }, TWO);
    const research = act(state, useScientist('B11'));
    const [a, b] = [research.researchDisplay[1], research.researchDisplay[5]];
    expect([a?.slice(0, 5), b?.slice(0, 5)]).toEqual(['planA', 'planB']);
    const taken = act(
      research,
      { type: 'takePlan', seat: 0, space: 1 },
      { type: 'takePlan', seat: 0, space: 5 },
      { type: 'takeCoin', seat: 0 },
      { type: 'placePlan', seat: 0, plan: a ?? '', position: 2 },
      { type: 'placePlan', seat: 0, plan: b ?? '', position: 3 },
    );
    expect(taken.researchDisplay[1]).toBeNull();
    expect(taken.researchDisplay[5]).toMatch(/^planB/);
    const nextRound = skip(passes(taken, 1, 0), 'planning');
    expect(nextRound.researchDisplay[1]).toBeNull();
    expect(nextRound.researchDisplay.filter((plan) => plan !== null)).toHaveLength(11);
  });

  test('NOTE-4 the bank never runs out of coins', () => {
    const state = onTurn((draft) => {
      for (const each of draft.players) each.coins = 100; // more than the number of pieces
      lay(draft, 0, 'A09');
    });
    expect(at(act(state, { type: 'useFieldScientist', seat: 0, card: 'A09' }), 0).coins).toBe(102);
  });

  test('NOTE-5 rejects an action that cannot be paid in full', () => {
    const state = onTurn((draft) => {
      player(draft, 0).coins = 1;
    });
    const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'energyTile' };
    expect(refusal(state, place)).toEqual(['spaceTooExpensive BON-2']); // 2 coins
    const before = JSON.stringify(state);
    expect(() => rules.reduce(state, place)).toThrow(IllegalActionError);
    expect(rules.tryReduce(state, place).ok).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('NOTE-5 turning a plan face down with a single coin is refused', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-carbon1');
      layPlans(draft, 0, 1, 'planA01'); // carbon 1
      player(draft, 0).coins = 1;
    });
    const flip: Action = { type: 'flipPlan', seat: 0, position: 1 };
    expect(refusal(act(state, useScientist('B09')), flip)).toEqual(['flipTooExpensive SCI-3']);
  });

  test('NOTE-6 loses only the part of a gain that cannot be carried out', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'C06', 'diamond-titanium1'); // titanium 6
      player(draft, 0).tracks.astrogo = 15; // the last space is 16
      player(draft, 0).coins = 9;
    });
    const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 3 };
    const { state: after, events } = played(state, place);
    expect(at(after, 0).tracks.astrogo).toBe(16);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'astrogo', steps: 3 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 0, kind: 'research', params: { points: 1 } });
  });

  test('NOTE-7 a payment within a gain may be declined: a special plan', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09');
      player(draft, 0).coins = 5;
      player(draft, 0).plans[1] = { plan: fetchPlan(draft, 'special2'), faceDown: false, uploaded: false };
    });
    const using = act(state, useScientist('B09'));
    expect(options(using, 'upload')).toEqual([upload]);
    const declined = act(using, stop);
    expect(at(declined, 0)).toMatchObject({ coins: 5, upload: 0 });
    expect(at(act(using, upload), 0)).toMatchObject({ coins: 4, upload: 1 });
  });

  test('NOTE-7 a payment within a gain may be declined: a purchase', () => {
    const state = onTurn((draft) => {
      player(draft, 0).coins = 9;
    });
    const declined = act(state, { type: 'placeBonusMarker', seat: 0, space: 'purchase' }, stop);
    expect(at(declined, 0).coins).toBe(8);
  });

  /** All states of a whole game, played quickly rather than well. */
  function wholeGame(): GameState[] {
    const last = ['pass', 'stop', 'takeCoin', 'confirmPlan'];
    let state = rules.createGame({ players: ['Melanie', 'Antoine', 'Mathieu'], seed: 'notes', firstPlayer: 0 });
    const states = [state];
    while (!rules.isOver(state)) {
      const seat = rules.pending(state)[0]?.seat;
      const all = rules.legalActions(state, seat);
      const eager = all.filter(({ type }) => !last.includes(type));
      const choice = eager.length > 0 ? eager : all;
      const action = choice[(states.length * 7) % choice.length];
      if (action === undefined) throw new Error('nothing to do');
      state = rules.reduce(state, action);
      states.push(state);
    }
    return states;
  }

  const SPACES = Array.from({ length: TANK_END + 1 }, (_, space) => space);

  test('NOTE-8 the marker moves forward from every space of the tank track', () => {
    const after = SPACES.map((space) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'B13'); // 2 steps
        player(draft, 0).helium = space;
      });
      return at(act(state, { type: 'useFieldScientist', seat: 0, card: 'B13' }), 0).helium;
    });
    expect(after).toEqual(SPACES.map((space) => Math.min(space + 2, TANK_END)));
  });

  test('NOTE-8 the marker moves forward from every space of the research track', () => {
    const before = SPACES.slice(0, RESEARCH_END);
    const after = before.map((space) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'B09', 'diamond-carbon1');
        layPlans(draft, 0, space + 1, 'planA01'); // carbon 1
        player(draft, 0).upload = space;
        player(draft, 0).coins = 2;
      });
      return at(act(state, useScientist('B09'), upload), 0).upload;
    });
    expect(after).toEqual(before.map((space) => space + 1));
  });

  describe('in a whole game', () => {
    let states: readonly GameState[] = [];
    beforeAll(() => {
      states = wholeGame();
    });

    test('NOTE-8 no marker ever moves back', () => {
      const markers = ({ players }: GameState) =>
        players.flatMap(({ helium, upload, tracks }) => [helium, upload, ...COMPANIES.map((each) => tracks[each])]);
      const total = (state: GameState | undefined) => (state ? markers(state).reduce((a, b) => a + b, 0) : 0);
      const back = states.filter((state, index) => {
        const before = states[index - 1];
        return before !== undefined && markers(state).some((space, marker) => space < (markers(before)[marker] ?? 0));
      });
      expect(back).toEqual([]);
      expect(rules.isOver(states.at(-1) ?? onTurn())).toBe(true);
      expect(total(states.at(-1))).toBeGreaterThan(total(states[0]) + 50);
    });

    test('NOTE-9 only the player whose turn it is gets decisions', () => {
      const inTurn = states.filter(({ stack }) => stack.some(({ kind }) => kind === 'endTurn' || kind === 'dropOut'));
      expect(inTurn.length).toBeGreaterThan(100);
      for (const state of inTurn) {
        const whose = state.stack.find((frame) => frame.kind === 'endTurn' || frame.kind === 'dropOut')?.seat;
        expect(rules.pending(state).map(({ seat }) => seat)).toEqual([whose]);
      }
    });
  });

  test('NOTE-9 no other player can act at any point of a turn', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      lay(draft, 1, 'star-carbon2');
    });
    expect(refusal(state, { type: 'pass', seat: 1 })).toEqual(['notThisSeat NOTE-9']);
    const moving = act(state, useResources(['diamond-carbon2']));
    expect(refusal(moving, { type: 'advance', seat: 1, company: 'skymine' })).toEqual(['notThisSeat NOTE-9']);
    expect(rules.pending(moving).map(({ seat }) => seat)).toEqual([0]);
    expect(rules.legalActions(moving, 1)).toEqual([]);
  });

  test('NOTE-9 crossing a threshold changes only the coins of other players', () => {
    const state = act(
      onTurn((draft) => {
        lay(draft, 0, 'diamond-carbon2');
        player(draft, 0).tracks.skymine = 4;
        player(draft, 1).tracks.skymine = 6;
      }),
      useResources(['diamond-carbon2']),
    );
    const after = act(state, advance('skymine'));
    expect(at(after, 1)).toEqual({ ...at(state, 1), coins: at(state, 1).coins + 1 });
    expect(rules.pending(after).map(({ seat }) => seat)).toEqual([0]);
  });

  describe.each<{ where: string; put: Change }>([
    {
      where: 'face down in the area',
      put: (draft) => {
        lay(draft, 0, 'A02', 'B08', 'B10');
        player(draft, 0).used = [true, true, true, true, true];
      },
    },
    {
      where: 'in the hand',
      put: (draft) => {
        const cards = ['A02', 'B08', 'B10'].map((card) => fetchCard(draft, card));
        player(draft, 0).hand.push(...cards);
      },
    },
    {
      where: 'in resting decks',
      put: (draft) => {
        const cards = ['A02', 'B08', 'B10'].map((card) => fetchCard(draft, card));
        player(draft, 0).resting[0]?.push(...cards);
      },
    },
  ])('NOTE-10 cards $where', ({ put }) => {
    const state = onTurn((draft) => {
      put(draft);
      lay(draft, 1, 'star-carbon1', 'star-energy1', 'star-scientist1');
    });

    test.each(['carbonMajority', 'energyMajority', 'scientistMajority'] as const)(
      'NOTE-10 do not count for the %s',
      (space) => {
        expect(refusal(state, { type: 'placeBonusMarker', seat: 0, space })).toEqual(['noMajority MAJ-1']);
      },
    );

    test.each<[string, PlanId]>([
      ['carbon', 'planA01'],
      ['energy', 'planA13'],
      ['a scientist', 'planA17'],
    ])('NOTE-10 do not count for a plan that asks for %s', (_what, plan) => {
      const researching = onTurn((draft) => {
        put(draft);
        giveTile(draft, 0, 'scientistTile');
        layPlans(draft, 0, 1, plan);
        player(draft, 0).coins = 5;
      });
      expect(refusal(act(researching, useScientist('scientistTile')), upload)).toEqual(['requirementsNotMet SCI-6']);
    });

    test('NOTE-10 cannot be used', () => {
      expect(refusal(state, useResources(['A02']))).toEqual(['notAFaceUpResourceCard ROUND-10']);
      expect(refusal(state, useScientist('B10'))).toEqual(['notAFaceUpScientist SCI-2']);
      expect(refusal(state, { type: 'useEnergy', seat: 0, company: 'tawac' })).toEqual(['noEnergyCard EXP-2']);
    });
  });
});

describe('constrained slots', () => {
  const CONSTRAINED = { ...TWO, constrainedSlots: true };
  const laid: Change = (draft) => {
    lay(draft, 0, 'diamond-carbon2', 'diamond-energy2', 'diamond-titanium1');
  };

  test('VARIANT-1 VARIANT-2 PASS-9 each card moves to the resting slot of its column', () => {
    const state = onTurn(laid, CONSTRAINED);
    const { area, resting } = at(state, 0);
    const passing = act(state, { type: 'pass', seat: 0 });
    expect(rules.pending(passing)[0]?.kind).toBe('pickUp');
    const after = act(passing, { type: 'pickUpDeck', seat: 0, slot: 1 });
    expect(rules.pending(after)[0]).toMatchObject({ seat: 1, kind: 'turn' });
    expect(at(after, 0).resting).toEqual(
      area.map((card, slot) => [...(slot === 1 ? [] : (resting[slot] ?? [])), ...(card === null ? [] : [card])]),
    );
  });

  test('VARIANT-2 rejects another resting slot', () => {
    const state = onTurn((draft) => {
      laid(draft);
      draft.stack = [
        { kind: 'dropOut', seat: 0 },
        { kind: 'resting', seat: 0, filled: [] },
      ];
    }, CONSTRAINED);
    const rest = (slot: number): Action => ({ type: 'restCard', seat: 0, card: 'diamond-carbon2', slot });
    expect(refusal(state, rest(0))).toEqual(['constrainedSlot VARIANT-2']);
    expect(refusal(state, rest(2))).toEqual(['constrainedSlot VARIANT-2']);
    expect(rules.legalActions(state)).toEqual([rest(1)]);
  });

  test('VARIANT-1 any resting slot is legal without the variant', () => {
    const passing = act(onTurn(laid, TWO), { type: 'pass', seat: 0 }, { type: 'pickUpDeck', seat: 0, slot: 1 });
    expect(options(passing, 'restCard').map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4]);
  });

  test('VARIANT-2 the three starting decks can still be arranged freely', () => {
    const arrangements = (constrainedSlots: boolean) =>
      options(rules.createGame({ ...TWO, seed: 'table', firstPlayer: 0, constrainedSlots }), 'arrangeStartingDecks');
    expect(arrangements(true)).toEqual(arrangements(false));
    expect(arrangements(true).length).toBeGreaterThanOrEqual(6);
  });

  test('VARIANT-2 the rest of passing is unchanged', () => {
    const state = onTurn((draft) => {
      laid(draft);
      player(draft, 0).used = [false, true, true, false, false];
      giveTile(draft, 0, 'energyTile');
    }, CONSTRAINED);
    const passing = act(state, { type: 'pass', seat: 0 });
    expect(at(passing, 0).used).not.toContain(true);
    expect(options(passing, 'pickUpDeck').map(({ slot }) => slot)).toEqual([1, 2, 3]);
    const after = act(passing, { type: 'pickUpDeck', seat: 0, slot: 3 });
    expect(at(after, 0)).toMatchObject({ tiles: [], passed: true });
  });
});
