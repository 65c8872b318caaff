export { type Collection, collect, type PlayedGame } from '../arena/collect.ts';
export { drawStandings, formatSequential, formatStandings } from '../arena/format.ts';
export { type JobResult, type PlayOptions, playJob } from '../arena/job.ts';
export { type Job, type Match, pairings, schedule, type TableOptions } from '../arena/match.ts';
export { type Standing, type Standings, standings } from '../arena/ratings.ts';
export { type SequentialOptions, type SequentialResult, sequential } from '../arena/sequential.ts';
export type { Estimate } from '../arena/statistics.ts';
