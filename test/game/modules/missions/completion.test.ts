import { describe, expect, test } from 'vitest';
import { pass, stop } from '../../../kit/actions.ts';
import { eventsOf } from '../../../kit/events.ts';
import { alone, claim, claimable, missionTable, onTurn, setStatus, statusOf } from '../../../kit/missions.ts';
import type { Action, GameState } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { nextRound, prompt } from '../../../kit/play.ts';
import { at, type Change, coinsIn, type DraftState, lay, player, refusal, table } from '../../../kit/table.ts';

const easy = missionTable([
  { kind: 'scientists', count: 1 },
  { kind: 'resource', resource: 'carbon', total: 2 },
  { kind: 'energy', total: 2 },
]);
const place = (seat = 0, owner = seat): Action => ({
  type: 'placeBonusMarker',
  seat,
  space: (['personal0', 'personal1'] as const)[owner] ?? 'personal2',
});
const advanceCompany = (company: 'minerva' | 'tawac' | 'skymine', steps = 3): Action => ({
  type: 'advanceSteps',
  seat: 0,
  company,
  steps,
});
const done = (draft: DraftState, seat: number): void => setStatus(draft, seat, 'mission1', false, false, false);

/** Seat 0 has completed its mission, is on the start of every track and has this many coins. */
function completed(coins = 1, change: Change = () => {}): GameState {
  return onTurn(['mission1'], (draft) => {
    done(draft, 0);
    player(draft, 0).coins = coins;
    player(draft, 0).tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    change(draft);
  });
}

describe('completing a mission', () => {
  /** Seats 0 and 1 have one task left, which they meet. */
  const start = onTurn(
    ['mission1'],
    (draft) => {
      lay(draft, 0, 'A08');
      lay(draft, 1, 'B09');
      for (const seat of [0, 1]) setStatus(draft, seat, 'mission1', true, false, false);
    },
    { players: ['Melanie', 'Antoine'] },
    easy,
  );

  test('MISSION-9 the third marker turns the status card into a bonus space of its owner immediately', () => {
    expect(refusal(start, place())).toEqual(['personalSpaceClosed MISSION-9']);
    const { state, events } = easy.played(start, claim('mission1', 0));
    expect(statusOf(state, 0).columns).toEqual([false, false, false]);
    expect(eventsOf(events, 'missionCompleted')).toEqual([
      { type: 'missionCompleted', seat: 0, mission: 'mission1', first: true },
    ]);
    expect(refusal(state, place())).toEqual([]);
    expect(easy.options(state, 'placeBonusMarker')).toContainEqual(place());
  });

  test('MISSION-9 two of three markers do not complete the card', () => {
    const state = onTurn(['mission1'], (draft) => setStatus(draft, 0, 'mission1', false, true, false), {}, easy);
    expect(refusal(state, place())).toEqual(['personalSpaceClosed MISSION-9']);
  });

  test('MISSION-9 the state keeps the first player to complete a mission', () => {
    expect(start.missions?.first).toBeNull();
    const first = easy.act(start, claim('mission1', 0));
    expect(first.missions?.first).toBe(0);
    const next = easy.skip(easy.act(first, pass()), 'pickUp', 'resting');
    const { state, events } = easy.played(next, claim('mission1', 0, 1));
    expect(state.missions?.first).toBe(0);
    expect(eventsOf(events, 'missionCompleted')).toMatchObject([{ seat: 1, first: false }]);
  });

  test('MISSION-9 a seat other than the first can be the first to complete a mission', () => {
    const passed = easy.skip(easy.act(start, pass()), 'pickUp', 'resting');
    expect(easy.act(passed, claim('mission1', 0, 1)).missions?.first).toBe(1);
  });

  test('MISSION-9 only the owner can use the completed card', () => {
    const state = onTurn(['mission1'], (draft) => done(draft, 1));
    expect(refusal(state, place(0, 1))).toEqual(['notPersonal MISSION-9']);
    expect(table.options(state, 'placeBonusMarker').some(({ space }) => space === 'personal1')).toBe(false);
  });

  test('MISSION-9 the personal bonus space stays to the end of the game', () => {
    const own = table.skip(nextRound(nextRound(completed(5))), 'planning');
    expect(own.round).toBe(3);
    expect(prompt(own)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(refusal(own, place())).toEqual([]);
    expect(claimable(own)).toEqual([]);
  });

  test('MISSION-9 a game without missions has no personal bonus spaces', () => {
    expect(refusal(table.onTurn(), place())).toEqual(['noSuchSpace BON-5']);
  });
});

describe('the personal bonus space', () => {
  test('MISSION-10 advances the marker of a company track of your choice 3 spaces for 1 coin', () => {
    const { state: open, events } = table.played(completed(), place());
    expect(coinsIn(events, 0)).toBe(-1);
    expect(eventsOf(events, 'coins')[0]).toMatchObject({ amount: -1, rule: 'MISSION-10' });
    const options = COMPANIES.map((company) => ({ type: 'advanceSteps', seat: 0, company, steps: 3 }));
    expect(table.options(open, 'advanceSteps')).toEqual(options);
    const state = table.act(open, advanceCompany('minerva'));
    expect(at(state, 0).tracks).toEqual({ skymine: 0, minerva: 3, astrogo: 0, tawac: 0 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 }); // one action
  });

  test('MISSION-10 the decision about the track cites this rule', () => {
    const open = table.act(completed(), place());
    expect(open.stack.at(-1)).toMatchObject({ kind: 'chosenTracks', rule: 'MISSION-10' });
  });

  test('MISSION-10 the steps cannot be split (ruling 11)', () => {
    const open = table.act(completed(), place());
    for (const steps of [1, 2])
      expect(refusal(open, advanceCompany('minerva', steps))).toEqual(['stepsSplit MISSION-10']);
  });

  test('MISSION-10 the space cannot be used without a coin', () => {
    expect(refusal(completed(0), place())).toEqual(['spaceTooExpensive BON-2']);
  });

  test('MISSION-10 the space cannot be used without a marker', () => {
    const state = completed(1, (draft) => {
      player(draft, 0).markers = 0;
    });
    expect(refusal(state, place())).toEqual(['noMarker BON-1']);
  });

  test('MISSION-10 a marker blocks the space until the end of the round and then returns', () => {
    const start = completed(4, alone(0));
    const used = table.act(start, place(), advanceCompany('tawac'));
    expect(at(used, 0).markers).toBe(at(start, 0).markers - 1);
    expect(refusal(used, place())).toEqual(['spaceOccupied BON-4']);
    const later = table.skip(nextRound(used), 'planning');
    expect(at(later, 0).markers).toBe(at(start, 0).markers);
    expect(refusal(later, place())).toEqual([]);
  });

  test('MISSION-10 the spaces of two players do not block each other', () => {
    const start = completed(4, (draft) => {
      done(draft, 1);
      player(draft, 1).coins = 1;
    });
    const used = table.act(start, place(), advanceCompany('tawac'));
    expect(refusal(used, place(1))).toEqual([]);
  });

  test('MISSION-10 the player pays a barrier or loses the remaining steps', () => {
    const start = completed(3, (draft) => {
      player(draft, 0).tracks.minerva = 5; // B1: a barrier of 1 before space 7
    });
    const barrier = table.act(start, place(), advanceCompany('minerva'));
    expect(prompt(barrier)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 2 } });
    const paid = table.act(barrier, { type: 'advance', seat: 0, company: 'minerva' });
    expect(at(paid, 0)).toMatchObject({ coins: 1, tracks: { minerva: 8 } });
    expect(at(table.act(barrier, stop), 0)).toMatchObject({ coins: 2, tracks: { minerva: 6 } });
  });

  test('MISSION-10 thresholds pay as for any advance', () => {
    const start = completed(1, (draft) => {
      player(draft, 0).tracks.minerva = 4; // B1: 1 coin at 5
    });
    const { events } = table.played(table.act(start, place()), advanceCompany('minerva'));
    expect(eventsOf(events, 'thresholdCrossed')).toMatchObject([{ seat: 0, company: 'minerva', level: 1 }]);
  });

  test('MISSION-10 steps beyond the end of the track are lost', () => {
    const last = (defaultContent.tracks.find(({ id }) => id === 'B1')?.shares.length ?? 0) - 1;
    const start = completed(1, (draft) => {
      player(draft, 0).tracks.minerva = last - 1;
    });
    const { state, events } = table.played(table.act(start, place()), advanceCompany('minerva'));
    expect(at(state, 0).tracks).toEqual({ skymine: 0, minerva: last, astrogo: 0, tawac: 0 });
    expect(eventsOf(events, 'stepsLost')).toMatchObject([{ steps: 2 }]);
  });

  test('MISSION-10 rejects a destroyed card and a tier', () => {
    const state = completed();
    const [card = ''] = at(state, 0).hand;
    const space = { type: 'placeBonusMarker', seat: 0, space: 'personal0' } as const;
    expect(refusal(state, { ...space, destroy: card })).toEqual(['nothingToDestroy BON-2']);
    expect(refusal(state, { ...space, tier: 1 })).toEqual(['noTiers BON-3']);
  });
});
