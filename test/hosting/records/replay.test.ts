import { describe, expect, test } from 'vitest';
import type { GameEvent, GameRecord } from '../../../src/entries/index.ts';
import {
  createRecord,
  defaultContent,
  hashState,
  RECORD_SCHEMA,
  recordAt,
  replay,
  score,
} from '../../../src/entries/index.ts';
import { copy } from '../../kit/json.ts';
import { playRandomly, randomMode } from '../../kit/playRandomly.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount } from '../../kit/soak.ts';

const GAMES = Array.from({ length: proofCount(2, 10) }, (_, index) => `records ${index}`);

describe.each(GAMES)('a random game of a random mode, seed "%s"', (seed) => {
  const { options, actions, start, steps, end } = playRandomly(randomMode(seed));
  const record = createRecord(options, actions);

  test('replays to exactly the same state', () => {
    const state = replay(record);
    expect(state).toEqual(end);
    expect(hashState(state)).toBe(hashState(end));
    expect(record.result).toEqual({ hash: hashState(end), totals: score(end).map(({ total }) => total) });
  });

  test('replays identically from JSON', () => {
    const back: GameRecord = copy(record);
    expect(back).toEqual(record);
    expect(hashState(replay(back))).toBe(hashState(end));
    expect(createRecord(back.options, back.actions)).toEqual(record);
  });

  test('has a state after every action', () => {
    expect(recordAt(record, 0)).toEqual(start);
    for (let count = 1; count < steps.length; count += proofCount(97, 37))
      expect(hashState(recordAt(record, count))).toBe(hashState(steps[count - 1]?.state ?? start));
    for (const count of [actions.length, actions.length + 1, Number.POSITIVE_INFINITY])
      expect(recordAt(record, count)).toEqual(end);
  });
});

const solo = playRandomly({ players: ['Ana'], seed: 'solo', luna: { level: 2 } }, 110);
const soloRecord = createRecord(solo.options, solo.actions);

test('recordAt returns the state after any number of actions', () => {
  const states = [solo.start, ...solo.steps.map(({ state }) => state)].slice(0, proofCount(40, 111));
  expect(states.map((_, count) => hashState(recordAt(soloRecord, count)))).toEqual(states.map(hashState));
});

test('recordAt treats a negative number as the start', () => {
  expect(recordAt(soloRecord, -3)).toEqual(solo.start);
  expect(recordAt(soloRecord, Number.NaN)).toEqual(solo.start);
});

test('recordAt ignores later actions', () => {
  const [first, ...others] = solo.actions;
  const broken = { ...soloRecord, actions: [first, { type: 'lunaTurn', seat: 0 }, ...others] } as GameRecord;
  expect(recordAt(broken, 1)).toEqual(solo.steps[0]?.state);
  expect(() => recordAt(broken, 2)).toThrow('Action 1 is illegal');
});

test('a record does not contain automatic steps', () => {
  // An action that no player also chose at another time.
  const played = new Set(solo.actions.map((action) => JSON.stringify(action)));
  const isOwn = (event: GameEvent): boolean => event.type === 'resolved' && !played.has(JSON.stringify(event.action));
  const at = solo.steps.findIndex(({ events }) => events.some(isOwn));
  const resolved = solo.steps[at]?.events.find((event) => event.type === 'resolved' && isOwn(event));
  if (resolved?.type !== 'resolved') throw new Error('nothing is resolved');
  expect(soloRecord.actions).toHaveLength(solo.steps.length);
  expect(soloRecord.actions).not.toContainEqual(resolved.action);
  const doubled = [...solo.actions.slice(0, at + 1), resolved.action, ...solo.actions.slice(at + 1)];
  expect(rules.checkRecord({ ...soloRecord, actions: doubled })).toMatchObject({ outcome: 'stops', index: at + 1 });
});

test('a record is plain data with its versions, components and every option', () => {
  const { id } = defaultContent;
  const { content, rules: version } = solo.start;
  expect(soloRecord).toMatchObject({ schema: RECORD_SCHEMA, rules: version, content: { ...content, id } });
  expect(soloRecord.options).toEqual(solo.start.options);
  expect(soloRecord.actions).toEqual(solo.actions);
  expect(Object.keys(soloRecord)).toEqual(['schema', 'rules', 'content', 'options', 'actions', 'result']);
  expect(Object.isFrozen(soloRecord) && Object.isFrozen(soloRecord.actions[0])).toBe(true);
});

test('replays a record without actions and one without a result', () => {
  const record = createRecord({ players: ['Ana', 'Ben'], seed: '' }, []);
  expect(replay(record)).toEqual(rules.createGame({ players: ['Ana', 'Ben'], seed: '' }));
  const { result, ...others } = soloRecord;
  expect(result).toBeDefined();
  expect(replay(others)).toEqual(solo.end);
});

test('creating or replaying a record neither changes nor freezes the input', () => {
  const options = { players: ['Ana'], seed: 'solo', luna: { level: 2 } };
  const actions = copy(solo.actions);
  const record = copy(soloRecord);
  const given = copy([options, actions, record]);
  createRecord(options, actions);
  replay(record);
  recordAt(record, 20);
  rules.checkRecord(record);
  expect([options, actions, record]).toEqual(given);
  const parts = [options, options.players, options.luna, actions, record, record.options, ...actions];
  expect([...parts, ...record.actions].filter(Object.isFrozen)).toEqual([]);
});

test('changing the actions later does not change the record', () => {
  const actions = copy(solo.actions.slice(0, 5));
  const record = createRecord(solo.options, actions);
  for (const action of actions) Object.assign(action, { seat: 7 });
  expect(record.actions).toEqual(solo.actions.slice(0, 5));
});
