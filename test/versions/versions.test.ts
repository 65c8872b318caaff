import { describe, expect, test } from 'vitest';
import { type Action, type GameState, STATE_SCHEMA, type StoredGame } from '../../src/entries/index.ts';
import { totalsOf } from '../../src/game/rules/round/scoring.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules as one } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { NEXT, versionTwo } from './build.ts';
import { outcomeTable } from './outcomes.ts';

/** `SOAK_GAMES=200 npm run prove -- test/versions` plays many games. */
const GAMES = soakCount(1, 6);
const outcomes = outcomeTable(GAMES > 6);
const two = await versionTwo();

/** Computes the expected outcome: the actions that version 2 accepts, and the resulting state. */
function byHand(options: StoredGame['options'], actions: readonly Action[]) {
  let state = two.createGame(options);
  for (const [index, action] of actions.entries()) {
    const result = two.tryReduce(state, action);
    if (!result.ok) return { state, index, violations: result.violations };
    state = result.state;
  }
  return { state, index: actions.length };
}

function playOut(start: GameState, seed: string): GameState {
  let state = start;
  for (const { next } of randomSteps(two.rules, start, seed)) state = next;
  return state;
}

describe.each(MODES)('$name: data of version 1', (mode) => {
  for (let game = 0; game < GAMES; game += 1) {
    test(`game ${game}`, () => {
      const seed = `versions ${mode.name} ${game}`;
      const options = optionsOf(mode, game);
      const steps = [...randomSteps(one, one.createGame(options), seed)];
      const actions = steps.map(({ action }) => action);

      // States load with the new field under the new version and can be continued.
      steps.forEach(({ next }, index) => {
        if (index % proofCount(25, 10) !== 0) return;
        const loaded = two.loadGame(one.saveGame(next));
        expect(loaded).toEqual({ ...next, ...NEXT, weather: 0 });
        if (index % proofCount(150, 50) === 0) expect(two.isOver(playOut(loaded, `${seed} ${index}`))).toBe(true);
      });

      // Records are replayed, with an outcome for each kind of difference.
      const record = one.createRecord(options, actions);
      const { state, index, violations } = byHand(options, actions);
      const check = two.checkRecord(record);
      const same = totalsOf(two.score(state)).join() === record.result?.totals.join();
      const expected = violations === undefined ? (same ? 'same' : 'differs') : 'stops';
      expect(check).toMatchObject({ outcome: expected, state });
      if (check.outcome === 'stops') expect(check).toMatchObject({ index, violations });
      if (check.outcome === 'differs')
        expect(check).toMatchObject({ recorded: record.result, replayed: { totals: totalsOf(two.score(state)) } });
      outcomes.count(mode.name, expected);

      // Stored games are continued as far as they are legal, and are never mistaken for games of the current version.
      const half = one.createSession({ options, actions: actions.slice(0, Math.ceil(actions.length / 2)) }).stored();
      expect(() => two.createSession(half)).toThrow(/\$\.rules|is illegal/);
      const resumed = two.resumeSession(half);
      const far = byHand(options, half.actions);
      if (resumed.outcome === 'malformed') throw new Error('malformed');
      expect(resumed).toMatchObject({ outcome: far.violations ? 'stops' : 'same', foreign: ['rules'] });
      expect(resumed.session.getState()).toEqual(far.state);
      expect(resumed.session.version).toBe(half.version);
      const again = two.createSession(resumed.session.stored());
      expect(again.getState()).toEqual(far.state);
      // Version 1 rejects data that only version 2 can read.
      expect(() => one.loadGame(two.saveGame(far.state))).toThrow(
        `$.schema: expected schema ${STATE_SCHEMA}, not ${NEXT.schema}`,
      );
    });
  }
});

test('version 2 continues some games, ends others with another result, and stops others', () => {
  expect(outcomes.seen()).toEqual(['differs', 'same', 'stops']);
});
