import { describe, expect, test } from 'vitest';
import { pass, placeBonusMarker, useFieldScientist, useScientist } from '../../../kit/actions.ts';
import { claim, claimable, missionTable, onTurn, THREE_SCIENTISTS } from '../../../kit/missions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { at, type Change, lay, layPlans, player, refusal, table } from '../../../kit/table.ts';

describe('when tasks can be claimed', () => {
  const cards: Change = (draft) => lay(draft, 0, 'A08', 'B09', 'B10', 'A09');

  test('MISSION-13 MISSION-17 a task of face-up cards can be claimed before or after the action (ruling 1)', () => {
    const start = onTurn(['mission1'], cards);
    expect(claimable(start)).toEqual(['mission1:0']);
    const after = table.act(start, useFieldScientist('A09'));
    expect(prompt(after)).toMatchObject({ kind: 'claims', seat: 0 });
    expect(claimable(after)).toEqual(['mission1:0']); // three scientists are left
    expect(table.options(after, 'stop')).toEqual([{ type: 'stop', seat: 0 }]);
    expect(prompt(table.act(after, { type: 'stop', seat: 0 }))).toMatchObject({ kind: 'turn', seat: 1 });
    for (const column of [1, 2, 3]) expect(refusal(after, claim('mission1', column))).not.toEqual([]);
  });

  test('MISSION-17 cards used by the action count before it, not after it', () => {
    const start = onTurn(['mission1'], (draft) => lay(draft, 0, 'A08', 'B09', 'A09'));
    expect(claimable(start)).toEqual(['mission1:0']);
    expect(prompt(table.act(start, useFieldScientist('A09')))).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 no task can be claimed after passing, although cards are face up again (ruling 1)', () => {
    const start = onTurn(['mission1'], cards);
    const passing = table.act(start, pass());
    expect(at(passing, 0).used).toEqual([false, false, false, false, false]);
    expect(refusal(passing, THREE_SCIENTISTS)).toEqual(['notThisDecision PASS-3']);
    const next = table.skip(passing, 'pickUp', 'resting');
    expect(prompt(next)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 the permanent field scientist of a track meets no task once the cards rest', () => {
    const one = missionTable([
      { kind: 'scientists', count: 1 },
      { kind: 'plansInOneAction', count: 1 },
      { kind: 'uploadsInOneAction', count: 1 },
    ]);
    const bonus: Change = (draft) => {
      player(draft, 0).bonuses.astrogo = 1; // C1
    };
    const start = onTurn(['mission1'], bonus, {}, one);
    expect(claimable(start)).toEqual(['mission1:0']);
    expect(prompt(one.skip(one.act(start, pass()), 'pickUp'))).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 a claim before passing is allowed', () => {
    const state = table.act(onTurn(['mission1'], cards), THREE_SCIENTISTS);
    expect(prompt(table.act(state, pass()))).toMatchObject({ seat: 0, kind: 'pickUp' });
  });

  test('MISSION-13 MISSION-14 AMB-MISSION-1 a task of face-up cards can be claimed during the action', () => {
    const start = onTurn(['mission1'], (draft) => {
      cards(draft);
      layPlans(draft, 0, 1, 'planA17');
    });
    const open = table.act(start, useScientist('A08'));
    expect(prompt(open)?.kind).toBe('upload');
    expect(claimable(open)).toEqual(['mission1:0']);
    const claimed = table.act(open, THREE_SCIENTISTS);
    expect(prompt(claimed)).toEqual(prompt(open)); // the decision stays open
    expect(at(claimed, 0).coins).toBe(at(open, 0).coins + 2);
    expect(refusal(claimed, THREE_SCIENTISTS)).toEqual(['taskDone MISSION-8']);
  });

  test('MISSION-13 AMB-MISSION-1 a task of one action can be claimed as soon as the action meets it', () => {
    const open = table.act(
      onTurn(['mission1'], (draft) => lay(draft, 0, 'B11')),
      useScientist('B11'),
    );
    const take = (space: number): Action => ({ type: 'takePlan', seat: 0, space });
    expect(claimable(table.act(open, take(0)))).toEqual([]);
    const taken = table.act(open, take(0), take(1));
    expect(prompt(taken)?.kind).toBe('research');
    expect(claimable(taken)).toEqual(['mission1:2']);
    expect(refusal(taken, claim('mission1', 2))).toEqual([]);
    // Or after everything that the action causes, including placed plans.
    const coin = table.act(taken, { type: 'takeCoin', seat: 0 });
    expect(prompt(coin)?.kind).toBe('placePlans');
    const placed = table.skip(coin, 'placePlans');
    expect(prompt(placed)?.kind).toBe('claims');
    expect(claimable(placed)).toEqual(['mission1:2']);
    expect(placed.researchDisplay.every((plan) => plan !== null)).toBe(true);
  });

  test('AMB-MISSION-1 the coins of a claim can pay the next cost of the action: a barrier or the Space Pirates', () => {
    const [barrier] = defaultContent.tracks.find(({ id }) => id === 'B1')?.barriers ?? [];
    if (barrier === undefined) throw new Error('no barrier');
    const start = onTurn(
      ['mission3'], // 5 steps on tracks in one action
      (draft) => {
        lay(draft, 0, 'C02', 'diamond-carbon1');
        player(draft, 0).coins = Math.max(0, barrier.cost - 2);
        player(draft, 0).tracks = { skymine: 14, minerva: barrier.before - 6, astrogo: 14, tawac: 14 };
      },
      { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } },
    );
    let state = table.act(start, { type: 'useResources', seat: 0, cards: ['C02', 'diamond-carbon1'] });
    const step: Action = { type: 'advance', seat: 0, company: 'minerva' };
    for (let steps = 0; steps < 5; steps += 1) state = table.act(state, step);
    state = {
      ...state,
      players: state.players.map((each, seat) => (seat === 0 ? { ...each, coins: barrier.cost - 2 } : each)),
    };
    expect(refusal(state, step)).toEqual(['barrierTooExpensive TRACK-3']);
    const paid = table.act(state, claim('mission3', 0), step);
    expect(at(paid, 0).tracks.minerva).toBe(barrier.before);
  });

  describe('AMB-MISSION-1 TRACK-3 TRACK-5 steps reach a barrier with too few coins while a task can be claimed', () => {
    const twoSteps = missionTable([
      { kind: 'trackStepsInOneAction', steps: 2 },
      { kind: 'plansInOneAction', count: 2 },
      { kind: 'uploadsInOneAction', count: 2 },
    ]);
    /** Four steps on the Skymine track, the third past a barrier that costs 1. */
    const start = onTurn(
      ['mission1'],
      (draft) => {
        lay(draft, 0, 'diamond-energy2', 'diamond-energy1', 'B08');
        player(draft, 0).tracks.skymine = 5;
        player(draft, 0).coins = 0;
      },
      TWO,
      twoSteps,
    );
    const stopped = twoSteps.played(start, placeBonusMarker('energyMajority', { tier: 3 }));
    const pay: Action = { type: 'advance', seat: 0, company: 'skymine' };
    const stop: Action = { type: 'stop', seat: 0 };

    test('asks whether to claim or stop before the steps are lost', () => {
      expect(stopped.events.some(({ type }) => type === 'stepsLost')).toBe(false);
      expect(prompt(stopped.state)).toMatchObject({ kind: 'barrier', params: { company: 'skymine', steps: 2 } });
      expect(twoSteps.rules.legalActions(stopped.state)).toEqual([claim('mission1', 0), stop]);
      expect(refusal(stopped.state, pay)).toEqual(['barrierTooExpensive TRACK-3']);
    });

    test('the coins of the claim pay the barrier', () => {
      const claimed = twoSteps.act(stopped.state, claim('mission1', 0));
      expect(twoSteps.rules.legalActions(claimed)).toEqual([pay, stop]);
      expect(at(twoSteps.act(claimed, pay), 0)).toMatchObject({ coins: 1, tracks: { skymine: 9 } });
    });

    test('a player who stops loses the steps and may still claim after the action', () => {
      const { state, events } = twoSteps.played(stopped.state, stop);
      expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 });
      expect(prompt(state)?.kind).toBe('claims');
    });

    test('a save of this decision can be loaded', () => {
      const { rules } = twoSteps;
      expect(rules.loadGame(rules.saveGame(stopped.state))).toEqual(stopped.state);
    });
  });

  test('AMB-MISSION-1 TRACK-5 helium of structures can meet a task before their steps reach a barrier', () => {
    const heliumFirst = missionTable([
      { kind: 'heliumInOneAction', steps: 2 },
      { kind: 'plansInOneAction', count: 2 },
      { kind: 'uploadsInOneAction', count: 2 },
    ]);
    const start = onTurn(
      ['mission1'],
      (draft) => {
        lay(draft, 0, 'diamond-energy2', 'diamond-energy1', 'B08');
        player(draft, 0).tracks.minerva = 6; // B1: a barrier of 1 before space 7
        player(draft, 0).coins = 0;
        draft.sectors[14] = ['minerva'];
      },
      { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } },
      heliumFirst,
    );
    // Sector 17 gives 2 helium-3 and 2 steps.
    const entered = heliumFirst.act(start, { type: 'useEnergy', seat: 0, company: 'minerva' });
    const [enter] = heliumFirst.options(entered, 'occupy').filter(({ sector }) => sector === 17);
    if (enter === undefined) throw new Error('sector 17 is out of reach');
    const barrier = heliumFirst.act(entered, enter, { type: 'stop', seat: 0 });
    expect(prompt(barrier)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 2 } });
    expect(claimable(barrier)).toEqual(['mission1:0']);
  });

  test('AMB-MISSION-1 rejects claims on the turn of another player and before the first round', () => {
    const start = onTurn(['mission1'], (draft) => lay(draft, 1, 'A08', 'B09', 'B10'));
    expect(refusal(start, claim('mission1', 0, 1))).toEqual(['notThisSeat NOTE-9']);
    const deals = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'early', missions: true });
    expect(prompt(deals)?.kind).toBe('startingDecks');
    expect(refusal(deals, claim('mission1', 0, prompt(deals)?.seat))).toHaveLength(1);
  });
});
