// Shared helpers for checks of the packed tarball: commands, and a temporary project with the tarball installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

export const ROOT = join(import.meta.dirname, '../../..');

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * The subpaths of the package, such as `text/fr`. Each is a file in `src/entries`, and `index` is the package itself.
 */
const SUBPATHS = readdirSync(join(ROOT, 'src/entries'), { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.ts'.length))
  .sort();

/**
 * The entries that can be imported, such as `{ name: 'skymines-rules/sim', types: './dist/entries/sim.d.ts', default:
 * './dist/entries/sim.js' }`.
 */
export const ENTRIES = SUBPATHS.map((subpath) => ({
  name: subpath === 'index' ? 'skymines-rules' : `skymines-rules/${subpath}`,
  types: `./dist/entries/${subpath}.d.ts`,
  default: `./dist/entries/${subpath}.js`,
}));

/** A package with the version used by this project, such as `fast-check@4.10.2`. */
export const pinned = (name) => `${name}@${devDependencies[name]}`;

// Run under `npm run`, npm exports this package's own settings; the fresh project must not inherit them.
const inherited = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !inherited.test(key)));

/** Runs a command and returns its output, with the reason of a failure or `undefined`. */
export function run(cwd, command, args, { seconds = 180, variables = {} } = {}) {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...env, ...variables },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status === 0) return { stdout, stderr, failure: undefined };
  const reason = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`);
  return { stdout, stderr, failure: [reason, stdout, stderr].filter(Boolean).join('\n') };
}

/** Runs a command and returns its output. Throws when it fails. */
export function mustRun(cwd, command, args, variables = {}) {
  const { stdout, failure } = run(cwd, command, args, { variables });
  if (failure !== undefined) throw new Error([`${command} ${args.join(' ')}`, failure].join(': '));
  return stdout;
}

export function install(project, ...packages) {
  mustRun(project, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages]);
}

/**
 * Downloads a program of an npm package, such as `tsc` of `typescript@5.0`, and returns its path, or the reason of a failure. Starting it by npx each time would take longer than most programs run.
 */
export function fetchProgram(cwd, spec, name) {
  const { stdout, failure } = run(cwd, 'npx', ['-y', '-p', spec, 'which', name], { seconds: 90 });
  return { path: stdout.trim(), failure };
}

/** Packs the built package, calls `use` with a project that has the tarball installed, and cleans up. */
export async function withPackedProject(use) {
  const work = mkdtempSync(join(tmpdir(), 'skymines-packed-'));
  const project = join(work, 'project');
  try {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
    mustRun(ROOT, 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', work]);
    install(project, ...readdirSync(work).flatMap((file) => (file.endsWith('.tgz') ? [join(work, file)] : [])));
    return await use(project);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
