import { type Job, type JobResult, playJob } from 'skymines-rules/arena';
import { botOf } from './bots.ts';

/** Plays one game; every thread and every worker runs this. */
export default function play(job: Job): JobResult {
  return playJob(job, botOf, { now: () => performance.now() });
}
