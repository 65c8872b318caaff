import { readFileSync } from 'node:fs';
import { filesBelow } from './docs.ts';

/** Files that npm always packs, regardless of `files`. */
const ALWAYS: readonly string[] = ['package.json', 'README.md', 'LICENSE'];

/** Checks whether a pattern of `files` matches a file: its path, a parent folder, or a glob. */
function matches(pattern: string, file: string): boolean {
  const glob = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:[^/]+/)*');
  return new RegExp(`^${glob}(?:/|$)`).test(file);
}

/**
 * Returns the files in these folders that npm packs by the `files` of `package.json`, where later patterns take
 * precedence. Running npm would take seconds.
 */
export function packedFiles(...folders: readonly string[]): string[] {
  const { files }: { files: readonly string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isPacked = (file: string): boolean => {
    const last = files.filter((pattern) => matches(pattern.replace(/^!/, ''), file)).at(-1);
    return last !== undefined && !last.startsWith('!');
  };
  const rest = [...files.filter((name) => /^\w+\.md$/.test(name)), ...folders.flatMap(filesBelow)];
  return [...new Set([...ALWAYS, ...rest.filter(isPacked)])];
}
