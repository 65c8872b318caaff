import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionType, GameEventType, GameRecord, GameState } from '../../src/index.ts';
import { checkRecord, hashState, isOver, replay } from '../../src/index.ts';
import { ACTION_TYPES } from '../kit/actionSpace.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { EVENT_TYPES } from '../kit/eventTypes.ts';
import { rules } from '../kit/shipped.ts';
import { GAMES, RECORDS_FOLDER } from './games.ts';

const RECORDS: readonly (readonly [string, GameRecord])[] = readdirSync(RECORDS_FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, RECORDS_FOLDER), 'utf8'))]);

/** Seats that win, and that nobody does in a time loop. */
const WINNERS: Readonly<Record<string, readonly number[]>> = {
  'all-switches-turned': [1],
  belt: [0],
  'belt-energy-cards-destroyed': [1],
  'belt-menace-strikes': [1],
  'belt-missions-menace-removed': [1],
  'belt-shuttle-lost': [0],
  'belt-singularity': [1],
  'belt-time-loop': [],
  chapter3: [0],
  'choose-tokens-random-tracks': [2],
  'chosen-tracks': [1],
  'constrained-slots': [1],
  four: [3],
  'luna-0': [1],
  'luna-5': [1],
  'luna-8': [1],
  'luna-belt': [1],
  'luna-international': [1],
  'luna-three-people': [3],
  'luna-two-people': [2],
  missions: [0],
  'three-outpost-lost': [0],
  two: [0],
};

function recordOf(name: string): GameRecord {
  const [, record] = RECORDS.find(([each]) => each === name) ?? [];
  if (record === undefined) throw new Error(`no record ${name}`);
  return record;
}

const endOf = (name: string): GameState => replay(recordOf(name));

describe('golden records', () => {
  test('there is one for every game in the list, and no other', () => {
    expect(RECORDS.map(([name]) => name).sort()).toEqual(GAMES.map(({ name }) => name).sort());
  });

  test.each(RECORDS)('%s replays to the same end', (name, record) => {
    const checked = checkRecord(record);
    expect(checked).toMatchObject({ ok: true });
    if (!checked.ok) return;
    const { state } = checked;
    expect(isOver(state)).toBe(true);
    expect(hashState(state)).toBe(record.result?.hash);
    expect(rules.score(state).map(({ total }) => total)).toEqual(record.result?.totals);
    expect(rules.winners(state)).toEqual(WINNERS[name]);
  });

  test.each(GAMES.map(({ name, options }) => [name, options] as const))(
    '%s has the options of its mode',
    (name, options) => {
      const { players, switches, ...own } = options;
      const { options: recorded } = recordOf(name);
      expect(recorded).toMatchObject(own);
      expect(recorded.players.map((player) => player.name)).toEqual(players);
      if (switches) expect(recorded.switches).toEqual(switches);
    },
  );
});

describe('among the endings', () => {
  test('a menace is removed, with energy cards destroyed for it and without', () => {
    expect(endOf('belt-missions-menace-removed').menace?.holder).not.toBeNull();
    expect(endOf('belt-energy-cards-destroyed').menace?.holder).not.toBeNull();
    const destroyed = recordOf('belt-energy-cards-destroyed').actions.filter(
      (action) => action.type === 'confront' && action.destroy?.length === 2,
    );
    expect(destroyed).toHaveLength(1);
  });

  test('a menace strikes', () => {
    const end = endOf('belt-menace-strikes');
    expect(end.menace).toEqual({ id: 'spacePirates', holder: null });
    expect(end.players[0]?.coins).toBe(0);
  });

  test('pieces are lost', () => {
    expect(endOf('three-outpost-lost').removed.skymine).toBeGreaterThan(0);
    expect(endOf('belt-shuttle-lost').belt?.removedShuttles.tawac).toBe(1);
  });

  test('a time loop goes on', () => {
    const end = endOf('belt-time-loop');
    expect(rules.timeLoop(end)).toMatchObject({ board: 'belt', menace: 'temporalAnomaly' });
    expect(rules.winners(end)).toEqual([]);
  });

  test('the Singularity ends a game after round 6', () => {
    expect(endOf('belt-singularity').round).toBe(6);
    expect(RECORDS.map(([name]) => endOf(name).round).filter((round) => round !== 7)).toEqual([6]);
  });
});

describe('together the records contain', () => {
  const decisions = new Set<string>();
  const actions = new Set<ActionType>();
  const events = new Set<GameEventType>();
  for (const [, record] of RECORDS) {
    const start = rules.startGame(record.options);
    for (const { type } of start.events) events.add(type);
    let { state } = start;
    for (const action of record.actions) {
      for (const { kind } of rules.pending(state)) decisions.add(kind);
      actions.add(action.type);
      const result = rules.tryReduce(state, action);
      if (!result.ok) break;
      for (const { type } of result.events) events.add(type);
      state = result.state;
    }
  }

  test('every kind of decision', () => {
    expect(DECISION_KINDS.filter((kind) => !decisions.has(kind))).toEqual([]);
  });

  test('every type of action', () => {
    expect(ACTION_TYPES.filter((type) => !actions.has(type))).toEqual([]);
  });

  test('every type of event', () => {
    expect(EVENT_TYPES.filter((type) => !events.has(type))).toEqual([]);
  });
});
