import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { configDefaults, mergeConfig } from 'vitest/config';
import usual from '../../../vitest.config.ts';

const root = join(import.meta.dirname, '../../..');

/** Checks whether a file plays more in a proof. Helpers that do so are next to the tests that use them. */
function playsMore(text: string): boolean {
  return /(proofCount|proofList|soakCount)\(|\b(IS_PROOF|IS_WHOLE_PROOF|MODES|proofTest|wholeProofTest)\b|describeGames(WithLuna|WithModules)?\(/.test(
    text,
  );
}

/** Folders that need Chromium, the built site or servers, and have their own configurations. */
const NEEDS_MORE = /^(browser|site)[\\/]/;

/** With `FILES=all`, a run that also proves needs no second start of the same files. */
const isWanted = process.env['FILES'] === 'all' ? () => true : playsMore;

const include = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !NEEDS_MORE.test(file))
  .filter((file) => isWanted(readFileSync(join(root, 'test', file), 'utf8')))
  .map((file) => `test/${file.replaceAll('\\', '/')}`);

const TIME = 'test/trust/readers/time.test.ts';

/** The proofs: `npm run prove` runs all of them, and `PROVE=0.1 npm run prove` a tenth of their large numbers. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  {
    root,
    test: {
      include: [...include, TIME],
      exclude: configDefaults.exclude,
      env: { PROVE: process.env['PROVE'] ?? '1' },
      pool: 'forks',
      // `npm test` sets the same flags for its threads, with the reasons.
      execArgv: ['--interrupt-budget=600000', '--min-semi-space-size=32', '--max-semi-space-size=64'],
    },
  },
);
