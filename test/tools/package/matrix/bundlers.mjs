import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { install, run } from '../packed.mjs';

const VITE = `export default {
  logLevel: 'warn',
  build: { outDir: 'by/vite', lib: { entry: 'import.mjs', formats: ['es'], fileName: 'games' } },
};
`;

/** Each bundler with its packages, its command and its output file. Any output to `stderr` counts as a warning. */
const BUNDLERS = [
  {
    packages: ['esbuild@0.28.2'],
    command: ['esbuild', 'import.mjs', '--bundle', '--format=esm', '--outfile=by/esbuild.mjs', '--log-level=warning'],
    file: 'by/esbuild.mjs',
  },
  {
    packages: ['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3', '@rollup/plugin-commonjs@29.0.3'],
    command: [
      'rollup',
      'import.mjs',
      '-p',
      'node-resolve,commonjs',
      '-o',
      'by/rollup.mjs',
      '--silent',
      '--failAfterWarnings',
    ],
    file: 'by/rollup.mjs',
  },
  { packages: ['vite@8.3.8'], command: ['vite', 'build'], file: 'by/vite/games.js' },
  {
    packages: ['webpack@5.112.2', 'webpack-cli@7.3.1'],
    command: [
      'webpack',
      './import.mjs',
      '--mode=production',
      '--no-performance',
      '--output-path=by/webpack',
      '--fail-on-warnings',
    ],
    file: 'by/webpack/main.js',
  },
];

/**
 * Bundles the games and plays them from the bundle: rows `{ name, outcome, detail }`. A bundler with a warning has
 * failed.
 */
export function inBundlers(project) {
  writeFileSync(join(project, 'vite.config.mjs'), VITE);
  return BUNDLERS.map(({ packages, command, file }) => {
    const name = packages[0].replace('@', ' ');
    try {
      install(project, ...packages);
    } catch (error) {
      return { name, outcome: 'SKIPPED', detail: String(error) };
    }
    const [bin, ...args] = command;
    const bundled = run(project, join(project, 'node_modules/.bin', bin), args);
    const wrong = bundled.failure ?? bundled.stderr.trim();
    if (wrong !== '') return { name, outcome: 'FAIL', detail: wrong };
    const { stdout, failure } = run(project, process.execPath, [file]);
    return failure === undefined
      ? { name, outcome: 'played', detail: stdout.trim() }
      : { name, outcome: 'FAIL', detail: failure };
  });
}
