import { describe, expect, test } from 'vitest';
import { advance, placeBonusMarker, stop } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, Company, CreateGameOptions, Seat, Track, TrackId } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import {
  at,
  type Change,
  coinsIn,
  lay,
  layPlans,
  player,
  refusal,
  show,
  table,
  tableWith,
} from '../../../kit/table.ts';

const { act, onTurn, options, played, rules, skip } = table;
const THREE = { players: ['Melanie', 'Antoine', 'Mathieu'] };
/** Titanium costs 1 less, and later every titanium card is worth 1 more: track B2 at Minerva. */
const B2 = { tracks: { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } } as const;
const advances = (company: Company, count: number): Action[] => new Array<Action>(count).fill(advance(company));

/** Seat 0 has just used carbon 2 and carbon 3 and has five units left, with its marker on a given space. */
function moving(space: number, coins: number, change: Change = () => {}, more: Partial<CreateGameOptions> = {}) {
  const state = onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon2', 'A02');
    player(draft, 0).tracks.skymine = space;
    player(draft, 0).coins = coins;
    change(draft);
  }, more);
  return act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2', 'A02'] });
}

/** Seat 0 gets steps on the Skymine track from the energy majority: 2 for tier 1, 4 for tier 3. */
function rewarded(space: number, coins: number, tier: 1 | 3) {
  const state = onTurn((draft) => {
    lay(draft, 0, 'diamond-energy2', 'diamond-energy1', 'B08');
    player(draft, 0).tracks.skymine = space;
    player(draft, 0).coins = coins;
  });
  return played(state, { type: 'placeBonusMarker', seat: 0, space: 'energyMajority', tier });
}

describe('barriers', () => {
  test('TRACK-1 a barrier is not a space: five units move five spaces across a barrier', () => {
    const after = act(moving(5, 1), ...advances('skymine', 5));
    expect(at(after, 0).tracks.skymine).toBe(10);
    expect(at(after, 0).coins).toBe(0);
  });

  test('TRACK-1 each of one or two barriers is paid separately', () => {
    const { events } = played(act(moving(11, 9), advance('skymine')), advance('skymine'));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(new Set(defaultContent.tracks.map(({ barriers }) => barriers.length))).toEqual(new Set([1, 2]));
  });

  test('TRACK-2 the barrier is paid at the step that crosses it', () => {
    const before = played(moving(6, 3), advance('skymine'));
    expect(coinsIn(before.events, 0)).toBe(0);
    const across = played(before.state, advance('skymine'));
    expect(across.events).toEqual([
      { type: 'coins', seat: 0, amount: -1, rule: 'TRACK-2', company: 'skymine' },
      { type: 'trackAdvanced', seat: 0, company: 'skymine', to: 8 },
    ]);
    expect(coinsIn(played(across.state, advance('skymine')).events, 0)).toBe(0);
  });

  test('TRACK-3 a marker without the coins stays and the units can be used on other tracks', () => {
    const state = moving(7, 0);
    expect(refusal(state, advance('skymine'))).toEqual(['barrierTooExpensive TRACK-3']);
    const after = act(state, ...advances('tawac', 5));
    expect(at(after, 0).tracks).toMatchObject({ skymine: 7, tawac: 5 });
  });

  test('TRACK-3 a player who cannot pay loses the steps tied to the track without a decision', () => {
    const { state, events } = rewarded(7, 0, 1);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 });
    expect(at(state, 0).tracks.skymine).toBe(7);
    expect(rules.pending(state)[0]?.seat).toBe(1);
  });

  test('TRACK-3 NOTE-7 a player who does not pay stays and loses the steps', () => {
    const { state } = rewarded(6, 3, 1);
    expect(rules.pending(state)).toEqual([{ seat: 0, kind: 'barrier', params: { company: 'skymine', steps: 1 } }]);
    expect(rules.legalActions(state)).toEqual([advance('skymine'), stop]);
    const { state: after, events } = played(state, stop);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 1 });
    expect(at(after, 0)).toMatchObject({ coins: 3 });
    expect(at(after, 0).tracks.skymine).toBe(7);
  });

  test('TRACK-3 a declined barrier can be paid on a later move', () => {
    const start = onTurn((draft) => {
      lay(draft, 0, 'diamond-energy2', 'diamond-carbon1');
      player(draft, 0).tracks.skymine = 6;
      player(draft, 0).coins = 3;
    }, TWO);
    const declined = act(start, { type: 'placeBonusMarker', seat: 0, space: 'energyMajority', tier: 1 }, stop);
    expect(at(declined, 0).tracks.skymine).toBe(7);
    const later = passes(declined, 1);
    const paid = act(later, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance('skymine'));
    expect(at(paid, 0).tracks.skymine).toBe(8);
    expect(at(paid, 0).coins).toBe(2);
  });

  test('TRACK-3 AMB-RES-1 AMB-RES-2 units cannot be kept for a barrier while another marker can move for free', () => {
    const state = moving(7, 1);
    expect(refusal(state, stop)).toEqual(['unitsMustMove RES-13']);
    const blocked = moving(7, 1, (draft) => {
      player(draft, 0).tracks.minerva = 15; // the last space of B1
      player(draft, 0).tracks.astrogo = 12; // in front of a barrier of C1
      player(draft, 0).tracks.tawac = 17; // the last space of D1
    });
    expect(rules.legalActions(blocked)).toEqual([advance('skymine'), stop]);
    expect(at(act(blocked, stop), 0).tracks.skymine).toBe(7);
  });
});

describe('the end of a track', () => {
  test('TRACK-4 a marker on the last space stays there', () => {
    const state = moving(16, 9);
    expect(refusal(state, advance('skymine'))).toEqual(['trackEnd TRACK-4']);
    expect(options(state, 'advance').map(({ company }) => company)).not.toContain('skymine');
    expect(at(rewarded(16, 0, 1).state, 0).tracks.skymine).toBe(16);
  });

  test('TRACK-5 steps beyond the last space are lost without coins', () => {
    const { state, events } = rewarded(15, 0, 3);
    expect(at(state, 0).tracks.skymine).toBe(16);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 3 });
    expect(coinsIn(events, 0)).toBe(0);
  });

  test('TRACK-5 steps tied to one track cannot be used on another', () => {
    const { state } = rewarded(6, 3, 1);
    expect(refusal(state, advance('tawac'))).toEqual(['wrongTrack TRACK-5']);
  });
});

describe('thresholds', () => {
  const others = (id: TrackId): TrackId[] =>
    (['A1', 'B1', 'C1', 'D1', 'E1'] as const).filter((other) => other[0] !== id[0]);

  test.each(
    defaultContent.tracks.flatMap(({ id, thresholds }) => thresholds.map((threshold) => ({ id, ...threshold }))),
  )('TRACK-6 crossing the threshold at $at of $id gives $coins', ({ id, at: space, coins }) => {
    const [minerva = 'B1', astrogo = 'C1', tawac = 'D1'] = others(id);
    const state = moving(space - 1, 0, () => {}, { tracks: { skymine: id, minerva, astrogo, tawac } });
    const { events } = played(state, advance('skymine'));
    expect(events).toContainEqual({ type: 'coins', seat: 0, amount: coins, rule: 'TRACK-6', company: 'skymine' });
    expect(coinsIn(events, 0)).toBe(coins);
  });

  test('TRACK-6 each of the two thresholds pays once, at the step that crosses it', () => {
    const coinsOn = (space: number) => coinsIn(played(moving(space, 9), advance('skymine')).events, 0);
    expect([3, 4, 5, 9, 10, 11].map(coinsOn)).toEqual([0, 1, 0, 0, 2, 0]);
  });

  test('TRACK-7 the bank pays the same to all players already past the threshold', () => {
    const state = moving(10, 0, (draft) => {
      player(draft, 1).tracks.skymine = 11; // on the threshold counts as past it
      player(draft, 2).tracks.skymine = 10;
      player(draft, 3).tracks.skymine = 15;
    });
    const { state: after, events } = played(state, advance('skymine'));
    expect([0, 1, 2, 3].map((seat) => coinsIn(events, seat))).toEqual([2, 2, 0, 2]);
    expect([0, 1, 2, 3].map((seat) => at(after, seat).coins - at(state, seat).coins)).toEqual([2, 2, 0, 2]);
  });

  test('TRACK-7 a marker past the second threshold is past the first as well', () => {
    const state = moving(4, 0, (draft) => {
      player(draft, 1).tracks.skymine = 12;
    });
    expect(coinsIn(played(state, advance('skymine')).events, 1)).toBe(1);
  });

  test('TRACK-7 markers on other tracks do not count', () => {
    const state = moving(4, 0, (draft) => {
      player(draft, 1).tracks.tawac = 17;
    });
    expect(coinsIn(played(state, advance('skymine')).events, 1)).toBe(0);
  });

  test('TRACK-7 a player who has passed gets the coins too', () => {
    const start = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      lay(draft, 1, 'star-carbon2');
      player(draft, 0).tracks.skymine = 5;
      player(draft, 1).tracks.skymine = 4;
    }, TWO);
    const passed = passes(start, 0);
    expect(at(passed, 0).passed).toBe(true);
    const state = act(passed, { type: 'useResources', seat: 1, cards: ['star-carbon2'] });
    expect(coinsIn(played(state, { type: 'advance', seat: 1, company: 'skymine' }).events, 0)).toBe(1);
  });

  test('TRACK-8 the coins of a threshold can pay a later barrier of the same movement', () => {
    const after = act(moving(4, 0), ...advances('skymine', 4));
    expect(at(after, 0).tracks.skymine).toBe(8);
    expect(at(after, 0).coins).toBe(0);
    const { state } = rewarded(4, 0, 3);
    expect(rules.pending(state)[0]).toMatchObject({ kind: 'barrier', params: { company: 'skymine', steps: 1 } });
    expect(at(act(state, advance('skymine')), 0).tracks.skymine).toBe(8);
  });

  test('TRACK-8 a step with both pays the barrier before the threshold', () => {
    const tracks = defaultContent.tracks.map(
      (track): Track => (track.id === 'A1' ? { ...track, barriers: [{ before: 5, cost: 1 }] } : track),
    );
    const own = tableWith({ ...defaultContent, id: 'barrier-first', tracks });
    const at4 = (coins: number) =>
      own.act(
        own.onTurn((draft) => {
          lay(draft, 0, 'diamond-carbon2');
          player(draft, 0).tracks.skymine = 4;
          player(draft, 0).coins = coins;
        }),
        { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] },
      );
    expect(refusal(at4(0), advance('skymine'))).toEqual(['barrierTooExpensive TRACK-3']);
    const { events } = own.played(at4(1), advance('skymine'));
    expect(events.filter(({ type }) => type !== 'thresholdCrossed')).toEqual([
      { type: 'coins', seat: 0, amount: -1, rule: 'TRACK-2', company: 'skymine' },
      { type: 'trackAdvanced', seat: 0, company: 'skymine', to: 5 },
      { type: 'coins', seat: 0, amount: 1, rule: 'TRACK-6', company: 'skymine' },
    ]);
  });
});

describe('unlocking', () => {
  /** Seat 0 crosses the first threshold of the Skymine track with minerals. Both seats still have energy 2 face up. */
  const unlocking = (change: Change = () => {}) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals1', 'diamond-energy2');
      lay(draft, 1, 'star-energy2');
      player(draft, 0).tracks.skymine = 4;
      change(draft);
    }, TWO);
    return act(state, { type: 'useResources', seat: 0, cards: ['diamond-minerals1'] }, advance('skymine'));
  };
  const energyMajority = (seat: Seat): Action => ({ type: 'placeBonusMarker', seat, space: 'energyMajority', tier: 1 });

  test('TRACK-9 AMB-BON-13 a bonus takes effect on the owner’s next turn, not before', () => {
    const crossed = unlocking();
    expect(at(crossed, 0).bonuses.skymine).toBe(0);
    expect(refusal(crossed, energyMajority(1))).toEqual([]); // 2 energy against 2
    const { state: next, events } = played(act(crossed, { type: 'useEnergy', seat: 1, company: 'tawac' }), {
      type: 'stop',
      seat: 1,
    });
    expect(events).toContainEqual({ type: 'bonusUnlocked', seat: 0, company: 'skymine', level: 1 });
    expect(at(next, 0).bonuses.skymine).toBe(1);
    const expanding = act(next, { type: 'useEnergy', seat: 0, company: 'skymine' });
    expect(rules.pending(expanding)[0]?.params).toMatchObject({ energy: 3 });
  });

  test('TRACK-9 an effective bonus also counts on the turns of other players', () => {
    const state = unlocking((draft) => {
      lay(draft, 0, 'diamond-carbon1');
      lay(draft, 1, 'star-carbon1');
    });
    const others = act(
      state,
      { type: 'useResources', seat: 1, cards: ['star-carbon1'] },
      { type: 'advance', seat: 1, company: 'minerva' },
      { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
      advance('minerva'),
    );
    expect(refusal(others, energyMajority(1))).toEqual(['noMajority MAJ-1']); // 2 energy against 3
  });

  test('TRACK-9 the action that unlocks a bonus does not use it', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-titanium2', 'diamond-titanium1');
      player(draft, 0).tracks.minerva = 10; // the second threshold of B2 is at 11
    }, B2);
    const crossed = act(state, { type: 'useResources', seat: 0, cards: ['diamond-titanium2'] }, advance('minerva'));
    expect(rules.pending(crossed)[0]?.params).toEqual({ units: 1 });
    expect(at(crossed, 0).bonuses.minerva).toBe(0);
  });

  test('TRACK-9 AMB-TRACK-16 a bonus unlocked on the last turn before passing works from the first turn of the next round', () => {
    const planning = passes(unlocking(), 1, 0);
    expect(rules.pending(planning)[0]?.kind).toBe('planning');
    const energy = at(planning, 0).hand.find((card) => card === 'energy01') ?? '';
    const planned = act(planning, { type: 'planCard', seat: 0, card: energy, slot: 1 });
    const turn = skip(planned, 'planning');
    const expanding = act(turn, { type: 'useEnergy', seat: 0, company: 'skymine' });
    expect(rules.pending(expanding)[0]?.params).toMatchObject({ energy: 2 });
  });

  test('TRACK-10 a bonus is either permanent or a bonus space', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.skymine = 1; // A1: permanent
      player(draft, 0).bonuses.tawac = 1; // D1: a space
    });
    expect(refusal(state, placeBonusMarker('skymine1'))).toEqual(['noSuchSpace BON-5']);
    expect(refusal(state, placeBonusMarker('tawac1'))).toEqual([]);
  });

  test('TRACK-11 AMB-TRACK-5 a permanent bonus always applies automatically', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-minerals1', 'diamond-minerals2');
      player(draft, 0).bonuses.minerva = 1; // B1: minerals cost 1 less
      show(draft, 1, 'A03'); // costs 2
      show(draft, 2, 'A04'); // costs 3
    }, TWO);
    const first = act(state, { type: 'useResources', seat: 0, cards: ['diamond-minerals1'], acquire: 1 });
    const second = act(passes(first, 1), { type: 'useResources', seat: 0, cards: ['diamond-minerals2'], acquire: 2 });
    expect(at(second, 0).hand).toEqual(expect.arrayContaining(['A03', 'A04']));
  });

  test('TRACK-12 an unlocked bonus space works like one of the board', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).markers = 1;
      player(draft, 0).helium = 0;
    });
    const after = skip(act(state, placeBonusMarker('tawac1')), 'purchase');
    expect(at(after, 0)).toMatchObject({ markers: 0, helium: 1 });
    expect(after.placed).toEqual([{ space: 'tawac1', seat: 0 }]);
    const locked = onTurn(() => {});
    expect(refusal(locked, placeBonusMarker('tawac1'))).toEqual(['spaceLocked TRACK-12']);
    expect(options(locked, 'placeBonusMarker').map(({ space }) => space)).not.toContain('tawac1');
    const firstOnly = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
    });
    expect(refusal(firstOnly, placeBonusMarker('tawac2'))).toEqual(['spaceLocked TRACK-12']);
  });

  test('TRACK-12 a track’s bonus space requires a marker in the reserve', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).markers = 0;
    });
    expect(refusal(state, placeBonusMarker('tawac1'))).toEqual(['noMarker BON-1']);
  });

  test('TRACK-12 a track’s bonus space opens on the turn after the crossing', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1');
      player(draft, 0).tracks.tawac = 5; // the first threshold of D1 is at 6
    }, TWO);
    expect(refusal(state, placeBonusMarker('tawac1'))).toEqual(['spaceLocked TRACK-12']);
    const crossed = act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance('tawac'));
    expect(refusal(passes(crossed, 1), placeBonusMarker('tawac1'))).toEqual([]);
  });

  test('TRACK-12 AMB-TRACK-2 a marker of any player blocks the space for all', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 1;
      draft.placed = [{ space: 'tawac1', seat: 1 }];
    });
    expect(refusal(state, placeBonusMarker('tawac1'))).toEqual(['spaceOccupied BON-4']);
  });

  test('TRACK-13 each threshold of a track has its own bonus', () => {
    const both = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
    });
    expect(options(both, 'placeBonusMarker').map(({ space }) => space)).toEqual(
      expect.arrayContaining(['tawac1', 'tawac2']),
    );
    const crossing = (space: number) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks.skymine = space;
        player(draft, 0).bonuses.skymine = space === 10 ? 1 : 0;
      }, TWO);
      const crossed = act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance('skymine'));
      return at(passes(crossed, 1), 0).bonuses.skymine;
    };
    expect([3, 4, 10].map(crossing)).toEqual([0, 1, 2]);
  });
});

describe('first or second bonus', () => {
  test('TRACK-14 permanent bonuses of one track do not add up', () => {
    const energyWith = (level: 0 | 1 | 2) => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'diamond-energy2');
        player(draft, 0).bonuses.skymine = level;
      });
      return rules.pending(act(state, { type: 'useEnergy', seat: 0, company: 'skymine' }))[0]?.params;
    };
    expect(energyWith(1)).toMatchObject({ energy: 3 });
    expect(energyWith(2)).toMatchObject({ energy: 4 });
  });

  test('TRACK-14 AMB-TRACK-1 a second bonus unlocked during the round replaces the first from the next turn on', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1', 'diamond-energy2');
      player(draft, 0).tracks.skymine = 10;
      player(draft, 0).bonuses.skymine = 1;
    }, TWO);
    const crossed = act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance('skymine'));
    const expanding = act(passes(crossed, 1), { type: 'useEnergy', seat: 0, company: 'tawac' });
    expect(rules.pending(expanding)[0]?.params).toMatchObject({ energy: 4 });
  });

  test('TRACK-14 the discount of the first level ends when the second one starts', () => {
    const costAt = (level: 1 | 2): number | undefined => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'diamond-titanium2');
        player(draft, 0).bonuses.minerva = level;
        show(draft, 1, 'A05'); // costs 2
      }, B2);
      const { events } = played(state, { type: 'useResources', seat: 0, cards: ['diamond-titanium2'], acquire: 1 });
      return events.find((event) => event.type === 'cardTaken')?.cost;
    };
    expect([costAt(1), costAt(2)]).toEqual([1, 2]);
  });

  test.each([
    ['tawac1', 'tawac2'],
    ['tawac2', 'tawac1'],
  ] as const)('TRACK-14 TRACK-15 your own marker on %s closes %s for the rest of the round', (own, sibling) => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
    }, TWO);
    const placed = passes(skip(act(state, placeBonusMarker(own)), 'purchase'), 1);
    expect(refusal(placed, placeBonusMarker(sibling))).toEqual(['siblingOccupied TRACK-15']);
    expect(options(placed, 'placeBonusMarker').map(({ space }) => space)).not.toContain(sibling);
    expect(refusal(skip(passes(placed, 0), 'planning'), placeBonusMarker(sibling))).toEqual([]);
  });

  test('TRACK-15 another player’s marker on the first space leaves the second one open', () => {
    const state = onTurn((draft) => {
      player(draft, 0).bonuses.tawac = 2;
      draft.placed = [{ space: 'tawac1', seat: 1 }];
    }, THREE);
    expect(refusal(state, placeBonusMarker('tawac2'))).toEqual([]);
  });

  test('TRACK-15 AMB-TRACK-1 the second space stays closed when it was unlocked after the first was used', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon1');
      player(draft, 0).bonuses.tawac = 1;
      player(draft, 0).tracks.tawac = 10; // the second threshold of D1 is at 11
    }, TWO);
    const used = passes(skip(act(state, placeBonusMarker('tawac1')), 'purchase'), 1);
    const crossed = act(used, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance('tawac'));
    expect(at(crossed, 0).bonuses.tawac).toBe(2);
    expect(refusal(crossed, placeBonusMarker('tawac2'))).toEqual(['siblingOccupied TRACK-15']);
  });
});

test('TRACK-9 a plan reward that crosses a threshold unlocks the bonus too', () => {
  const state = onTurn((draft) => {
    lay(draft, 0, 'B09', 'diamond-titanium1');
    layPlans(draft, 0, 1, 'planA10'); // titanium 1 for a step at Skymine
    player(draft, 0).tracks.skymine = 4;
    player(draft, 0).coins = 0;
  }, TWO);
  const after = act(state, { type: 'useScientist', seat: 0, card: 'B09' }, { type: 'upload', seat: 0 });
  expect(at(after, 0)).toMatchObject({ coins: 1 });
  expect(at(after, 0).bonuses.skymine).toBe(0);
});
