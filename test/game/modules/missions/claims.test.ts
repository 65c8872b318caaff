import { describe, expect, test } from 'vitest';
import { pass, stop, useFieldScientist } from '../../../kit/actions.ts';
import { eventsOf } from '../../../kit/events.ts';
import { alone, claim, claimable, missionTable, onTurn, setStatus, statusOf } from '../../../kit/missions.ts';
import { prompt } from '../../../kit/play.ts';
import { at, type Change, coinsIn, lay, player, refusal, table } from '../../../kit/table.ts';

/** Tasks that are met by face-up cards, in all columns of missions 1 and 2. */
const easy = missionTable(
  [
    { kind: 'scientists', count: 1 },
    { kind: 'resource', resource: 'carbon', total: 2 },
    { kind: 'energy', total: 2 },
  ],
  [
    { kind: 'scientists', count: 1 },
    { kind: 'resource', resource: 'carbon', total: 2 },
    { kind: 'heliumInOneAction', steps: 1 },
  ],
);
const allMet: Change = (draft) => lay(draft, 0, 'A08', 'A01', 'A07');

describe('the first task', () => {
  test('MISSION-6 pays 2 coins, moves the status card under the mission and frees the marker of its column', () => {
    const start = onTurn(['mission1', 'mission2'], allMet, {}, easy);
    const { state, events } = easy.played(start, claim('mission2', 1));
    expect(statusOf(state, 0)).toEqual({ mission: 'mission2', columns: [true, false, true] });
    expect(at(state, 0).oneTimeMarkers).toBe(1);
    expect(at(state, 0).markers).toBe(at(start, 0).markers);
    expect(at(state, 0).coins).toBe(at(start, 0).coins + 2);
    expect(events.map(({ type }) => type)).toEqual(['taskClaimed', 'coins']);
    expect(events[1]).toEqual({ type: 'coins', seat: 0, amount: 2, rule: 'MISSION-6' });
  });

  test('MISSION-6 no other player gains or loses anything', () => {
    const start = onTurn(['mission1'], allMet, {}, easy);
    const state = easy.act(start, claim('mission1', 0));
    for (const seat of [1, 2, 3]) {
      expect(at(state, seat)).toEqual(at(start, seat));
      expect(statusOf(state, seat)).toEqual(statusOf(start, seat));
    }
  });

  test('MISSION-6 a task that is not met cannot be claimed', () => {
    const state = onTurn(['mission1'], (draft) => lay(draft, 0, 'A08'), {}, easy);
    expect(claimable(state)).toEqual(['mission1:0']);
    expect(refusal(state, claim('mission1', 1))).toEqual(['taskNotMet MISSION-6']);
  });

  test('MISSION-6 rejects unknown columns and missions that are not face up', () => {
    const state = onTurn(['mission1'], allMet, {}, easy);
    expect(refusal(state, claim('mission1', 3))).toEqual(['noSuchTask MISSION-6']);
    expect(refusal(state, claim('mission2', 0))).toEqual(['noSuchTask MISSION-6']);
    expect(refusal(state, claim('nothing', 0))).toEqual(['noSuchTask MISSION-6']);
  });

  test('MISSION-6 a task can be claimed only on your own turn', () => {
    const start = onTurn(['mission1'], (draft) => lay(draft, 1, 'B09'), {}, easy);
    expect(refusal(start, claim('mission1', 0, 1))).toEqual(['notThisSeat NOTE-9']);
    const state = easy.skip(easy.act(start, pass()), 'pickUp');
    expect(refusal(state, claim('mission1', 0, 1))).toEqual([]);
  });

  test('MISSION-6 claiming is optional and possible on a later turn', () => {
    const start = onTurn(
      ['mission1'],
      alone(0, (draft) => {
        allMet(draft);
        lay(draft, 0, 'A09', 'B14');
      }),
      {},
      easy,
    );
    const later = easy.act(easy.act(start, useFieldScientist('A09')), stop);
    expect(statusOf(later, 0).columns).toEqual([true, true, true]);
    expect(prompt(later)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(claimable(later)).toEqual(['mission1:0', 'mission1:1', 'mission1:2']);
  });
});

describe('after the first task', () => {
  test('MISSION-7 tasks of another mission cannot be claimed for the rest of the game', () => {
    const start = onTurn(['mission1', 'mission2'], allMet, {}, easy);
    const state = easy.act(start, claim('mission1', 0));
    expect(refusal(state, claim('mission2', 1))).toEqual(['otherMission MISSION-7']);
    expect(refusal(state, claim('mission2', 0))).toEqual(['otherMission MISSION-7']);
    expect(claimable(state)).toEqual(['mission1:1', 'mission1:2']);
  });

  test('MISSION-7 tasks of another mission cannot be claimed even after completing your own', () => {
    const done: Change = (draft) => {
      allMet(draft);
      setStatus(draft, 0, 'mission1', false, false, false);
    };
    const state = onTurn(['mission1', 'mission2'], done, {}, easy);
    expect(refusal(state, claim('mission2', 1))).toEqual(['otherMission MISSION-7']);
    expect(claimable(state)).toEqual([]);
  });

  test('MISSION-7 a condition met on both missions can be claimed on only one (ruling 8)', () => {
    const start = onTurn(['mission1', 'mission2'], allMet, {}, easy);
    expect(claimable(start)).toEqual(['mission1:0', 'mission1:1', 'mission1:2', 'mission2:0', 'mission2:1']);
    expect(claimable(easy.act(start, claim('mission2', 0)))).toEqual(['mission2:1']);
  });

  test('MISSION-8 each further task pays 2 coins and the marker of its column', () => {
    const start = onTurn(['mission1'], allMet, {}, easy);
    const first = easy.played(start, claim('mission1', 2));
    const second = easy.played(first.state, claim('mission1', 0));
    expect([coinsIn(first.events, 0), coinsIn(second.events, 0)]).toEqual([2, 2]);
    expect(at(second.state, 0).oneTimeMarkers).toBe(2);
    expect(statusOf(second.state, 0).columns).toEqual([false, true, false]);
  });

  test('MISSION-8 a task without a marker in its column cannot be claimed again (ruling 9)', () => {
    const start = onTurn(['mission1'], allMet, {}, easy);
    const state = easy.act(start, claim('mission1', 1));
    expect(refusal(state, claim('mission1', 1))).toEqual(['taskDone MISSION-8']);
    expect(claimable(state)).toEqual(['mission1:0', 'mission1:2']);
  });
});

describe('no blocking', () => {
  test('MISSION-11 any number of status cards fit under one mission, and its tasks stay open to all players', () => {
    const start = onTurn(
      ['mission1'],
      (draft) => {
        allMet(draft);
        for (const seat of [1, 2, 3]) setStatus(draft, seat, 'mission1', true, false, true);
      },
      {},
      easy,
    );
    expect(claimable(start)).toEqual(['mission1:0', 'mission1:1', 'mission1:2']);
    const state = easy.act(start, claim('mission1', 1), claim('mission1', 0));
    expect(statusOf(state, 0)).toEqual({ mission: 'mission1', columns: [false, false, true] });
    for (const seat of [1, 2, 3]) expect(statusOf(state, seat)).toEqual(statusOf(start, seat));
  });

  test('MISSION-12 removes a completed status card and leaves the cards below unchanged', () => {
    const start = onTurn(
      ['mission1'],
      (draft) => {
        allMet(draft);
        lay(draft, 1, 'B09');
        setStatus(draft, 0, 'mission1', true, false, false);
        setStatus(draft, 1, 'mission1', true, true, false);
      },
      { players: ['Melanie', 'Antoine'] },
      easy,
    );
    const done = easy.act(start, claim('mission1', 0));
    expect(statusOf(done, 1)).toEqual(statusOf(start, 1));
    const next = easy.skip(easy.act(done, pass()), 'pickUp', 'resting');
    expect(claimable(next)).toEqual(['mission1:0']);
    expect(statusOf(easy.act(next, claim('mission1', 0, 1)), 1).columns).toEqual([false, true, false]);
  });
});

describe('order and timing', () => {
  test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'MISSION-13 tasks can be claimed in any order, several in one turn: %j',
    (order) => {
      const start = onTurn(['mission1'], allMet, {}, easy);
      const state = easy.act(start, ...order.map((column) => claim('mission1', column)));
      expect(at(state, 0).oneTimeMarkers).toBe(3);
      expect(at(state, 0).coins).toBe(at(start, 0).coins + 6);
    },
  );

  test('MISSION-13 before the action and after it, in any of one’s turns', () => {
    const start = onTurn(
      ['mission2'],
      (draft) => {
        allMet(draft);
        lay(draft, 0, 'A09');
      },
      {},
      easy,
    );
    const before = easy.act(start, claim('mission2', 0), useFieldScientist('A09'));
    expect(prompt(before)).toMatchObject({ kind: 'claims', seat: 0 });
    const after = easy.act(before, claim('mission2', 2));
    expect(statusOf(after, 0).columns).toEqual([false, true, false]);
    expect(claimable(after)).toEqual(['mission2:1']);
    expect(prompt(easy.act(after, claim('mission2', 1)))).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-14 a claim is not an action: the turn continues with unchanged cards', () => {
    const start = onTurn(['mission1'], allMet, {}, easy);
    const state = easy.act(start, claim('mission1', 0), claim('mission1', 1));
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 0 });
    const { area, used, hand } = at(start, 0);
    expect(at(state, 0)).toMatchObject({ area, used, hand });
    expect(state.turns).toBe(start.turns);
    expect(refusal(state, useFieldScientist('A09'))).toHaveLength(1);
    expect(refusal(state, { type: 'useEnergy', seat: 0, company: 'tawac' })).toEqual([]);
  });

  test('MISSION-14 a claim after the action ends the turn like the action alone', () => {
    const cards: Change = (draft) => lay(draft, 0, 'A09');
    const start = onTurn(['mission2'], cards, {}, easy);
    const after = easy.act(start, useFieldScientist('A09'));
    const plain = easy.act(after, stop);
    const claimed = easy.played(after, claim('mission2', 2));
    expect(prompt(claimed.state)).toEqual(prompt(plain));
    expect(claimed.state.turns).toBe(plain.turns);
    expect(at(claimed.state, 0)).toEqual({
      ...at(plain, 0),
      coins: at(plain, 0).coins + 2,
      oneTimeMarkers: 1,
    });
    expect(eventsOf(claimed.events, 'turnStarted')).toEqual([{ type: 'turnStarted', seat: 1 }]);
  });

  test('MISSION-14 asks nothing when no task can be claimed', () => {
    const state = table.act(
      onTurn(['mission2'], (draft) => {
        lay(draft, 0, 'A09');
        player(draft, 0).coins = 0;
      }),
      useFieldScientist('A09'),
    );
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});
