import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns a hash of plain JSON: the first 16 hexadecimal digits of the SHA-256 of `sortedJson`. The hash is the same on
 * every machine and for any key order. Keys in `skip` are ignored.
 */
export function fingerprint(value: unknown, skip: ReadonlySet<string> = new Set()): string {
  return bytesToHex(sha256(utf8ToBytes(sortedJson(value, skip)))).slice(0, 16);
}

/** Returns JSON with object keys sorted by code unit, so that equal values give equal strings. */
export function sortedJson(value: unknown, skip: ReadonlySet<string> = new Set()): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item, skip)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([key, part]) => part !== undefined && !skip.has(key));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${sortedJson(part, skip)}`).join()}}`;
}
