import { expect, test } from 'vitest';
import { createRecord, LIMITS } from '../../../src/entries/index.ts';
import { formatRecord, parseAction, parseRecord } from '../../../src/entries/notation.ts';
import { notationError } from '../../kit/thrown.ts';

const record = createRecord({ players: ['Ana', 'Ben'], seed: 'notation' }, []);
const text = formatRecord(record);

test('limits names in a record like those of a game', () => {
  const named = (length: number): string => text.replaceAll('Ana', 'a'.repeat(length));
  expect(parseRecord(named(LIMITS.name)).options.players[0]?.name).toHaveLength(LIMITS.name);
  expect(notationError(() => parseRecord(named(LIMITS.name + 1))).message).toContain('options');
});

test('rejects many lines of long names in the head before reading them', () => {
  const players = ['a', 'b', 'c', 'd'].map((letter) => ({ id: letter, name: letter.repeat(125_000) }));
  const head = text.replace(/options .*/, `options ${JSON.stringify({ players, seed: '' })}`);
  const error = notationError(() => parseRecord(`${head}\n${'#0: pass\n'.repeat(20_000)}`));
  expect(error.line).toBeLessThan(10);
  expect(error.message.length).toBeLessThan(1200);
});

test('reports an unknown label briefly for names of any length', () => {
  const players = ['a', 'b'].map((letter) => ({ id: letter, name: letter.repeat(100_000) }));
  expect(notationError(() => parseAction({ players, luna: null }, 'c: pass')).message.length).toBeLessThan(1200);
});

test('limits an id in notation like one in an action', () => {
  const id = 'A'.repeat(LIMITS.id);
  expect(parseAction(record.options, `Ana: tile ${id}`)).toEqual({ type: 'placeResourceTile', seat: 0, card: id });
  expect(notationError(() => parseAction(record.options, `Ana: tile ${id}A`)).column).toBe(11);
});

test.each([null, undefined, 7, {}, ['skymines record 1']])('rejects %j instead of a text', (input) => {
  expect(notationError(() => parseRecord(input as string)).expected).toBe('a string');
  expect(notationError(() => parseAction(record.options, input as string)).expected).toBe('a string');
});

test('rejects a text that is too long', () => {
  const long = `${text}${' '.repeat(LIMITS.characters)}`;
  expect(notationError(() => parseRecord(long)).expected).toBe('at most 10000000 characters');
});

test('-0 in the head does not get into the record', () => {
  const solo = formatRecord(createRecord({ players: ['Ana', 'Ben'], seed: '', firstPlayer: 0 }, []));
  const { options } = parseRecord(solo.replace('"firstPlayer":0', '"firstPlayer":-0'));
  expect(Object.is(options.firstPlayer, 0)).toBe(true);
});
