// An invented next version of the library, called version 2; the current one is version 1. Double borders cost one more
// energy, so some old games stop. Coins at the end round up from 4 to 5, and Luna has no success point for missions, so
// other games stay legal but have another result. Its states have an additional field.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RULES_VERSION, STATE_SCHEMA } from '../../src/game/model/state.ts';

type Library = typeof import('../../src/entries/index.ts') & typeof import('../../src/entries/campaign.ts');

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** The schema and rules version of its states. */
export const NEXT = { schema: STATE_SCHEMA + 1, rules: RULES_VERSION + 1 } as const;

/** The changes of version 2 by file: a text and its replacement. */
const CHANGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'game/model/state.ts': [
    [`export const STATE_SCHEMA = ${STATE_SCHEMA};`, `export const STATE_SCHEMA = ${NEXT.schema};`],
    [`export const RULES_VERSION = ${RULES_VERSION};`, `export const RULES_VERSION = ${NEXT.rules};`],
  ],
  'components/printed.ts': [['BORDER_ENERGY = { 1: 1, 2: 2 }', 'BORDER_ENERGY = { 1: 1, 2: 3 }']],
  'game/rules/round/scoring.ts': [
    ['    coins, // SCORE-2', '    coins: ownCoins, // SCORE-2'],
    [
      'const { coins, helium } = playerAt(game, seat);',
      'const { coins, helium } = playerAt(game, seat);\n  const ownCoins = coins + (coins % 5 === 4 ? 1 : 0);',
    ],
    ['total: coins + astrogo', 'total: ownCoins + astrogo'],
  ],
  'campaign/points.ts': [['if (seat === state.luna?.seat) return true;', '']],
  'game/rules/setup/newGame.ts': [['    turns: 0,', '    turns: 0,\n    weather: 0,']],
  'hosting/saves/shape/state.ts': [['  turns: ', '  weather: whole(0, 9),\n  turns: ']],
  'hosting/saves/saveGame.ts': [
    [
      'Migration | undefined>> = {',
      `Migration | undefined>> = { ${STATE_SCHEMA}: (state) => ({ ...state, schema: ${NEXT.schema}, weather: 0 }),`,
    ],
  ],
};

/** The file in version 2. A change whose text is missing fails, so that the build is never version 1 by accident. */
function changed(path: string): string {
  return (CHANGES[path] ?? []).reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`${path} has no "${before}"`);
      return text.replace(before, after);
    },
    readFileSync(join(SRC, path), 'utf8'),
  );
}

/** Builds version 2 into a folder: each of its entries is a file, such as `index.mjs`. */
export async function buildVersionTwo(outDir: string, names: readonly string[]): Promise<void> {
  const { build } = await import('tsup'); // loaded only where a test builds
  const touched = Object.keys(CHANGES);
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(names.map((name) => [name, join(SRC, `entries/${name}.ts`)])),
    format: 'esm',
    target: 'es2022',
    outDir,
    noExternal: [/.*/],
    outExtension: () => ({ js: '.mjs' }),
    esbuildPlugins: [
      {
        name: 'version 2',
        setup: (plugin) =>
          plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = path.slice(SRC.length).replaceAll('\\', '/');
            return touched.includes(file) ? { contents: changed(file), loader: 'ts' } : undefined;
          }),
      },
    ],
  });
}

/** Builds version 2 and loads it. */
export async function versionTwo(): Promise<Library> {
  const outDir = mkdtempSync(join(tmpdir(), 'version-2-'));
  try {
    await buildVersionTwo(outDir, ['index', 'campaign']);
    return await loadVersionTwo(outDir);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Loads version 2 from the folder into which it was built. */
export async function loadVersionTwo(folder: string): Promise<Library> {
  const load = (name: string): Promise<Library> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.mjs`)).href);
  return { ...(await load('index')), ...(await load('campaign')) };
}
