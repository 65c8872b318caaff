import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../../.github/workflows');

/** A step of a job: it uses an action, or runs a script. */
export interface WorkflowStep {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface WorkflowJob {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps?: readonly WorkflowStep[];
}

export interface Workflow {
  readonly name: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, WorkflowJob>>;
}

export const WORKFLOW_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yml'))
  .sort();

export function textOfWorkflow(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

export function workflowOf(file: string): Workflow {
  return parse(textOfWorkflow(file));
}

/** Every job with its own steps, by a name such as `ci.yml quick`. */
export const JOBS: readonly (readonly [name: string, job: WorkflowJob])[] = WORKFLOW_FILES.flatMap((file) =>
  Object.entries(workflowOf(file).jobs)
    .filter(([, job]) => job.uses === undefined)
    .map(([name, job]) => [`${file} ${name}`, job] as const),
);
