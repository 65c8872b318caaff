import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGame, randomSeed } from '../../../src/entries/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a random seed', () => {
  test('has 128 bits and is different every time', () => {
    const seeds = Array.from({ length: 1000 }, randomSeed);
    expect(new Set(seeds).size).toBe(1000);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const bits = seeds.map((seed) => BigInt(`0x${seed}`));
    for (let bit = 0n; bit < 128n; bit += 1n) {
      const ones = bits.filter((value) => ((value >> bit) & 1n) === 1n).length;
      expect(ones).toBeGreaterThan(350);
      expect(ones).toBeLessThan(650);
    }
  });

  test('is a text that creates a game', () => {
    const seed = randomSeed();
    expect(createGame({ players: ['Ana', 'Ben'], seed }).options.seed).toBe(seed);
  });

  test('comes from crypto.getRandomValues', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    expect(randomSeed()).toBe('0a'.repeat(16));
  });

  test.each([undefined, {}])('throws a clear error when crypto is %j', (crypto) => {
    vi.stubGlobal('crypto', crypto);
    expect(randomSeed).toThrow(/crypto\.getRandomValues is not available\. Pass an unguessable seed of your own/);
  });
});
