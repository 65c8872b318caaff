import process from 'node:process';
import { fetchProgram, run } from '../packed.mjs';

const RUN_SECONDS = 120;

const BOTH = ['import.mjs', 'require.cjs'];

const RUNTIMES = [
  ...[20, 22, 24, 26].map((major) => ({
    name: `Node ${major}`,
    spec: `node@${major}`,
    program: 'node',
    scripts: BOTH,
  })),
  { name: 'Deno', spec: 'deno@2.9.6', program: 'deno', scripts: ['import.mjs'] },
  { name: 'Bun', spec: 'bun@1.4.5', program: 'bun', scripts: BOTH },
];

function find(project, { name, spec, program }) {
  const isOwn = name === `Node ${process.versions.node.split('.')[0]}`;
  return isOwn ? { path: process.execPath } : fetchProgram(project, spec, program);
}

/** Runs the scripts in every runtime: rows `{ name, outcome, detail }`. */
export function inRuntimes(project) {
  return RUNTIMES.flatMap((runtime) => {
    const { name, scripts } = runtime;
    const { path, failure: missing } = find(project, runtime);
    if (missing !== undefined) return [{ name, outcome: 'SKIPPED', detail: missing }];
    const version = /\d+\.\d+\.\d+/.exec(run(project, path, ['--version']).stdout)?.[0] ?? '';
    const allowed = name === 'Deno' ? ['run', '--allow-all'] : [];
    return scripts.map((script) => {
      const { stdout, failure } = run(project, path, [...allowed, script], { seconds: RUN_SECONDS });
      const row = `${name.split(' ')[0]} ${version} ${script}`;
      return failure === undefined
        ? { name: row, outcome: 'played', detail: stdout.trim() }
        : { name: row, outcome: 'FAIL', detail: failure };
    });
  });
}
