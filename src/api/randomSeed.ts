/**
 * Returns an unguessable seed: 128 random bits from `crypto.getRandomValues`, as 32 hexadecimal digits.
 * @throws Error when the runtime has no `crypto.getRandomValues`.
 * @example
 * ```ts
 * const state = createGame({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export function randomSeed(): string {
  // Node, browsers, workers, Deno and Bun support this part of Web Crypto.
  const { crypto } = globalThis as { readonly crypto?: { getRandomValues(bytes: Uint8Array): Uint8Array } };
  if (typeof crypto?.getRandomValues !== 'function') {
    throw new Error('crypto.getRandomValues is not available. Pass an unguessable seed of your own.');
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
