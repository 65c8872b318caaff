/** What is used of Web Crypto, which Node, browsers, workers, Deno and Bun have. */
interface WebCrypto {
  readonly crypto?: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/**
 * A seed that nobody can guess: 128 random bits from `crypto.getRandomValues`, as 32 hexadecimal digits.
 * @throws Error where there is no `crypto`.
 */
export function randomSeed(): string {
  const { crypto } = globalThis as WebCrypto;
  if (typeof crypto?.getRandomValues !== 'function') {
    throw new Error('There is no crypto.getRandomValues here; give a seed of your own that nobody can guess.');
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
