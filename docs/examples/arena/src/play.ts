import { type Job, type JobResult, playJob } from 'skymines-rules/arena';
import type { Bot } from 'skymines-rules/bots';
import { botNamed } from './bots.ts';

/** Plays one game. This module runs in every thread and worker. */
export default async function play(job: Job): Promise<JobResult> {
  const bots = await Promise.all(job.players.map(botNamed));
  const botOf = (name: string): Bot => {
    const bot = bots[job.players.indexOf(name)];
    if (bot === undefined) throw new Error(`No player of this game is called "${name}"`);
    return bot;
  };
  return playJob(job, botOf, { now: () => performance.now() });
}
