import { describe, expect, test } from 'vitest';
import type { Action, GameRecord, RecordCheck } from '../../../src/entries/index.ts';
import {
  checkRecord,
  createRecord,
  createRules,
  defaultContent,
  describeCheck,
  InvalidOptionsError,
  InvalidRecordError,
  LIMITS,
  RULES,
  recordAt,
  replay,
} from '../../../src/entries/index.ts';
import { drawFor, mutated } from '../../../src/entries/testing.ts';
import { must } from '../../kit/must.ts';
import { playRandomly } from '../../kit/playRandomly.ts';
import { thrown } from '../../kit/thrown.ts';

const { options, actions, steps, end } = playRandomly({ players: ['Ana', 'Ben'], seed: 'check' }, 60);
const record = createRecord(options, actions);

type Failed = Extract<RecordCheck, { ok: false }>;

function failed(input: unknown): Failed {
  const checked = checkRecord(input);
  if (checked.ok) throw new Error('the record is good');
  return checked;
}

/** The paths of a malformed record. */
function paths(input: unknown): string[] {
  const checked = failed(input);
  expect(checked.outcome).toBe('malformed');
  return checked.outcome === 'malformed' ? checked.problems.map(({ path }) => path) : [];
}

/** The record with one action replaced. */
const withAction = (index: number, action: unknown): unknown => ({
  ...record,
  actions: actions.map((each, place) => (place === index ? action : each)),
});

test('returns the final state of a valid record', () => {
  expect(checkRecord(record)).toEqual({ ok: true, outcome: 'same', state: end });
});

test('rejects a record with too many actions before reading any of them', () => {
  const most = LIMITS.actions;
  const longer = (length: number) => ({ ...record, actions: new Array<string>(length).fill('?') });
  expect(failed(longer(most + 1))).toMatchObject({
    outcome: 'malformed',
    problems: [{ path: '$.actions', expected: `a list of at most ${most}, not a list of ${most + 1}` }],
  });
  expect(paths(longer(most))).toContain('$.actions[0]');
});

describe('an illegal action', () => {
  const at = steps.findIndex(({ before }) => before.stack.at(-1)?.kind === 'turn');
  const seat = 1 - (actions[at]?.seat ?? 0);
  const illegal: Action = { type: 'pass', seat };
  const checked = failed(withAction(at, illegal));

  test('is reported with its index, its violations and the state before it', () => {
    expect(checked).toMatchObject({ ok: false, outcome: 'stops', index: at, state: steps[at]?.before });
    if (checked.outcome !== 'stops') return;
    const [violation] = checked.violations;
    expect(violation).toMatchObject({ code: 'notThisSeat', rule: 'NOTE-9', page: '10' });
    expect(RULES).toHaveProperty([violation?.rule ?? '', 'page'], violation?.page);
  });

  test('is described in one sentence', () => {
    expect(describeCheck(checked)).toMatch(new RegExp(`^Action ${at} is illegal: .+ \\(NOTE-9, rulebook p\\. 10\\)$`));
  });

  test('makes replay, recordAt and createRecord throw', () => {
    const broken = withAction(at, illegal) as GameRecord;
    const makers = [() => replay(broken), () => recordAt(broken, at + 1), () => createRecord(options, broken.actions)];
    for (const make of makers) {
      const error = thrown(InvalidRecordError, make);
      expect(error).toMatchObject({ name: 'InvalidRecordError', check: checked, message: describeCheck(checked) });
    }
  });

  test('reports the first of several illegal actions', () => {
    const twice = { ...record, actions: actions.map((action) => (action.type === 'planCard' ? illegal : action)) };
    const first = actions.findIndex(({ type }) => type === 'planCard');
    expect(failed(twice)).toMatchObject({ outcome: 'stops', index: first });
  });

  test('includes an action after the end of the game', () => {
    const solo = playRandomly({ players: ['Ana'], seed: 'short', luna: { level: 0 } });
    const longer = [...solo.actions, { type: 'pass', seat: 0 }];
    const { result, ...whole } = createRecord(solo.options, solo.actions);
    expect(result).toBeDefined();
    const { index, violations } = failed({ ...whole, actions: longer }) as Extract<Failed, { outcome: 'stops' }>;
    expect([index, violations.map(({ code }) => code)]).toEqual([solo.actions.length, ['gameOver']]);
  });
});

describe('a wrong result', () => {
  const result = must(record.result);

  test.each([
    ['hash', { ...result, hash: '0123456789abcdef' }, ['$.result.hash']],
    ['totals', { ...result, totals: result.totals.map((total) => total + 1) }, ['$.result.totals']],
    ['number of totals', { ...result, totals: [] }, ['$.result.totals']],
    ['hash and totals', { hash: 'x', totals: [0, -1] }, ['$.result.totals', '$.result.hash']],
  ])('rejects a wrong %s', (_name, other, wrong) => {
    const checked = failed({ ...record, result: other });
    expect(checked).toMatchObject({ outcome: 'differs', state: end });
    if (checked.outcome !== 'differs') return;
    expect(checked.problems.map(({ path }) => path)).toEqual(wrong);
    expect(() => replay({ ...record, result: other })).toThrow(InvalidRecordError);
    expect(describeCheck(checked)).toContain(wrong[0]);
  });

  test('reports the expected and the actual result', () => {
    const other = { hash: 'x', totals: [0, 0] };
    expect(describeCheck(failed({ ...record, result: other }))).toBe(
      `$.result.totals: expected ${result.totals.join(', ')}, not 0, 0; $.result.hash: expected ${result.hash}, not x`,
    );
  });

  test('ignores the result before the end', () => {
    const other = { ...record, result: { hash: 'x', totals: [] } };
    expect(recordAt(other, actions.length - 1)).toEqual(steps.at(-1)?.before);
    expect(() => recordAt(other, actions.length)).toThrow(InvalidRecordError);
  });
});

describe('malformed records', () => {
  const [first] = actions;
  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['$']],
    ['null', null, ['$']],
    ['a number', 7, ['$']],
    ['a text', JSON.stringify(record), ['$']],
    ['a list', [record], ['$']],
    ['a function', () => record, ['$']],
    ['an empty object', {}, ['$.options', '$.actions']],
    ['an unknown key', { ...record, notes: '' }, ['$.notes']],
    ['another schema', { ...record, schema: 2 }, ['$.schema']],
    ['a schema that is not a number', { ...record, schema: '1' }, ['$.schema']],
    ['other components', { ...record, content: { ...record.content, fingerprint: 'x' } }, ['$.content.fingerprint']],
    ['components without a name', { ...record, content: { fingerprint: 'x' } }, ['$.content.id']],
    ['no options', { ...record, options: null }, ['$.options']],
    ['invalid options', { ...record, options: { ...record.options, players: [] } }, ['$.options']],
    ['an unknown option', { ...record, options: { ...record.options, speed: 1 } }, ['$.options']],
    ['actions that are not a list', { ...record, actions: { 0: first } }, ['$.actions']],
    ['too many actions', { ...record, actions: new Array(100_001).fill({ type: 'stop', seat: 0 }) }, ['$.actions']],
    ['an action without a type', withAction(3, { seat: 0 }), ['$.actions[3]']],
    ['an unknown action', withAction(3, { type: 'cheat', seat: 0 }), ['$.actions[3]']],
    ['an inherited name for an action', withAction(3, { type: 'constructor', seat: 0 }), ['$.actions[3]']],
    ['an action with an extra field', withAction(5, { type: 'pass', seat: 0, why: 1 }), ['$.actions[5]']],
    ['an action with half a seat', withAction(5, { type: 'pass', seat: 0.5 }), ['$.actions[5]']],
    ['a hole', withAction(0, undefined), ['$.actions[0]']],
    ['a result that is not a result', { ...record, result: 12 }, ['$.result']],
    ['no result', { ...record, result: null }, ['$.result']],
    ['a hash that is not a hash', { ...record, result: { hash: 12, totals: [1, 1] } }, ['$.result.hash']],
    ['totals that are not a list', { ...record, result: { hash: 'x', totals: 3 } }, ['$.result.totals']],
    ['half a total', { ...record, result: { hash: 'x', totals: [1, 1.5] } }, ['$.result.totals[1]']],
    ['a date', { ...record, result: new Date(0) }, ['$.result.hash', '$.result.totals']],
    ['big numbers', { ...record, rules: 1n }, ['$.rules']],
    ['not a number', { ...record, schema: Number.NaN }, ['$.schema']],
    ['several problems', { ...record, schema: 0, actions: [1, first] }, ['$.schema', '$.actions[0]']],
  ])('rejects %s', (_name, input, wrong) => {
    expect(paths(input)).toEqual(wrong);
    expect(() => replay(input as GameRecord)).toThrow(InvalidRecordError);
  });

  test('reports the expected value', () => {
    const sentences = (input: unknown): string => describeCheck(failed(input));
    expect(sentences({ ...record, schema: 2 })).toBe('$.schema: expected schema 1, not 2');
    expect(sentences({ ...record, notes: 1 })).toBe('$.notes: expected no such key');
    expect(sentences(null)).toBe('$: expected an object, not null');
    const { actions: _, ...without } = record;
    expect(sentences(without)).toBe('$.actions: expected a list, but it is missing');
    expect(sentences(withAction(3, { type: 'cheat', seat: 0 }))).toContain('type "cheat" is unknown');
  });

  test('treats an undefined result as missing', () => {
    expect(checkRecord({ ...record, result: undefined })).toEqual({ ok: true, outcome: 'same', state: end });
  });

  test('rejects hostile objects', () => {
    const loop: Record<string, unknown> = { ...record };
    loop['options'] = loop;
    const polluted: unknown = JSON.parse('{"__proto__":{"schema":1},"schema":1}');
    for (const input of [loop, polluted, Object.create(record), new Map([['schema', 1]]), Symbol('x')])
      expect(failed(input).outcome).toBe('malformed');
  });

  test('never throws for any change to a record', () => {
    const draw = drawFor('records');
    const small = { ...record, actions: actions.slice(0, 12), result: undefined };
    const reasons = new Set<string>();
    for (let count = 0; count < 600; count += 1) {
      const checked = checkRecord(mutated(draw, small, 1 + (count % 3)));
      reasons.add(checked.outcome);
      if (!checked.ok) expect(describeCheck(checked)).not.toBe('');
    }
    expect([...reasons].sort()).toEqual(['malformed', 'same', 'stops']);
  });
});

describe('createRecord', () => {
  test('rejects invalid options like createGame', () => {
    expect(() => createRecord({ players: [], seed: 'x' }, [])).toThrow(InvalidOptionsError);
  });

  test('rejects values that are not actions and names their path', () => {
    const cyclic: Record<string, unknown> = { type: 'pass' };
    cyclic['seat'] = cyclic;
    for (const action of [{ type: 'cheat', seat: 0 }, null, cyclic]) {
      const broken = [...actions.slice(0, 2), action] as Action[];
      expect(thrown(InvalidRecordError, () => createRecord(options, broken))).toMatchObject({
        check: { outcome: 'malformed', problems: [{ path: expect.stringMatching(/^\$\.actions\[2\]/) }] },
      });
    }
  });
});

test('rules with other components reject the record and name both sets', () => {
  const other = createRules({ ...defaultContent, id: 'my-box', cards: [...defaultContent.cards].reverse() });
  const checked = other.checkRecord(record);
  expect(checked).toMatchObject({ outcome: 'malformed', problems: [{ path: '$.content.fingerprint' }] });
  if (checked.ok) return;
  expect(describeCheck(checked)).toContain('"my-box"');
  expect(describeCheck(checked)).toContain(`"${defaultContent.id}"`);
});
