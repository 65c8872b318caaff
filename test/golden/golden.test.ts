import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionType, GameEventType, GameRecord } from '../../src/entries/index.ts';
import { checkRecord, hashState, isOver, replay } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { ACTION_TYPES } from '../kit/actionSpace.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { EVENT_TYPES } from '../kit/eventTypes.ts';
import { proofTest } from '../kit/proofTest.ts';
import { rules } from '../kit/shipped.ts';
import { GAMES, RECORDS_FOLDER } from './games.ts';
import { meetsCondition } from './playGolden.ts';

const RECORDS: readonly (readonly [string, GameRecord])[] = readdirSync(RECORDS_FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, RECORDS_FOLDER), 'utf8'))]);

/** Seats with the highest total. */
function best(totals: readonly number[]): readonly number[] {
  return totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
}

function recordOf(name: string): GameRecord {
  const [, record] = RECORDS.find(([each]) => each === name) ?? [];
  if (record === undefined) throw new Error(`no record ${name}`);
  return record;
}

describe('golden records', () => {
  test('match the list of games', () => {
    expect(RECORDS.map(([name]) => name).sort()).toEqual(GAMES.map(({ name }) => name).sort());
  });

  test.each(RECORDS)('%s replays to the same end', (_name, record) => {
    const checked = checkRecord(record);
    expect(checked).toMatchObject({ ok: true });
    if (!checked.ok) return;
    const { state } = checked;
    expect(isOver(state)).toBe(true);
    expect(hashState(state)).toBe(record.result?.hash);
    expect(rules.score(state).map(({ total }) => total)).toEqual(record.result?.totals);
    expect(rules.winners(state)).toEqual(rules.timeLoop(state) === null ? best(record.result?.totals ?? []) : []);
  });

  test.each(GAMES.map(({ name, options }) => [name, options] as const))(
    '%s has the options of its mode',
    (name, options) => {
      const { players, seed, switches, ...own } = options;
      const { options: recorded } = recordOf(name);
      expect(recorded).toMatchObject(own);
      expect(recorded.seed.startsWith(`${seed} `)).toBe(true);
      expect(recorded.players.map((player) => player.name)).toEqual(players);
      if (switches) expect(recorded.switches).toEqual(switches);
    },
  );
});

describe('the endings', () => {
  test.each(GAMES.filter(({ condition }) => condition))('$name meets its condition', (game) => {
    expect(meetsCondition(game, rules, recordOf(game.name))).toBe(true);
  });

  test('a time loop continues without a winner', () => {
    const end = replay(recordOf('belt-time-loop'));
    expect(rules.timeLoop(end)).toMatchObject({ board: 'belt', menace: 'temporalAnomaly' });
    expect(rules.winners(end)).toEqual([]);
  });

  proofTest('only the Singularity ends a game after round 6', () => {
    const short = RECORDS.filter(([, record]) => replay(record).round !== 7);
    expect(short.map(([name]) => name)).toEqual(['belt-singularity']);
  });
});

describe('all records together', () => {
  const decisions = new Set<string>();
  const actions = new Set<ActionType>();
  const events = new Set<GameEventType>();
  for (const [, record] of RECORDS) {
    const start = rules.startGame(record.options);
    for (const { type } of start.events) events.add(type);
    // The tests above check that the actions are legal.
    const game = simulate(start.state, { onEvent: ({ type }) => events.add(type) }, rules);
    for (const action of record.actions) {
      for (const { kind } of game.pending()) decisions.add(kind);
      actions.add(action.type);
      game.play(action);
    }
  }

  test('contain every kind of decision', () => {
    expect(DECISION_KINDS.filter((kind) => !decisions.has(kind))).toEqual([]);
  });

  test('contain every type of action', () => {
    expect(ACTION_TYPES.filter((type) => !actions.has(type))).toEqual([]);
  });

  test('contain every type of event', () => {
    expect(EVENT_TYPES.filter((type) => !events.has(type))).toEqual([]);
  });
});
