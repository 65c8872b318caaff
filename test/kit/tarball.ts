import { readFileSync } from 'node:fs';
import { filesBelow } from './docs.ts';

/** The files that npm packs whatever `files` says. */
const ALWAYS: readonly string[] = ['package.json', 'README.md', 'LICENSE'];

/** Whether a pattern of `files` means a file: its own path, a folder around it, or a glob. */
function matches(pattern: string, file: string): boolean {
  const glob = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:[^/]+/)*');
  return new RegExp(`^${glob}(?:/|$)`).test(file);
}

/** What of these folders npm packs by the `files` of `package.json`, where a later pattern has the last word. Asking npm takes seconds. */
export function packedFiles(...folders: readonly string[]): string[] {
  const { files }: { files: readonly string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isPacked = (file: string): boolean => {
    const last = files.filter((pattern) => matches(pattern.replace(/^!/, ''), file)).at(-1);
    return last !== undefined && !last.startsWith('!');
  };
  const rest = [...files.filter((name) => /^\w+\.md$/.test(name)), ...folders.flatMap(filesBelow)];
  return [...new Set([...ALWAYS, ...rest.filter(isPacked)])];
}
