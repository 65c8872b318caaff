import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '../../src/engine/fingerprint.ts';

test('the fingerprint of a value is the same on every machine', () => {
  // printf '{"a":[1,"x",null],"b":true}' | sha256sum
  expect(fingerprint({ b: true, a: [1, 'x', null] })).toBe('4d7b28d08614fa6b');
});

test('the fingerprint does not depend on the order of keys or a JSON round trip', () => {
  const property = fc.property(fc.jsonValue(), (value) => {
    const turned = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).reverse())
        : part,
    );
    expect(fingerprint(turned)).toBe(fingerprint(value));
  });
  fc.assert(property);
});

test('the fingerprint depends on everything else except the skipped keys', () => {
  const value = { cost: 1, sources: { rest: 'rulebook' } };
  expect(fingerprint({ ...value, cost: 2 })).not.toBe(fingerprint(value));
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  const skip = new Set(['sources']);
  expect(fingerprint({ ...value, sources: 'else' }, skip)).toBe(fingerprint(value, skip));
});
