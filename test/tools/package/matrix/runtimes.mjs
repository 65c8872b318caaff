import process from 'node:process';
import { run } from '../packed.mjs';

const FETCH_SECONDS = 90;
const RUN_SECONDS = 120;

/** A runtime from an npm package, started by npx. */
function fromNpm(name, spec, command, ...scripts) {
  return { name, command: 'npx', args: ['-y', '-p', spec, ...command], scripts };
}

function node(major) {
  const scripts = ['import.mjs', 'require.cjs'];
  const isOwn = process.versions.node.startsWith(`${major}.`);
  if (isOwn) return { name: `Node ${major}`, command: process.execPath, args: [], scripts };
  return fromNpm(`Node ${major}`, `node@${major}`, ['node'], ...scripts);
}

const RUNTIMES = [
  node(20),
  node(22),
  node(24),
  node(26),
  fromNpm('Deno', 'deno@2.9.6', ['deno'], 'import.mjs'),
  fromNpm('Bun', 'bun@1.4.5', ['bun'], 'import.mjs', 'require.cjs'),
];

/** Runs the scripts in every runtime: rows `{ name, outcome, detail }`. */
export function inRuntimes(project) {
  return RUNTIMES.flatMap(({ name, command, args, scripts }) => {
    const started = run(project, command, [...args, '--version'], { seconds: FETCH_SECONDS });
    if (started.failure !== undefined) return [{ name, outcome: 'SKIPPED', detail: started.failure }];
    const version = /\d+\.\d+\.\d+/.exec(started.stdout)?.[0] ?? '';
    const allowed = name === 'Deno' ? ['run', '--allow-all'] : [];
    return scripts.map((script) => {
      const { stdout, failure } = run(project, command, [...args, ...allowed, script], { seconds: RUN_SECONDS });
      const row = `${name.split(' ')[0]} ${version} ${script}`;
      return failure === undefined
        ? { name: row, outcome: 'played', detail: stdout.trim() }
        : { name: row, outcome: 'FAIL', detail: failure };
    });
  });
}
