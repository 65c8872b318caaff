// Runs the scripts of a job locally, one after the other, in a fresh clone of the last commit:
//
//   npm run rehearse -- nightly hunt
//
// Actions that store and fetch files copy them; other actions are skipped. Nothing leaves this machine: `gh` only
// prints its arguments, `npm publish` does everything except publish, and pushing goes to a copy of the repository.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { WorkflowStep } from './workflows.ts';
import { workflowOf } from './workflows.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Returns the value that the service would insert for an expression. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  'inputs.seed || github.run_id': '1',
  'github.run_id': '1',
  'github.token': 'none',
  'github.repository': 'owner/skymines-rules',
  'github.ref_name': `v${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}`,
  'steps.pages.outputs.base_path': '',
};

/** A stage for rehearsals: a copy of the repository, a clone of the copy, and the artifacts of jobs. */
export interface Stage {
  readonly clone: string;
  readonly artifacts: string;
  /** The values of expressions and the environment of steps. */
  readonly expressions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Creates a stage, calls `use`, and removes it. */
export async function onStage<Result>(use: (stage: Stage) => Promise<Result> | Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'skymines-rehearsal-'));
  const stage = { clone: join(folder, 'clone'), artifacts: join(folder, 'artifacts') };
  try {
    execFileSync('git', ['clone', '--quiet', '--bare', ROOT, join(folder, 'origin.git')]);
    execFileSync('git', ['clone', '--quiet', join(folder, 'origin.git'), stage.clone]);
    mkdirSync(join(folder, 'bin'));
    writeProgram(join(folder, 'bin/gh'), 'echo "gh $*"');
    const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
    writeProgram(join(folder, 'bin/npm'), `[ "$1" = publish ] && set -- "$@" --dry-run\nexec ${npm} "$@"`);
    return await use(stage);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeProgram(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Runs every step of a job. Throws at the first script that fails. */
export function rehearse(stage: Stage, file: string, name: string): void {
  const job = workflowOf(`${file}.yml`).jobs[name];
  if (job === undefined) throw new Error(`${file}.yml has no job ${name}`);
  for (const step of job.steps ?? []) {
    if (step.uses !== undefined) act(stage, step);
    else if (step.run !== undefined) script(stage, step.run, { ...job.env, ...step.env });
  }
}

function act({ clone, artifacts }: Stage, { uses = '', with: given = {} }: WorkflowStep): void {
  const [action = ''] = uses.split('@');
  const kept = join(artifacts, String(given['name']));
  const path = join(clone, String(given['path']));
  // A single file keeps its name, as in the service.
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const to = isFolder ? kept : join(kept, basename(path));
  if (action === 'actions/upload-artifact' && existsSync(path)) cpSync(path, to, { recursive: true });
  else if (action === 'actions/download-artifact') cpSync(kept, path, { recursive: true });
  else console.log(`(${action})`);
}

function script(stage: Stage, run: string, env: Readonly<Record<string, string>>): void {
  console.log(`$ ${run.trim()}`);
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
    cwd: stage.clone,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(dirname(stage.clone), 'bin')}:${process.env['PATH']}`,
      ...Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filledIn(value, stage.expressions)])),
      ...stage.env,
    },
  });
  if (status !== 0) throw new Error(`${run.trim()} ended with status ${status}`);
}

function filledIn(value: string, more: Readonly<Record<string, string>> = {}): string {
  return value.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const put = more[expression] ?? EXPRESSIONS[expression];
    if (put === undefined) throw new Error(`nothing is known about the expression ${expression}`);
    return put;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file = '', ...names] = process.argv.slice(2);
  await onStage((stage) => {
    for (const name of names) rehearse(stage, file, name);
  });
}
