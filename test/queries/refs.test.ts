import { expect, test } from 'vitest';
import { parseRef, REF_KINDS, type Ref, refId } from '../../src/entries/queries.ts';

const REFS: readonly Ref[] = [
  { kind: 'card', card: 'A07' },
  { kind: 'plan', plan: 'planA01' },
  { kind: 'token', token: 'token04' },
  { kind: 'tile', tile: 'scientistTile' },
  { kind: 'mission', mission: 'mission3' },
  { kind: 'task', mission: 'mission3', column: 2 },
  { kind: 'menace', menace: 'singularity' },
  { kind: 'lunaCard', lunaCard: 'II-7' },
  { kind: 'company', company: 'tawac' },
  { kind: 'trackSpace', company: 'tawac', space: 12 },
  { kind: 'column', company: 'skymine', column: 0 },
  { kind: 'sector', sector: 24 },
  { kind: 'asteroid', asteroid: 3 },
  { kind: 'outpostSpace', asteroid: 3, space: 0 },
  { kind: 'shuttleSpace', shuttleSpace: 11 },
  { kind: 'bonusSpace', space: 'tawac1' },
  { kind: 'displaySlot', slot: 12 },
  { kind: 'displaySpace', space: 0 },
  { kind: 'seat', seat: 3 },
  { kind: 'actionSlot', seat: 0, slot: 4 },
  { kind: 'restingSlot', seat: 1, slot: 0 },
  { kind: 'researchSpace', seat: 2, position: 16 },
];

test('the examples cover every kind', () => {
  expect(REFS.map(({ kind }) => kind)).toEqual(REF_KINDS);
});

test.each(REFS)('a reference to a $kind survives formatting and parsing', (ref) => {
  expect(refId(ref).startsWith(`${ref.kind}:`)).toBe(true);
  expect(parseRef(refId(ref))).toEqual(ref);
});

test('no two references have the same id', () => {
  expect(new Set(REFS.map(refId)).size).toBe(REFS.length);
  expect(refId({ kind: 'column', company: 'tawac', column: 2 })).toBe('column:tawac:2');
});

test.each([
  undefined,
  null,
  7,
  '',
  'card',
  'card:',
  'card:A07:1',
  'sector:',
  'sector:one',
  'sector:-1',
  'sector:01',
  'sector:1.5',
  'sector:12345',
  'task:mission3',
  'holiday:1',
  'toString:1',
  '__proto__:1',
])('parseRef rejects %j', (id) => {
  expect(parseRef(id)).toBeUndefined();
});
