import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RULES } from '../../../src/entries/index.ts';

const root = join(import.meta.dirname, '../../..');
// Rulings (AMB-EXP-1) and component facts (CF-EXP-1) are not rules.
const ID = /(?<![A-Z]-|[A-Z])[A-Z]+-\d+\b/g;
const PREFIXES = new Set(Object.keys(RULES).map((id) => id.split('-')[0]));

/** Returns the ids in a text that look like rules. Only literal ids count, not ranges such as "EXP-7 to EXP-12". */
function ruleIdsIn(text: string): string[] {
  return [...text.matchAll(ID)].map(([id]) => id).filter((id) => PREFIXES.has(id.split('-')[0]));
}

function textsIn(folders: readonly string[], suffix: RegExp): { readonly path: string; readonly text: string }[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return names
      .filter((each) => suffix.test(each))
      .sort()
      .map((name) => join(root, folder, name))
      .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
  });
}

/** Returns the first file in the folders that cites each id. */
function citations(folders: readonly string[], suffix: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of textsIn(folders, suffix)) {
    for (const id of ruleIdsIn(text)) if (!found.has(id)) found.set(id, path);
  }
  return found;
}

// The catalogue and the violations cite every rule, so `src/rulebook` does not count as an implementation.
export const citedInSource = (): Map<string, string> =>
  citations(['src/campaign', 'src/components', 'src/content', 'src/game'], /\.ts$/);
/** Returns the first scenario file that cites each id, or the first test if there is no scenario. */
export const citedInTests = (): Map<string, string> =>
  new Map([...citations(['test'], /\.test\.ts$|^text\/.*\.txt$/), ...citations(['test/scenarios'], /\.txt$/)]);

/** Returns the number of scenarios whose titles cite each rule. */
export function scenariosPerRule(): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text } of textsIn(['test/scenarios'], /\.txt$/)) {
    const titles = text.split(/\n\s*\n/).map((block) => block.trimStart().split('\n')[0] ?? '');
    for (const title of titles.filter((each) => !each.startsWith('#'))) {
      for (const id of new Set(ruleIdsIn(title))) found.set(id, (found.get(id) ?? 0) + 1);
    }
  }
  return found;
}
