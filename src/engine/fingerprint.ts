import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns a short text that is the same for equal plain JSON, on every machine and in any order of keys: the first 16
 * hex digits of the SHA-256 of `sortedJson`. `skip` names keys to leave out.
 */
export function fingerprint(value: unknown, skip: ReadonlySet<string> = new Set()): string {
  return bytesToHex(sha256(utf8ToBytes(sortedJson(value, skip)))).slice(0, 16);
}

/** Returns JSON with the keys of every object sorted by code unit, so that equal values give equal texts. */
export function sortedJson(value: unknown, skip: ReadonlySet<string> = new Set()): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item, skip)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([key, part]) => part !== undefined && !skip.has(key));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${sortedJson(part, skip)}`).join()}}`;
}
