// Tests records with texts that would change the game if they were written unchanged.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, createRecord, type GameRecord } from '../../src/entries/index.ts';
import { formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { proofCount } from '../kit/soak.ts';

const { options, actions } = playRandomly({ players: ['Ana', 'Ben'], seed: 'hostile' }, 12);
const record: GameRecord = createRecord(options, actions);
const count = record.actions.length;

const using = (card: string) => ({ actions: [{ type: 'useScientist', seat: 0, card }] });
const usingAll = (cards: readonly string[]) => ({ actions: [{ type: 'useResources', seat: 0, cards }] });
const UNORDERED = [
  { after: 2, text: 'a' },
  { after: 1, text: 'b' },
];

describe('formatRecord throws, and names the part', () => {
  test.each<readonly [string, Partial<Record<keyof GameRecord, unknown>>, string]>([
    ['a comment with a line break', { comments: [{ after: 0, text: 'a\nAna: pass' }] }, '$.comments[0].text'],
    ['a comment that ends with a line break', { comments: [{ after: 0, text: 'a\n' }] }, '$.comments[0].text'],
    ['a comment of spaces', { comments: [{ after: 0, text: ' ' }] }, '$.comments[0].text'],
    ['a comment that is too long', { comments: [{ after: 0, text: 'a'.repeat(1001) }] }, '$.comments[0].text'],
    ['a comment that is not a text', { comments: [{ after: 0, text: { toString: 'a' } }] }, '$.comments[0].text'],
    ['a comment after the last action', { comments: [{ after: count + 1, text: 'a' }] }, 'order of the actions'],
    ['a comment before the first action', { comments: [{ after: -1, text: 'a' }] }, '$.comments[0].after'],
    ['a comment between actions', { comments: [{ after: 0.5, text: 'a' }] }, '$.comments[0].after'],
    ['comments out of order', { comments: UNORDERED }, 'order of the actions'],
    ['comments that are not a list', { comments: { length: 1 } }, '$.comments'],
    ['a meta name with a line break', { meta: { 'a "b"]\nschema 1\n[c': 'd' } }, '$.meta'],
    ['a meta value with a line break', { meta: { place: 'a\nb' } }, '$.meta.place'],
    ['an unknown field', { remarks: [] } as object, '$.remarks'],
    ['a card with two words', using('A01 upload'), '$.actions[0]'],
    ['a card with another line', using('A\nAna: pass'), '$.actions[0]'],
    ['a card that looks like a comment', using('A01;'), '$.actions[0]'],
    ['a card that looks like an empty list', usingAll(['-']), '$.actions[0]'],
    ['a card that looks like two cards', usingAll(['A01+A02']), '$.actions[0]'],
    ['a seat beyond all labels', { actions: [{ type: 'pass', seat: 1000 }] }, '$.actions[0]'],
  ])('for %s', (_, part, named) => {
    const write = (): string => formatRecord({ ...record, ...part } as GameRecord);
    expect(write).toThrow(RangeError);
    expect(write).toThrow(named);
  });

  test('for a comment that changes while it is read', () => {
    const text = { reads: 0 };
    const comment = {
      after: 0,
      get text(): string {
        text.reads += 1;
        return text.reads === 1 ? 'a' : 'a\nAna: pass';
      },
    };
    expect(parseRecord(formatRecord({ ...record, comments: [comment] }))).toEqual({
      ...record,
      comments: [{ after: 0, text: 'a' }],
    });
  });
});

test('empty parts are omitted', () => {
  expect(formatRecord({ ...record, meta: {}, comments: [] })).toBe(formatRecord(record));
});

const HOSTILE = [...'\n\r\u2028\u0085\t;+"\\][ :#-\0', '\ud800'];
const WORDS = [...HOSTILE, 'Ana: pass', 'Ben:', 'pass', 'options {}', 'schema 1', '+ cards A01', 'a', '__proto__'];
const hostile = fc.oneof(
  fc.constantFrom('a', 'A01', 'a;b', 'pass'),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join('')),
);
const name = fc.oneof(fc.constantFrom('Ana', 'Ben', 'a;b', '#0', '+ cards', '-'), hostile);
const after = fc.oneof(fc.integer({ min: -1, max: count + 1 }), fc.constantFrom(0, count, Number.NaN, 0.5));
const records = fc.record({
  kept: fc.integer({ min: 0, max: count }),
  names: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
  card: hostile,
  isForged: fc.boolean(),
  meta: fc.option(fc.dictionary(fc.oneof(hostile, fc.constant('place')), hostile, { maxKeys: 3 }), { nil: undefined }),
  comments: fc.option(fc.array(fc.record({ after, text: hostile }), { maxLength: 3 }), { nil: undefined }),
});

/** Returns the record as read back, without empty parts. */
function withoutEmpty({ meta, comments, ...rest }: GameRecord): GameRecord {
  return {
    ...rest,
    ...(meta && Object.keys(meta).length > 0 && { meta }),
    ...(comments && comments.length > 0 && { comments }),
  };
}

test('a record survives formatting and parsing or is rejected, but never becomes another game', () => {
  let written = 0;
  fc.assert(
    fc.property(records, ({ kept, names, card, isForged, meta, comments }) => {
      const { result: _, ...open } = record;
      const forged: Action = { type: 'useScientist', seat: 1, card };
      const players = names.map((name, index) => ({ id: `p${index}`, name: `${name}${index}` }));
      const hostile: GameRecord = {
        ...open,
        options: { ...open.options, players },
        actions: [...open.actions.slice(0, kept), ...(isForged ? [forged] : [])],
        ...(meta && { meta }),
        ...(comments && { comments }),
      };
      let text = '';
      try {
        text = formatRecord(hostile);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      written += 1;
      expect(parseRecord(text)).toEqual(withoutEmpty(hostile));
    }),
    { numRuns: proofCount(500, 10_000), seed: 45 },
  );
  expect(written).toBeGreaterThan(proofCount(500, 10_000) / 10);
});
