import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Draw,
  drawInteger,
  isStream,
  openStream,
  pickOne,
  type RandomStream,
  seedStream,
  shuffled,
} from '../../src/engine/random.ts';

/** A source of fixed numbers that counts the unused ones. */
function fixed(...numbers: number[]): { draw: Draw; left: () => number } {
  const draw = (): number => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('one draw too many');
    return next;
  };
  return { draw, left: () => numbers.length };
}

test('a shuffle of n items uses n - 1 draws and keeps every item', () => {
  const { draw, left } = fixed(0, 0.5, 0.99);
  expect(shuffled(draw, ['a', 'b', 'c', 'd']).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(left()).toBe(0);
});

test('the draws decide the order', () => {
  expect(shuffled(fixed(0.9, 0.9).draw, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(shuffled(fixed(0, 0).draw, [1, 2, 3])).toEqual([3, 1, 2]);
});

test('every order of three items is equally frequent over all draws', () => {
  const orders = new Map<string, number>();
  for (const first of [0.25, 0.75]) {
    for (const second of [0.1, 0.5, 0.9]) {
      const order = shuffled(fixed(first, second).draw, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
  }
  expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a drawn integer is from 0 up to but not including the bound', () => {
  expect([0, 0.49, 0.5, 0.999].map((number) => drawInteger(() => number, 2))).toEqual([0, 0, 1, 1]);
});

test('a saved stream continues where it stopped, even after a JSON round trip', () => {
  const property = fc.property(fc.string(), fc.nat(50), (seed, count) => {
    const stream = openStream(seedStream(seed));
    for (let draws = 0; draws < count; draws += 1) stream.draw();
    const saved = JSON.parse(JSON.stringify(stream.save()));
    const expected = [stream.draw(), stream.draw()];
    const continued = openStream(saved);
    expect([continued.draw(), continued.draw()]).toEqual(expected);
  });
  fc.assert(property, { numRuns: 200 });
});

const STEP = 2 ** -32;
const LARGEST_CARRY = 2091639;
const stream: RandomStream = { c: 1, s0: 0.5, s1: 0.25, s2: 1 - STEP };

test.each<Partial<RandomStream>>([{}, { c: 0 }, { c: LARGEST_CARRY }, { s0: 0 }, { s1: STEP }, { s2: 0 }])(
  'alea can produce a stream with %o',
  (part) => {
    expect(isStream({ ...stream, ...part })).toBe(true);
  },
);

test.each<Partial<RandomStream>>([
  { c: -1 },
  { c: 0.5 },
  { c: LARGEST_CARRY + 1 },
  { c: Number.NaN },
  { s0: 1 },
  { s0: -STEP },
  { s0: STEP / 2 },
  { s0: Number.NaN },
  { s1: 1 },
  { s1: -STEP },
  { s1: STEP / 2 },
  { s2: 1 },
  { s2: -STEP },
  { s2: STEP / 2 },
])('alea cannot produce a stream with %o', (part) => {
  expect(isStream({ ...stream, ...part })).toBe(false);
});

test('alea can produce every stream of a seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, draws) => {
      const open = openStream(seedStream(seed));
      for (let drawn = 0; drawn < draws; drawn += 1) open.draw();
      expect(isStream(open.save())).toBe(true);
    }),
  );
});

test('picks one of several items and nothing from an empty list', () => {
  expect(pickOne(() => 0.5, ['a', 'b', 'c'])).toBe('b');
  expect(() => pickOne(() => 0, [])).toThrow(new RangeError('Nothing to pick from'));
});
